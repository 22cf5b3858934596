package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import dev.yaku.solver.internal.cfr.PlayerShape.Run;
import java.util.Arrays;
import java.util.function.IntFunction;

/** The loops over the numbers of a player's decisions with one deal. */
final class Loops {
  /*
   * The JIT turns these loops into vectors: no branches, and every array is read and written at the
   * same index, since arrays could be the same one and the JIT must not have to ask whether places
   * overlap. What has another index is moved first.
   */
  private static final float LEAST = 1e-30f;
  private static final float MOST = 1 / LEAST;

  /** Means of many thousands of iterations are off by less: LoopsTest. */
  private static final float ROUNDING = 1e-5f;

  private Loops() {}

  /**
   * Strategies from regrets: each action as often as its regret is a part of the sum of those above
   * 0; if there are none, all equally often.
   */
  static void match(
      PlayerShape shape, float[][] regrets, float[][] into, int padded, StreetSpace space) {
    for (Group group : shape.groups) {
      int length = group.decisions() * padded;
      int first = group.first();
      float[] scale = space.scale;
      float[] rest = space.rest;
      float part = 1f / group.actions();
      if (group.actions() == 2) {
        match(regrets[first], regrets[first + 1], into[first], into[first + 1], length);
        continue;
      }
      if (group.actions() == 3) {
        invert(regrets[first], regrets[first + 1], regrets[first + 2], scale, rest, length);
      } else {
        Arrays.fill(scale, 0, length, 0);
        for (int action = first; action < first + group.actions(); action++) {
          sum(regrets[action], scale, length);
        }
        invert(scale, rest, part, length);
      }
      for (int action = first; action < first + group.actions(); action++) {
        divide(regrets[action], scale, rest, into[action], length);
      }
    }
  }

  private static void match(float[] a, float[] b, float[] intoA, float[] intoB, int length) {
    for (int i = 0; i < length; i++) {
      float x = Math.max(a[i], 0);
      float y = Math.max(b[i], 0);
      float sum = x + y;
      float scale = 1 / Math.max(sum, LEAST);
      float rest = Math.max(1 - sum * MOST, 0) * 0.5f;
      intoA[i] = x * scale + rest;
      intoB[i] = y * scale + rest;
    }
  }

  private static void invert(
      float[] a, float[] b, float[] c, float[] scale, float[] rest, int length) {
    for (int i = 0; i < length; i++) {
      float sum = Math.max(a[i], 0) + Math.max(b[i], 0) + Math.max(c[i], 0);
      scale[i] = 1 / Math.max(sum, LEAST);
      rest[i] = Math.max(1 - sum * MOST, 0) * (1f / 3);
    }
  }

  private static void sum(float[] regrets, float[] sums, int length) {
    for (int i = 0; i < length; i++) {
      sums[i] += Math.max(regrets[i], 0);
    }
  }

  private static void invert(float[] sums, float[] rest, float part, int length) {
    for (int i = 0; i < length; i++) {
      float sum = sums[i];
      sums[i] = 1 / Math.max(sum, LEAST);
      rest[i] = Math.max(1 - sum * MOST, 0) * part;
    }
  }

  private static void divide(
      float[] regrets, float[] scale, float[] rest, float[] into, int length) {
    for (int i = 0; i < length; i++) {
      into[i] = Math.max(regrets[i], 0) * scale[i] + rest[i];
    }
  }

  /**
   * Makes strategies from means, decision by decision.
   *
   * @param scale space for a number of each decision and hand
   */
  static void strategies(
      PlayerShape shape, float[][] means, float[][] into, int padded, float[] scale) {
    for (Group group : shape.groups) {
      int length = group.decisions() * padded;
      float[] first = into[group.first()];
      if (group.actions() == 2) {
        strategies(means[group.first() + 1], first, into[group.first() + 1], length);
        continue;
      }
      left(group, means, first, length);
      System.arraycopy(first, 0, scale, 0, length);
      for (int action = group.first() + 1; action < group.first() + group.actions(); action++) {
        add(means[action], scale, 0, length);
      }
      invert(scale, length);
      multiply(first, scale, first, 0, length);
      for (int action = group.first() + 1; action < group.first() + group.actions(); action++) {
        multiply(means[action], scale, into[action], 0, length);
      }
    }
  }

  private static void strategies(float[] means, float[] first, float[] second, int length) {
    for (int i = 0; i < length; i++) {
      float mean = means[i];
      float left = left(mean);
      float scale = 1 / (left + mean);
      first[i] = left * scale;
      second[i] = mean * scale;
    }
  }

  /**
   * Computes the frequency that the means of a decision's other actions leave to its first action.
   */
  static void left(Group group, float[][] means, float[] left, int length) {
    Arrays.fill(left, 0, length, 0);
    for (int action = group.first() + 1; action < group.first() + group.actions(); action++) {
      add(means[action], left, 0, length);
    }
    complement(left, length);
  }

  private static void complement(float[] sums, int length) {
    for (int i = 0; i < length; i++) {
      sums[i] = left(sums[i]);
    }
  }

  /** The rest of 1 that a sum leaves; 0 if rounding alone can make it. */
  private static float left(float sum) {
    float left = Math.max(1 - sum, 0);
    return left * Math.min(Math.max(left - ROUNDING, 0) * MOST, 1);
  }

  private static void invert(float[] numbers, int length) {
    for (int i = 0; i < length; i++) {
      numbers[i] = 1 / numbers[i];
    }
  }

