package dev.yaku.videopoker;

import dev.yaku.Hand;

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
  private final double unit;
  private final int[] parts = new int[MASKS];
  private final long[] values = new long[MASKS];
  private long deal;

  HoldFinder(Game game) {
    this.game = game;
    sums = game.sums();
    unit = game.scale().unit() * game.draws().common();
  }

  /**
   * The cards to hold of a deal: the same as {@link Holds#best}.
   *
   * @param deal five cards of the deck
   * @throws IllegalArgumentException if these are not five cards of the deck
   */
  public long best(long deal) {
    visit(deal);
    long most = values[0];
    for (int mask = 1; mask < MASKS; mask++) {
      most = Math.max(most, values[mask]);
    }
    int best = 0;
    int count = 0;
    long least = game.scale().exact() ? most : most - game.draws().common();
    for (int mask = 0; mask < MASKS; mask++) {
      if (values[mask] >= least) {
        best = mask;
        count++;
      }
    }
    return count == 1 ? cards(best) : new Holds(game, deal).best().held();
  }

  /**
   * What all 32 holds return for a coin, on average over all draws.
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
      values[mask] = this.values[mask] / unit;
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
    game.classes().find(deal, HAND, parts);
    for (int mask = 0; mask < MASKS - 1; mask++) {
      values[mask] = sums.byCards(Integer.bitCount(mask))[parts[mask]];
    }
    values[MASKS - 1] = game.scaledPay(deal);
    for (int card = 1; card < MASKS; card <<= 1) {
      for (int mask = 0; mask < MASKS; mask++) {
        if ((mask & card) == 0) {
          values[mask] -= values[mask | card];
        }
      }
    }
    for (int mask = 0; mask < MASKS; mask++) {
      values[mask] *= game.draws().weights()[Integer.bitCount(mask)];
    }
  }
}
