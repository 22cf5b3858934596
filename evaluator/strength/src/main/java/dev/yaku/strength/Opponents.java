package dev.yaku.strength;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.strength.internal.RiverValues;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Compares one hand with every hand that an opponent can have, on each river. */
final class Opponents {
  private final HandEvaluator evaluator;
  private final long hole;
  private final long board;
  private final long live;
  private final long[] rivers;

  Opponents(HandEvaluator evaluator, long hole, long board) {
    this.evaluator = evaluator;
    this.hole = hole;
    this.board = board;
    live = evaluator.ruleSet().deck() & ~(hole | board);
    rivers = RiverValues.rivers(board, live);
  }

  /** The possible hands that have a weight by {@link HoleIndex}. */
  private int[] others(double[] weights) {
    return IntStream.range(0, HoleIndex.SIZE)
        .filter(other -> weights[other] > 0 && (HoleIndex.hand(other) & ~live) == 0)
        .toArray();
  }

  /** Rejects weights of impossible hands only. */
  private int[] checked(int[] others) {
    if (others.length == 0) {
      String spot = Hand.toString(hole) + " on " + Hand.toString(board);
      throw new IllegalArgumentException(spot + ": no hand with a weight is left for the opponent");
    }
    return others;
  }

  HandStrength strength(double[] weights) {
    checked(others(weights));
    return strengths(weights)[0];
  }

  /** The strength against each of several clusters; that against no hand is not a number. */
  HandStrength[] strengths(double[]... weights) {
    int[][] others = Arrays.stream(weights).map(this::others).toArray(int[][]::new);
    double[][] scores = new double[others.length][rivers.length];
    double[][] totals = new double[others.length][rivers.length];
    char[] values = new char[HoleIndex.SIZE];
    for (int i = 0; i < rivers.length; i++) {
      HoldemRiver.values(evaluator, rivers[i], values);
      int mine = values[HoleIndex.of(hole)];
      for (int of = 0; of < others.length; of++) {
        double score = 0;
        double total = 0;
        for (int other : others[of]) {
          if (values[other] != 0) { // else a card is on the board
            score += weights[of][other] * (1 + Integer.signum(mine - values[other]));
            total += weights[of][other];
          }
        }
        scores[of][i] = score;
        totals[of][i] = 2 * total;
      }
    }
    HandStrength[] strengths = new HandStrength[others.length];
    Arrays.setAll(strengths, of -> new HandStrength(scores[of], totals[of]));
    return strengths;
  }

  Potential potential(double[] weights) {
    int[] others = checked(others(weights));
    int now = evaluator.evaluate(board | hole);
    int[] before = new int[others.length];
    Arrays.setAll(before, i -> now - evaluator.evaluate(board | HoleIndex.hand(others[i])));
    double[] deals = new double[9];
    char[] values = new char[HoleIndex.SIZE];
    for (long river : rivers) {
      HoldemRiver.values(evaluator, river, values);
      int mine = values[HoleIndex.of(hole)];
      for (int i = 0; i < others.length; i++) {
        if (values[others[i]] != 0) { // else a card is on the board
          deals[Potential.place(before[i], mine - values[others[i]])] += weights[others[i]];
        }
      }
    }
    return new Potential(deals);
  }
}
