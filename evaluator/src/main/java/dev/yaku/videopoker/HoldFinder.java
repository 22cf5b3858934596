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

  private final Game game;
  private final Sums sums;
  private final NaturalSums natural;

  // By mask.
  private final double[] factors = new double[MASKS];
  private final long[] weights = new long[MASKS];
  private final int[] parts = new int[MASKS];
  private final long[] values = new long[MASKS];
  private long deal;

  HoldFinder(Game game) {
    this.game = game;
    sums = game.sums();
    natural = new NaturalSums(game.classes(), sums);
    for (int mask = 0; mask < MASKS; mask++) {
      int held = Integer.bitCount(mask);
      factors[mask] = 1 / (game.scale().unit() * game.draws().byHeld()[held]);
      weights[mask] = game.draws().weights()[held];
    }
  }

  /**
   * The cards to hold of a deal: the same as {@link Holds#best}.
   *
   * @param deal five cards of the deck
   * @throws IllegalArgumentException if these are not five cards of the deck
   */
  public long best(long deal) {
    visit(deal);
    long most = 0;
    for (int mask = 0; mask < MASKS; mask++) {
      values[mask] *= weights[mask];
      most = Math.max(most, values[mask]);
    }
    long least = game.scale().exact() ? most : most - game.draws().common();
    int best = 0;
    for (int mask = 0; mask < MASKS; mask++) {
      best |= values[mask] >= least ? 1 << mask : 0;
    }
    boolean one = (best & best - 1) == 0;
    return cards(
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
    visit(deal);
    for (int mask = 0; mask < MASKS; mask++) {
      values[mask] = this.values[mask] * factors[mask];
    }
  }

  private long cards(int mask) {
    long held = 0;
    long rest = deal;
    for (int i = 0; i < HAND; i++) {
      held |= (mask >>> i & 1) == 0 ? 0 : rest & -rest;
      rest &= rest - 1;
    }
    return held;
  }

  private void visit(long deal) {
    game.hands().checkDeal(deal);
    this.deal = deal;
    if (deal <= Hand.DECK) {
      natural.find(deal, values);
    } else {
      game.classes().find(deal, HAND, parts);
      for (int mask = 0; mask < MASKS - 1; mask++) {
        values[mask] = sums.byCards(Integer.bitCount(mask))[parts[mask]];
      }
    }
    values[MASKS - 1] = game.scaledPay(deal);
    for (int mask = 0; mask < MASKS / 2; mask++) {
      values[mask] -= values[mask + MASKS / 2];
    }
    for (int mask = 0; mask < MASKS / 4; mask++) {
      values[mask] -= values[mask + MASKS / 4];
      values[mask + MASKS / 2] -= values[mask + 3 * MASKS / 4];
    }
    for (int mask = 0; mask < MASKS; mask += MASKS / 4) {
      subtractThree(values, mask);
    }
  }

  /** The subtractions for three cards, in local variables. */
  private static void subtractThree(long[] values, int at) {
    long abc = values[at + 7];
    long bc = values[at + 6] - abc;
    long ac = values[at + 5] - abc;
    long ab = values[at + 3] - abc;
    long c = values[at + 4] - values[at + 5] - bc;
    long b = values[at + 2] - values[at + 3] - bc;
    long a = values[at + 1] - values[at + 3] - ac;
    values[at] += values[at + 3] - values[at + 1] - values[at + 2] - c;
    values[at + 1] = a;
    values[at + 2] = b;
    values[at + 3] = ab;
    values[at + 4] = c;
    values[at + 5] = ac;
    values[at + 6] = bc;
  }
}
