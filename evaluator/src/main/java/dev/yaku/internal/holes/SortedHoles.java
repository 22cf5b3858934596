package dev.yaku.internal.holes;

import dev.yaku.HandEvaluator;
import java.util.Arrays;

/**
 * All holes on a board in the order of their values, and sums of weights over those that are worse,
 * or worth the same. Nothing is allocated once it is made. Not thread-safe.
 */
public final class SortedHoles {
  /*
   * The holes are sorted by value: first the values that occur are numbered by means of a bit set,
   * then holes are counted by these numbers. Weights are then added up from the weakest hole on,
   * all together and by card; those of the holes that share no card with a given one are the sum of
   * all less those of its two cards.
   */
  private final HoleValues holeValues;
  private final char[] values = new char[Holes.SIZE];
  private final long[] present;
  private final char[] before; // how many of the values below each word of the bit set are present
  private final char[] number = new char[Holes.SIZE]; // of a hole's value among those present
  private final char[] starts = new char[Holes.SIZE + 2]; // of the holes of each number
  private final char[] order = new char[Holes.SIZE]; // of live holes, the weakest first
  private final double[] ofCard = new double[52];
  private final double[] below = new double[Holes.SIZE];
  private int groups;

  public SortedHoles(HandEvaluator evaluator) {
    holeValues = HoleValues.of(evaluator);
    present = new long[evaluator.ruleSet().maxValue() / Long.SIZE + 1];
    before = new char[present.length];
  }

  /** The values by hole of the board chosen; not to be changed. */
  public char[] values() {
    return values;
  }

  public long deck() {
    return holeValues.deck();
  }

  /**
   * Chooses the board.
   *
   * @throws IllegalArgumentException if it has not five cards of the deck
   */
  public void setBoard(long cards) {
    holeValues.values(holeValues.checked(cards), values);
    sort();
  }

  private void sort() {
    Arrays.fill(present, 0);
    for (char value : values) {
      present[value >>> 6] |= 1L << value;
    }
    present[0] &= ~1L; // dead holes
    int found = 0;
    for (int word = 0; word < present.length; word++) {
      before[word] = (char) found;
      found += Long.bitCount(present[word]);
    }
    groups = found;
    Arrays.fill(starts, 0, found + 2, (char) 0);
    for (int hole = 0; hole < values.length; hole++) {
      int value = values[hole];
      // Dead holes get number 0, those of the weakest value 1.
      int word = value >>> 6;
      int numbered =
          value == 0 ? 0 : before[word] + Long.bitCount(present[word] & (2L << value) - 1);
      number[hole] = (char) numbered;
      starts[numbered + 1]++;
    }
    starts[1] = 0; // dead holes are left out
    for (int i = 1; i <= found; i++) {
      starts[i + 1] += starts[i];
    }
    for (int hole = 0; hole < values.length; hole++) {
      if (number[hole] != 0) {
        order[starts[number[hole]]++] = (char) hole;
      }
    }
    System.arraycopy(starts, 0, starts, 1, found + 1); // filling moved each to the next one's
    starts[0] = 0;
    starts[1] = 0;
  }

  /**
   * Adds up, for every hole, the weights of the opponent's holes that share no card with it, and
   * are worse, or worth the same.
   *
   * @param theirs the weights of the opponent's holes; those of dead holes do not count
   * @param win has the weights of worse holes added
   * @param tie has the weights of holes worth the same added
   */
  public void weigh(double[] theirs, double[] win, double[] tie) {
    Arrays.fill(ofCard, 0);
    double all = 0;
    for (int group = 1; group <= groups; group++) {
      int from = starts[group];
      int to = starts[group + 1];
      for (int i = from; i < to; i++) {
        int hole = order[i];
        below[hole] = all - ofCard[Holes.low(hole)] - ofCard[Holes.high(hole)];
      }
      for (int i = from; i < to; i++) {
        int hole = order[i];
        double weight = theirs[hole];
        all += weight;
        ofCard[Holes.low(hole)] += weight;
        ofCard[Holes.high(hole)] += weight;
      }
      for (int i = from; i < to; i++) {
        int hole = order[i];
        double notAbove = all - ofCard[Holes.low(hole)] - ofCard[Holes.high(hole)] + theirs[hole];
        win[hole] += below[hole];
        tie[hole] += notAbove - below[hole];
      }
    }
  }

  /**
   * Adds up, for every hole, the weights of all of the opponent's holes that share no card with it
   * or the board: what there is to win.
   *
   * @param theirs the weights of the opponent's holes; those of dead holes do not count
   * @param sums has them added
   */
  public void sum(double[] theirs, double[] sums) {
    Arrays.fill(ofCard, 0);
    double all = 0;
    int live = starts[groups + 1];
    for (int i = 0; i < live; i++) {
      int hole = order[i];
      double weight = theirs[hole];
      all += weight;
      ofCard[Holes.low(hole)] += weight;
      ofCard[Holes.high(hole)] += weight;
    }
    for (int i = 0; i < live; i++) {
      int hole = order[i];
      sums[hole] += all - ofCard[Holes.low(hole)] - ofCard[Holes.high(hole)] + theirs[hole];
    }
  }
}
