package dev.yaku.internal.hand;

import dev.yaku.internal.jit.HoleLoop;

/**
 * The places of pairs of ranks in a table of their values that vectors read: see {@link HoleLoop}.
 *
 * @param places by number of the pair, as in {@link RankPairs}
 */
record PairPlaces(RankPairs pairs, int factor, int[] places) {
  /** One of them gives each pair another place, in all built-in rules without wild cards. */
  private static final int[] FACTORS = {0xF1AE8D, 0xA21};

  /** The places of these pairs, or null if no known factor gives each another one. */
  static PairPlaces of(RankPairs pairs) {
    for (int factor : FACTORS) {
      int[] places = new int[pairs.keys().length];
      boolean[] taken = new boolean[HoleLoop.PLACES];
      boolean apart = true;
      for (int i = 0; i < places.length; i++) {
        places[i] = HoleLoop.ofPair(pairs.keys()[i], factor);
        apart &= !taken[places[i]];
        taken[places[i]] = true;
      }
      if (apart) {
        return new PairPlaces(pairs, factor, places);
      }
    }
    return null;
  }

  /**
   * Gives each key of a hole the value of its pair, or of its flush.
   *
   * @param ofPairs the values of pairs
   * @param suit of flushes that take both cards, or null
   */
  void give(HoleLoop loop, int[] ofPairs, BoardSuit suit, long[] keys, int[] values) {
    int[] table = new int[2 * HoleLoop.PLACES];
    place(ofPairs, table);
    if (suit != null) {
      placeFlushes(ofPairs, suit, table);
    }
    loop.findPlaces(factor, suit == null ? HoleLoop.NO_BIT : suit.bitOfTwo(), keys, values);
    lookUp(table, values);
  }

  private void place(int[] ofPairs, int[] table) {
    for (int i = 0; i < places.length; i++) {
      table[places[i] & table.length - 1] = ofPairs[i];
    }
  }

  private void placeFlushes(int[] ofPairs, BoardSuit suit, int[] table) {
    int[] ranks = pairs.ranks();
    for (int i = 0; i < places.length; i++) {
      int best = Math.max(ofPairs[i], suit.flush(ranks[i]));
      table[HoleLoop.PLACES + places[i] & table.length - 1] = best;
    }
  }

  /** Replaces places by the values that are there. */
  private static void lookUp(int[] table, int[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = table[values[i] & table.length - 1];
    }
  }
}
