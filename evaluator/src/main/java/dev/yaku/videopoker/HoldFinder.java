package dev.yaku.videopoker;

import dev.yaku.Hand;
import dev.yaku.internal.videopoker.Game;
import dev.yaku.internal.videopoker.HoldOrder;
import dev.yaku.internal.videopoker.NaturalSums;
import dev.yaku.internal.videopoker.SuitClasses;
import dev.yaku.internal.videopoker.Sums;

/**
 * Finds best holds of many deals, for bots and simulations: a machine's {@link VideoPoker#holds}
 * without what only people want to know.
 *
 * <p>Not thread-safe: each thread makes its own by {@link VideoPoker#finder}. Finding allocates
 * nothing, but for the few deals that have several best holds.
 */
public final class HoldFinder {
  private static final int HAND = SuitClasses.HAND;
  private static final int MASKS = SuitClasses.MASKS;

  private static final double ROUNDING = 1e-13;

  private final Game game;
  private final Sums sums;
  private final NaturalSums natural;

  /** How far a value may be from the exact one because pays have been rounded. */
  private final double slack;

  // By mask.
  private final int[] parts = new int[MASKS];
  private final long[] partSums = new long[MASKS];
  private final double[] found = new double[MASKS];

  HoldFinder(Game game) {
    this.game = game;
    sums = game.sums();
    natural = new NaturalSums(game);
    slack = game.scale().exact() ? 0 : 1 / game.scale().unit();
  }

  /**
   * The cards to hold of a deal: the same as {@link Holds#best}.
   *
   * @param deal five cards of the deck
   * @throws IllegalArgumentException if these are not five cards of the deck
   */
  public long best(long deal) {
    values(deal, found);
    long bits = 0; // of the greatest: numbers from 0 on are in the order of their bits
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
    return cards(
        deal,
        one
            ? Integer.numberOfTrailingZeros(best)
            : HoldOrder.ofDeal(game, deal).sorted(best).get(0).mask());
  }

  /**
   * What all 32 holds return for a coin, on average over all draws, to the 15th digit; exactly
   * equal values may differ in the last.
   *
   * @param deal five cards of the deck
   * @param values filled: bit <i>i</i> of the index is set if the <i>i</i>-th card is held, the
   *     cards ascending as in {@link Hand#cards}
   * @throws IllegalArgumentException if these are not five cards of the deck, or there is no place
   *     for 32 values
   */
  public void values(long deal, double[] values) {
    if (values.length < MASKS) {
      throw new IllegalArgumentException("expected an array of 32, found " + values.length);
    }
    game.hands().checkDeal(deal);
    long own = game.scaledPay(deal);
    if (deal <= Hand.DECK) {
      natural.find(deal, own, values);
      return;
    }
    game.classes().find(deal, HAND, parts);
    for (int mask = 0; mask < MASKS - 1; mask++) {
      partSums[mask] = sums.byCards(Integer.bitCount(mask))[parts[mask]];
    }
    partSums[MASKS - 1] = own;
    natural.subtract(partSums, values);
  }

  private static long cards(long deal, int mask) {
    long held = 0;
    long rest = deal;
    for (int i = 0; i < HAND; i++) {
      held |= (mask >>> i & 1) == 0 ? 0 : rest & -rest;
      rest &= rest - 1;
    }
    return held;
  }
}
