package dev.yaku.solver.internal.allin;

import static dev.yaku.solver.internal.allin.Pairs.CLASSES;

import dev.yaku.HoleClass;
import dev.yaku.internal.work.Team;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The worth of each decision to each class of hands against given strategies: by class of hands,
 * how often it is all-in, for each decision. Sums over all deals, not means.
 */
public final class Branches {
  /*
   * A, B, C are button, small blind and big blind; pairs are those of two players after the third
   * has folded. Decisions by number, and who is in before them:
   */
  static final int A = 0;
  static final int B_VS_A = 1;
  static final int B = 2;
  static final int C_VS_BOTH = 3;
  static final int C_VS_A = 4;
  static final int C_VS_B = 5;

  /** The number of decisions: {@value}. */
  public static final int DECISIONS = 6;

  private static final int[] SEATS = {0, 1, 1, 2, 2, 2};
  private static final int IN_A = 1;
  private static final int IN_B = 2;
  private static final int IN_C = 4;

  private final double[][][] worths; // by who is in, outcome, player
  private final int offset; // from seats to players
  private final Pairs two;
  private final Pairs ab = new Pairs();
  private final Pairs ac = new Pairs();
  private final Pairs bc;
  private final @Nullable Triples triples;

  // by decision and class
  final double[][] in = new double[DECISIONS][CLASSES];
  final double[][] fold = new double[DECISIONS][CLASSES];
  final double[][] reached = new double[DECISIONS][CLASSES];

  /** The decisions of two players, or with a table those of three. */
  public Branches(Stakes stakes, UnaryOperator<double[]> worth, @Nullable Orders table, Team team) {
    worths = stakes.worths(worth);
    triples = table == null ? null : new Triples(table, worths[IN_A | IN_B | IN_C], team);
    two = triples == null ? Pairs.ofTwo() : triples.two();
    bc = triples == null ? two : new Pairs();
    offset = table == null ? 1 : 0;
  }

  /** The number of deals of all players' hands. */
  public double deals() {
    return triples == null ? 1326.0 * 1225 : 1326.0 * 1225 * Triples.THIRDS;
  }

  int firstSeat() {
    return offset;
  }

  static int seat(int decision) {
    return SEATS[decision];
  }

  /** By outcome what a hand of these is worth to a seat. */
  private double[] worths(int seat, int who) {
    double[][] byOutcome = worths[who];
    double[] found = new double[byOutcome.length];
    for (int outcome = 0; outcome < found.length; outcome++) {
      found[outcome] = byOutcome[outcome][seat - offset];
    }
    return found;
  }

  private double worth(int seat, int who) {
    return worths[who][0][seat - offset];
  }

  /** Prepares what follows from a changed strategy of a seat: by decision and class. */
  void update(int seat, double[]... x) {
    if (triples != null) {
      switch (seat) {
        case 0 -> triples.fold(x[A], bc);
        case 1 -> triples.fold(x[B_VS_A], ac);
        default -> triples.fold(x[C_VS_BOTH], ab);
      }
    }
  }

  /** Finds what the decisions of a seat are worth. */
  void find(int seat, double[]... x) {
    switch (seat) {
      case 0 -> findButton(x);
      case 1 -> findSmallBlind(x);
      default -> findBigBlind(x);
    }
  }

  private static double[] others(double... strategy) {
    double[] rest = new double[CLASSES];
    for (int i = 0; i < CLASSES; i++) {
      rest[i] = 1 - strategy[i];
    }
    return rest;
  }

  /**
   * Sums what it is worth to be in against these hands of another, if the other is lower or not.
   */
  private void showDown(Pairs pairs, double[] hands, int seat, int who, double[] sum) {
    double[] worth = worths(seat, who);
    boolean first = Integer.numberOfTrailingZeros(who) == seat;
    pairs.add(hands, worth[first ? 0 : 2], worth[1], worth[first ? 2 : 0], sum);
  }

  private static void add(double part, double[] of, double... to) {
    for (int i = 0; i < to.length; i++) {
      to[i] += part * of[i];
    }
  }

  private static void set(double[] to, double part, double... of) {
    Arrays.fill(to, 0);
    add(part, of, to);
  }

  private void findButton(double[]... x) {
    double[] push = in[A];
    Arrays.fill(push, 0);
    showDown(ab, x[B_VS_A], 0, IN_A | IN_B, push);
    showDown(ac, x[C_VS_A], 0, IN_A | IN_C, push);
    add(worth(0, IN_A), ac.meet(others(x[C_VS_A])), push);
    triples.addAllIn(0, x[C_VS_BOTH], x[B_VS_A], push);
    double[] pushed = two.meet(x[B]); // by B after the fold, for each hand of A
    for (int i = 0; i < CLASSES; i++) {
      reached[A][i] = HoleClass.combos(i) * 1225 * Triples.THIRDS;
    }
    double ofB = worth(0, IN_B);
    double ofC = worth(0, IN_C);
    set(fold[A], ofC, reached[A]);
    add(Triples.THIRDS * (ofB - ofC), pushed, fold[A]);
    addShowdownOfOthers(0, IN_B | IN_C, ofB, x[B], x[C_VS_B], fold[A]);
  }

