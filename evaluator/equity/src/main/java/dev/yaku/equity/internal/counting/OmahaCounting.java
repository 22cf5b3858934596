package dev.yaku.equity.internal.counting;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.internal.ranks.RankBoards;
import dev.yaku.equity.internal.ranks.RankGroup;
import dev.yaku.equity.internal.ranks.RankSpace;
import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.OmahaGame;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;
import java.util.Arrays;
import java.util.List;

/** Known hands of Omaha by the library's own rules, without a board. */
public final class OmahaCounting implements Counting {
  /*
   * Boards are counted by their ranks, and corrected for flushes, as in hold'em. The best low hand
   * depends only on the low ranks: all boards with the same low ranks share a sample.
   */
  private static final double NANOSECONDS_A_PLAYER = 150_000;

  /** The rules for high hands in both of the library's own Omaha games. */
  private static final String HIGH = "standard";

  private static final List<String> RULES = List.of("omaha", "omaha-hi-lo");

  /** With more players, there would be far more masks of high and low than boards. */
  private static final int MOST_PLAYERS = 6;

  /** The number of board cards of a hand. */
  private static final int OF_BOARD = 3;

  private static final int UNKNOWN = -1;
  private static final int ACE = 12;
  private static final int EIGHT = 6;

  private final Spot spot;
  private final OmahaGame game;
  private final long[] holes;
  private final RankSpace space = Ranks.SPACE;

  /** Made when it is first needed, and kept like the library's own evaluators. */
  private static final class Ranks {
    static final RankSpace SPACE = RankSpace.ofOmaha(HandEvaluator.of(HIGH));
  }

  OmahaCounting(Spot spot) {
    this.spot = spot;
    game = (OmahaGame) spot.game();
    holes = spot.seats().stream().mapToLong(seat -> seat.hands()[0]).toArray();
  }

  /** Whether this can count a spot. */
  static boolean fits(Spot spot) {
    return spot.game() instanceof OmahaGame game
        && RULES.contains(game.name())
        && game.evaluator() == OmahaEvaluator.of(game.name())
        && spot.board() == 0
        && spot.players() <= MOST_PLAYERS
        && spot.seats().stream().allMatch(Seat::isKnown);
  }

  @Override
  public double cost() {
    return cost(spot);
  }

  static double cost(Spot spot) {
    return spot.players() * NANOSECONDS_A_PLAYER;
  }

  @Override
  public int blocks() {
    return 1;
  }

  @Override
  public void count(int block, Tally tally) {
    int[] lows = game.isSplit() ? lows() : null;
    long[] counts = new RankGroup(new RankBoards(space, 0, spot.dead()), holes, lows).count(holes);
    tally.add(new int[holes.length], spot.seats().get(0).weight(0), counts);
  }

  /** Who has the best low hand on each board. */
  private int[] lows() {
    int[][] boards = space.multisets(game.boardCards());
    int[] lows = new int[boards.length];
    int[] known = new int[1 << Card.RANK_COUNT];
    Arrays.fill(known, UNKNOWN);
    for (int board = 0; board < boards.length; board++) {
      int ranks = 0;
      for (int rank : boards[board]) {
        ranks |= rank <= EIGHT || rank == ACE ? 1 << rank : 0;
      }
      if (known[ranks] == UNKNOWN) {
        known[ranks] = low(ranks);
      }
      lows[board] = known[ranks];
    }
    return lows;
  }

  /** Who has the best low hand if the board has these low ranks. */
  private int low(int ranks) {
    if (Integer.bitCount(ranks) < OF_BOARD) {
      return 0;
    }
    int[] values = new int[holes.length];
    for (int i = 0; i < values.length; i++) {
      long board = 0;
      for (int rest = ranks; rest != 0; rest &= rest - 1) {
        board |= free(Integer.numberOfTrailingZeros(rest), holes[i]);
      }
      for (int rank = EIGHT + 1; Long.bitCount(board) < game.boardCards(); rank++) {
        board |= free(rank, holes[i]);
      }
      values[i] = game.low(holes[i], board);
    }
    return Masks.winners(values);
  }

  /** A card of this rank that a hole does not have; none if it has all four. */
  private static long free(int rank, long hole) {
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      long card = 1L << Card.of(rank, suit);
      if ((hole & card) == 0) {
        return card;
      }
    }
    return Hand.EMPTY;
  }
}
