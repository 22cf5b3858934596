package dev.yaku.spark;

import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.SpotFormatException;

/** A question about equity as text: {@code PLAYER / PLAYER ... | BOARD | DEAD}. */
final class SpotArgument {
  private SpotArgument() {}

  /**
   * Answers a question.
   *
   * @throws IllegalArgumentException if the text is invalid; the message says where
   */
  static EquityResult run(Equity equity, String spot) {
    try {
      return equity.parse(spot).run();
    } catch (SpotFormatException e) {
      throw CardText.located(spot, e.column(), e);
    }
  }
}