  /** How likely each hand takes each action, from how likely it comes to the street's starts. */
  static void reach(
      PlayerShape shape, float[][] strategy, float[][] reach, int padded, StreetSpace space) {
    float[] before = space.scale;
    for (Run run : shape.down) {
      Group group = run.group();
      for (int row = run.from(); row < run.to(); row++) {
        int parent = group.parents()[row];
        System.arraycopy(
            reach[RowPlace.array(parent)],
            RowPlace.row(parent) * padded,
            before,
            row * padded,
            padded);
      }
      for (int action = group.first(); action < group.first() + group.actions(); action++) {
        multiply(before, strategy[action], reach[action], run.from() * padded, run.to() * padded);
      }
    }
  }

  private static void multiply(float[] a, float[] b, float[] into, int from, int to) {
    for (int i = from; i < to; i++) {
      into[i] = a[i] * b[i];
    }
  }

  /**
   * The value of each decision from those of its actions, added to that of the action before it.
   *
   * @param own by group of decisions: space for the values of decisions
   */
  static void values(
      PlayerShape shape,
      float[][] strategy,
      float[][] values,
      float[][] own,
      int padded,
      StreetSpace space) {
    for (int i = shape.down.length - 1; i >= 0; i--) {
      Run run = shape.down[i];
      Group group = run.group();
      int from = run.from() * padded;
      int to = run.to() * padded;
      float[] sums = own[group.first()];
      Arrays.fill(sums, from, to, 0);
      for (int action = group.first(); action < group.first() + group.actions(); action++) {
        addProducts(strategy[action], values[action], sums, from, to);
      }
      addUp(run, values, sums, padded, space.scale);
    }
  }

  /**
   * The value of each decision if the best action is taken, added to that of the action before it.
   *
   * @param most by group of decisions: space for the values of decisions
   * @param given by place of a decision: the strategy that counts as the best, as in {@link Locks}
   */
  static void best(
      PlayerShape shape,
      float[][] values,
      float[][] most,
      int padded,
      StreetSpace space,
      IntFunction<double[][]> given) {
    for (int i = shape.down.length - 1; i >= 0; i--) {
      Run run = shape.down[i];
      Group group = run.group();
      int from = run.from() * padded;
      int to = run.to() * padded;
      float[] of = most[group.first()];
      System.arraycopy(values[group.first()], from, of, from, to - from);
      for (int action = group.first() + 1; action < group.first() + group.actions(); action++) {
        most(values[action], of, from, to);
      }
      for (int row = run.from(); row < run.to(); row++) {
        double[][] often = given.apply(RowPlace.of(group.first(), row));
        for (int hand = 0; often != null && hand < often[0].length; hand++) {
          if (often[0][hand] >= 0) {
            of[row * padded + hand] = mean(group, values, often, hand, row * padded + hand);
          }
        }
      }
      addUp(run, values, of, padded, space.scale);
    }
  }

  private static float mean(Group group, float[][] values, double[][] often, int hand, int at) {
    float mean = 0;
    for (int action = 0; action < group.actions(); action++) {
      mean += values[group.first() + action][at] * (float) often[action][hand];
    }
    return mean;
  }

  private static void most(float[] from, float[] to, int start, int end) {
    for (int i = start; i < end; i++) {
      to[i] = Math.max(to[i], from[i]);
    }
  }

  /** Adds values of decisions to those of the actions before them. */
  private static void addUp(Run run, float[][] values, float[] own, int padded, float[] moved) {
    for (int row = run.from(); row < run.to(); row++) {
      int parent = run.group().parents()[row];
      int at = RowPlace.row(parent) * padded;
      System.arraycopy(own, row * padded, moved, at, padded);
      add(moved, values[RowPlace.array(parent)], at, at + padded);
    }
  }

  private static void addProducts(float[] a, float[] b, float[] sums, int from, int to) {
    for (int i = from; i < to; i++) {
      sums[i] += a[i] * b[i];
    }
  }

  static void add(float[] from, float[] to, int start, int end) {
    for (int i = start; i < end; i++) {
      to[i] += from[i];
    }
  }

  /** Adds to the regrets and to the means of strategies what one more iteration has found. */
  static void update(
      PlayerShape shape,
      Discount discount,
      float[][] strategy,
      float[][] values,
      float[][] own,
      float[][] regrets,
      float[][] means,
      int padded) {
    for (Group group : shape.groups) {
      for (int action = group.first(); action < group.first() + group.actions(); action++) {
        int length = group.decisions() * padded;
        regret(
            regrets[action],
            values[action],
            own[group.first()],
            discount.ofGains(),
            discount.ofLosses(),
            length);
        if (action > group.first()) {
          average(means[action], strategy[action], discount.newest(), length);
        }
      }
    }
  }

  private static void regret(
      float[] regrets, float[] values, float[] own, float ofGains, float ofLosses, int length) {
    for (int i = 0; i < length; i++) {
      float gain = Math.max(regrets[i], 0) * ofGains;
      float loss = Math.min(regrets[i], 0) * ofLosses;
      regrets[i] = gain + loss + (values[i] - own[i]);
    }
  }

  private static void average(float[] means, float[] strategy, float newest, int length) {
    float rest = 1 - newest;
    for (int i = 0; i < length; i++) {
      means[i] = means[i] * rest + strategy[i] * newest;
    }
  }
}
