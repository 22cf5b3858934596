package dev.yaku.solver.internal.cfr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What the solver leaves out is what it would be. */
class LoopsTest {
  private static final int HANDS = 32;
  private static final int ITERATIONS = 60_000;
  private static final int COUNT = 1 << 12;

  /** Means of the strategies of many iterations, beside those of all actions in doubles. */
  @Test
  void left_isWhatTheFirstActionWouldHave() {
    SplittableRandom random = new SplittableRandom(1);
    for (int actions = 1; actions <= 5; actions++) {
      Group group = new Group(actions, 1, new int[1]);
      PlayerShape shape = new PlayerShape(1, new Group[] {group}, List.of(), List.of());
      float[][] means = shape.space(Quantity.MEANS, HANDS);
      double[][] right = new double[actions][HANDS];
      float[][] strategies = new float[HANDS][];
      for (int iteration = 0; iteration < ITERATIONS; iteration++) {
        Discount discount = Discount.of(iteration);
        float[][] strategy = shape.space(HANDS);
        for (int hand = 0; hand < HANDS; hand++) {
          if (iteration == 0 || hand % 2 == 0) { // others do always the same
            strategies[hand] = strategy(random, actions, hand % 8 / 2);
          }
          for (int action = 0; action < actions; action++) {
            float of = strategies[hand][action];
            strategy[1 + action][hand] = of;
            right[action][hand] += (of - right[action][hand]) * discount.newest();
          }
        }
        float[][] none = shape.space(HANDS);
        Loops.update(shape, discount, strategy, none, none, none, means, HANDS);
      }
      float[] left = new float[HANDS];
      Loops.left(group, means, left, HANDS);
      for (int hand = 0; hand < HANDS; hand++) {
        boolean never = hand % 8 / 2 == 0 && actions > 1;
        assertEquals(never ? 0 : right[0][hand], left[hand], never ? 0 : 1e-5, "hand " + hand);
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
    float[][] means = shape.space(Quantity.MEANS, COUNT);
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
