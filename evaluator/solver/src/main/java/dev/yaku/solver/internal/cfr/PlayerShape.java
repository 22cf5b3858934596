package dev.yaku.solver.internal.cfr;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The decisions of one player on one street, whatever the cards, and where their numbers lie.
 *
 * <p>Numbers by action and hand are in arrays of rows. Array 0 has a row for each {@linkplain
 * StreetShape start} of the street; then, for each number of actions that a decision can have, come
 * as many arrays: the first has the first action of each such decision, one row a decision, and so
 * on. So one loop over some arrays does the same for many decisions and hands.
 */
final class PlayerShape {
  /**
   * The decisions with this number of actions.
   *
   * @param first the array of the first action
   * @param parents by decision: the place of the own action before it; decisions with fewer own
   *     actions before them come first
   */
  record Group(int actions, int first, int[] parents) {
    int decisions() {
      return parents.length;
    }
  }

  /** Decisions of a group with the same number of own actions before them. */
  record Run(Group group, int from, int to) {}

  /**
   * The ends of the street that one action of the opponent leads to.
   *
   * @param theirs the place of the opponent's action
   * @param mine for each end: the place of the own action
   * @param ofLead for each end: what to multiply the weight of the hands with that are beaten, less
   *     that of the hands that beat
   * @param ofAll for each end: what to multiply the weight of all possible hands with
   */
  record EndsAfter(int theirs, int[] mine, float[] ofLead, float[] ofAll) {
    /** Whether there is a showdown. */
    boolean leads() {
      return any(ofLead);
    }

    /** Whether the weight of all hands matters. */
    boolean all() {
      return any(ofAll);
    }

    private static boolean any(float[] factors) {
      for (float factor : factors) {
        if (factor != 0) {
          return true;
        }
      }
      return false;
    }
  }

  final Group[] groups;
  final Run[] down; // an order in which every decision comes after those before it
  final int[] rows; // by array
  final int arrays;
  final int decisions;
  final int longest; // the most rows of an array
  final List<EndsAfter> ends; // those with showdowns first
  private final int[] ofRegrets; // the arrays
  private final int[] ofMeans;

  PlayerShape(int starts, Group[] groups, List<Run> down, List<EndsAfter> ends) {
    this.groups = groups;
    this.down = down.toArray(Run[]::new);
    this.ends = ends;
    IntStream ofActions =
        Arrays.stream(groups)
            .flatMapToInt(of -> IntStream.range(0, of.actions()).map(action -> of.decisions()));
    rows = IntStream.concat(IntStream.of(starts), ofActions).toArray();
    arrays = rows.length;
    decisions = Arrays.stream(groups).mapToInt(Group::decisions).sum();
    longest = Arrays.stream(rows).max().orElseThrow();
    ofRegrets = IntStream.range(1, arrays).toArray();
    ofMeans =
        Arrays.stream(groups)
            .flatMapToInt(of -> IntStream.range(of.first() + 1, of.first() + of.actions()))
            .toArray();
  }

  /** The arrays that are kept of numbers: nobody acts before the start. */
  int[] kept(Quantity quantity) {
    return quantity == Quantity.REGRETS ? ofRegrets : ofMeans;
  }

  /** The rows of all arrays that are kept. */
  int rows(Quantity quantity) {
    return Arrays.stream(kept(quantity)).map(array -> rows[array]).sum();
  }

  /** Space for the arrays that are kept. */
  float[][] space(Quantity quantity, int padded) {
    float[][] space = new float[arrays][];
    for (int array : kept(quantity)) {
      space[array] = new float[rows[array] * padded];
    }
    return space;
  }

  /** Space for numbers by action and hand. */
  float[][] space(int padded) {
    return Arrays.stream(rows).mapToObj(of -> new float[of * padded]).toArray(float[][]::new);
  }

  /** Space for exact numbers by action and hand. */
  double[][] exactSpace(int padded) {
    return Arrays.stream(rows).mapToObj(of -> new double[of * padded]).toArray(double[][]::new);
  }
}
