package dev.yaku.internal.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.generator.Main;
import dev.yaku.internal.hand.HandTableEvaluator;
import dev.yaku.internal.jit.ByteCards;
import dev.yaku.internal.load.Evaluators;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A table that nothing has kept gives hands their values, in whatever form they are given. What
 * they are worth was worked out by hand: a packed value, as in {@code PackedPromiseTest}, or, where
 * there are wild cards, a category.
 */
class FreshTableTest {
  @TempDir private Path dir;

  @ParameterizedTest
  @CsvSource({
    "standard, '', 000000",
    "standard, As, 1D0000",
    "standard, As Kd, 1DC000",
    "standard, 2c 2d 2h, 410000",
    "standard, Ac Ad Ah As, 8D0000",
    "standard, As Ks Qs Js Ts, ADCBA9",
    "standard, 5c 4c 3c 2c Ac, 943210",
    "standard, Ac Jc 9c 5c 3c, 6DA842",
    "standard, Ad Jd 9d 5d 3d, 6DA842",
    "standard, Ah Jh 9h 5h 3h, 6DA842",
    "standard, As Js 9s 5s 3c, 1DA842",
    "standard, Kc Kd Qc Jd 5h, 2CBA40",
    "standard, 6s 6h 6d 6c Kd Kh, 85C000",
    "standard, As Kd 9s 5s 2s 3s, 6D8421",
    "standard, 9d 8d 7d 6d 5d 4d, 987654",
    "standard, 2c 9d Jh Ks As 3d 4c, 1DCA83",
    "standard, As Ah Ad 2c 2h Kc Kh, 7DC000",
    "standard, Kc Qd 9c 7c 4c 2c As, 6C8631",
    "standard, Kh Qd 9h 7h 4h 2h As, 6C8631",
    "standard, As Ks Qs Js Ts 9s 8s 2d, ADCBA9",
    "standard, 2c 4d 6h 8s Tc Qd Qh Qs, 4B9700",
    "standard, As Ks Qs Js 9s 8d 7d 2c 2h, 6DCBA8",
    "standard, 2c 2d 2h 4s 4c 4d 9h 9s Kc, 738000",
    "short-deck, Ac Qc Tc 8c 6c, 7DB975",
    "short-deck, Ac 6d 7c 8c 9c Kd Qh, 587650",
    "ace-to-five, Ac 2d 3c 4h 5s Kd Kh, 69ABCD",
    "ace-to-five, Ac 2c 3c 4c 5c, 69ABCD",
    "deuce-to-seven, 7c 5d 4c 3c 2c, A8ABCD",
    "three-card, As Ks Qs, 6DCB00",
    "deuces-wild, 2c 2d 2h 2s Ac, BD0000",
    "multi-deck, Ac Jc 9c 5c 3c, 6DA842",
    "multi-deck, Kc Kd Qc Jd 5h, 2CBA40",
    "multi-deck, As As As As As, BD0000",
    "multi-deck, As As Kd Kd Kd 2c 3c, 7CD000",
    "multi-deck, As As Ks 9s 5s 2d 3d, 6DDC84"
  })
  void hand_inAnyForm_hasThePackedValueOfTheRules(String rules, String hand, String packed)
      throws IOException {
    HandEvaluator evaluator = open(rules);
    assertEquals(packed, "%06X".formatted(evaluator.packed(valueInAllForms(evaluator, hand))));
  }

  @ParameterizedTest
  @CsvSource({
    "joker-wild, As Ks Qs Js Jo, royal-flush",
    "joker-wild, 2c 5c 7c 9c Jo, flush",
    "joker-wild, 2h 5h 7h 9h Jo, flush",
    "joker-wild, 2s 5c 7c 9c Jo, one-pair",
    "joker-wild, As Ah Ad Ac Jo, five-of-a-kind",
    "joker-wild, As Ah Kd Kc Jo, full-house",
    "joker-wild, As Ah Ad Js 9s 5s Jo, four-of-a-kind",
    "joker-wild, 2c 5c 7c 9c Jo Ad Kh, flush",
    "joker-wild, 4d 5c 7c 8h Jo Kh Qs, straight",
    "joker-wild, 2d 5d 9d Jo Jo, flush",
    "joker-wild, 2d 5d 9c Jo Jo, three-of-a-kind",
    "joker-wild, 9s 8s 7s 6s Jo 2c, straight-flush",
    "joker-wild, 9s 8s 7s 6s Jo 2c 2d, straight-flush",
    "joker-bug, As Kd Qh 5c Jo, one-pair",
    "joker-bug, 2c 5c 7c 9c Jo, flush",
    "joker-bug, 4d 5c 6c 8h Jo, straight",
    "wild-five, As As As As As, five-of-a-kind",
    "wild-five, As Ks 9s 5s Jo, flush",
    "wild-five, As As 9s 5s Jo, flush",
    "wild-five, As As 9s 5d Jo, three-of-a-kind",
    "deuces-wild, 2c 9s 8s 6s 5s, straight-flush",
    "deuces-wild, 2c Ks 9s 5s 3s, flush",
    "deuces-wild, 2c Ks 9s 5d 3s, one-pair",
    "deuce-to-seven, 9c 7c 5c 4c 2c, flush",
    "eight-or-better, Ac 2d 3c 4h 8s Kd Kh, high-card",
    "eight-or-better, Ac 2d 3c 4h 9s Kd Kh, none"
  })
  void hand_inAnyForm_hasTheCategoryOfTheRules(String rules, String hand, String category)
      throws IOException {
    HandEvaluator evaluator = open(rules);
    assertEquals(category, evaluator.category(valueInAllForms(evaluator, hand)).text());
  }

