package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hands whose cards lie one after another have the values that they have one by one. */
class PackedCardsTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  /** More hands than are evaluated before a separate loop is made. */
  private static final int MANY = 12_000;

  private static final int FEW = 3;
  private static final int UNSET = -1;

  private static Stream<String> rules() {
    return Evaluator.names(HandEvaluator.class).stream();
  }

  /** The cards of random hands, each in random order. */
  private static byte[] deal(RuleSet rules, int size, int hands) {
    SplittableRandom random = new SplittableRandom(size);
    int[] deck = Hand.cards(rules.deck() | (1L << rules.jokers()) - 1 << Card.JOKER);
    byte[] cards = new byte[hands * size];
    for (int i = 0; i < cards.length; i++) {
      int place = i % size;
      int drawn = place + random.nextInt(deck.length - place);
      int card = deck[drawn];
      deck[drawn] = deck[place];
      deck[place] = card;
      cards[i] = (byte) card;
    }
    return cards;
  }

  private static int[] hand(byte[] cards, int from, int size) {
    int[] hand = new int[size];
    Arrays.setAll(hand, i -> cards[from + i]);
    return hand;
  }

  @ParameterizedTest
  @MethodSource("rules")
  void evaluate_packedCardsOfEverySize_agreesWithLists(String name) {
    HandEvaluator evaluator = HandEvaluator.of(name);
    RuleSet rules = evaluator.ruleSet();
    for (int size = rules.minCards(); size <= rules.maxCards(); size++) {
      byte[] cards = deal(rules, size, MANY);
      int[] values = new int[MANY];
      for (int round = 0; round < 2; round++) { // the second time in a separate loop
        Arrays.fill(values, UNSET);
        evaluator.evaluate(cards, size, values);
        for (int i = 0; i < MANY; i++) {
          int[] hand = hand(cards, i * size, size);
          assertEquals(evaluator.evaluateCards(hand), values[i], Card.toString(hand));
        }
      }
    }
  }

  @Test
  void evaluate_allHandsOfFive_haveTheKnownNumberOfFlushes() {
    int hands = 2_598_960;
    byte[] cards = new byte[5 * hands];
    int at = 0;
    for (long set = 0b11111; set < 1L << 52; ) {
      for (long rest = set; rest != 0; rest &= rest - 1) {
        cards[at++] = (byte) Long.numberOfTrailingZeros(rest);
      }
      long lowest = set & -set;
      long next = set + lowest;
      set = next | ((set ^ next) >>> 2) / lowest;
    }
    assertEquals(cards.length, at);
    int[] values = new int[hands];
    STANDARD.evaluate(cards, 5, values);
    int flushes = 0;
    for (int value : values) {
      flushes += STANDARD.category(value) == Category.FLUSH ? 1 : 0;
    }
    assertEquals(5_108, flushes);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 100, 1_023, 1_024, 1_025, 2_048, 5_000})
  void evaluate_partsOfArrays_leavesTheRestAlone(int hands) {
    byte[] cards = deal(STANDARD.ruleSet(), 7, MANY);
    int[] all = new int[MANY];
    STANDARD.evaluate(cards, 7, all);
    int[] values = new int[MANY];
    Arrays.fill(values, UNSET);
    STANDARD.evaluate(cards, 7 * 20, 7, values, 3, hands);
    int[] expected = new int[MANY];
    Arrays.fill(expected, UNSET);
    System.arraycopy(all, 20, expected, 3, hands);
    assertArrayEquals(expected, values);
  }

  @Test
  void evaluate_wrongCardInAPart_countsFromTheFirstHandAndSetsThoseBefore() {
    byte[] cards = deal(STANDARD.ruleSet(), 7, MANY);
    int[] all = new int[MANY];
    STANDARD.evaluate(cards, 7, all);
    cards[7 * 2_020 + 6] = 52;
    int[] values = new int[MANY];
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> STANDARD.evaluate(cards, 7 * 20, 7, values, 3, 5_000))
            .getMessage();
    assertEquals("hand 2000: ", message.substring(0, 11));
    assertArrayEquals(Arrays.copyOfRange(all, 20, 2_020), Arrays.copyOfRange(values, 3, 2_003));
  }

  /*
   * Few hands: if compiled code throws often, the JVM omits
   * messages, which other tests in the same JVM look for.
   */

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 7, 8})
  void evaluate_wrongCardAtAnyPlace_namesHandAndSetsThoseBefore(int size) {
    byte[] cards = deal(STANDARD.ruleSet(), size, FEW);
    int[] right = new int[FEW];
    STANDARD.evaluate(cards, size, right);
    for (int at = 0; at < cards.length; at++) {
      int hand = at / size;
      byte before = cards[at];
      byte other = cards[hand * size + (at + 1) % size];
      for (byte wrong : new byte[] {-1, 52, other}) {
        cards[at] = wrong;
        int[] values = new int[FEW];
        String message =
            assertThrows(
                    IllegalArgumentException.class, () -> STANDARD.evaluate(cards, size, values))
                .getMessage();
        assertEquals("hand " + hand + ": ", message.substring(0, message.indexOf(' ', 5) + 1));
        assertEquals(expected(hand(cards, hand * size, size)), message.substring(7 + digits(hand)));
        assertArrayEquals(Arrays.copyOf(right, hand), Arrays.copyOf(values, hand));
      }
      cards[at] = before;
    }
  }

  private static int digits(int number) {
    return Integer.toString(number).length();
  }

  private static String expected(int... hand) {
    return assertThrows(IllegalArgumentException.class, () -> STANDARD.evaluateCards(hand))
        .getMessage();
  }

  @Test
  void evaluate_arraysThatDoNotFit_sayHowManyOfEach() {
    assertMessage(
        "13 cards, but room for the values of 2 hands of 7",
        () -> STANDARD.evaluate(new byte[13], 7, new int[2]));
    assertMessage(
        "14 cards from index 1 on, in an array of 14",
        () -> STANDARD.evaluate(new byte[14], 1, 7, new int[2], 0, 2));
    assertMessage(
        "2 values from index 1 on, in an array of 2",
        () -> STANDARD.evaluate(new byte[14], 0, 7, new int[2], 1, 2));
    assertMessage(
        "-7 cards from index 0 on, in an array of 14",
        () -> STANDARD.evaluate(new byte[14], 0, 7, new int[2], 0, -1));
    assertMessage(
        "7 cards from index -1 on, in an array of 14",
        () -> STANDARD.evaluate(new byte[14], -1, 7, new int[2], 0, 1));
    assertMessage(
        "15032385529 cards from index 0 on, in an array of 14",
        () -> STANDARD.evaluate(new byte[14], 0, 7, new int[2], 0, Integer.MAX_VALUE));
  }

  private static void assertMessage(
      String message, org.junit.jupiter.api.function.Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }
}
