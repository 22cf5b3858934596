package dev.yaku.equity.internal.ranks;

import dev.yaku.Card;

/**
 * The boards with a flush in one suit that certain players win, by those who have the best hand
 * without it, and by the ranks of the board's missing cards.
 */
final class FlushWins {
  /** The length of a row by rank: {@value}. */
  static final int ROW = Card.RANK_COUNT;

  private static final int BITS = 10;

  /** The most boards of a set of ranks that fit: two other cards are dealt in C(39, 2) ways. */
  private static final int MOST = (1 << BITS) - 1;

  /** The sums for these numbers fit in one long. */
  private static final int FIRST = Long.SIZE / BITS;

  private final int[] numbered;
  private final int[] weights; // the ways to deal each rest
  private final int[] sets; // by winners and rest: how many sets of ranks of the suit

  /** Boards by number of the winners. */
  final long[] all;

  /** By number and rank: boards with the suit's card of this rank. */
  final long[] own;

  /** By number and rank: cards of other suits on these boards. */
  final long[] other;

  /** No boards yet; the weights are the ways to deal each choice of ranks of the other suits. */
  FlushWins(Winners winners, int... weights) {
    numbered = winners.numbered;
    this.weights = weights;
    sets = new int[winners.masks.length * weights.length];
    all = new long[winners.masks.length];
    own = new long[winners.masks.length * ROW];
    other = new long[winners.masks.length * ROW];
  }

  /**
   * Adds the boards with a set of ranks of the suit, if the flush is the better hand.
   *
   * @param numbers the numbers of completions, those of this set beginning at {@code from}
   * @param value the value of the flush
   */
  void add(int set, char[] numbers, int from, int value) {
    int limit = BestValue.of(value, 0);
    long ofFirst = 0; // boards by the first numbers
    for (int rest = 0; rest < weights.length; rest++) {
      int best = numbered[numbers[from + rest]];
      int number = BestValue.winners(best);
      int moved = best - limit >> Integer.SIZE - 1; // all bits, or none
      sets[number * weights.length + rest] -= moved;
      if (number < FIRST) {
        ofFirst += (long) (weights[rest] & moved) << BITS * number;
      } else {
        add(set, number, weights[rest] & moved);
      }
    }
    for (int number = 0; ofFirst != 0; number++) {
      add(set, number, (int) ofFirst & MOST);
      ofFirst >>>= BITS;
    }
  }

  private void add(int set, int number, int boards) {
    all[number] += boards;
    for (int ranks = boards == 0 ? 0 : set; ranks != 0; ranks &= ranks - 1) {
      own[number * ROW + Integer.numberOfTrailingZeros(ranks)] += boards;
    }
  }

  /** Sums up by the ranks of so many cards of other suits, when all sets have been added. */
  void sum(int cards) {
    int[] ranks = new int[cards];
    for (int rest = 0; rest < weights.length; rest++) {
      for (int number = 0; number < all.length; number++) {
        long boards = (long) sets[number * weights.length + rest] * weights[rest];
        for (int rank : ranks) {
          other[number * ROW + rank] += boards;
        }
      }
      Multisets.next(ranks);
    }
  }
}