  /** A flush counts against its holder, who leaves out a card of it if that is better. */
  @Test
  void lowHand_withAFlush_leavesItOutWhereItCan() throws IOException {
    Path rules =
        Files.writeString(
            dir.resolve("razz.rules"),
            """
            title = T
            ranks = 23456789TJQKA
            cards = 7
            direction = low
            categories = royal-flush straight-flush four-of-a-kind full-house flush straight \\
                three-of-a-kind two-pair one-pair high-card
            """);
    HandEvaluator razz = open(Main.table(rules));
    // Q-7-5-4-3, not 8-7-5-4-3
    assertEquals(0xA38ABC, razz.packed(valueInAllForms(razz, "Kd Qd 8c 7c 5c 4c 3c")));
    assertEquals(0xA78ABC, razz.packed(valueInAllForms(razz, "Kh Qd 8c 7s 5c 4c 3c")));
    // Q-T-9-8-5
    assertEquals(0xA3567A, razz.packed(valueInAllForms(razz, "Kc Qc Tc 9c 8c 5d 5h")));
  }

  /** A nine is any card, also of its own suit, in which it is not one of the natural cards. */
  @Test
  void hand_withAWildRankInTheMiddle_hasItsValueInEveryForm() throws IOException {
    Path rules =
        Files.writeString(
            dir.resolve("nines.rules"),
            """
            title = T
            ranks = 359TKA
            cards = 5
            wild-rank = 9
            categories = high-card one-pair two-pair three-of-a-kind flush full-house \
                four-of-a-kind five-of-a-kind
            """);
    HandEvaluator nines = open(Main.table(rules));
    for (String hand : List.of("9c Ks Ts 5s 3s", "9s Ks Ts 5s 3s", "9s 9c Ts 5s 3s")) {
      assertEquals(0x5DC942, nines.packed(valueInAllForms(nines, hand)), hand); // A-K-T-5-3
    }
    assertEquals(0x2C9420, nines.packed(valueInAllForms(nines, "9s Ks Ts 5d 3s"))); // K-K-T-5-3
  }

  /** A set that may hold no card twice must have as many cards as its key, in any game. */
  @Test
  void keyOfALowHand_ofFewerCardsThanItsSet_isRejected() throws IOException {
    Path rules =
        Files.writeString(
            dir.resolve("low.rules"),
            """
            title = T
            ranks = 23456789
            best = 2
            cards = 2-3
            direction = low
            categories = flush one-pair high-card
            """);
    HandEvaluator low = open(Main.table(rules));
    long three = Hand.parse("2c 3c 4d");
    assertEquals(low.evaluate(three), low.evaluateKey(low.handKey(three), three));
    long two = low.handKey(Hand.parse("2c 3c"));
    assertRejected(
        "a key of 2 cards is not the key of 2c 3c 4d", () -> low.evaluateKey(two, three));
  }

