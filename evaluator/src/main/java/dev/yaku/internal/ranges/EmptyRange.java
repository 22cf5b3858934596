package dev.yaku.internal.ranges;

import dev.yaku.Card;

/** Says why a range has no hand left when some cards are known. */
public final class EmptyRange {
  private EmptyRange() {}

  /**
   * Such as "all 6 combinations hold Qs, Qh or Qd".
   *
   * @param size how many combinations have a weight above 0
   * @param taken the known cards that they hold
   */
  public static String reason(int size, long taken) {
    return switch (size) {
      case 0 -> "no combination has a weight above 0";
      case 1 -> "its only combination holds " + anyOf(taken);
      default -> "all " + size + " combinations hold " + anyOf(taken);
    };
  }

  /** Such as "Qs, Qh or Qd". */
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
