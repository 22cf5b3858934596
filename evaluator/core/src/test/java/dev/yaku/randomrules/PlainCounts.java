package dev.yaku.randomrules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.HandEvaluator;
import java.util.Arrays;

/** Counts hands of a deck with copies one by one, and compares with what an evaluator counts. */
final class PlainCounts {
  private final RandomRules rules;
  private final HandEvaluator evaluator;
  private final int[] deck;
  private final long[] multisets;
  private final long[] deals;

  private PlainCounts(RandomRules rules, HandEvaluator evaluator) {
    this.rules = rules;
    this.evaluator = evaluator;
    deck = rules.deck();
    multisets = new long[evaluator.ruleSet().maxValue() + 1];
    deals = new long[multisets.length];
  }

  /** Compares the counts of hands of this many cards; returns how many hands there are. */
  static long compare(RandomRules rules, HandEvaluator evaluator, int cards) {
    PlainCounts all = new PlainCounts(rules, evaluator);
    long hands = 0;
    for (int jokers = 0; jokers <= Math.min(cards, rules.jokers()); jokers++) {
      int[] hand = new int[cards];
      for (int i = 0; i < jokers; i++) {
        hand[i] = 52 + i;
      }
      PlainCounts some = new PlainCounts(rules, evaluator);
      some.add(hand, jokers, 0, choices(rules.jokers(), jokers));
      assertEquals(
          Arrays.toString(some.multisets),
          Arrays.toString(evaluator.countMultisets(cards, jokers)),
          rules::text);
      Arrays.setAll(all.deals, value -> all.deals[value] + some.deals[value]);
      hands += Arrays.stream(some.multisets).sum();
    }
    assertEquals(
        Arrays.toString(all.deals),
        Arrays.toString(evaluator.countDealsOfDecks(rules.copies(), cards, rules.jokers())),
        rules::text);
    return hands;
  }

  /**
   * Fills the rest of a hand with cards from this one of the deck on, whose numbers are in {@code
   * ways}.
   */
  private void add(int[] hand, int held, int from, long ways) {
    if (held == hand.length) {
      int value = evaluator.evaluateCards(hand);
      multisets[value]++;
      deals[value] += ways;
      return;
    }
    if (from == deck.length) {
      return;
    }
    int most = Math.min(rules.copies(), hand.length - held);
    for (int times = 0; times <= most; times++) {
      Arrays.fill(hand, held, held + times, deck[from]);
      add(hand, held + times, from + 1, ways * choices(rules.copies(), times));
    }
  }

  private static long choices(int of, int chosen) {
    long ways = 1;
    for (int i = 0; i < chosen; i++) {
      ways = ways * (of - i) / (i + 1);
    }
    return ways;
  }
}
