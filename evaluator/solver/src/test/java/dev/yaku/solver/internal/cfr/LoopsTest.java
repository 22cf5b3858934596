package dev.yaku.solver.internal.cfr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What the solver leaves out, against what it would be. */
class LoopsTest {
  private static final int COUNT = 1 << 12;

  /**
   * Means of the strategies of some thousand iterations, beside those of all actions in doubles.
   */
  @Test
  void left_isWhatTheFirstActionWouldHave() {
    SplittableRandom random = new SplittableRandom(1);
    for (int actions = 1; actions <= 6; actions++) {
      Group group = new Group(actions, 1, new int[1]);
      PlayerShape shape = new PlayerShape(1, new Group[] {group}, List.of(), List.of());
      float[][] means = shape.space(ActionNumbers.Kind.MEANS, COUNT);
      double[][] right = new double[actions][COUNT];
      for (int iteration = 0; iteration < 5000; iteration++) {
        Iterations.Discount discount = Iterations.Discount.of(iteration);
        for (int hand = 0; hand < 32; hand++) {
          float[] strategy = strategy(random, actions, hand % 4);
          for (int action = 0; action < actions; action++) {
            double newest = discount.newest();
            right[action][hand] = right[action][hand] * (1 - newest) + strategy[action] * newest;
            if (action > 0) {
              float[] of = means[1 + action];
              of[hand] = of[hand] * (1 - discount.newest()) + strategy[action] * discount.newest();
            }
          }
        }
      }
      float[] left = new float[COUNT];
      Loops.left(group, means, left, COUNT);
      for (int hand = 0; hand < 32; hand++) {
        boolean never = hand % 4 == 0 && actions > 1;
        assertEquals(never ? 0 : right[0][hand], left[hand], never ? 0 : 1e-5);
      }
    }
  }

  /**
   * How often each action is taken once.
   *
   * @param kind 0 for the first never, 1 for rarely, else of any kind
   */
  private static float[] strategy(SplittableRandom random, int actions, int kind) {
    float[] parts = new float[actions];
    float sum = 0;
    for (int action = 0; action < actions; action++) {
      parts[action] = random.nextInt(3) == 0 ? 0 : (float) random.nextDouble();
    }
    parts[0] *= kind == 0 && actions > 1 ? 0 : kind == 1 ? 1e-3f : 1;
    for (float part : parts) {
      sum += part;
    }
    if (sum == 0) {
      parts[actions - 1] = 1;
      sum = 1;
    }
    for (int action = 0; action < actions; action++) {
      parts[action] /= sum;
    }
    return parts;
  }

  /** Strategies of several decisions are 1 in sum, whatever rounding has made of their means. */
  @Test
  void strategies_areOneInSum() {
    SplittableRandom random = new SplittableRandom(2);
    Group group = new Group(4, 1, new int[1]);
    PlayerShape shape = new PlayerShape(1, new Group[] {group}, List.of(), List.of());
    float[][] means = shape.space(ActionNumbers.Kind.MEANS, COUNT);
    for (int hand = 0; hand < COUNT; hand++) {
      double sum = hand % 3 == 0 ? 1 + random.nextDouble(-1e-4, 1e-4) : random.nextDouble();
      double one = random.nextDouble(sum);
      means[2][hand] = (float) one;
      means[3][hand] = (float) (sum - one);
    }
    float[][] into = shape.space(COUNT);
    float[] scale = new float[COUNT];
    Loops.strategies(shape, means, into, COUNT, scale);
    for (int hand = 0; hand < COUNT; hand++) {
      double sum = 0;
      for (int action = 0; action < 4; action++) {
        float of = into[1 + action][hand];
        assertEquals(
            action == 0 ? 1 - means[2][hand] - means[3][hand] : means[1 + action][hand], of, 2e-4);
        sum += of;
        assertEquals(0, Math.min(of, 0));
      }
      assertEquals(1, sum, 1e-6);
    }
  }
}
