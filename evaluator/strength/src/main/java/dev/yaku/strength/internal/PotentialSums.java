package dev.yaku.strength.internal;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import java.util.Arrays;

/**
 * Whether each hand of two cards is behind (0), tied (1) or ahead (2) of all weighted hands, on a
 * flop or turn and then on rivers. Not thread-safe.
 */
public final class PotentialSums {
  /*
   * On each river, hands are visited in ascending order of value. For each value that hands have
   * now, there is the sum of the weights of visited hands with a lower value now: one row of such
   * sums for all hands, and one row for the hands that hold each card. The weights against a hand
   * are the first row minus those of its two cards; no other hand holds both. Each hand reads the
   * sums three times: before the hands of its value are visited, after these, and after all hands.
   */
  private static final int STANDINGS = 3;

  /** The counts of one hand: by standing now and later. */
  public static final int COUNTS = STANDINGS * STANDINGS;

  private final HandEvaluator evaluator;
  private final long live;
  private final double[] weights;
  private final ValueOrder order;
  private final char[] ranks = new char[HoleIndex.SIZE]; // of the values now, from 0

  /** The sums of a row: of hands of ranks below 0, 1, ..., and of all hands. */
  private final int stride;

  private final double[] sums;
  private final double[] counts = new double[HoleIndex.SIZE * COUNTS];

  /**
   * @param board three or four cards
   * @param live all other cards of the deck
   * @param weights the weights of hands by {@link HoleIndex}
   */
  public PotentialSums(HandEvaluator evaluator, long board, long live, double[] weights) {
    this.evaluator = evaluator;
    this.live = live;
    this.weights = weights;
    order = new ValueOrder(evaluator.ruleSet().maxValue(), HoleIndex.SIZE);
    sort(board, live);
    int rank = 0;
    for (int value = order.value(0); value >= 0; value = order.value(value + 1), rank++) {
      for (int hole = order.first(value); hole >= 0; hole = order.next(hole)) {
        ranks[hole] = (char) rank;
      }
    }
    stride = rank + 1;
    sums = new double[(1 + Card.JOKER) * stride];
  }

  private void sort(long board, long possible) {
    order.clear();
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long cards = HoleIndex.hand(hole);
      if ((cards & ~possible) == 0) {
        order.add(hole, evaluator.evaluate(board | cards));
      }
    }
  }

  /** Adds a river: the complete board. */
  public void add(long river) {
    sort(river, live & ~river);
    Arrays.fill(sums, 0);
    for (int value = order.value(0); value >= 0; value = order.value(value + 1)) {
      int first = order.first(value);
      for (int hole = first; hole >= 0; hole = order.next(hole)) {
        look(hole, 0, 2, 1);
      }
      for (int hole = first; hole >= 0; hole = order.next(hole)) {
        pass(hole);
      }
      for (int hole = first; hole >= 0; hole = order.next(hole)) {
        look(hole, weights[hole], 1, 0);
      }
    }
    for (int value = order.value(0); value >= 0; value = order.value(value + 1)) {
      for (int hole = order.first(value); hole >= 0; hole = order.next(hole)) {
        look(hole, weights[hole], 0, -1);
      }
    }
  }

  private void pass(int hole) {
    double weight = weights[hole];
    if (weight != 0) {
      pass(0, ranks[hole], weight);
      pass(1 + HoleIndex.low(hole), ranks[hole], weight);
      pass(1 + HoleIndex.high(hole), ranks[hole], weight);
    }
  }

  private void pass(int row, int rank, double weight) {
    for (int i = row * stride + rank + 1; i < (row + 1) * stride; i++) {
      sums[i] += weight;
    }
  }

  /**
   * Counts the hands visited.
   *
   * @param own the hand's own weight, if it was visited, since it was subtracted twice
   * @param to the standing on the river that the weights are added to
   * @param from the standing that they are subtracted from; -1 for none
   */
  private void look(int hole, double own, int to, int from) {
    int rank = ranks[hole];
    double less = passed(hole, rank);
    double upTo = passed(hole, rank + 1) + own;
    double all = passed(hole, stride - 1) + own;
    int at = hole * COUNTS;
    counts[at + to] += all - upTo;
    counts[at + STANDINGS + to] += upTo - less;
    counts[at + 2 * STANDINGS + to] += less;
    if (from >= 0) {
      counts[at + from] -= all - upTo;
      counts[at + STANDINGS + from] -= upTo - less;
      counts[at + 2 * STANDINGS + from] -= less;
    }
  }

  private double passed(int hole, int rank) {
    return sums[rank]
        - sums[(1 + HoleIndex.low(hole)) * stride + rank]
        - sums[(1 + HoleIndex.high(hole)) * stride + rank];
  }

  /** The weights of a hand's opponents on all rivers, by standing now, then by standing later. */
  public double[] counts(int hole) {
    return Arrays.stream(counts, hole * COUNTS, (hole + 1) * COUNTS)
        .map(count -> Math.max(0, count)) // rounding may leave a number slightly below 0
        .toArray();
  }
}
