package dev.yaku.solver.internal.allin;

import static dev.yaku.solver.internal.allin.Pairs.CLASSES;

import dev.yaku.internal.work.Team;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The worth of each decision to each class of hands, against strategies: by decision and class, how
 * often a hand goes in. Sums over all deals, not means.
 */
public final class Branches {
  /*
   * The hand ends with a set of players who are all-in: bit 0 for the button, bits 1 and 2 for the
   * blinds. A decision is the set that there is if a player, its highest bit, goes in after those
   * of the other bits. The big blind alone is no decision.
   */
  /** The number of sets, with the empty one: {@value}. */
  public static final int SETS = 1 << Stakes.SEATS;

  /** The big blind, to whom all others have folded: every hand is in. */
  public static final int BIG_BLIND = 4;

  private static final int ALL = SETS - 1;
  private static final double[] ONE = {1, 1, 1};

  private final double[][][] worths; // by end, outcome, seat; null if one is empty
  private final Meetings meetings;
  private final boolean three;
  private final Pairs[] folded = new Pairs[Stakes.SEATS]; // beside a seat that only faces all-ins

  final double deals; // of all players' hands

  // by decision and class
  final double[][] in = new double[SETS][CLASSES];
  final double[][] fold = new double[SETS][CLASSES];
  final double[][] reached = new double[SETS][CLASSES];

  /** The decisions of three players with a table, or of two, where the first seat is empty. */
  public Branches(Stakes stakes, UnaryOperator<double[]> worth, @Nullable Orders table, Team team) {
    worths = stakes.worths(worth);
    meetings =
        new Meetings(table, (places, seat) -> worth.apply(stakes.after(ALL, places))[seat], team);
    three = table != null;
    deals = Arrays.stream(meetings.two.all).flatMapToDouble(Arrays::stream).sum();
    Arrays.setAll(folded, seat -> three ? new Pairs() : meetings.two);
  }

  int firstSeat() {
    return three ? 0 : 1;
  }

  /** The seat of the player who decides. */
  static int seat(int decision) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(decision);
  }

  /** Prepares what follows from a changed strategy of a seat. */
  void update(int seat, double[]... x) {
    if (three) {
      meetings.fold(x[(2 << seat) - 1], folded[seat]);
    }
  }

  /** Finds the worths of the decisions of a seat. */
  void find(int seat, double[]... x) {
    for (int decision = 1 << seat; decision < 2 << seat; decision++) {
      if (decision != BIG_BLIND && worths[decision] != null) {
        findFold(seat, decision, x);
        in[decision] = new double[CLASSES];
        for (int end = decision; end <= ALL; end += 2 << seat) {
          addEnd(seat, end, in[decision], x);
        }
      }
    }
  }

  /** Adds the worth of being in at an end. */
  private void addEnd(int seat, int end, double[] sums, double[]... x) {
    if (end == ALL) {
      int others = ALL ^ 1 << seat;
      meetings.addAllIn(seat, hands(low(others), end, x), hands(seat(others), end, x), sums);
      return;
    }
    int folder = low(~end);
    double[] worth = worths(end, seat);
    double[] seen = low(end) == seat ? worth : new double[] {worth[2], worth[1], worth[0]};
    folded[folder].add(seen, hands(3 - folder - seat, end, x), sums);
  }

  /** Finds how often a decision is reached, and the worth of folding, by who comes in later. */
  private void findFold(int seat, int decision, double[]... x) {
    int facing = decision ^ 1 << seat;
    int others = ALL ^ 1 << seat;
    int end = facing == 0 ? BIG_BLIND : facing; // if nobody comes in later
    int folder = low(~facing); // the seat itself, if nobody has folded
    double[] count =
        facing == others
            ? meetings.folded(ONE, x[1], x[3])
            : Pairs.sum(x[end], (folder == seat ? meetings.two : folded[folder]).all);
    double worth = worths[end][1][seat];
    double[] sums = new double[CLASSES];
    Pairs.add(worth, count, sums);
    if (seat == 0) { // one may come in, then the other
      double ofOne = worths[2][1][seat];
      Pairs.add(ofOne - worth, Pairs.sum(x[2], meetings.two.all), sums);
      worth = ofOne;
    }
    if ((others & (1 << seat) - 1) == facing) {
      double[] more = worths(others, seat);
      for (int outcome = 0; outcome < more.length; outcome++) {
        more[outcome] -= worth;
      }
      double[] first = hands(low(others), others, x);
      Pairs.add(1, meetings.folded(more, first, hands(seat(others), others, x)), sums);
    }
    reached[decision] = count;
    fold[decision] = sums;
  }

  /** By outcome the worth of an end to a seat. */
  private double[] worths(int end, int seat) {
    return Arrays.stream(worths[end]).mapToDouble(of -> of[seat]).toArray();
  }

  private static int low(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  /** How often hands of a seat do what leads to an end. */
  private static double[] hands(int seat, int end, double[]... x) {
    int own = 1 << seat;
    double[] hands = x[end & own - 1 | own].clone();
    if ((end & own) == 0) {
      Arrays.setAll(hands, of -> 1 - hands[of]);
    }
    return hands;
  }

  /** How often the hand ends in each way, by end and by outcome, if all is prepared. */
  double[][] ends(double[]... x) {
    double[][] ends = new double[SETS][0];
    for (int end = 1; end < SETS; end++) {
      if (worths[end] != null) {
        int folder = low(~end);
        int others = ALL ^ 1 << folder;
        double[] often =
            end == ALL
                ? meetings.orders(x[1], x[3], x[ALL])
                : folded[folder].outcomes(hands(low(others), end, x), hands(seat(others), end, x));
        ends[end] = Arrays.stream(often).map(of -> of / deals).toArray();
      }
    }
    return ends;
  }
}
