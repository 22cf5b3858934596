package dev.yaku.python;

import dev.yaku.Evaluator;
import dev.yaku.HoleIndex;
import dev.yaku.board.BoardHands;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.NextCards;
import dev.yaku.solver.SolutionNode;
import dev.yaku.strength.BoardStrength;
import dev.yaku.strength.Potential;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Answers of the library as arrays of numbers, which Python takes whole. */
public final class Numbers {
  private static final long INSTANT = 50_000_000; // nanoseconds
  private static final int OF_PLAYER = 12;

  private Numbers() {}

  /**
   * Answers what takes an instant, as {@link #players} does; gives the question back if it takes
   * longer.
   */
  public static Object equity(Equity equity, String text, boolean split) {
    EquitySpot spot = equity.parse(text);
    return spot.exactTime().toNanos() <= INSTANT ? players(spot.run(), split) : spot;
  }

  /**
   * Whether it is exact, weighted, stopped; its deals, their weight, and the players; then for each
   * player twelve numbers, which are NaN if there are none.
   */
  public static double[] players(EquityResult result, boolean split) {
    int players = result.players();
    double[] all = new double[6 + OF_PLAYER * players];
    boolean known = result.hasShares();
    all[0] = result.isExact() ? 1 : 0;
    all[1] = result.isWeighted() ? 1 : 0;
    all[2] = result.isStopped() ? 1 : 0;
    all[3] = result.deals();
    all[4] = result.total();
    all[5] = players;
    for (int i = 0; i < players; i++) {
      double[] of = {
        known ? result.share(i) : Double.NaN,
        result.win(i),
        result.tie(i),
        result.lose(i),
        known ? result.standardError(i) : Double.NaN,
        known && split ? result.high(i) : Double.NaN,
        known && split ? result.low(i) : Double.NaN,
        split ? result.lowWin(i) : Double.NaN,
        split ? result.lowTie(i) : Double.NaN,
        split ? result.scoop(i) : Double.NaN,
        result.cards(i),
        result.draws(i)
      };
      System.arraycopy(of, 0, all, 6 + OF_PLAYER * i, OF_PLAYER);
    }
    return all;
  }

  /** The share of each hole of two cards; NaN for those that are not dealt. */
  public static double[] byHole(EquityResult result, int player) {
    double[] shares = new double[HoleIndex.SIZE];
    Arrays.fill(shares, Double.NaN);
    for (long hole : result.hands(player)) {
      shares[HoleIndex.of(hole)] = result.shareOf(player, hole);
    }
    return shares;
  }

  /**
   * For each of 52 cards the share and the error of each player; NaN for those that cannot come.
   */
  public static double[][] of(NextCards next) {
    double[][] all = new double[52][2 * next.players()];
    for (int card = 0; card < all.length; card++) {
      for (int i = 0; i < next.players(); i++) {
        boolean comes = (next.cards() >>> card & 1) != 0;
        all[card][i] = comes ? next.result(card).share(i) : Double.NaN;
        all[card][next.players() + i] = comes ? next.result(card).standardError(i) : Double.NaN;
      }
    }
    return all;
  }

  /** The packed value of each value. */
  public static int[] packed(Evaluator evaluator) {
    return IntStream.rangeClosed(0, evaluator.ruleSet().maxValue())
        .map(evaluator::packed)
        .toArray();
  }

  /** The words of all holes, and how many holes beat each: first these, then those. */
  public static int[][] of(BoardHands board) {
    int[][] all = new int[2][HoleIndex.SIZE];
    board.words(all[0]);
    board.beatenBy(all[1]);
    return all;
  }

  /** EHS and its square's mean of all holes; NaN for holes that share a card with the board. */
  public static double[][] of(BoardStrength strength) {
    double[][] all = new double[2][HoleIndex.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      boolean free = (HoleIndex.hand(hole) & strength.board()) == 0;
      all[0][hole] = free ? strength.ehs(hole) : Double.NaN;
      all[1][hole] = free ? strength.ehs2(hole) : Double.NaN;
    }
    return all;
  }

  /** Numbers of all holes in rows of one width; NaN for holes that share a card with the board. */
  public static double[][] rows(int width, double[]... holes) {
    double[] none = new double[width];
    Arrays.fill(none, Double.NaN);
    return Arrays.stream(holes).map(of -> of == null ? none : of).toArray(double[][]::new);
  }

  /** Positive and negative potential of all holes; NaN where there is none. */
  public static double[][] of(Potential... potentials) {
    double[][] all = new double[2][potentials.length];
    for (int hole = 0; hole < potentials.length; hole++) {
      Potential of = potentials[hole];
      all[0][hole] = of == null ? Double.NaN : of.positive();
      all[1][hole] = of == null ? Double.NaN : of.negative();
    }
    return all;
  }

  /** For each hand of a player weight and equity. */
  public static double[][] weights(SolutionNode node, int player) {
    long[] hands = node.hands(player);
    double[][] all = new double[2][hands.length];
    for (int i = 0; i < hands.length; i++) {
      all[0][i] = node.weight(player, hands[i]);
      all[1][i] = node.equity(player, hands[i]);
    }
    return all;
  }

  /** The value of each hand of a player. */
  public static double[] values(SolutionNode node, int player) {
    return Arrays.stream(node.hands(player)).mapToDouble(of -> node.value(player, of)).toArray();
  }

  /** For each hand of the player who acts how often it takes each action. */
  public static double[][] strategy(SolutionNode node) {
    long[] hands = node.hands(node.player());
    return Arrays.stream(hands).mapToObj(node::frequencies).toArray(double[][]::new);
  }

  /** For each hand of the player who acts what each action is worth. */
  public static double[][] actionValues(SolutionNode node) {
    long[] hands = node.hands(node.player());
    return Arrays.stream(hands).mapToObj(node::actionValues).toArray(double[][]::new);
  }
}
