package dev.yaku.equity.internal.counting;

import dev.yaku.Card;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.HoleSets;
import dev.yaku.equity.internal.holes.PlaneSums;
import dev.yaku.equity.internal.holes.SortedHoles;
import dev.yaku.equity.internal.holes.SuitSymmetry;
import dev.yaku.equity.internal.ranks.RankSpace;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Subsets;
import dev.yaku.equity.internal.spot.Tally;

/** Two players of hold'em: on each possible board, all holes of one against all of the other. */
public final class RiverCounting implements Counting {
  private static final double NANOSECONDS_A_BOARD = 8_500;
  private static final double NANOSECONDS = 50_000;
  private static final int MOST_MISSING = 2;

  /** Few combos are compared faster one by one. */
  private static final int LEAST_COMBOS = 30;

  /** Weights that are less, compared with the greatest, would be lost in the sums of others. */
  private static final double LEAST_RATIO = 1e-6;

  private final Spot spot;
  private final double[][] weights = new double[2][HoleIndex.SIZE];
  private final double[] theirs = new double[HoleIndex.SIZE]; // 1: a hand of the second player
  private final int[][] holes = new int[2][];
  private final SuitSymmetry symmetry;

  RiverCounting(Spot spot) {
    this.spot = spot;
    for (int player = 0; player < 2; player++) {
      Seat seat = spot.seats().get(player);
      holes[player] = new int[seat.hands().length];
      for (int i = 0; i < seat.hands().length; i++) {
        int hole = HoleIndex.of(seat.hands()[i]);
        holes[player][i] = hole;
        weights[player][hole] = seat.weight(i);
        theirs[hole] = player;
      }
    }
    symmetry =
        spot.missing() == 0
            ? SuitSymmetry.NONE
            : new SuitSymmetry(spot.board(), spot.dead(), weights);
  }

  static boolean fits(Spot spot) {
    boolean even = true;
    for (Seat seat : spot.seats()) {
      even &= isEven(seat);
    }
    return spot.game() instanceof Game.Holdem game
        && spot.players() == 2
        && spot.missing() <= MOST_MISSING
        && spot.combos() >= LEAST_COMBOS
        && even
        && RankSpace.fits(game.evaluator());
  }

  /** Whether sums that are found by subtraction are exact enough. */
  private static boolean isEven(Seat seat) {
    if (seat.weights() == null) {
      return true;
    }
    double least = 1;
    double greatest = 0;
    for (double weight : seat.weights()) {
      least = Math.min(least, weight);
      greatest = Math.max(greatest, weight);
    }
    return least >= LEAST_RATIO * greatest;
  }

  @Override
  public double cost() {
    return cost(spot);
  }

  static double cost(Spot spot) {
    double boards = Subsets.count(Long.bitCount(spot.live()), spot.missing());
    return NANOSECONDS + boards * NANOSECONDS_A_BOARD;
  }

  /** Blocks are by the rank of one missing card, if two are missing. */
  @Override
  public int blocks() {
    return spot.missing() == MOST_MISSING ? Card.RANK_COUNT : 1;
  }

  @Override
  public void count(int block, Tally tally) {
    HoleSums sums = new HoleSums(tally.cards() != null);
    for (int times = 1; times <= symmetry.size(); times++) {
      runOut(block, times, sums);
    }
    sums.addTo(tally);
  }

  /** Deals the cards that have this many images by exchanging suits, once for all of these. */
  private void runOut(int block, int times, HoleSums sums) {
    if (spot.missing() < MOST_MISSING) {
      long coming = withImages(0, spot.live(), times);
      if (coming != 0) {
        sums.add(spot.board(), coming);
      }
    } else {
      for (int suit = 0; suit < Card.SUITS.length(); suit++) {
        int card = Card.of(block, suit);
        long coming = withImages(1L << card, coming(block, suit), times);
        if ((spot.live() >>> card & 1) != 0 && coming != 0) {
          sums.deal(card, coming);
        }
      }
    }
    sums.finish(times);
  }

  /** The cards which, together with others, have this many images and are the least of these. */
  private long withImages(long others, long coming, int times) {
    if (symmetry.size() == 1) {
      return coming;
    }
    long found = 0;
    for (long rest = coming; rest != 0; rest &= rest - 1) {
      long card = rest & -rest;
      found |= symmetry.imagesOf(others | card) == times ? card : 0;
    }
    return found;
  }

