package dev.yaku.equity.internal.counting;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.HoleSets;
import dev.yaku.equity.internal.holes.PlaneSums;
import dev.yaku.equity.internal.holes.SortedHoles;
import dev.yaku.equity.internal.ranks.RankSpace;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;
import dev.yaku.internal.cards.Combinatorics;
import dev.yaku.internal.cards.SuitExchange;
import java.util.ArrayList;
import java.util.List;

/** Two players of hold'em: on each possible board, all holes of one against all of the other. */
public final class RiverCounting extends Counting {
  private static final double NANOSECONDS_A_BOARD = 8_500;
  private static final double NANOSECONDS = 50_000;
  private static final int MOST_MISSING = 2;

  // winners
  private static final int FIRST = 1;
  private static final int SECOND = 2;
  private static final int BOTH = FIRST | SECOND;

  /** Few combos are compared faster one by one. */
  private static final int LEAST_COMBOS = 30;

  /** Weights that are less, compared with the greatest, would be lost in the sums of others. */
  private static final double LEAST_RATIO = 1e-6;

  private final double[][] weights = new double[2][HoleIndex.SIZE];
  private final double[] theirs = new double[HoleIndex.SIZE]; // 1: a hand of the second player
  private final int[][] holes = new int[2][];
  private final SuitSymmetry symmetry;

  RiverCounting(Spot spot) {
    super(spot, cost(spot));
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
    return spot.game() instanceof Game.Holdem game
        && spot.players() == 2
        && spot.missing() <= MOST_MISSING
        && spot.combos() >= LEAST_COMBOS
        && isEven(spot.seats().get(0))
        && isEven(spot.seats().get(1))
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

  static double cost(Spot spot) {
    double boards = Combinatorics.choose(Long.bitCount(spot.live()), spot.missing());
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
      sums.add(spot.board(), withImages(0, spot.live(), times));
    } else {
      for (int slot = block * SuitExchange.COUNT; slot < (block + 1) * SuitExchange.COUNT; slot++) {
        int card = SortedHoles.card(slot);
        if ((spot.live() >>> card & 1) != 0) {
          sums.deal(card, withImages(1L << card, comingAfter(slot), times));
        }
      }
    }
    sums.finish(times);
  }

  /** The cards which, together with others, have this many images and are the least of these. */
  private long withImages(long others, long coming, int times) {
    long found = 0;
    for (long rest = coming; rest != 0; rest &= rest - 1) {
      long card = rest & -rest;
      found |= symmetry.imagesOf(others | card) == times ? card : 0;
    }
    return found;
  }

  /** The cards that may follow one, so that each two cards occur once. */
  private long comingAfter(int slot) {
    long coming = 0;
    for (int later = slot + 1; later < Card.JOKER; later++) {
      coming |= 1L << SortedHoles.card(later);
    }
    return coming & spot.live();
  }

  /** The winnings of holes, and the deals that each player wins by card, summed over boards. */
  private final class HoleSums {
    private final SortedHoles river = new SortedHoles(((Game.Holdem) spot.game()).evaluator());
    private final PlaneSums[] sums = {river.newSums(), river.newSums()};
    private final double[][] win = new double[2][HoleIndex.SIZE];
    private final double[][] tie = new double[2][HoleIndex.SIZE];
    private final double[][] dealt = new double[2][HoleIndex.SIZE];
    private final double[] pairs = new double[HoleIndex.SIZE]; // of combos, without weights
    private final boolean areByCard;
    private final double[][] byCard = new double[BOTH + 1][Card.JOKER]; // deals by winners
    private final double[][] all = {
      win[0],
      win[1],
      tie[0],
      tie[1],
      dealt[0],
      dealt[1],
      pairs,
      byCard[FIRST],
      byCard[SECOND],
      byCard[BOTH]
    };
    // by exchanging suits: what was added before, with the images
    private final double[][] before = new double[symmetry.size() == 1 ? 0 : all.length][];
    private final double[] ofCards = HoleSets.newSumsOfCards();
    private final double[] deals = new double[3]; // won, tied, lost by the first player
    private final double[] first = new double[2]; // what the first player's holes won so far
    private final double[] second = new double[2];

    HoleSums(boolean areByCard) {
      this.areByCard = areByCard;
      for (int i = 0; i < before.length; i++) {
        before[i] = new double[all[i].length];
      }
      start();
    }

    private void start() {
      for (int player = 0; player < 2; player++) {
        sums[player].start(spot.board(), weights[1 - player]);
      }
    }

