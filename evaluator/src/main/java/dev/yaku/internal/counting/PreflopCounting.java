package dev.yaku.internal.counting;

import dev.yaku.HandEvaluator;
import dev.yaku.internal.ranks.RankGroup;
import dev.yaku.internal.ranks.RankSpace;
import dev.yaku.internal.spot.HoldemGame;
import dev.yaku.internal.spot.Seat;
import dev.yaku.internal.spot.Spot;
import dev.yaku.internal.spot.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Hold'em without a board: combinations of the same ranks are counted together. */
public final class PreflopCounting implements Counting {
  private static final double NANOSECONDS_A_GROUP = 20_000;
  private static final double NANOSECONDS_A_SUIT = 15_000;
  private static final double NANOSECONDS_A_CHOICE = 60;

  private final Spot spot;
  private final List<int[][]> groups = new ArrayList<>(); // of each seat's combinations, by ranks
  private final int[][] suits; // of each seat's combinations

  PreflopCounting(Spot spot) {
    this.spot = spot;
    suits = new int[spot.players()][];
    for (int i = 0; i < suits.length; i++) {
      long[] hands = spot.seats().get(i).hands();
      suits[i] = new int[hands.length];
      for (int j = 0; j < hands.length; j++) {
        suits[i][j] = RankGroup.suits(hands[j]);
      }
      groups.add(byRanks(hands));
    }
  }

  /** Whether this can count a spot. */
  static boolean fits(Spot spot) {
    return spot.game() instanceof HoldemGame game
        && spot.board() == 0
        && RankSpace.fits(game.evaluator());
  }

  private static int[][] byRanks(long... hands) {
    TreeMap<Long, List<Integer>> groups = new TreeMap<>();
    for (int i = 0; i < hands.length; i++) {
      long low = Long.numberOfTrailingZeros(hands[i]) % 13;
      long high = Long.numberOfTrailingZeros(hands[i] & hands[i] - 1) % 13;
      long ranks = Math.max(low, high) * 13 + Math.min(low, high);
      groups.computeIfAbsent(ranks, none -> new ArrayList<>()).add(i);
    }
    return groups.values().stream()
        .map(group -> group.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  @Override
  public double cost() {
    double all = 1;
    double choices = 1;
    for (int i = 0; i < spot.players(); i++) {
      all *= groups.get(i).length;
      choices *= suits[i].length;
    }
    double suitsOfGroup = Math.min(1 << 2 * spot.players(), 4 * choices / all);
    return all * (NANOSECONDS_A_GROUP + suitsOfGroup * NANOSECONDS_A_SUIT)
        + choices * (NANOSECONDS_A_CHOICE + (1 << spot.players()));
  }

  @Override
  public int blocks() {
    int blocks = 1;
    for (int[][] ofSeat : groups) {
      blocks = Math.multiplyExact(blocks, ofSeat.length);
    }
    return blocks;
  }

  @Override
  public void count(int block, Tally tally) {
    new Walk(block, tally).choose(0, 0, 1);
  }

  /** The combinations of one group of each seat. */
  private final class Walk {
    private final int[][] chosen = new int[spot.players()][];
    private final int[] combinations = new int[spot.players()];
    private final long[] holes = new long[spot.players()];
    private final int[] holeSuits = new int[spot.players()];
    private final long[] counts = new long[1 << spot.players()];
    private final Tally tally;
    private RankGroup group;

    Walk(int block, Tally tally) {
      this.tally = tally;
      int rest = block;
      for (int i = 0; i < chosen.length; i++) {
        int[][] ofSeat = groups.get(i);
        chosen[i] = ofSeat[rest % ofSeat.length];
        rest /= ofSeat.length;
      }
    }

    void choose(int seat, long used, double weight) {
      if (seat == holes.length) {
        if (group == null) {
          HandEvaluator evaluator = ((HoldemGame) spot.game()).evaluator();
          group = new RankGroup(RankSpace.of(evaluator), holes, spot.dead(), null);
        }
        group.count(holeSuits, holes, counts);
        tally.add(combinations, weight, counts);
        return;
      }
      Seat of = spot.seats().get(seat);
      for (int i : chosen[seat]) {
        long hole = of.hands()[i];
        if ((hole & used) == 0) {
          combinations[seat] = i;
          holes[seat] = hole;
          holeSuits[seat] = suits[seat][i];
          choose(seat + 1, used | hole, weight * of.weight(i));
        }
      }
    }
  }
}
