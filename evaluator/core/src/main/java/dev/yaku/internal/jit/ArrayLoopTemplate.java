package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;
import java.lang.invoke.MethodHandles;

/** {@link ArrayLoop} copies this class, each copy with its evaluator as a constant. */
final class ArrayLoopTemplate implements ArrayLoop.Loop, PackedHands.WholeLoop {
  private static final ArrayLoop.Constants CONSTANTS =
      HiddenClasses.constant(MethodHandles.lookup(), ArrayLoop.Constants.class);
  private static final HandEvaluator EVALUATOR = CONSTANTS.evaluator();
  private static final ByteCards CARDS = CONSTANTS.cards();

  @Override
  public void evaluate(long[] hands, int[] values, int from) {
    for (int i = from; i < hands.length; i++) {
      values[i] = EVALUATOR.evaluate(hands[i]);
    }
  }

  @Override
  public void evaluate(PackedHands packed) {
    packed.evaluate(this);
  }

  @Override
  public void evaluate(byte[] cards, int size, int[] values) {
    switch (size) {
      case 5 -> fives(cards, values);
      case 6 -> sixes(cards, values);
      case 7 -> sevens(cards, values);
      default -> new PlainLoop(EVALUATOR).evaluate(cards, size, values);
    }
  }

  /*
   * Indexed by the place of a hand's first card, from the beginning of the array to its end: only
   * then does the JIT remove the bounds checks.
   */

  private static int card(byte[] cards, int at) {
    return cards[at] & 0xFF;
  }

  private static void fives(byte[] c, int[] values) {
    int i = 0;
    for (int at = 0; at <= c.length - 5; at += 5) {
      values[i++] =
          CARDS.evaluate(
              card(c, at), card(c, at + 1), card(c, at + 2), card(c, at + 3), card(c, at + 4));
    }
  }

  private static void sixes(byte[] c, int[] values) {
    int i = 0;
    for (int at = 0; at <= c.length - 6; at += 6) {
      values[i++] =
          CARDS.evaluate(
              card(c, at),
              card(c, at + 1),
              card(c, at + 2),
              card(c, at + 3),
              card(c, at + 4),
              card(c, at + 5));
    }
  }

  private static void sevens(byte[] c, int[] values) {
    int i = 0;
    for (int at = 0; at <= c.length - 7; at += 7) {
      values[i++] =
          CARDS.evaluate(
              card(c, at),
              card(c, at + 1),
              card(c, at + 2),
              card(c, at + 3),
              card(c, at + 4),
              card(c, at + 5),
              card(c, at + 6));
    }
  }
}
