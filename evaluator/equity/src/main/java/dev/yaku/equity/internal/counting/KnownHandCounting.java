package dev.yaku.equity.internal.counting;

import dev.yaku.HoleIndex;
import dev.yaku.equity.HeadsUp;
import dev.yaku.equity.internal.holes.PreflopTable;
import dev.yaku.equity.internal.spot.HoldemGame;
import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;

/**
 * A known hand of hold'em against another player: a look-up for each combo before the flop, a
 * comparison on the river.
 */
public final class KnownHandCounting implements Counting {
  /* For the most frequent question, two known hands, there are no sums to prepare. */
  private static final double NANOSECONDS_A_COMBO = 12;

  private final Spot spot;
  private final int known; // player
  private final int other;

  KnownHandCounting(Spot spot) {
    this.spot = spot;
    known = spot.seats().get(0).isKnown() ? 0 : 1;
    other = 1 - known;
  }

  /** Whether this can count a spot. */
  static boolean fits(Spot spot) {
    return spot.players() == 2
        && (spot.seats().get(0).isKnown() || spot.seats().get(1).isKnown())
        && spot.game() instanceof HoldemGame
        && (spot.missing() == 0 || PairCounting.fits(spot));
  }

  @Override
  public double cost() {
    return cost(spot);
  }

  static double cost(Spot spot) {
    int combos = spot.seats().get(0).hands().length * spot.seats().get(1).hands().length;
    return combos * NANOSECONDS_A_COMBO;
  }

  @Override
  public int blocks() {
    return 1;
  }

  @Override
  public void count(int block, Tally tally) {
    long mine = spot.seats().get(known).hands()[0];
    int value = spot.missing() == 0 ? spot.game().high(mine, spot.board()) : 0;
    Seat seat = spot.seats().get(other);
    double ofKnown = spot.seats().get(known).weight(0);
    double won = 0;
    double tied = 0;
    double lost = 0;
    for (int i = 0; i < seat.hands().length; i++) {
      long theirs = seat.hands()[i];
      long boards =
          spot.missing() == 0
              ? PreflopTable.ofOne(value, spot.game().high(theirs, spot.board()))
              : PreflopTable.boards(HoleIndex.of(mine), HoleIndex.of(theirs));
      double weight = ofKnown * seat.weight(i);
      double win = weight * HeadsUp.win(boards);
      double tie = weight * HeadsUp.tie(boards);
      double lose = weight * HeadsUp.lose(boards);
      tally.add(other, i, win + tie + lose, lose * Masks.POT + tie * (Masks.POT / 2));
      won += win;
      tied += tie;
      lost += lose;
    }
    boolean weighted = spot.isWeighted();
    tally.add(1 << known, won, weighted ? 0 : (long) won);
    tally.add(1 | 2, tied, weighted ? 0 : (long) tied);
    tally.add(1 << other, lost, weighted ? 0 : (long) lost);
    long boards = spot.missing() == 0 ? 1 : PreflopTable.BOARDS;
    tally.addDeals(weighted ? seat.hands().length * boards : 0);
  }
}
