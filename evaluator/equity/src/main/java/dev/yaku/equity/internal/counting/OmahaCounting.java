package dev.yaku.equity.internal.counting;

import dev.yaku.Card;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.internal.ranks.GroupCards;
import dev.yaku.equity.internal.ranks.RankBoards;
import dev.yaku.equity.internal.ranks.RankGroup;
import dev.yaku.equity.internal.ranks.RankSpace;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;
import dev.yaku.internal.games.OmahaLowEvaluator;
import dev.yaku.internal.games.OmahaTableEvaluator;
import java.util.Arrays;

/** Known hands of Omaha, without a board. */
public final class OmahaCounting extends Counting {
  /*
   * Boards are counted by their ranks, and corrected for flushes, as in hold'em. Flushes do not
   * matter to the low half: all boards of the same ranks have the same winners.
   */
  private static final double NANOSECONDS_A_PLAYER = 65_000;

  /** With more players, there would be far more masks of high and low than boards. */
  private static final int MOST_PLAYERS = 6;

  private static final int BOARD = 5;
  private static final int UNKNOWN = -1;

  private final long[] holes;
  private final RankSpace space;

  OmahaCounting(Spot spot) {
    super(spot, cost(spot));
    holes = new long[spot.players()];
    for (int i = 0; i < holes.length; i++) {
      holes[i] = spot.seats().get(i).hands()[0];
    }
    space = RankSpace.of((OmahaTableEvaluator) spot.game().evaluator());
  }

  static boolean fits(Spot spot) {
    boolean known = true;
    for (Seat seat : spot.seats()) {
      known &= seat.isKnown();
    }
    return known
        && spot.game() instanceof Game.Omaha game
        && game.evaluator() instanceof OmahaTableEvaluator
        && spot.board() == 0
        && game.boardCards() == BOARD
        && spot.players() <= MOST_PLAYERS;
  }

  static double cost(Spot spot) {
    return spot.players() * NANOSECONDS_A_PLAYER;
  }

  @Override
  public void count(int block, Tally tally) {
    int[] lows = spot.game().isSplit() ? lows(((Game.Omaha) spot.game()).lowHalf()) : null;
    RankGroup group = new RankGroup(new RankBoards(space, 0, spot.dead()), holes, lows);
    double weight = spot.seats().get(0).weight(0);
    if (tally.cards() != null) {
      GroupCards cards = new GroupCards(group);
      cards.add(null, holes, weight);
      tally.cards().add(cards.counts());
    }
    long[] counts = new long[tally.counts.length];
    group.count(null, holes, counts);
    tally.add(new int[holes.length], weight, counts);
  }

  /** Who has the best low hand on each board. */
  private int[] lows(OmahaEvaluator low) {
    return low instanceof OmahaTableEvaluator table
        ? lowsByRanks(RankSpace.of(table))
        : lowsByRankSets((OmahaLowEvaluator) low);
  }

  private int[] lowsByRanks(RankSpace ofLows) {
    int[][] ofHoles = new int[holes.length][];
    for (int i = 0; i < holes.length; i++) {
      ofHoles[i] = ofLows.values(holes[i]);
    }
    int[] lows = new int[ofLows.boardCount()];
    int[] values = new int[holes.length];
    for (int board = 0; board < lows.length; board++) {
      for (int i = 0; i < values.length; i++) {
        values[i] = ofHoles[i][board];
      }
      lows[board] = Masks.winners(values);
    }
    return lows;
  }

  /** It does not matter how many cards of a rank the board has: few different boards are left. */
  private int[] lowsByRankSets(OmahaLowEvaluator low) {
    char[] rankSets = space.rankSets();
    int[] known = new int[1 << Card.RANK_COUNT];
    Arrays.fill(known, UNKNOWN);
    int[] lows = new int[rankSets.length];
    int[] values = new int[holes.length];
    for (int board = 0; board < lows.length; board++) {
      int ranks = rankSets[board];
      if (known[ranks] == UNKNOWN) {
        for (int i = 0; i < values.length; i++) {
          values[i] = low.value(holes[i], ranks); // of clubs
        }
        known[ranks] = Masks.winners(values);
      }
      lows[board] = known[ranks];
    }
    return lows;
  }
}
