package dev.yaku.equity.internal.counting;

import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.HoleValues;
import dev.yaku.equity.internal.holes.PreflopTable;
import dev.yaku.equity.internal.ranks.RankSpace;
import dev.yaku.equity.internal.spot.HoldemGame;
import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;

/**
 * A known hand of hold'em against each combination of another player: one look-up each before the
 * flop, one comparison each on the river.
 */
public final class KnownHandCounting implements Counting {
  private static final double NANOSECONDS_A_COMBINATION = 8;
  private static final double NANOSECONDS_OF_VALUES = 1_000; // all holes on a board

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
        && spot.game() instanceof HoldemGame game
        && (PairCounting.fits(spot) || spot.missing() == 0 && RankSpace.fits(game.evaluator()));
  }

  @Override
  public double cost() {
    return cost(spot);
  }

  static double cost(Spot spot) {
    int combinations = spot.seats().get(0).hands().length * spot.seats().get(1).hands().length;
    return (spot.missing() == 0 ? NANOSECONDS_OF_VALUES : 0)
        + combinations * NANOSECONDS_A_COMBINATION;
  }

  @Override
  public int blocks() {
    return 1;
  }

  @Override
  public void count(int block, Tally tally) {
    long[] sums = new long[spot.seats().get(other).hands().length];
    if (spot.missing() == 0) {
      compare(sums);
    } else {
      lookUp(sums);
    }
    add(sums, tally);
  }

  /** Fills in the boards that the known hand wins, ties and loses, packed as in the table. */
  private void lookUp(long... sums) {
    int mine = HoleIndex.of(spot.seats().get(known).hands()[0]);
    long[] theirs = spot.seats().get(other).hands();
    for (int i = 0; i < sums.length; i++) {
      sums[i] = PreflopTable.sums(mine, HoleIndex.of(theirs[i]));
    }
  }

  /** Like {@link #lookUp}, for one board. */
  private void compare(long... sums) {
    HandEvaluator evaluator = ((HoldemGame) spot.game()).evaluator();
    char[] values = new char[HoleIndex.SIZE];
    HoleValues.of(evaluator).values(spot.board(), values);
    int mine = values[HoleIndex.of(spot.seats().get(known).hands()[0])];
    long[] theirs = spot.seats().get(other).hands();
    for (int i = 0; i < sums.length; i++) {
      sums[i] = PreflopTable.ofOne(mine, values[HoleIndex.of(theirs[i])]);
    }
  }

  private void add(long[] sums, Tally tally) {
    Seat seat = spot.seats().get(other);
    double ofKnown = spot.seats().get(known).weight(0);
    double won = 0;
    double tied = 0;
    double lost = 0;
    long deals = 0;
    for (int i = 0; i < sums.length; i++) {
      double weight = ofKnown * seat.weight(i);
      double win = weight * PreflopTable.win(sums[i]);
      double tie = weight * PreflopTable.tie(sums[i]);
      double lose = weight * PreflopTable.lose(sums[i]);
      tally.add(other, i, win + tie + lose, lose * Masks.POT + tie * (Masks.POT / 2));
      won += win;
      tied += tie;
      lost += lose;
      deals += PreflopTable.boards(sums[i]);
    }
    boolean weighted = spot.isWeighted();
    tally.add(1 << known, won, weighted ? 0 : (long) won);
    tally.add(1 | 2, tied, weighted ? 0 : (long) tied);
    tally.add(1 << other, lost, weighted ? 0 : (long) lost);
    tally.addDeals(weighted ? deals : 0);
  }
}
