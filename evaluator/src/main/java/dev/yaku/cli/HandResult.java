package dev.yaku.cli;

import dev.yaku.Category;
import dev.yaku.Evaluator;
import java.util.Locale;

/**
 * What a hand is worth, in a half of the pot or in all of it.
 *
 * @param value the greater wins, equal values tie; 0 does not qualify
 * @param best the cards that make it so
 */
record HandResult(int value, Category category, int packed, int[] best, Words words) {
  /** Says what values are. */
  interface Words {
    String of(int value, Locale language);
  }

  static HandResult of(Evaluator evaluator, int value, int... best) {
    return new HandResult(
        value, evaluator.category(value), evaluator.packed(value), best, evaluator::describe);
  }

  String describe(Locale language) {
    return words.of(value, language);
  }
}
