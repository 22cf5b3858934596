package dev.yaku.equity.internal.work;

import dev.yaku.equity.internal.spot.Tally;
import java.util.ArrayList;
import java.util.List;

/** The standard errors of shares of which only some blocks were counted, chosen at random. */
public final class BlockErrors {
  /*
   * A player's share is a ratio: the pots won in all blocks by the weight of all blocks. How far it
   * may be off if n of N blocks were chosen shows in how much it changes when any one of them is
   * left out (the jackknife [1]); that so many of all are known lessens it:
   *
   *   variance = (1 - n/N) (n-1)/n sum (share without the block - their mean)^2
   *
   * Since this is an estimate itself, the true error divided by it has Student's distribution, with
   * a mean square of (m-1)/(m-3); m is less than n if few blocks have most of the weight.
   *
   * [1] William G. Cochran: Sampling Techniques, third edition, Wiley 1977, chapter 6.
   */

  /** With fewer blocks, there is no telling how far the shares are off. */
  private static final int LEAST = 30;

  /** The same for the number of equal blocks that tell as much. */
  private static final int LEAST_EQUAL = 10;

  private final int all;
  private final List<double[]> blocks = new ArrayList<>(); // weight, then each player's pots
  private final double[] sums;
  private double squaredWeights;

  BlockErrors(int players, int all) {
    this.all = all;
    sums = new double[1 + players];
  }

  void add(Tally tally) {
    double[] block = tally.weightAndPots();
    blocks.add(block);
    squaredWeights += block[0] * block[0];
    for (int i = 0; i < sums.length; i++) {
      sums[i] += block[i];
    }
  }

  /** Whether so many blocks were counted that they tell how far the shares are off. */
  public boolean areKnown() {
    return blocks.size() >= LEAST && equalBlocks() >= LEAST_EQUAL;
  }

  /** The number of blocks of equal weight that would tell as much. */
  private double equalBlocks() {
    return squaredWeights == 0 ? 0 : sums[0] * sums[0] / squaredWeights;
  }

  /** The standard error of a player's share. */
  public double of(int player) {
    double n = blocks.size();
    double share = sums[1 + player] / sums[0];
    double sum = 0;
    double squares = 0;
    for (double[] block : blocks) {
      // as a difference, lest what the shares have in common cancels
      double change = (block[1 + player] - share * block[0]) / (sums[0] - block[0]);
      sum += change;
      squares += change * change;
    }
    double variance = (1 - n / all) * (n - 1) / n * (squares - sum * sum / n);
    double equal = equalBlocks();
    return Math.sqrt(Math.max(0, variance) * (equal - 1) / (equal - 3));
  }
}
