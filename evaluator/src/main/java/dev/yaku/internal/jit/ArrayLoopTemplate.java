package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;
import java.lang.invoke.MethodHandles;

/** {@link ArrayLoop} copies this class, each copy with its evaluator as a constant. */
final class ArrayLoopTemplate implements ArrayLoop.Loop {
  private static final HandEvaluator EVALUATOR =
      HiddenClasses.constant(MethodHandles.lookup(), HandEvaluator.class);

  @Override
  public void evaluate(long[] hands, int[] values, int from) {
    for (int i = from; i < hands.length; i++) {
      values[i] = EVALUATOR.evaluate(hands[i]);
    }
  }

  @Override
  public void evaluate(byte[] cards, int from, int size, int[] values, int to, int hands) {
    int end = from + hands * size;
    switch (size) {
      case 5 -> fives(cards, from, end, values, to);
      case 6 -> sixes(cards, from, end, values, to);
      case 7 -> sevens(cards, from, end, values, to);
      default -> new PlainLoop(EVALUATOR).evaluate(cards, from, size, values, to, hands);
    }
  }

  /*
   * By the place of a hand's first card, since the JIT leaves out the bounds of an array only for
   * what it counts by.
   */

  private static void fives(byte[] c, int from, int end, int[] values, int to) {
    int i = to;
    for (int at = from; at < end; at += 5) {
      values[i++] = EVALUATOR.evaluateCards(c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4]);
    }
  }

  private static void sixes(byte[] c, int from, int end, int[] values, int to) {
    int i = to;
    for (int at = from; at < end; at += 6) {
      values[i++] =
          EVALUATOR.evaluateCards(c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4], c[at + 5]);
    }
  }

  private static void sevens(byte[] c, int from, int end, int[] values, int to) {
    int i = to;
    for (int at = from; at < end; at += 7) {
      values[i++] =
          EVALUATOR.evaluateCards(
              c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4], c[at + 5], c[at + 6]);
    }
  }
}
