package dev.yaku.jmh;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.values.NaiveEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;

/** Other ways to evaluate and to deal the same hands; those must have the same values. */
final class Rivals {
  private static final int HANDS = 1 << 18;
  private static final int FEW = 1 << 12;
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  private Rivals() {}

  static List<Question> all() {
    List<Question> all = new ArrayList<>();
    for (int size = 5; size <= 7; size++) {
      int cards = size;
      String rival = "rival " + size + " cards: ";
      all.add(new Question(rival + "bit tests", HANDS, () -> bitTests(cards)));
      all.add(new Question(rival + "best of the fives", FEW, () -> bestOfFives(cards)));
      all.add(new Question(rival + "naive", FEW, () -> naive(cards)));
      all.add(new Question("rival dealing " + size, HANDS, () -> shuffle(cards)));
    }
    return all;
  }

  /**
   * All hands by a rival, which must find what is expected. JMH asks it in a JVM of its own, in
   * which it is compiled into the loop.
   *
   * @param found by the number of a hand
   */
  private static LongSupplier rival(
      String name, Deals deals, IntUnaryOperator expected, IntUnaryOperator found) {
    int hands = deals.sets.length;
    for (int i = 0; i < hands; i++) {
      Deals.check(name, deals.sets[i], expected.applyAsInt(i), found.applyAsInt(i));
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
    return rival("bit tests", deals, i -> packed(sets[i]), i -> BitTests.packed(sets[i]));
  }

  private static int packed(long hand) {
    return STANDARD.packed(STANDARD.evaluate(hand));
  }

  private static LongSupplier bestOfFives(int size) {
    Deals deals = new Deals(STANDARD, size, FEW);
    long[] sets = deals.sets;
    IntUnaryOperator best = i -> bestOfFives(sets[i]);
    return rival("best of the fives", deals, i -> STANDARD.evaluate(sets[i]), best);
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
    return rival("naive", deals, i -> packed(deals.sets[i]), i -> naive.packed(lists[i]));
  }

  /** The usual way to deal: the first cards of a shuffled deck. */
  private static LongSupplier shuffle(int size) {
    SplittableRandom random = new SplittableRandom(size);
    int[] deck = Hand.cards(Hand.DECK);
    return () -> {
      long sum = 0;
      for (int i = 0; i < HANDS; i++) {
        for (int next = 0; next < size; next++) {
          int drawn = next + random.nextInt(deck.length - next);
          int card = deck[drawn];
          deck[drawn] = deck[next];
          deck[next] = card;
          sum += 1L << card;
        }
      }
      return sum;
    };
  }
}
