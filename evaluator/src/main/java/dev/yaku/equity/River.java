package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.internal.holes.HoleSets;
import dev.yaku.internal.holes.HoleValues;
import dev.yaku.internal.holes.PlaneSums;
import dev.yaku.internal.holes.SortedHoles;
import dev.yaku.internal.holes.ThreeHoles;

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
  private final SortedHoles holes;
  private final ThreeHoles ofThree;
  private final PlaneSums mySums;
  private final PlaneSums theirSums;

  private River(HandEvaluator evaluator) {
    holes = new SortedHoles(evaluator);
    ofThree = new ThreeHoles(evaluator);
    mySums = holes.newSums();
    theirSums = holes.newSums();
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
    holes.setBoard(cards);
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
    System.arraycopy(holes.values(), 0, into, 0, HoleIndex.SIZE);
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

  /**
   * Adds up, for every hole, the weights of the opponent's holes that share no card with it, and
   * are worse, or worth the same.
   *
   * @param theirs the weights of the opponent's holes; those of dead holes do not count
   * @param win has the weights of worse holes added
   * @param tie has the weights of holes worth the same added
   */
  public void weigh(double[] theirs, double[] win, double[] tie) {
    mySums.start(holes.board(), theirs);
    holes.weigh(mySums);
    mySums.addTo(win, tie);
  }

  /**
   * Adds up, for every hole, the weights of all of the opponent's holes that share no card with it
   * or the board: what there is to win.
   *
   * @param theirs the weights of the opponent's holes; those of dead holes do not count
   * @param sums has them added
   */
  public void sum(double[] theirs, double[] sums) {
    HoleSets.addApart(holes.deck() & ~holes.board(), 0, theirs, sums);
  }

  /**
   * Three players: adds up, for every hole, the products of the two opponents' weights over all
   * choices of their holes in which no two of the three share a card. {@code pots[h] / dealt[h]} is
   * the equity of hole h.
   *
   * @param one the weights of one opponent's holes; those of dead holes do not count
   * @param other the weights of the other opponent's holes
   * @param dealt has the products of all choices added
   * @param pots has the products added, times what hole h wins of a pot: 1 alone, a half or a third
   *     where it ties with one or both, else 0
   */
  public void weighThree(double[] one, double[] other, double[] dealt, double[] pots) {
    ofThree.setBoard(holes.board());
    ofThree.weigh(one, other, dealt, pots);
  }

  /**
   * As {@link #weigh}, summed over all cards that can complete a board of four, or of three. The
   * board is changed.
   *
   * @param incomplete three to five cards
   * @throws IllegalArgumentException if they are fewer, or more, or not in the deck
   */
  public void weighRunouts(long incomplete, double[] theirs, double[] win, double[] tie) {
    mySums.start(incomplete, theirs);
    holes.runOut(incomplete, mySums);
    mySums.addTo(win, tie);
  }

  /**
   * As {@link #weighRunouts}, for every hole of both players: for less than twice the time.
   *
   * @param mine the weights of one player's holes
   * @param theirs the weights of the other player's holes
   * @param win has the weights of the other player's worse holes added
   * @param tie has those of holes worth the same added
   * @param theirWin has the weights of the one player's holes added that are worse than the other's
   * @param theirTie has those of holes worth the same added
   */
  public void weighRunouts(
      long incomplete,
      double[] mine,
      double[] theirs,
      double[] win,
      double[] tie,
      double[] theirWin,
      double[] theirTie) {
    mySums.start(incomplete, theirs);
    theirSums.start(incomplete, mine);
    holes.runOut(incomplete, mySums, theirSums);
    mySums.addTo(win, tie);
    theirSums.addTo(theirWin, theirTie);
  }
}