  @Test
  void keysAndCards_thatAreNoHand_areRejected() throws IOException {
    HandEvaluator standard = open("standard");
    HandEvaluator jokers = open("joker-wild");
    HandEvaluator decks = open("multi-deck");
    long six = Hand.parse("As Kd 9s 5s 2s 3s");
    long five = Hand.parse("As Kd 9s 5s 2s");
    for (HandEvaluator evaluator : List.of(standard, jokers)) {
      String name = evaluator.ruleSet().name();
      assertEquals(name, evaluator.toString());
      assertRejected(
          "not the key of a hand of " + name + ": it counts no card; is it a set of cards?",
          () -> evaluator.evaluateKey(0b111L));
      long sum = evaluator.handKey(five);
      assertRejected("", () -> evaluator.evaluateKey(sum, six));
      assertRejected("", () -> evaluator.evaluateKey(sum, -1L));
      assertRejected("", () -> evaluator.evaluateKey(evaluator.handKey(six), five));
      assertRejected("", () -> evaluator.evaluateKey(-1L));
      assertRejected("", () -> evaluator.trustKeys(10));
      assertRejected("", () -> evaluator.useVectors(10));
      assertFalse(evaluator.useVectors(5), "without the artifact for vectors");
      assertRejected("", () -> evaluator.evaluate(1L << 60 | five));
      String twice = "one of these cards is given twice: 2c 3c 4c 5c";
      assertRejected(twice, () -> evaluator.evaluateCards(0, 0, 1, 2, 3));
      assertRejected(twice + " 6c", () -> evaluator.evaluateCards(0, 0, 1, 2, 3, 4));
      assertRejected(twice + " 6c 7c", () -> evaluator.evaluateCards(0, 0, 1, 2, 3, 4, 5));
      byte two = 0;
      assertRejected(twice, () -> evaluator.evaluateCards(two, two, (byte) 1, (byte) 2, (byte) 3));
      assertRejected("", () -> evaluator.evaluateCards(0, 1, 2, 3, 60));
      assertRejected("", () -> evaluator.evaluateCards(0, 1, 2, 3, 4, 60));
      assertRejected("", () -> evaluator.evaluateCards(0, 1, 2, 3, 4, 5, 60));
      assertRejected(
          "10 cards, " + name + " takes ", () -> evaluator.evaluate(new byte[10], 10, new int[1]));
    }
    assertRejected(
        "a key alone does not determine the flush of 6 cards: pass the hand, too",
        () -> standard.evaluateKey(standard.handKey(six)));
    assertRejected(
        "not the key of Kd 2s 5s 9s As",
        () -> standard.evaluateKey(standard.handKey(Hand.parse("As Kd 9s 5s")), five));
    assertRejected(
        "a key of 6 cards is not the key of Kd 2s 5s 9s As",
        () -> jokers.evaluateKey(jokers.handKey(six), five));
    assertRejected("", () -> decks.evaluateCards(0, 0, 0, 0, 0, 0, 0, 0));
    assertRejected("", () -> open("short-deck").evaluate(Hand.parse("As Ks Qs Js 2s")));
    assertRejected("", () -> open("short-deck").evaluate(Hand.parse("Ac Kd Qh 2s 3d")));
    assertRejected("", () -> open("wild-five").evaluateCards(0, 0, 0, 0, 0, 0));
  }

  private static void assertRejected(String start, Executable call) {
    String message = assertThrows(IllegalArgumentException.class, call).getMessage();
    assertTrue(message.startsWith(start), message);
  }

  private static HandEvaluator open(String rules) throws IOException {
    return open(TableBytes.file(rules));
  }

  private static HandEvaluator open(byte[] table) throws IOException {
    return (HandEvaluator) Evaluators.evaluator(new TableFile("some.yaku", ByteBuffer.wrap(table)));
  }

  /** The value of a list; all other forms must have it, too. */
  private static int valueInAllForms(HandEvaluator evaluator, String hand) {
    int[] cards = evaluator.parse(hand);
    int value = evaluator.evaluateCards(cards);
    int size = cards.length;
    long key = Arrays.stream(cards).mapToLong(evaluator::cardKey).sum();
    long set = Hand.of(Arrays.stream(cards).distinct().toArray());
    assertEquals(value, evaluator.evaluateKey(key, set), "key and set");
    assertEquals(value, evaluator.trustKeys(size).evaluate(key, set), "trusted key");
    if (Long.bitCount(set) == size) {
      assertEquals(value, evaluator.evaluate(set), "set");
      int[] values = new int[2];
      evaluator.evaluate(new long[] {set, set}, values);
      assertArrayEquals(new int[] {value, value}, values, "sets");
    }
    if (size <= evaluator.ruleSet().bestCards()) {
      assertEquals(value, evaluator.evaluateKey(key), "key");
    }
    ByteCards ofBytes = ((HandTableEvaluator) evaluator).byteCards();
    if (size == 5) {
      assertEquals(
          value, ofBytes.evaluate(cards[0], cards[1], cards[2], cards[3], cards[4]), "bytes");
      assertEquals(
          value, evaluator.evaluateCards(cards[0], cards[1], cards[2], cards[3], cards[4]), "five");
    } else if (size == 6) {
      assertEquals(
          value,
          ofBytes.evaluate(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5]),
          "bytes");
      assertEquals(
          value,
          evaluator.evaluateCards(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5]),
          "six");
    } else if (size == 7) {
      assertEquals(
          value,
          ofBytes.evaluate(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5], cards[6]),
          "bytes");
      assertEquals(
          value,
          evaluator.evaluateCards(
              cards[0], cards[1], cards[2], cards[3], cards[4], cards[5], cards[6]),
          "seven");
    }
    byte[] packed = new byte[2 * size];
    for (int i = 0; i < packed.length; i++) {
      packed[i] = (byte) cards[i % size];
    }
    int[] values = new int[2];
    if (size > 0) {
      evaluator.evaluate(packed, size, values);
      assertArrayEquals(new int[] {value, value}, values, "packed cards");
    }
    return value;
  }
}
