package dev.yaku.strength;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.strength.internal.CardTypes;
import dev.yaku.strength.internal.RiverValues;
import dev.yaku.strength.internal.Rivers;
import java.util.Arrays;

/** Compares one hand with every hand that an opponent can have, on each river. Not thread-safe. */
final class Opponents {
  private final RiverValues values;
  private final long hole;
  private final long board;
  private final long[] boards;
  private final int[] others;
  private final double[] weights;

  /** Opponents with weights by {@link HoleIndex}. */
  Opponents(RiverValues values, long deck, long hole, long board, double[] weights) {
    this.values = values;
    this.hole = hole;
    this.board = board;
    this.weights = weights;
    int[] possible = new int[HoleIndex.SIZE];
    int count = 0;
    for (int other = 0; other < HoleIndex.SIZE; other++) {
      long cards = HoleIndex.hand(other);
      if (weights[other] > 0 && (cards & (hole | board)) == 0 && (cards & ~deck) == 0) {
        possible[count++] = other;
      }
    }
    others = Arrays.copyOf(possible, count);
    long live = deck & ~(hole | board);
    boards = Rivers.of(board, live);
  }

  /** Whether any hand with a weight is possible on any river. */
  boolean isAny() {
    return others.length > 0;
  }

  HandStrength strength() {
    double[] scores = new double[boards.length];
    double[] totals = new double[boards.length];
    char[] byPair = new char[CardTypes.MOST_PAIRS];
    for (int i = 0; i < boards.length; i++) {
      long river = boards[i];
      int flushSuit = CardTypes.flushSuit(river);
      byte[] types = CardTypes.of(flushSuit);
      values.fill(river, flushSuit, byPair);
      int mine = value(HoleIndex.of(hole), byPair, types);
      double score = 0;
      double total = 0;
      for (int other : others) {
        if ((HoleIndex.hand(other) & river) == 0) {
          score += weights[other] * (1 + Integer.signum(mine - value(other, byPair, types)));
          total += weights[other];
        }
      }
      scores[i] = score;
      totals[i] = 2 * total;
    }
    return new HandStrength(scores, totals);
  }

  Potential potential(HandEvaluator evaluator) {
    int now = evaluator.evaluate(board | hole);
    int[] before = new int[others.length];
    Arrays.setAll(before, i -> now - evaluator.evaluate(board | HoleIndex.hand(others[i])));
    double[] deals = new double[9];
    char[] byPair = new char[CardTypes.MOST_PAIRS];
    for (long river : boards) {
      int flushSuit = CardTypes.flushSuit(river);
      byte[] types = CardTypes.of(flushSuit);
      values.fill(river, flushSuit, byPair);
      int mine = value(HoleIndex.of(hole), byPair, types);
      for (int i = 0; i < others.length; i++) {
        if ((HoleIndex.hand(others[i]) & river) == 0) {
          int later = mine - value(others[i], byPair, types);
          deals[Potential.place(before[i], later)] += weights[others[i]];
        }
      }
    }
    return new Potential(deals);
  }

  private static int value(int hole, char[] byPair, byte[] types) {
    return byPair[CardTypes.pair(types[HoleIndex.low(hole)], types[HoleIndex.high(hole)])];
  }

  @Override
  public String toString() {
    return Hand.toString(hole) + " on " + Hand.toString(board);
  }
}
