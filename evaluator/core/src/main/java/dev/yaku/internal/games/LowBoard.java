package dev.yaku.internal.games;

import dev.yaku.Hand;
import dev.yaku.OmahaBoard;
import dev.yaku.internal.rules.OmahaLimits;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.TableFormat;

/** A board whose low ranks have been looked up. */
public record LowBoard(byte[] lows, int row, long board, int holeCards, OmahaLimits limits)
    implements OmahaBoard {
  @Override
  public int evaluate(long hole) {
    if (Long.bitCount(hole) != holeCards || limits.isWrong(hole, board)) {
      throw limits.rejectionOfHole(hole, holeCards, board);
    }
    return lows[row + lowRanks(hole)];
  }

  /** The ranks from the ace to the eight, as a set. */
  static int lowRanks(long cards) {
    int ranks = (int) (cards | cards >>> 13 | cards >>> 26 | cards >>> 39) & KeyLayout.SUIT_MASK;
    return (ranks << 1 | ranks >>> 12) & TableFormat.LOW_RANK_SETS - 1;
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
