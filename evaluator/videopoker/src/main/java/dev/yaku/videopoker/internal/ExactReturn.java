package dev.yaku.videopoker.internal;

import java.math.BigInteger;

/** The sum of the returns of all deals, each played with a best hold. */
public final class ExactReturn {
  /*
   * Values of holds are whole numbers less than 2^53 (see PayScale); multiplied by the size of a
   * class and summed, they would overflow. So their upper and lower halves are summed separately.
   */
  private static final long LOW = (1L << 32) - 1;

  private ExactReturn() {}

  /**
   * The sum over all deals and all draws; the pays must be scaled exactly. The return is this sum
   * divided by {@link DrawCounts#total} and by {@link PayScale#denominator}.
   */
  public static BigInteger of(Game game) {
    int[] sizes = game.classes().sizes(SuitClasses.HAND);
    HoldValues values = new HoldValues(game.classes(), game.sums(), game.draws().weights());
    double[] best = new double[HoldValues.LANES];
    long high = 0;
    long low = 0;
    for (int from = 0; from < sizes.length; from += HoldValues.LANES) {
      int count = values.visit(from);
      values.best(best);
      for (int lane = 0; lane < count; lane++) {
        long value = (long) best[lane];
        high += (value >>> 32) * sizes[from + lane];
        low += (value & LOW) * sizes[from + lane];
      }
    }
    return BigInteger.valueOf(high).shiftLeft(32).add(BigInteger.valueOf(low));
  }
}
