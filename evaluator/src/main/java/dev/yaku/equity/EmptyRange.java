package dev.yaku.equity;

import dev.yaku.Card;
import dev.yaku.Hand;

/** Says why a range has no hand left when some cards are known. */
final class EmptyRange {
  private EmptyRange() {}

  static RangeFormatException of(Range range, long dead) {
    long held = 0;
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      held |= range.weight(hole) > 0 ? HoleIndex.hand(hole) & dead : Hand.EMPTY;
    }
    String text = range.toString();
    return new RangeFormatException(
        text + ": " + fault(range.size(), held), 1, text, "a range with a hand of other cards");
  }

  private static String fault(int size, long held) {
    return switch (size) {
      case 0 -> "no hand has a weight above 0";
      case 1 -> "its only combination holds " + anyOf(held);
      default -> "all " + size + " combinations hold " + anyOf(held);
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
