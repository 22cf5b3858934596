package dev.yaku.equity.internal.holes;

import dev.yaku.Card;
import java.util.function.IntToDoubleFunction;

/** Describes combos that are impossible since they contain known cards. */
public final class TakenCards {
  private TakenCards() {}

  /** A message such as {@code "all 6 combinations hold Qs, Qh or Qd"}; weight 0 is ignored. */
  public static String fault(long[] combos, IntToDoubleFunction weights, long known) {
    long held = 0;
    int count = 0;
    for (int i = 0; i < combos.length; i++) {
      if (weights.applyAsDouble(i) > 0) {
        held |= combos[i] & known;
        count++;
      }
    }
    return switch (count) {
      case 0 -> "no combination has a weight above 0";
      case 1 -> "the only combination holds " + anyOf(held);
      default -> "all " + count + " combinations hold " + anyOf(held);
    };
  }

  /** A list such as {@code "Qs, Qh or Qd"}. */
  private static String anyOf(long cards) {
    StringBuilder text = new StringBuilder();
    long rest = cards;
    while (rest != 0) {
      int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(rest);
      rest ^= 1L << highest;
      text.append(Card.toString(highest));
      text.append(rest == 0 ? "" : Long.bitCount(rest) == 1 ? " or " : ", ");
    }
    return text.toString();
  }
}
