package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;
import java.lang.invoke.MethodHandles;

/** {@link ArrayLoop} copies this class, each copy with its evaluator as a constant. */
final class ArrayLoopTemplate implements ArrayLoop.Loop {
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
    byte[] cards = packed.cards();
    int[] values = packed.values();
    switch (packed.size()) {
      case 5 -> fives(cards, packed.from(), packed.end(), values, packed.to());
      case 6 -> sixes(cards, packed.from(), packed.end(), values, packed.to());
      case 7 -> sevens(cards, packed.from(), packed.end(), values, packed.to());
      default -> new ArrayLoop.Plain(EVALUATOR).evaluate(packed);
    }
  }

  private static int card(byte[] cards, int at) {
    return cards[at] & 0xFF;
  }

  private static void fives(byte[] c, int from, int end, int[] values, int to) {
    int i = to;
    for (int at = from; at <= end - 5; at += 5) {
      values[i++] =
          CARDS.evaluate(
              card(c, at), card(c, at + 1), card(c, at + 2), card(c, at + 3), card(c, at + 4));
    }
  }

  private static void sixes(byte[] c, int from, int end, int[] values, int to) {
    int i = to;
    for (int at = from; at <= end - 6; at += 6) {
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

  private static void sevens(byte[] c, int from, int end, int[] values, int to) {
    int i = to;
    for (int at = from; at <= end - 7; at += 7) {
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
