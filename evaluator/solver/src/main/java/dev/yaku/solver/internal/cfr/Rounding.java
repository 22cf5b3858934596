package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.cfr.PlayerShape.Group;

/** Rounds frequencies to whole parts whose sum stays 1: the largest remainders are rounded up. */
final class Rounding {
  /** The error of floats in sum. */
  private static final double NEARLY = 1e-6;

  private Rounding() {}

  /**
   * Rounds the decisions of a group.
   *
   * @param often by array, row and hand
   * @param parts of 1
   * @param into by array, row and hand; it has none for the first action, which takes the rest
   * @param length the numbers of an array
   */
  static void round(Group group, double[][] often, int parts, float[][] into, int length) {
    double[] scaled = new double[group.actions()];
    int[] rounded = new int[group.actions()];
    for (int at = 0; at < length; at++) {
      for (int action = 0; action < scaled.length; action++) {
        scaled[action] = often[group.first() + action][at] * parts;
      }
      round(scaled, parts, rounded);
      for (int action = 1; action < rounded.length; action++) {
        into[group.first() + action][at] = (float) rounded[action] / parts;
      }
    }
  }

  /** Rounds numbers whose sum is whole; of equal remainders the first is rounded up. */
  static void round(double[] numbers, int sum, int[] rounded) {
    int left = sum;
    for (int i = 0; i < numbers.length; i++) {
      rounded[i] = (int) Math.min(left, Math.max(0, Math.floor(numbers[i] + NEARLY)));
      left -= rounded[i];
    }
    for (; left > 0; left--) {
      int most = 0;
      for (int i = 1; i < numbers.length; i++) {
        if (numbers[i] - rounded[i] > numbers[most] - rounded[most] + NEARLY) {
          most = i;
        }
      }
      rounded[most]++;
    }
  }
}
