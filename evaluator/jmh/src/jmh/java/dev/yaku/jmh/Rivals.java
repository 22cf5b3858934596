package dev.yaku.jmh;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.values.NaiveEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
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

  private static LongSupplier bitTests(int size) {
    Deals deals = new Deals(STANDARD, size, HANDS);
    for (long set : deals.sets) {
      Deals.check("bit tests", set, STANDARD.packed(STANDARD.evaluate(set)), BitTests.packed(set));
    }
    return () -> {
      long sum = 0;
      for (long set : deals.sets) {
        sum += BitTests.packed(set);
      }
      return sum;
    };
  }

  private static LongSupplier bestOfFives(int size) {
    Deals deals = new Deals(STANDARD, size, FEW);
    for (long set : deals.sets) {
      Deals.check("best of the fives", set, STANDARD.evaluate(set), bestOfFives(set));
    }
    return () -> {
      long sum = 0;
      for (long set : deals.sets) {
        sum += bestOfFives(set);
      }
      return sum;
    };
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
    for (int i = 0; i < FEW; i++) {
      int value = STANDARD.packed(STANDARD.evaluate(deals.sets[i]));
      Deals.check("naive", deals.sets[i], value, naive.packed(lists[i]));
    }
    return () -> {
      long sum = 0;
      for (int[] list : lists) {
        sum += naive.packed(list);
      }
      return sum;
    };
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
