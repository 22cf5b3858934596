package dev.yaku.cli;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;

/** Counts the hands of a deck by their value. */
final class HandCounter {
  /*
   * No rules prefer a suit, so that a hand keeps its value when suits change places. A hand is one
   * set of ranks for each suit; of the hands that differ only in which suit has which set, the one
   * whose sets stand in descending order is evaluated, and counts for all. With four different sets
   * these are 4! hands; a set that stands n times divides that by n!.
   *
   * Sets are ordered by size first, so that sizes descend, too, and no hand of a wrong size is ever
   * begun. Jokers are alike: what they hold is counted once and multiplied.
   */
  private final HandEvaluator evaluator;
  private final int[] suits;
  private final int[] sets; // sets of the deck's ranks, ascending by size
  private final int[] firstOfSize; // where in sets
  private final long[] handsByValue;
  private final LongConsumer progress;
  private long total;

  private HandCounter(HandEvaluator evaluator, LongConsumer progress) {
    this.evaluator = evaluator;
    this.progress = progress;
    handsByValue = new long[evaluator.ruleSet().maxValue() + 1];
    long deck = evaluator.ruleSet().cards();
    suits = IntStream.range(0, Card.SUITS.length()).filter(s -> ranks(deck, s) != 0).toArray();
    int ranks = ranks(deck, suits[0]);
    if (Arrays.stream(suits).anyMatch(suit -> ranks(deck, suit) != ranks)) {
      throw new IllegalArgumentException("suits with different ranks are not equal");
    }
    int rankCount = Integer.bitCount(ranks);
    sets = new int[1 << rankCount];
    firstOfSize = new int[rankCount + 2];
    int filled = 0;
    for (int size = 0; size <= rankCount; size++) {
      firstOfSize[size] = filled;
      for (int set = 0; set <= ranks; set++) {
        if ((set & ~ranks) == 0 && Integer.bitCount(set) == size) {
          sets[filled++] = set;
        }
      }
    }
    firstOfSize[rankCount + 1] = filled;
  }

  private static int ranks(long deck, int suit) {
    return (int) (deck >>> Card.RANK_COUNT * suit) & (1 << Card.RANK_COUNT) - 1;
  }

  /**
   * How many hands have each value.
   *
   * @param cards of how many cards hands are; the rules must allow it
   * @param jokers how many jokers there are beside the deck; the rules must allow a hand to hold as
   *     many of them as it can
   * @param progress told now and then how many hands have been counted
   */
  static long[] count(HandEvaluator evaluator, int cards, int jokers, LongConsumer progress) {
    HandCounter counter = new HandCounter(evaluator, progress);
    for (int held = 0; held <= Math.min(jokers, cards); held++) {
      long hand = ((1L << held) - 1) << Card.JOKER;
      long weight = factorial(counter.suits.length) * choose(jokers, held);
      counter.addSuit(0, counter.sets.length - 1, 0, cards - held, hand, weight);
    }
    return counter.handsByValue;
  }

  /** How many hands there are. */
  static long total(HandEvaluator evaluator, int cards, int jokers) {
    return choose(Long.bitCount(evaluator.ruleSet().cards()) + jokers, cards);
  }

  /**
   * Gives a suit each set it can have.
   *
   * @param last the index of the set before
   * @param run how many suits in a row have that set
   * @param left how many cards are missing
   */
  private void addSuit(int suit, int last, int run, int left, long hand, long weight) {
    if (suit == suits.length) {
      handsByValue[evaluator.evaluate(hand)] += weight;
      total += weight;
      return;
    }
    int suitsLeft = suits.length - suit;
    int most = Math.min(left, Integer.bitCount(sets[last]));
    for (int size = most; size >= 0 && size * suitsLeft >= left; size--) {
      int end = Math.min(last + 1, firstOfSize[size + 1]);
      for (int i = firstOfSize[size]; i < end; i++) {
        int newRun = i == last ? run + 1 : 1;
        long newHand = hand | (long) sets[i] << Card.RANK_COUNT * suits[suit];
        addSuit(suit + 1, i, newRun, left - size, newHand, weight / newRun);
        if (suit == 0) {
          progress.accept(total);
        }
      }
    }
  }

  private static long factorial(int n) {
    return n == 0 ? 1 : n * factorial(n - 1);
  }

  private static long choose(int n, int k) {
    BigInteger result = BigInteger.ONE;
    for (int i = 0; i < k; i++) {
      result = result.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1));
    }
    return result.longValueExact();
  }
}