  /** Adds what two others' showdown is worth to who has folded, above what the first alone is. */
  private void addShowdownOfOthers(
      int seat, int who, double ofFirst, double[] first, double[] second, double[] to) {
    double[] worth = worths(seat, who);
    boolean matters = false;
    for (int i = 0; i < worth.length; i++) {
      worth[i] -= ofFirst;
      matters |= worth[i] != 0;
    }
    if (matters) {
      triples.addFolded(first, second, worth, to);
    }
  }

  private void findSmallBlind(double[]... x) {
    if (triples != null) {
      double[] call = in[B_VS_A];
      Arrays.fill(call, 0);
      showDown(ab, x[A], 1, IN_A | IN_B, call);
      triples.addAllIn(1, x[C_VS_BOTH], x[A], call);
      double ofA = worth(1, IN_A);
      set(reached[B_VS_A], Triples.THIRDS, two.meet(x[A]));
      set(fold[B_VS_A], ofA, reached[B_VS_A]);
      addShowdownOfOthers(1, IN_A | IN_C, ofA, x[A], x[C_VS_A], fold[B_VS_A]);
    }
    double[] push = in[B];
    set(push, worth(1, IN_B), bc.meet(others(x[C_VS_B])));
    showDown(bc, x[C_VS_B], 1, IN_B | IN_C, push);
    set(reached[B], 1, bc.meet(others(new double[CLASSES])));
    set(fold[B], worth(1, IN_C), reached[B]);
  }

  private void findBigBlind(double[]... x) {
    if (triples != null) {
      Arrays.fill(fold[C_VS_BOTH], 0);
      Arrays.fill(in[C_VS_BOTH], 0);
      triples.addAllIn(2, x[A], x[B_VS_A], in[C_VS_BOTH]);
      double[] ofBoth = worths(2, IN_A | IN_B);
      set(reached[C_VS_BOTH], 1, triples.addFolded(x[A], x[B_VS_A], ofBoth, fold[C_VS_BOTH]));
      findCall(C_VS_A, ac, x[A], IN_A);
    }
    findCall(C_VS_B, bc, x[B], IN_B);
  }

  private void findCall(int decision, Pairs pairs, double[] hands, int who) {
    Arrays.fill(in[decision], 0);
    showDown(pairs, hands, 2, who | IN_C, in[decision]);
    set(reached[decision], 1, pairs.meet(hands));
    set(fold[decision], worth(2, who), reached[decision]);
  }

  /** How often the hand ends in each way, by who is in and by outcome, if all is prepared. */
  public double[][] ends(double[]... x) {
    double[][] ends = new double[1 << Stakes.SEATS][];
    ends[IN_B | IN_C] = showdowns(bc, x[B], x[C_VS_B]);
    ends[IN_B] = new double[] {dot(x[B], bc.meet(others(x[C_VS_B])))};
    ends[IN_C] = new double[] {dot(others(x[B]), bc.meet(others(new double[CLASSES])))};
    if (triples != null) {
      ends[IN_A | IN_B] = showdowns(ab, x[A], x[B_VS_A]);
      ends[IN_A | IN_C] = showdowns(ac, x[A], x[C_VS_A]);
      ends[IN_A] = new double[] {dot(x[A], ac.meet(others(x[C_VS_A])))};
      ends[IN_A | IN_B | IN_C] = triples.orders(x[A], x[B_VS_A], x[C_VS_BOTH]);
    }
    for (double[] end : ends) {
      for (int i = 0; end != null && i < end.length; i++) {
        end[i] /= deals();
      }
    }
    return ends;
  }

  private static double[] showdowns(Pairs pairs, double[] first, double... second) {
    double[][] sums = new double[3][CLASSES];
    pairs.add(second, 1, 0, 0, sums[0]);
    pairs.add(second, 0, 1, 0, sums[1]);
    pairs.add(second, 0, 0, 1, sums[2]);
    return new double[] {dot(first, sums[0]), dot(first, sums[1]), dot(first, sums[2])};
  }

  private static double dot(double[] one, double... other) {
    double sum = 0;
    for (int i = 0; i < CLASSES; i++) {
      sum += one[i] * other[i];
    }
    return sum;
  }
}
