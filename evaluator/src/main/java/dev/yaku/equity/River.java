package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.util.Arrays;

/**
 * All holes of hold'em on a board: what each is worth, and which weights of an opponent's holes it
 * beats. For solvers, which ask this in their inner loops.
 *
 * <p>Holes are numbered as in {@link HoleIndex}; arrays have {@link HoleIndex#SIZE} elements.
 *
 * <pre>{@code
 * River river = River.of(HandEvaluator.of("standard"));
 * river.setBoard(Hand.parse("Ah Kh Qd 2c 2s"));
 * river.weigh(theirs, win, tie); // win[h]: the sum of their weights that hole h beats
 * }</pre>
 *
 * <p>Nothing is allocated once it is made. Not thread-safe: have one for each thread.
 */
public final class River {
  /*
   * The holes are sorted by value: first the values that occur are numbered by means of a bit set,
   * then holes are counted by these numbers. Weights are then added up from the weakest hole on,
   * all together and by card; those of the holes that share no card with a given one are the sum of
   * all less those of its two cards.
   */
  private static final int BOARD = 5;

  private final HoleValues holeValues;
  private final char[] values = new char[HoleIndex.SIZE];
  private final long[] present;
  private final char[] before; // how many of the values below each word of the bit set are present
  private final char[] number = new char[HoleIndex.SIZE]; // of a hole's value among those present
  private final char[] starts = new char[HoleIndex.SIZE + 2]; // of the holes of each number
  private final char[] order = new char[HoleIndex.SIZE]; // of live holes, the weakest first
  private final double[] ofCard = new double[52];
  private final double[] below = new double[HoleIndex.SIZE];
  private int groups;
  private long board;

  private River(HandEvaluator evaluator) {
    holeValues = HoleValues.of(evaluator);
    present = new long[evaluator.ruleSet().maxValue() / Long.SIZE + 1];
    before = new char[present.length];
  }

  /**
   * Holes by the rules of an evaluator.
   *
   * @throws IllegalArgumentException if these are not rules of high hands of seven natural cards
   */
  public static River of(HandEvaluator evaluator) {
    return new River(evaluator);
  }

  /**
   * Chooses the board.
   *
   * @param cards five cards
   * @throws IllegalArgumentException if it has not five cards of the deck
   */
  public void setBoard(long cards) {
    holeValues.values(holeValues.checked(cards), values);
    board = cards;
    sort();
  }

  /**
   * Fills in what each hole is worth on a board, without more: safe for any number of threads.
   *
   * @param board five cards
   * @param values as {@link #values(char[])} fills it in
   * @throws IllegalArgumentException as {@link #of} and {@link #setBoard}
   */
  public static void values(HandEvaluator evaluator, long board, char[] values) {
    HoleValues of = HoleValues.of(evaluator);
    of.values(of.checked(board), values);
  }

  /**
   * Fills in what each hole is worth: {@code values[HoleIndex.of(a, b)]} is what the evaluator says
   * of the two cards together with the board; 0 where the board has one of them, or the deck has
   * not.
   */
  public void values(char[] into) {
    System.arraycopy(values, 0, into, 0, HoleIndex.SIZE);
  }

  /**
   * Rejects a card where a set is meant.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: {@link Hand#of}
   */
  @Deprecated
  public void setBoard(int card) {
    throw Sets.notASet(card);
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
        below[hole] = all - ofCard[HoleValues.LOW[hole]] - ofCard[HoleValues.HIGH[hole]];
      }
      for (int i = from; i < to; i++) {
        int hole = order[i];
        double weight = theirs[hole];
        all += weight;
        ofCard[HoleValues.LOW[hole]] += weight;
        ofCard[HoleValues.HIGH[hole]] += weight;
      }
      for (int i = from; i < to; i++) {
        int hole = order[i];
        double notAbove =
            all - ofCard[HoleValues.LOW[hole]] - ofCard[HoleValues.HIGH[hole]] + theirs[hole];
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
      ofCard[HoleValues.LOW[hole]] += weight;
      ofCard[HoleValues.HIGH[hole]] += weight;
    }
    for (int i = 0; i < live; i++) {
      int hole = order[i];
      sums[hole] +=
          all - ofCard[HoleValues.LOW[hole]] - ofCard[HoleValues.HIGH[hole]] + theirs[hole];
    }
  }

  /**
   * As {@link #weigh}, summed over all cards that can complete a board of four, or of three. The
   * board is changed.
   *
   * @param incomplete three to five cards
   * @throws IllegalArgumentException if they are fewer, or more, or not in the deck
   */
  public void weighRunouts(long incomplete, double[] theirs, double[] win, double[] tie) {
    int missing = BOARD - Long.bitCount(incomplete);
    if (missing < 0 || missing > 2) {
      throw new IllegalArgumentException(
          "expected three to five cards on the board, found " + Hand.toString(incomplete));
    }
    weigh(incomplete, missing, holeValues.deck() & ~incomplete, theirs, win, tie);
  }

  private void weigh(
      long cards, int missing, long live, double[] theirs, double[] win, double[] tie) {
    if (missing == 0) {
      setBoard(cards);
      weigh(theirs, win, tie);
      return;
    }
    for (long rest = live; rest != 0; rest &= rest - 1) {
      long card = rest & -rest;
      weigh(cards | card, missing - 1, rest & ~card, theirs, win, tie);
    }
  }

  /** The board chosen. */
  long board() {
    return board;
  }
}
