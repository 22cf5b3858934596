package dev.yaku.equity.internal.counting;

import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.PreflopTable;
import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;

/** A known hand of hold'em against another player before the flop: a look-up for each combo. */
public final class KnownHandCounting implements Counting {
  /* For the most frequent question, two known hands, a look-up and no sums by suits. */
  private static final double NANOSECONDS_A_COMBO = 20;

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
    return PairCounting.fits(spot)
        && (spot.seats().get(0).isKnown() || spot.seats().get(1).isKnown());
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
    int mine = HoleIndex.of(spot.seats().get(known).hands()[0]);
    Seat seat = spot.seats().get(other);
    double ofKnown = spot.seats().get(known).weight(0);
    double won = 0;
    double tied = 0;
    double lost = 0;
    for (int i = 0; i < seat.hands().length; i++) {
      long boards = PreflopTable.boards(mine, HoleIndex.of(seat.hands()[i]));
      double weight = ofKnown * seat.weight(i);
      double win = weight * PreflopTable.win(boards);
      double tie = weight * PreflopTable.tie(boards);
      double lose = weight * PreflopTable.lose(boards);
      tally.add(other, i, win + tie + lose, lose * Masks.POT + tie * (Masks.POT / 2));
      won += win;
      tied += tie;
      lost += lose;
    }
    boolean weighted = spot.isWeighted();
    tally.add(1 << known, won, weighted ? 0 : (long) won);
    tally.add(1 | 2, tied, weighted ? 0 : (long) tied);
    tally.add(1 << other, lost, weighted ? 0 : (long) lost);
    tally.addDeals(weighted ? (long) seat.hands().length * PreflopTable.BOARDS : 0);
  }
}