  /** The cards that may follow one of this rank and suit, so that each two cards occur once. */
  private long coming(int rank, int suit) {
    long before = (1L << rank) - 1;
    long higherRanks = ~(before << 1 | 1) & (1L << Card.RANK_COUNT) - 1;
    long coming = 0;
    for (int other = 0; other < Card.SUITS.length(); other++) {
      long ranks = other > suit ? higherRanks | 1L << rank : higherRanks;
      coming |= ranks << Card.RANK_COUNT * other;
    }
    return coming & spot.live();
  }

  /** The winnings of holes, summed over boards. */
  private final class HoleSums {
    private final SortedHoles river = new SortedHoles(((Game.Holdem) spot.game()).evaluator());
    private final PlaneSums[] sums = {river.newSums(), river.newSums()};
    private final double[][] win = new double[2][HoleIndex.SIZE];
    private final double[][] tie = new double[2][HoleIndex.SIZE];
    private final double[][] dealt = new double[2][HoleIndex.SIZE];
    private final double[] pairs = new double[HoleIndex.SIZE]; // of combos, without weights
    private final double[][] all = {win[0], win[1], tie[0], tie[1], dealt[0], dealt[1], pairs};
    // by exchanging suits: what was added before, with the images
    private final double[][] before =
        new double[symmetry.size() == 1 ? 0 : all.length][HoleIndex.SIZE];
    private final double[] ofCards = HoleSets.newSumsOfCards();
    private final double[] deals = new double[3]; // won, tied, lost by the first player
    private final RiverCards cards; // null unless deals are counted by these

    HoleSums(boolean byCard) {
      cards = byCard ? new RiverCards(spot.board(), river) : null;
      start();
    }

    private void start() {
      for (int player = 0; player < 2; player++) {
        sums[player].start(spot.board(), weights[1 - player]);
      }
    }

    /** Ends one board: its sums stand for those of all its images, of which there are so many. */
    void finish(int times) {
      if (cards != null) {
        cards.finish(times);
      }
      for (int player = 0; player < 2; player++) {
        sums[player].addTo(win[player], tie[player]);
      }
      for (int i = 0; i < before.length; i++) {
        for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
          before[i][hole] += times * all[i][hole];
          all[i][hole] = 0;
        }
      }
      if (times < symmetry.size()) {
        start();
      }
    }

    void deal(int card, long coming) {
      for (PlaneSums of : sums) {
        of.deal(card);
      }
      add(spot.board() | 1L << card, coming);
      for (PlaneSums of : sums) {
        of.takeBack(card);
      }
    }

    /** Adds the boards that each of these cards completes, or the complete board. */
    void add(long board, long coming) {
      boolean complete = Long.bitCount(board) == Game.Holdem.BOARD;
      if (complete) {
        river.setBoard(board);
        river.weigh(sums);
      } else if (cards == null) {
        river.runOut(board, coming, sums);
      } else {
        cards.runOut(board, coming, sums);
      }
      long of = complete ? 0 : coming;
      for (int player = 0; player < 2; player++) {
        HoleSets.addApart(spot.live() & ~board, of, weights[1 - player], ofCards, dealt[player]);
      }
      if (spot.isWeighted()) {
        HoleSets.addApart(spot.live() & ~board, of, theirs, ofCards, pairs);
      }
    }

    void addTo(Tally tally) {
      for (int i = 0; i < before.length; i++) {
        symmetry.average(before[i]);
        System.arraycopy(before[i], 0, all[i], 0, HoleIndex.SIZE);
      }
      for (int player = 0; player < 2; player++) {
        for (int i = 0; i < holes[player].length; i++) {
          int hole = holes[player][i];
          double weight = weights[player][hole];
          double won = weight * win[player][hole];
          double tied = weight * tie[player][hole];
          double met = weight * dealt[player][hole];
          tally.add(player, i, met, won * Masks.POT + tied * (Masks.POT / 2));
          if (player == 0) {
            deals[0] += won;
            deals[1] += tied;
            deals[2] += met - won - tied;
          }
        }
      }
      tally.addOfTwo(deals[0], deals[1], deals[2]);
      if (spot.isWeighted()) {
        double all = 0;
        for (int hole : holes[0]) {
          all += pairs[hole];
        }
        tally.addDeals(Math.round(all));
      }
      if (cards != null) {
        tally.cards().add(cards.counts(symmetry));
      }
    }
  }
}