    /** Ends one board: its sums stand for those of all its images, of which there are so many. */
    void finish(int times) {
      for (int player = 0; player < 2; player++) {
        sums[player].addTo(win[player], tie[player]);
      }
      for (int i = 0; i < before.length; i++) {
        for (int j = 0; j < all[i].length; j++) {
          before[i][j] += times * all[i][j];
          all[i][j] = 0;
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

    /**
     * Adds the boards that each of these cards, if there are any, completes; or the whole board.
     */
    void add(long board, long coming) {
      if (coming == 0) {
        return;
      }
      boolean complete = Long.bitCount(board) == Game.Holdem.BOARD;
      if (complete) {
        river.runOut(board, sums);
      } else {
        runOut(board, coming);
      }
      long of = complete ? 0 : coming;
      for (int player = 0; player < 2; player++) {
        HoleSets.addApart(spot.live() & ~board, of, weights[1 - player], ofCards, dealt[player]);
      }
      if (spot.isWeighted()) {
        HoleSets.addApart(spot.live() & ~board, of, theirs, ofCards, pairs);
      }
    }

    private void runOut(long board, long coming) {
      addDeals(Hand.EMPTY);
      for (int slot = 0; slot < Card.JOKER; slot++) { // neighbouring ranks share orders
        int card = SortedHoles.card(slot);
        if ((coming >>> card & 1) != 0) {
          river.runOut(board, card, Hand.EMPTY, sums);
          addDeals((board | 1L << card) & ~spot.board());
        }
      }
    }

    /**
     * Adds the players' winnings on the last board to the sums of these cards. The winnings are the
     * difference between the sums over all boards before and after that board.
     */
    private void addDeals(long cards) {
      if (!areByCard) {
        return;
      }
      double won = -first[0];
      double wonOrTied = -first[1];
      double lost = -second[0];
      sums[0].total(sums[1], first);
      sums[1].total(sums[0], second);
      won += first[0];
      wonOrTied += first[1];
      lost += second[0];
      for (long rest = cards; rest != 0; rest &= rest - 1) {
        int card = Long.numberOfTrailingZeros(rest);
        byCard[FIRST][card] += won;
        byCard[SECOND][card] += lost;
        byCard[BOTH][card] += wonOrTied - won;
      }
    }

    void addTo(Tally tally) {
      for (int i = 0; i < before.length; i++) {
        symmetry.average(before[i]);
        System.arraycopy(before[i], 0, all[i], 0, all[i].length);
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
      if (areByCard) {
        tally.cards().add(byCard);
      }
    }
  }

  /**
   * The ways to exchange suits that leave a situation as it is. What happens on one board then
   * happens on all its images, to the images of the holes. Immutable.
   */
  private static final class SuitSymmetry {
    /** Only the way that exchanges nothing. */
    static final SuitSymmetry NONE = new SuitSymmetry();

    private final List<SuitExchange> ways = new ArrayList<>(); // the first leaves all suits
    private final List<char[]> images = new ArrayList<>(); // of each hole

    private SuitSymmetry() {
      ways.add(SuitExchange.ALL.get(0));
    }

    /** Finds the ways that leave a board, dead cards and all weights by hole as they are. */
    SuitSymmetry(long board, long dead, double[]... weights) {
      for (SuitExchange way : SuitExchange.keeping(board, dead)) {
        char[] holes = new char[HoleIndex.SIZE];
        boolean keeps = true;
        for (int hole = 0; keeps && hole < holes.length; hole++) {
          holes[hole] = (char) HoleIndex.of(way.image(HoleIndex.hand(hole)));
          for (double[] byHole : weights) {
            keeps &= byHole[hole] == byHole[holes[hole]];
          }
        }
        if (keeps) {
          ways.add(way);
          images.add(holes);
        }
      }
    }

    /** The number of ways, at least one. */
    int size() {
      return ways.size();
    }

    /** The number of different images of some cards; 0 if they are not the least of these. */
    int imagesOf(long cards) {
      int same = 0;
      for (SuitExchange way : ways) {
        long image = way.image(cards);
        if (image < cards) {
          return 0;
        }
        same += image == cards ? 1 : 0;
      }
      return ways.size() / same; // each image occurs equally often
    }

    /** Gives each hole, or each card if there are as many numbers, the mean of its images. */
    void average(double... numbers) {
      if (ways.size() == 1) {
        return;
      }
      boolean areOfCards = numbers.length == Card.JOKER;
      double[] sums = new double[numbers.length];
      for (int way = 0; way < ways.size(); way++) {
        for (int i = 0; i < sums.length; i++) {
          sums[i] += numbers[areOfCards ? ways.get(way).card(i) : images.get(way)[i]];
        }
      }
      for (int i = 0; i < sums.length; i++) {
        numbers[i] = sums[i] / ways.size();
      }
    }
  }
}
