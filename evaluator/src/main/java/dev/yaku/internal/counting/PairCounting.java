package dev.yaku.internal.counting;

import dev.yaku.HandEvaluator;
import dev.yaku.internal.holes.Holes;
import dev.yaku.internal.holes.PreflopTable;
import dev.yaku.internal.spot.HoldemGame;
import dev.yaku.internal.spot.Masks;
import dev.yaku.internal.spot.Seat;
import dev.yaku.internal.spot.Spot;
import dev.yaku.internal.spot.Tally;

/** Two players of hold'em by the rules {@code standard}, without a board: a sum of look-ups. */
public final class PairCounting implements Counting {
  private static final double NANOSECONDS_A_PAIR = 6;
  private static final int BLOCK = 128; // combinations of the first player
  private static final String RULES = "standard";

  private final Spot spot;
  private final Seat first;
  private final Seat second;
  private final int[] mine;
  private final int[] theirs;

  PairCounting(Spot spot) {
    this.spot = spot;
    first = spot.seats().get(0);
    second = spot.seats().get(1);
    mine = holes(first);
    theirs = holes(second);
  }

  private static int[] holes(Seat seat) {
    int[] holes = new int[seat.hands().length];
    for (int i = 0; i < holes.length; i++) {
      holes[i] = Holes.of(seat.hands()[i]);
    }
    return holes;
  }

  /** Whether this can count a spot. */
  static boolean fits(Spot spot) {
    return spot.players() == 2
        && spot.game() instanceof HoldemGame game
        && (spot.board() | spot.dead()) == 0
        && game.name().equals(RULES)
        && game.evaluator() == HandEvaluator.of(RULES);
  }

  @Override
  public double cost() {
    return (double) mine.length * theirs.length * NANOSECONDS_A_PAIR;
  }

  @Override
  public int blocks() {
    return (mine.length - 1) / BLOCK + 1;
  }

  @Override
  public void count(int block, Tally tally) {
    Sums sums = new Sums(theirs.length);
    int to = Math.min(mine.length, (block + 1) * BLOCK);
    for (int i = block * BLOCK; i < to; i++) {
      sums.add(i, tally);
    }
    sums.addTo(tally);
  }

  /** The sums for some of the first player's combinations. */
  private final class Sums {
    private final double[] weights = new double[theirs.length];
    private final double[] lost; // by the first player, to each combination of the second
    private final double[] tied;
    private final double[] dealt;
    private double allWon;
    private double allTied;
    private double allDealt;
    private long pairs;

    Sums(int count) {
      lost = new double[count];
      tied = new double[count];
      dealt = new double[count];
      for (int j = 0; j < count; j++) {
        weights[j] = second.weight(j);
      }
    }

    void add(int i, Tally tally) {
      double weight = first.weight(i);
      double won = 0;
      double shared = 0;
      double met = 0;
      int found = 0;
      int hole = mine[i];
      for (int j = 0; j < theirs.length; j++) {
        long boards = PreflopTable.sums(hole, theirs[j]);
        if (boards != 0) {
          won += weights[j] * PreflopTable.win(boards);
          shared += weights[j] * PreflopTable.tie(boards);
          met += weights[j];
          lost[j] += weight * PreflopTable.lose(boards);
          tied[j] += weight * PreflopTable.tie(boards);
          dealt[j] += weight;
          found++;
        }
      }
      pairs += found;
      double deals = met * PreflopTable.BOARDS;
      allWon += weight * won;
      allTied += weight * shared;
      allDealt += weight * deals;
      tally.add(0, i, weight * deals, weight * (won + shared / 2) * Masks.POT);
    }

    void addTo(Tally tally) {
      for (int j = 0; j < theirs.length; j++) {
        double deals = weights[j] * dealt[j] * PreflopTable.BOARDS;
        tally.add(1, j, deals, weights[j] * (lost[j] + tied[j] / 2) * Masks.POT);
      }
      double[] sums = {allWon, allTied, allDealt - allWon - allTied};
      int[] masks = {1, 3, 2};
      for (int i = 0; i < sums.length; i++) {
        tally.add(masks[i], sums[i], spot.isWeighted() ? 0 : Math.round(sums[i]));
      }
      tally.add(0, 0, spot.isWeighted() ? pairs * PreflopTable.BOARDS : 0);
    }
  }
}
