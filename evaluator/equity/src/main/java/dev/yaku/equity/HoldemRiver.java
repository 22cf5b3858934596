package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.HoleSets;
import dev.yaku.equity.internal.holes.HoleValues;
import dev.yaku.equity.internal.holes.PlaneSums;
import dev.yaku.equity.internal.holes.SortedHoles;
import dev.yaku.equity.internal.holes.ThreeHoles;
import java.util.Objects;

/**
 * All holes of hold'em on a board: the value of each, and the weight of the opponent's holes that
 * it beats. For the inner loops of solvers.
 *
 * <p>Holes are numbered as in {@link HoleIndex}; arrays have {@link HoleIndex#SIZE} elements, and
 * others are rejected with an {@link IllegalArgumentException}. Weights are trusted: they should be
 * finite and not negative. Without a board, methods throw an {@link IllegalStateException}.
 *
 * <pre>{@code
 * HoldemRiver river = HoldemRiver.of(HandEvaluator.of("standard"));
 * river.setBoard(Hand.parse("Ah Kh Qd 2c 2s"));
 * river.weigh(theirs, win, tie); // win[h]: the sum of their weights that hole h beats
 * }</pre>
 *
 * <p>Allocates nothing after its creation. Not thread-safe: use one object for each thread.
 */
public final class HoldemRiver {
  private final String rules;
  private final SortedHoles holes;
  private final ThreeHoles ofThree = new ThreeHoles();
  private final PlaneSums mySums;
  private final PlaneSums theirSums;
  private final PlaneSums[] one; // of one player
  private final PlaneSums[] both;
  private final double[] ofCards = HoleSets.newSumsOfCards();

  private HoldemRiver(HandEvaluator evaluator) {
    rules = evaluator.ruleSet().name();
    holes = new SortedHoles(evaluator);
    mySums = holes.newSums();
    theirSums = holes.newSums();
    one = new PlaneSums[] {mySums};
    both = new PlaneSums[] {mySums, theirSums};
  }

  /**
   * {@return an object for the rules of an evaluator, without a board, for one thread}
   *
   * @param evaluator an evaluator of high hands of seven natural cards
   * @throws IllegalArgumentException if the rules are not for high hands of seven natural cards
   */
  public static HoldemRiver of(HandEvaluator evaluator) {
    return new HoldemRiver(Objects.requireNonNull(evaluator, "evaluator"));
  }

  /**
   * Chooses the board for the calls that follow.
   *
   * @param cards five cards
   * @throws IllegalArgumentException if the board is not five cards of the deck
   */
  public void setBoard(long cards) {
    holes.setBoard(cards);
  }

  /**
   * Fills in the value of each hole on a board, without creating an object: safe for any number of
   * threads.
   *
   * @param evaluator an evaluator of high hands of seven natural cards
   * @param board five cards
   * @param values as {@link #values(char[])} fills it in
   * @throws IllegalArgumentException as {@link #of} and {@link #setBoard}
   */
  public static void values(HandEvaluator evaluator, long board, char[] values) {
    checkLength(Objects.requireNonNull(values, "values").length, "values");
    HoleValues of = HoleValues.of(Objects.requireNonNull(evaluator, "evaluator"));
    of.values(of.checked(board), values);
  }

  /**
   * Fills in the value of each hole: {@code values[HoleIndex.of(a, b)]} is the value of the two
   * cards together with the board; 0 if one of the cards is on the board or not in the deck.
   *
   * @param into where the values are stored by {@link HoleIndex}: {@link HoleIndex#SIZE} of them
   */
  public void values(char[] into) {
    checkBoard();
    checkLength(Objects.requireNonNull(into, "into").length, "into");
    System.arraycopy(holes.values(), 0, into, 0, HoleIndex.SIZE);
  }

  /**
   * Sums, for every hole, the weights of the opponent's holes that share no card with it and are
   * worse or equal.
   *
   * @param theirs the weights of the opponent's holes; those of dead holes are ignored
   * @param win the weights of worse holes are added to its elements
   * @param tie the weights of equal holes are added to its elements
   */
  public void weigh(double[] theirs, double[] win, double[] tie) {
    checkBoard();
    check(theirs, "theirs");
    check(win, "win");
    check(tie, "tie");
    mySums.start(holes.board(), theirs);
    holes.weigh(mySums);
    mySums.addTo(win, tie);
  }

