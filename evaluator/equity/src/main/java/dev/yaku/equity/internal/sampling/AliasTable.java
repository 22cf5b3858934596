package dev.yaku.equity.internal.sampling;

import java.util.Arrays;

/**
 * Chooses among numbers with given weights, in constant time and without a branch. Immutable.
 *
 * <p>A. J. Walker: An Efficient Method for Generating Discrete Random Variables with General
 * Distributions, ACM TOMS 3 (1977).
 */
public final class AliasTable {
  /*
   * All places are equally likely. A chosen place gives its own number with some probability, and
   * otherwise another number whose weight is greater than that of one place.
   */
  private static final double UNIT = 0x1p32;

  private final long[] own; // the number of lower halves, of 2^32, that give the place's own number
  private final int[] others;

  /** A table of weights; at least one is above 0. */
  public AliasTable(double... weights) {
    int size = weights.length;
    double mean = Arrays.stream(weights).sum() / size;
    own = new long[size];
    others = new int[size];
    double[] left = weights.clone();
    int[] light = new int[size];
    int[] heavy = new int[size];
    int lights = 0;
    int heavies = 0;
    for (int i = 0; i < size; i++) {
      others[i] = i;
      own[i] = (long) UNIT;
      if (left[i] < mean) {
        light[lights++] = i;
      } else {
        heavy[heavies++] = i;
      }
    }
    while (lights > 0 && heavies > 0) {
      int little = light[--lights];
      int much = heavy[heavies - 1];
      own[little] = Math.round(left[little] / mean * UNIT);
      others[little] = much;
      left[much] -= mean - left[little];
      if (left[much] < mean) {
        heavies--;
        light[lights++] = much;
      }
    }
  }

  /** Chooses a number by a random long. */
  public int choose(long random) {
    int place = SplitMix.below(own.length, random);
    return (random & 0xFFFFFFFFL) < own[place] ? place : others[place];
  }
}
