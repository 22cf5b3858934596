package dev.yaku.randomrules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OwnRules;
import dev.yaku.internal.hand.HandTableEvaluator;
import dev.yaku.internal.jit.ByteCards;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Hands with as many copies and jokers as the rules have, and with one more. Packed values were
 * worked out by hand, as in {@code PackedPromiseTest}.
 */
final class CopiesTest {
  private static final String TWO_DECKS =
      """
      ranks = 6789TA
      copies = 2
      cards = 4-7
      categories = high-card one-pair two-pair three-of-a-kind straight flush full-house \\
          four-of-a-kind straight-flush five-of-a-kind
      """;

  /** With the number of copies and of jokers, and what jokers require. */
  private static final String RANKS_ONLY =
      """
      ranks = 789
      copies = %d
      jokers = %d
      %s
      cards = 5-7
      categories = high-card one-pair two-pair three-of-a-kind full-house four-of-a-kind \\
          five-of-a-kind
      """;

  @TempDir private Path folder;

  private static String ranksOnly(int copies, int jokers) {
    return RANKS_ONLY.formatted(copies, jokers, jokers > 0 ? "wild-doubles = yes" : "");
  }

  private HandEvaluator compiled(String rules) throws IOException {
    return OwnRules.compiled(folder, "mine", rules);
  }

