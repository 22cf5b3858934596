package dev.yaku.jmh;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.values.NaiveEvaluator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;

/** Other ways to evaluate and to deal the same hands; those must have the same values. */
final class Rivals {
  private static final int HANDS = 1 << 18;
  private static final int FEW = 1 << 12;
  private static final int SUIT_MASK = (1 << 13) - 1;
  private static final int WHEEL = 0b1_0000_0000_1111;
  private static final int TOP_OF_WHEEL = 1 << 3;
  private static final int ROYAL = 1 << 12;
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  private Rivals() {}

  static void addTo(List<Question> all) {
    for (int size : new int[] {5, 6, 7}) {
      String rival = "rival " + size + " cards: ";
      all.add(new Question(rival + "bit tests", HANDS, () -> bitTests(size)));
      all.add(new Question(rival + "best of the fives", FEW, () -> bestOfFives(size)));
      all.add(new Question(rival + "naive", FEW, () -> naive(size)));
      all.add(new Question("rival dealing " + size, HANDS, () -> shuffle(size)));
    }
  }

  /**
   * All hands by a rival, which must find what is expected. JMH asks it in a JVM of its own, in
   * which it is compiled into the loop.
   *
   * @param expected by the value of a hand
   * @param found by the number of a hand
   */
  private static LongSupplier rival(
      String name, Deals deals, IntUnaryOperator expected, IntUnaryOperator found) {
    int hands = deals.sets.length;
    for (int i = 0; i < hands; i++) {
      int value = STANDARD.evaluate(deals.sets[i]);
      Deals.check(name, deals.sets[i], expected.applyAsInt(value), found.applyAsInt(i));
    }
    return () -> {
      long sum = 0;
      for (int i = 0; i < hands; i++) {
        sum += found.applyAsInt(i);
      }
      return sum;
    };
  }

  private static LongSupplier bitTests(int size) {
    Deals deals = new Deals(STANDARD, size, HANDS);
    long[] sets = deals.sets;
    return rival("bit tests", deals, STANDARD::packed, i -> packedByBits(sets[i]));
  }

  private static LongSupplier bestOfFives(int size) {
    Deals deals = new Deals(STANDARD, size, FEW);
    long[] sets = deals.sets;
    return rival("best of the fives", deals, value -> value, i -> bestOfFives(sets[i]));
  }

  private static int bestOfFives(long hand) {
    if (Long.bitCount(hand) == 5) {
      return STANDARD.evaluate(hand);
    }
    int best = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      best = Math.max(best, bestOfFives(hand ^ Long.lowestOneBit(rest)));
    }
    return best;
  }

  private static LongSupplier naive(int size) {
    Deals deals = new Deals(STANDARD, size, FEW);
    String rules = STANDARD.ruleSet().text();
    NaiveEvaluator naive =
        new NaiveEvaluator(RulesReader.parse("standard.rules", "standard", rules));
    int[][] lists = deals.lists();
    return rival("naive", deals, STANDARD::packed, i -> naive.packed(lists[i]));
  }

  /** The usual way to deal: the first cards of a shuffled deck. */
  private static LongSupplier shuffle(int size) {
    SplittableRandom random = new SplittableRandom(size);
    int[] deck = Hand.cards(Hand.DECK);
    return () -> {
      long sum = 0;
      for (int i = 0; i < HANDS; i++) {
        for (int next = 0; next < size; next++) {
          sum += 1L << Deals.draw(deck, next, random);
        }
      }
      return sum;
    };
  }

  /**
   * The classic way without tables, for five to seven cards: sets of ranks are tested bit by bit,
   * as in Steve Brecher's evaluator and many since.
   */
  private static int packedByBits(long hand) {
    int c = (int) hand & SUIT_MASK;
    int d = (int) (hand >>> 13) & SUIT_MASK;
    int h = (int) (hand >>> 26) & SUIT_MASK;
    int s = (int) (hand >>> 39);
    int all = c | d | h | s;
    int suited =
        Integer.bitCount(c) >= 5
            ? c
            : Integer.bitCount(d) >= 5
                ? d
                : Integer.bitCount(h) >= 5 ? h : Integer.bitCount(s) >= 5 ? s : 0;
    int top = straight(suited);
    if (top != 0) {
      return straight(top == ROYAL ? 0xA : 9, top);
    }
    int cd = c & d;
    int hs = h & s;
    int twice = cd | hs | (c | d) & (h | s);
    int thrice = cd & (h | s) | hs & (c | d);
    int four = cd & hs;
    if (four != 0) {
      return append(append(8, four, 1), all ^ four, 1) << 12;
    }
    int three = Integer.highestOneBit(thrice);
    int pairs = twice ^ three;
    if (three != 0 && pairs != 0) {
      return append(append(7, three, 1), pairs, 1) << 12;
    }
    if (suited != 0) {
      return append(6, suited, 5);
    }
    top = straight(all);
    if (top != 0) {
      return straight(5, top);
    }
    if (three != 0) {
      return append(append(4, three, 1), all ^ three, 2) << 8;
    }
    if (pairs == 0) {
      return append(1, all, 5);
    }
    int first = Integer.highestOneBit(pairs);
    int second = Integer.highestOneBit(pairs ^ first);
    return second == 0
        ? append(append(2, first, 1), all ^ first, 3) << 4
        : append(append(3, first | second, 2), all ^ first ^ second, 1) << 8;
  }

  /** The highest rank of a straight among these, as a bit, or 0. */
  private static int straight(int ranks) {
    int tops = ranks & ranks << 1 & ranks << 2 & ranks << 3 & ranks << 4;
    if (tops != 0) {
      return Integer.highestOneBit(tops);
    }
    return (ranks & WHEEL) == WHEEL ? TOP_OF_WHEEL : 0;
  }

  private static int straight(int category, int top) {
    return category << 20 | nibble(top) * 0x11111 - 0x01234;
  }

  /** Appends the nibbles of the highest of these ranks. */
  private static int append(int packed, int ranks, int count) {
    for (int i = 0; i < count; i++) {
      int highest = Integer.highestOneBit(ranks);
      packed = packed << 4 | nibble(highest);
      ranks ^= highest;
    }
    return packed;
  }

  private static int nibble(int rank) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(rank);
  }
}
