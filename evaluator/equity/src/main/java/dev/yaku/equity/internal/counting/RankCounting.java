package dev.yaku.equity.internal.counting;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.equity.internal.ranks.GroupCards;
import dev.yaku.equity.internal.ranks.RankBoards;
import dev.yaku.equity.internal.ranks.RankGroup;
import dev.yaku.equity.internal.ranks.RankSpace;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Hold'em: combos of the same ranks are counted together. */
public final class RankCounting extends Counting {
  /** By number of missing board cards. */
  private static final double[] NANOSECONDS_A_GROUP = {600, 700, 800, 0, 0, 20_000};

  /** For the four suits of one choice of holes; most of other choices are like one of them. */
  private static final double[] NANOSECONDS_A_SUIT = {50, 120, 250, 0, 0, 15_000};

  private static final double[] NANOSECONDS_A_FURTHER_SUIT = {15, 40, 60, 0, 0, 2_500};
  private static final double NANOSECONDS_A_CHOICE = 25;

  private static final int RANKS = Card.RANK_COUNT;
  private static final int SUITS = 4;

  private final List<int[][]> groups = new ArrayList<>(); // of each seat's combos, by ranks
  private final int[][] suits; // of each seat's combos
  private final long allGroups; // choices of one of each seat's

  RankCounting(Spot spot) {
    super(spot, cost(spot));
    suits = new int[spot.players()][];
    long all = 1;
    for (int i = 0; i < suits.length; i++) {
      long[] hands = spot.seats().get(i).hands();
      suits[i] = new int[hands.length];
      for (int j = 0; j < hands.length; j++) {
        suits[i][j] = RankGroup.suits(hands[j]);
      }
      int[][] ofSeat = byRanks(hands);
      groups.add(ofSeat);
      all = Math.multiplyExact(all, ofSeat.length); // 91 of nine players are fewer than 2^63
    }
    allGroups = all;
  }

  static boolean fits(Spot spot) {
    return spot.game() instanceof Game.Holdem game
        && RankBoards.fits(spot.missing())
        && RankSpace.fits(game.evaluator());
  }

  private static int[][] byRanks(long... hands) {
    int[][] groups = new int[RANKS * RANKS][0];
    for (int i = 0; i < hands.length; i++) {
      int ranks = ranks(hands[i]);
      int size = groups[ranks].length;
      groups[ranks] = Arrays.copyOf(groups[ranks], size + 1);
      groups[ranks][size] = i;
    }
    int found = 0;
    for (int[] group : groups) {
      groups[found] = group;
      found += group.length > 0 ? 1 : 0;
    }
    return Arrays.copyOf(groups, found);
  }

  static double cost(Spot spot) {
    double choices = spot.choices();
    double groups = 1;
    for (Seat seat : spot.seats()) {
      groups *= countRanks(seat.hands());
    }
    double most = (double) suitKinds(spot) * (1 << 2 * spot.players()); // see RankGroup.key
    double further = Math.min(most, SUITS * choices / groups) - SUITS;
    double ofGroup =
        NANOSECONDS_A_GROUP[spot.missing()]
            + SUITS * NANOSECONDS_A_SUIT[spot.missing()]
            + further * NANOSECONDS_A_FURTHER_SUIT[spot.missing()];
    return groups * ofGroup + choices * (NANOSECONDS_A_CHOICE + (1 << spot.players()));
  }

  /** How many suits differ by their cards on the board, or by those that are dead. */
  private static int suitKinds(Spot spot) {
    long[] kinds = new long[SUITS];
    int found = 0;
    for (int suit = 0; suit < SUITS; suit++) {
      kinds[found] = (long) Hand.ranks(spot.board(), suit) << RANKS | Hand.ranks(spot.dead(), suit);
      int same = 0;
      while (kinds[same] != kinds[found]) {
        same++;
      }
      found += same == found ? 1 : 0;
    }
    return found;
  }

  /** How many pairs of ranks the hands have. */
  private static int countRanks(long... hands) {
    BitSet found = new BitSet(RANKS * RANKS);
    for (long hand : hands) {
      found.set(ranks(hand));
    }
    return found.cardinality();
  }

  /** The number of a hand's ranks. */
  private static int ranks(long hand) {
    int low = Long.numberOfTrailingZeros(hand) % RANKS;
    int high = Long.numberOfTrailingZeros(hand & hand - 1) % RANKS;
    return Math.max(low, high) * RANKS + Math.min(low, high);
  }

  @Override
  public int blocks() {
    return blocks((double) allGroups);
  }

  @Override
  public void count(int block, Tally tally) {
    HandEvaluator evaluator = ((Game.Holdem) spot.game()).evaluator();
    RankBoards boards = new RankBoards(RankSpace.of(evaluator), spot.board(), spot.dead());
    for (long row = 0; row * blocks() < allGroups; row++) {
      long group = piece(row, block);
      if (group < allGroups) {
        new GroupDeals(boards, group, tally).count();
      }
    }
  }

  /** The combos of one group of each seat. */
  private final class GroupDeals {
    private final int[][] chosen = new int[spot.players()][];
    private final int[] combos = new int[spot.players()];
    private final long[] holes = new long[spot.players()];
    private final int[] holeSuits = new int[spot.players()];
    private final long[] counts = new long[1 << spot.players()];
    private final Tally tally;
    private final RankBoards boards;
    private RankGroup group;
    private GroupCards cards; // null unless deals are counted by these

    GroupDeals(RankBoards boards, long number, Tally tally) {
      this.boards = boards;
      this.tally = tally;
      long rest = number;
      for (int i = 0; i < chosen.length; i++) {
        int[][] ofSeat = groups.get(i);
        chosen[i] = ofSeat[(int) (rest % ofSeat.length)];
        rest /= ofSeat.length;
      }
    }

    void count() {
      choose(0, 0, 1);
      if (cards != null) {
        tally.cards().add(cards.counts());
      }
    }

    private void choose(int seat, long used, double weight) {
      tally.checkStop();
      if (seat == holes.length) {
        count(weight);
        return;
      }
      Seat of = spot.seats().get(seat);
      for (int i : chosen[seat]) {
        long hole = of.hands()[i];
        if ((hole & used) == 0) {
          combos[seat] = i;
          holes[seat] = hole;
          holeSuits[seat] = suits[seat][i];
          choose(seat + 1, used | hole, weight * of.weight(i));
        }
      }
    }

    private void count(double weight) {
      if (group == null) { // these holes need not be possible together
        group = new RankGroup(boards, holes, null);
        cards = tally.cards() == null ? null : new GroupCards(group);
      }
      if (cards != null) {
        cards.add(holeSuits, holes, weight);
      }
      group.count(holeSuits, holes, counts);
      tally.add(combos, weight, counts);
    }
  }
}
