package dev.yaku.equity;

import dev.yaku.Hand;
import java.math.BigDecimal;

/** Writes a range as text. */
final class RangeWriter {
  private final double[] weights;

  RangeWriter(long deck, double[] weights) {
    this.weights = weights;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int hole = HoleIndex.SIZE - 1; hole >= 0; hole--) {
      if (weights[hole] > 0) {
        text.append(text.isEmpty() ? "" : ", ").append(Hand.toString(HoleIndex.hand(hole)));
        text.append(
            weights[hole] < 1 ? ":" + new BigDecimal("" + weights[hole]).toPlainString() : "");
      }
    }
    return text.isEmpty() ? "*:0" : text.toString();
  }
}