  private static Executable oneByOne(HandEvaluator evaluator, int... c) {
    return switch (c.length) {
      case 5 -> () -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4]);
      case 6 -> () -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4], c[5]);
      case 7 -> () -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4], c[5], c[6]);
      default -> () -> evaluator.evaluateCards(c);
    };
  }

  private static Executable byteByByte(HandEvaluator evaluator, byte... c) {
    return switch (c.length) {
      case 5 -> () -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4]);
      case 6 -> () -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4], c[5]);
      case 7 -> () -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4], c[5], c[6]);
      default -> () -> evaluator.evaluate(c, c.length, new int[1]);
    };
  }

  /** As in a long array of packed hands. */
  private static Executable ofMany(HandEvaluator evaluator, int... c) {
    ByteCards cards = ((HandTableEvaluator) evaluator).byteCards();
    return switch (c.length) {
      case 5 -> () -> cards.evaluate(c[0], c[1], c[2], c[3], c[4]);
      case 6 -> () -> cards.evaluate(c[0], c[1], c[2], c[3], c[4], c[5]);
      case 7 -> () -> cards.evaluate(c[0], c[1], c[2], c[3], c[4], c[5], c[6]);
      default -> () -> evaluator.evaluateCards(c);
    };
  }

  private static void assertRejected(String message, Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "6c 6c 7d 8h As, 25D760",
    "6c 7c 8c Tc Ac, 6D9765",
    "6c 6c 7d 8h As Ts, 25D970",
    "6c 6c 7c 8c Ac Ad, 6D7655",
    "6c 6c 7d 7d 8h Ts As, 365D00",
    "6c 6c 7c 7c 8c Td As, 676655"
  })
  void hand_withTwoOfACard_hasItsValueInEveryForm(String hand, String packed) throws IOException {
    HandEvaluator two = compiled(TWO_DECKS);
    new Forms(two).assertPacked(Integer.parseInt(packed, 16), () -> TWO_DECKS, two.parse(hand));
  }

  @ParameterizedTest
  @CsvSource({
    "4 4 4 5, '6c is held 3 times, mine has it 2 times, at index 2 of 6c 6c 6c 7c'",
    "4 4 4 5 6, '6c is held 3 times, mine has it 2 times, at index 2 of 6c 6c 6c 7c 8c'",
    "4 5 4 6 4 7, '6c is held 3 times, mine has it 2 times, at index 4 of 6c 7c 6c 8c 6c 9c'",
    "5 4 6 4 7 8 4, '6c is held 3 times, mine has it 2 times, at index 6 of 7c 6c 8c 6c 9c Tc 6c'",
    "0 4 5 6 7, '2c is not in the deck of mine, at index 0 of 2c 6c 7c 8c 9c'",
    "4 5 4 6 7 0, '2c is not in the deck of mine, at index 5 of 6c 7c 6c 8c 9c 2c'",
    "4 5 4 6 0 7 8, '2c is not in the deck of mine, at index 4 of 6c 7c 6c 8c 2c 9c Tc'"
  })
  void hand_withACardTooMany_isRejectedWithItsPlace(String cards, String message)
      throws IOException {
    HandEvaluator two = compiled(TWO_DECKS);
    int[] hand = Arrays.stream(cards.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    assertRejected(message, () -> two.evaluateCards(hand));
    assertRejected(message, oneByOne(two, hand));
    byte[] bytes = new byte[hand.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) hand[i];
    }
    String fault = message.substring(0, message.indexOf(", at index"));
    for (Executable call :
        List.<Executable>of(
            byteByByte(two, bytes),
            () -> two.evaluate(bytes, bytes.length, new int[1]),
            ofMany(two, hand))) {
      String found = assertThrows(IllegalArgumentException.class, call).getMessage();
      assertTrue(found.contains(fault), found);
    }
  }

  /** No hand can hold too many of a card, so nothing is counted, and the index is not known. */
  @ParameterizedTest
  @CsvSource({"5, 0", "6, 0", "7, 0", "7, 7"})
  void hand_ofNoMoreCardsThanCopies_isRejectedForACardOfAnotherDeck(int copies, int jokers)
      throws IOException {
    HandEvaluator decks = compiled(ranksOnly(copies, jokers));
    int seven = Card.parse("7c");
    int[] hand = new int[copies];
    Arrays.fill(hand, seven);
    int value = decks.evaluateCards(hand);
    assertEquals(0x760000, decks.packed(value)); // five-of-a-kind
    new Forms(decks).assertPacked(0x760000, () -> RANKS_ONLY, hand);
    hand[copies - 1] = 0;
    assertRejected("2c is not in the deck of mine", oneByOne(decks, hand));
    assertRejected(
        "2c is not in the deck of mine, at index %d of %s"
            .formatted(copies - 1, Card.toString(hand)),
        () -> decks.evaluateCards(hand));
  }

  @ParameterizedTest
  @CsvSource({"52 53 52 5 6", "52 53 5 53 6 7", "52 53 52 5 5 5 5"})
  void hand_withMoreJokersThanTheRulesHave_isRejectedThoughCopiesAreMany(String cards)
      throws IOException {
    HandEvaluator decks = compiled(ranksOnly(7, 2));
    int[] hand = Arrays.stream(cards.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    String message = "3 jokers, mine has 2, at index ";
    for (Executable call :
        List.<Executable>of(() -> decks.evaluateCards(hand), oneByOne(decks, hand))) {
      String found = assertThrows(IllegalArgumentException.class, call).getMessage();
      assertTrue(found.startsWith(message), found);
    }
  }

  @Test
  void keys_ofNoHand_areRejected() throws IOException {
    HandEvaluator two = compiled(TWO_DECKS);
    long six = Hand.parse("6c 7c 8c Tc Ac Ad");
    long wrong = two.handKey(six) + (1L << 25); // a factor that no other card has
    assertRejected("not the key of a hand of mine", () -> two.evaluateKey(wrong));
    assertRejected("not the key of a hand of mine", () -> two.evaluateKey(wrong, six));
    assertRejected(
        "not the key of 6 cards of mine, or not their set",
        () -> two.trustKeys(6).evaluate(wrong, six));
    assertRejected("10 cards, mine takes 4 to 7", () -> two.evaluate(new byte[10], 10, new int[1]));
  }

  /** A joker is of both flushes, and counts beside the cards of each. */
  @ParameterizedTest
  @CsvSource({"Jo 9c 8c Ad 2d, 3DC100", "Jo Ac 2c 9d 8d, 3DC100", "Jo 9c 8c Ad 2h, 3D8700"})
  void hand_withAJokerAndTwoFlushes_hasTheValueOfTheBetter(String hand, String packed)
      throws IOException {
    String rules =
        """
        ranks = 23456789TJQKA
        jokers = 1
        best = 3
        cards = 3-5
        categories = high-card one-pair flush three-of-a-kind
        """;
    HandEvaluator three = compiled(rules);
    new Forms(three).assertPacked(Integer.parseInt(packed, 16), () -> rules, three.parse(hand));
  }

  @ParameterizedTest
  @CsvSource({"5, 39", "4-7, 39", "5, 60", "4-7, 60"})
  void keyAndSet_withACardOfAnotherDeck_areRejectedForThatCard(String cards, int other)
      throws IOException {
    HandEvaluator two = compiled(TWO_DECKS.replace("4-7", cards));
    long flush = Hand.parse("6c 7c 8c Tc Ac");
    long set = flush | 1L << other;
    Throwable cause =
        assertThrows(IllegalArgumentException.class, () -> two.evaluateKey(two.handKey(flush), set))
            .getCause();
    assertEquals("card " + other + " is not in the deck", cause.getMessage());
  }

  /** In a low game the value of a flush replaces that of its ranks. */
  @ParameterizedTest
  @CsvSource({"7c 5c 4c 3c 2c, 68ABCD", "7c 5d 4c 3c 2c, B8ABCD", "2c 2c 2d 3c 4c, 8DBC00"})
  void lowHand_ofTwoDecks_hasTheValueOfItsFlush(String hand, String packed) throws IOException {
    String rules =
        """
        ranks = 23456789TJQKA
        copies = 2
        cards = 5
        direction = low
        categories = five-of-a-kind royal-flush straight-flush four-of-a-kind full-house flush \\
            straight three-of-a-kind two-pair one-pair high-card
        """;
    HandEvaluator low = compiled(rules);
    new Forms(low).assertPacked(Integer.parseInt(packed, 16), () -> rules, low.parse(hand));
  }
}
