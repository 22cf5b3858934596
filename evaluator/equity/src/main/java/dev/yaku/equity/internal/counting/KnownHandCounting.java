package dev.yaku.equity.internal.counting;

import dev.yaku.HoleIndex;
import dev.yaku.equity.HeadsUp;
import dev.yaku.equity.internal.holes.PreflopTable;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;

/**
 * A known hand of hold'em against another player: a look-up for each combo before the flop, a
 * comparison on the river.
 */
public final class KnownHandCounting extends Counting {
  /* For the most frequent question, two known hands, there are no sums to prepare. */
  private static final double NANOSECONDS_A_COMBO = 12;

  KnownHandCounting(Spot spot) {
    super(spot, cost(spot));
  }

  static boolean fits(Spot spot) {
    return spot.players() == 2
        && (spot.seats().get(0).isKnown() || spot.seats().get(1).isKnown())
        && spot.game() instanceof Game.Holdem
        && (spot.missing() == 0 || PairCounting.fits(spot));
  }

  static double cost(Spot spot) {
    return spot.choices() * NANOSECONDS_A_COMBO;
  }

  @Override
  public void count(int block, Tally tally) {
    int known = spot.seats().get(0).isKnown() ? 0 : 1;
    long mine = spot.seats().get(known).hands()[0];
    int value = spot.missing() == 0 ? spot.game().high(mine, spot.board()) : 0;
    Seat seat = spot.seats().get(1 - known);
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
      tally.add(1 - known, i, win + tie + lose, lose * Masks.POT + tie * (Masks.POT / 2));
      won += win;
      tied += tie;
      lost += lose;
    }
    tally.addOfTwo(known == 0 ? won : lost, tied, known == 0 ? lost : won);
    long boards = spot.missing() == 0 ? 1 : PreflopTable.BOARDS;
    tally.addDeals(spot.isWeighted() ? seat.hands().length * boards : 0);
  }
}