  /**
   * Sums, for every hole, the weights of all of the opponent's holes that share no card with it or
   * with the board: the most that the hole can win.
   *
   * @param theirs the weights of the opponent's holes; those of dead holes are ignored
   * @param sums the weights are added to its elements
   */
  public void sum(double[] theirs, double[] sums) {
    checkBoard();
    check(theirs, "theirs");
    check(sums, "sums");
    HoleSets.addApart(holes.deck() & ~holes.board(), 0, theirs, ofCards, sums);
  }

  /**
   * For three players: sums, for every hole, the products of the two opponents' weights over all
   * pairs of their holes such that no two of the three holes share a card. {@code pots[h] /
   * dealt[h]} is the equity of hole h.
   *
   * @param one the weights of one opponent's holes; those of dead holes are ignored
   * @param other the weights of the other opponent's holes
   * @param dealt all products are added to its elements
   * @param pots the products are added to its elements, times the share of the pot that hole h
   *     wins: 1 if it wins, a half or a third if it ties with one or both opponents, else 0
   */
  public void weighThree(double[] one, double[] other, double[] dealt, double[] pots) {
    checkBoard();
    check(one, "one");
    check(other, "other");
    check(dealt, "dealt");
    check(pots, "pots");
    ofThree.setValues(holes.values());
    ofThree.weigh(one, other, dealt, pots);
  }

  /**
   * Like {@link #weigh}, summed over all cards that complete a board of three or four cards.
   * Changes the board of this object.
   *
   * @param incomplete three to five cards
   * @param theirs the weights of the other player's holes by {@link HoleIndex}
   * @param win where the weights that each hole beats are added, by {@link HoleIndex}
   * @param tie where the weights that each hole ties with are added, by {@link HoleIndex}
   * @throws IllegalArgumentException if there are fewer or more cards, or one is not in the deck
   */
  public void weighRunouts(long incomplete, double[] theirs, double[] win, double[] tie) {
    holes.checkIncomplete(incomplete);
    check(theirs, "theirs");
    check(win, "win");
    check(tie, "tie");
    mySums.start(incomplete, theirs);
    holes.runOut(incomplete, one);
    mySums.addTo(win, tie);
  }

  /**
   * As {@link #weighRunouts}, for every hole of both players: for less than twice the time.
   *
   * @param incomplete three to five cards, a set
   * @param mine the weights of one player's holes
   * @param theirs the weights of the other player's holes
   * @param win the weights of the other player's worse holes are added to its elements
   * @param tie the weights of the other player's equal holes are added to its elements
   * @param theirWin the weights of the first player's worse holes are added to its elements, which
   *     are by the other player's holes
   * @param theirTie the weights of the first player's equal holes are added to its elements
   */
  public void weighRunouts(
      long incomplete,
      double[] mine,
      double[] theirs,
      double[] win,
      double[] tie,
      double[] theirWin,
      double[] theirTie) {
    holes.checkIncomplete(incomplete);
    check(mine, "mine");
    check(theirs, "theirs");
    check(win, "win");
    check(tie, "tie");
    check(theirWin, "theirWin");
    check(theirTie, "theirTie");
    mySums.start(incomplete, theirs);
    theirSums.start(incomplete, mine);
    holes.runOut(incomplete, both);
    mySums.addTo(win, tie);
    theirSums.addTo(theirWin, theirTie);
  }

  private void checkBoard() {
    if (holes.board() == 0) {
      throw new IllegalStateException("no board: call setBoard first");
    }
  }

  private static void check(double[] array, String name) {
    checkLength(Objects.requireNonNull(array, name).length, name);
  }

  private static void checkLength(int length, String name) {
    if (length != HoleIndex.SIZE) {
      throw new IllegalArgumentException(
          name + ": expected an array of length " + HoleIndex.SIZE + ", found " + length);
    }
  }

  /** The rules and the board: {@code "standard, on 2c Qd Kh Ah 2s"}. */
  @Override
  public String toString() {
    String board = holes.board() == 0 ? ", no board" : ", on " + Hand.toString(holes.board());
    return rules + board;
  }
}
