package dev.yaku.equity.internal.ranges;

import java.math.BigDecimal;

/** Finds gaps between spans of per cent that follow each other, as in {@code 15%, 16%-50%}. */
final class PercentSpans {
  /** Knows which hands are between two percentages. */
  interface Between {
    boolean hasHands(BigDecimal from, BigDecimal to);
  }

  private BigDecimal[] before; // null if there is none
  private String nameBefore;

  /**
   * The note on a gap of one per cent or less between a span and the one before it; null if there
   * is none, or if no hands are between two percentages.
   */
  String gap(String name, BigDecimal[] span, Between between) {
    BigDecimal[] other = before;
    String nameOfOther = nameBefore;
    before = span;
    nameBefore = name;
    if (other == null) {
      return null;
    }
    boolean isUp = other[0].compareTo(span[0]) < 0;
    BigDecimal from = (isUp ? other : span)[1];
    BigDecimal to = (isUp ? span : other)[0];
    BigDecimal gap = to.subtract(from);
    if (gap.signum() <= 0 || gap.compareTo(BigDecimal.ONE) > 0 || !between.hasHands(from, to)) {
      return null;
    }
    String end = (isUp ? span : other)[1].toPlainString();
    return "%s and %s: the hands from %3$s%% to %4$s%% are in neither; without the gap write %3$s%%-%5$s%%"
        .formatted(nameOfOther, name, from.toPlainString(), to.toPlainString(), end);
  }
}
