package dev.yaku.internal.rules;

import dev.yaku.Evaluator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** By size of hand: how many deals have a smaller value than each value. */
public final class DealsBelow {
  private final Map<List<Integer>, long[]> bySize = new ConcurrentHashMap<>();

  DealsBelow() {}

  /**
   * The numbers of deals, counted on first use.
   *
   * @return by value, from 0 to one more than the greatest: the last is the number of all deals
   */
  public long[] get(Evaluator evaluator, int cards, int jokers) {
    return bySize.computeIfAbsent(
        List.of(cards, jokers), size -> sums(evaluator.countDeals(cards, jokers)));
  }

  private static long[] sums(long[] counts) {
    long[] below = new long[counts.length + 1];
    for (int value = 0; value < counts.length; value++) {
      below[value + 1] = Math.addExact(below[value], counts[value]);
    }
    return below;
  }
}
