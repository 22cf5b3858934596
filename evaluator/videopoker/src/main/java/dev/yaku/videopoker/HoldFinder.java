package dev.yaku.videopoker;

import dev.yaku.Hand;
import dev.yaku.videopoker.internal.HoldOrder;
import dev.yaku.videopoker.internal.NaturalSums;
import dev.yaku.videopoker.internal.PaidGame;
import dev.yaku.videopoker.internal.SuitClasses;
import dev.yaku.videopoker.internal.SupersetSums;

/**
 * Finds the best holds of many deals, for bots and simulations: like {@link VideoPoker#holds},
 * without the details that only people need.
 *
 * <p>Not thread-safe: each thread needs its own, from {@link VideoPoker#finder}. Once the JIT has
 * compiled the code, finding allocates nothing, except for the few deals that have several best
 * holds.
 */
public final class HoldFinder {
  private static final int MASKS = SuitClasses.MASKS;

  private static final double ROUNDING = 1e-13;

  private final PaidGame game;
  private final SupersetSums sums;
  private final NaturalSums natural;

  /** The divisor that makes returns of means of scaled pays. */
  private final double unit;

  /** The greatest error of a mean that is due to the rounding of pays. */
  private final double slack;

  // Indexed by mask.
  private final int[] parts = new int[MASKS];
  private final double[] found = new double[MASKS];

  HoldFinder(PaidGame game) {
    this.game = game;
    sums = game.sums();
    natural = new NaturalSums(game);
    unit = game.scale().unit();
    slack = game.slack();
  }

  /**
   * {@return the cards of a deal to hold: the same as {@link Holds#best}}
   *
   * @param deal five cards of the deck
   * @throws IllegalArgumentException if these are not five cards of the deck
   */
  public long best(long deal) {
    means(deal, found);
    long bits = 0; // of the greatest value: doubles from 0 on have the same order as their bits
    for (int mask = 0; mask < MASKS; mask++) {
      bits = Math.max(bits, Double.doubleToRawLongBits(found[mask]));
    }
    double most = Double.longBitsToDouble(bits);
    double least = most - slack - most * ROUNDING;
    int best = 0;
    for (int mask = 0; mask < MASKS; mask++) {
      best |= found[mask] >= least ? 1 << mask : 0;
    }
    boolean one = (best & best - 1) == 0;
    int mask =
        one
            ? Integer.numberOfTrailingZeros(best)
            : new HoldOrder(game, deal).sorted(best).get(0).mask();
    return HoldOrder.cards(deal, mask);
  }

  /**
   * The return of each of the 32 holds for each coin, on average over all draws, to 15 digits;
   * values that are exactly equal may differ in the last digit. A return beyond the range of
   * doubles is infinite, or 0.
   *
   * @param deal five cards of the deck
   * @param values filled: bit <i>i</i> of the index is set if the <i>i</i>-th card is held, the
   *     cards ascending as in {@link Hand#cards}
   * @throws IllegalArgumentException if these are not five cards of the deck, or the array is not
   *     of length 32
   */
  public void values(long deal, double[] values) {
    if (values.length != MASKS) {
      throw new IllegalArgumentException("expected an array of 32, found " + values.length);
    }
    means(deal, values);
    for (int mask = 0; mask < MASKS; mask++) {
      values[mask] /= unit;
    }
  }

  /** Finds the mean of scaled pays of each hold, over all draws. */
  private void means(long deal, double[] means) {
    game.hands().checkDeal(deal);
    long own = game.scaledPay(deal);
    if (deal <= Hand.DECK) {
      natural.find(deal, (double) own, means);
      return;
    }
    game.classes().find(deal, parts);
    for (int mask = 0; mask < MASKS - 1; mask++) {
      means[mask] = sums.byCards(Integer.bitCount(mask))[parts[mask]];
    }
    means[MASKS - 1] = own;
    natural.subtract(means);
  }
}
