package dev.yaku.internal.enumerate;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.RuleSet;
import java.math.BigInteger;
import java.util.Locale;

/** Counts the hands that can be dealt from one deck or several, with any number of jokers. */
public record DealCounter(HandEvaluator evaluator, RuleSet rules, int decks, int cards) {
  /*
   * Counts hands with no joker, one joker, and so on. It does not matter which jokers they are, so
   * each number of jokers is multiplied by the ways to choose them.
   */

  /**
   * The number of hands that have each value. Rejects what the rules do not allow, and 2^63 hands.
   */
  public static long[] count(HandEvaluator evaluator, int decks, int cards, int jokers) {
    DealCounter counter = new DealCounter(evaluator, evaluator.ruleSet(), decks, cards);
    counter.check(jokers);
    return counter.count(jokers);
  }

  private void check(int jokers) {
    if (cards < rules.minCards() || cards > rules.maxCards()) {
      throw rejection(cards + " cards");
    }
    if (decks < 1 || rules.copies() < Math.min(decks, cards)) {
      throw rejection(decks + " decks: a hand could hold more copies of a card than allowed");
    }
    if (jokers < 0 || (jokers > rules.jokers() && !rules.hasUnlimitedJokers())) {
      throw rejection(jokers + " jokers");
    }
    BigInteger ways = BigInteger.ONE;
    long all = (long) decks * Long.bitCount(rules.deck()) + jokers;
    for (int i = 0; i < cards; i++) {
      ways = ways.multiply(BigInteger.valueOf(all - i)).divide(BigInteger.valueOf(i + 1));
    }
    if (ways.bitLength() >= Long.SIZE) {
      throw rejection(
          String.format(Locale.ROOT, "%,d deals, which is more than can be counted", ways));
    }
  }

  private IllegalArgumentException rejection(String fault) {
    return new IllegalArgumentException(fault + ", by the rules " + rules.name());
  }

  private long[] count(int jokers) {
    long[] hands = new long[rules.maxValue() + 1];
    long ways = 1; // to choose the held jokers
    for (int held = 0; held <= Math.min(jokers, cards); held++) {
      if (cards - held <= (long) decks * Long.bitCount(rules.deck())) {
        long heldSet = (1L << held) - 1 << Card.JOKER;
        long[] some =
            decks > 1
                ? MultisetCounter.count(evaluator, cards, held, decks)
                : evaluator.countByValue(Hands.of(rules.deck(), cards - held).with(heldSet));
        for (int value = 0; value < hands.length; value++) {
          hands[value] += ways * some[value];
        }
      }
      ways = ways * (jokers - held) / (held + 1);
    }
    return hands;
  }
}
