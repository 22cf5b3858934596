package dev.yaku.internal.games;

import dev.yaku.Hand;
import dev.yaku.OmahaBoard;
import dev.yaku.internal.rules.OmahaLimits;

/** A board whose low ranks have been looked up. */
public record LowBoard(byte[] lows, int row, long board, int holeCards, OmahaLimits limits)
    implements OmahaBoard {
  @Override
  public int evaluate(long hole) {
    if (Long.bitCount(hole) != holeCards || limits.isWrong(hole, board)) {
      throw limits.rejectionOfHole(hole, holeCards, board);
    }
    return lows[row + OmahaLowEvaluator.lowRanks(hole)];
  }

  /** The key is not needed. */
  @Override
  public int evaluateKey(int key, long hole) {
    return evaluate(hole);
  }

  @Override
  public String toString() {
    return Hand.toString(board);
  }
}
