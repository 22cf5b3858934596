package dev.yaku.randomrules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.function.Executable;

/** Asks an evaluator for one hand in every form that takes it. */
final class Forms {
  private final HandEvaluator evaluator;

  Forms(HandEvaluator evaluator) {
    this.evaluator = evaluator;
  }

  /** Compares every form with the judge's value; the text names the rules. */
  void assertPacked(int expected, Supplier<String> rules, int... hand) {
    Supplier<String> message = () -> Card.toString(hand) + "\n" + rules.get();
    int value = evaluator.evaluateCards(hand);
    assertEquals("%06X".formatted(expected), "%06X".formatted(evaluator.packed(value)), message);
    assertFixedSizes(value, message, hand);
    long key = Arrays.stream(hand).mapToLong(evaluator::cardKey).sum();
    long set = Arrays.stream(hand).mapToLong(card -> 1L << card).reduce(0, (a, b) -> a | b);
    int trusted = evaluator.trustKeys(hand.length).evaluate(key, set);
    assertEquals(value, trusted, () -> "trusted key: " + message.get());
    boolean isSet = Long.bitCount(set) == hand.length;
    if (hand.length <= evaluator.ruleSet().bestCards() || evaluator.ruleSet().copies() > 1) {
      assertEquals(value, evaluator.evaluateKey(key), () -> "key alone: " + message.get());
    }
    if (isSet || evaluator.ruleSet().copies() > 1) {
      assertEquals(value, evaluator.evaluateKey(key, set), () -> "key and set: " + message.get());
    }
    if (isSet) {
      assertSet(value, key, set, message);
    }
  }

  /** Compares the cards that make a value with what the judge says they are worth by themselves. */
  void assertBest(ToIntFunction<int[]> judge, Supplier<String> rules, int... hand) {
    int packed = judge.applyAsInt(hand);
    int[] best = evaluator.bestCards(hand);
    Supplier<String> message =
        () -> Card.toString(best) + " of " + Card.toString(hand) + "\n" + rules.get();
    int cards = packed == 0 ? 0 : Math.min(hand.length, evaluator.ruleSet().bestCards());
    assertEquals(cards, best.length, message);
    List<Integer> held = new ArrayList<>(Arrays.stream(hand).boxed().toList());
    for (int card : best) {
      assertTrue(held.remove((Integer) card), message);
    }
    assertEquals(packed, judge.applyAsInt(best), message);
  }

  /** Checks that an invalid list is rejected, as a whole and one by one. */
  void assertRejected(Supplier<String> rules, int... c) {
    Supplier<String> message = () -> Arrays.toString(c) + "\n" + rules.get();
    assertThrows(IllegalArgumentException.class, () -> evaluator.evaluateCards(c), message);
    Executable oneByOne =
        switch (c.length) {
          case 5 -> () -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4]);
          case 6 -> () -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4], c[5]);
          case 7 -> () -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4], c[5], c[6]);
          default -> () -> evaluator.evaluateCards(c);
        };
    assertThrows(IllegalArgumentException.class, oneByOne, message);
    if (Arrays.stream(c).distinct().count() == c.length) {
      long hand = Arrays.stream(c).mapToLong(card -> 1L << card).sum();
      assertThrows(IllegalArgumentException.class, () -> evaluator.evaluate(hand), message);
    }
  }

  private void assertFixedSizes(int value, Supplier<String> message, int... c) {
    int found =
        switch (c.length) {
          case 5 -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4]);
          case 6 -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4], c[5]);
          case 7 -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4], c[5], c[6]);
          default -> value;
        };
    assertEquals(value, found, () -> "one by one: " + message.get());
  }

  private void assertSet(int value, long key, long hand, Supplier<String> message) {
    assertEquals(value, evaluator.evaluate(hand), () -> "set: " + message.get());
    assertEquals(key, evaluator.handKey(hand), () -> "key of a set: " + message.get());
    int[] values = new int[2];
    evaluator.evaluate(new long[] {hand, hand}, values);
    assertEquals(value, values[0], () -> "array: " + message.get());
    assertEquals(value, values[1], () -> "array: " + message.get());
  }

  /** Compares the enumeration of hands with sets evaluated one by one. */
  void assertEnumeration(Hands hands, Supplier<String> rules) {
    long[] counts = new long[evaluator.ruleSet().maxValue() + 1];
    long[] seen = {0};
    evaluator.forEach(
        hands,
        (hand, value) -> {
          seen[0]++;
          counts[value]++;
          assertEquals(
              evaluator.evaluate(hand), value, () -> Hand.toString(hand) + "\n" + rules.get());
        });
    assertEquals(hands.count(), seen[0], rules);
    assertEquals(Arrays.toString(counts), Arrays.toString(evaluator.countByValue(hands)), rules);
  }

  /** Compares the counts of all deals with those of all sets of this deck. */
  void assertDeals(Hands hands, int jokers, Supplier<String> rules) {
    assertEquals(
        Arrays.toString(evaluator.countByValue(hands)),
        Arrays.toString(evaluator.countDeals(hands.chosen(), jokers)),
        () -> hands.chosen() + " cards, " + jokers + " jokers\n" + rules.get());
  }
}
