package dev.yaku;

import java.util.Locale;

/**
 * The result of a hand, in one half of the pot or in all of it.
 *
 * @param evaluator says what the value means
 * @param value the greater wins, equal values tie; 0 is no cards, or does not qualify
 * @param best the cards that make the value, the most telling first
 */
public record HandResult(Evaluator evaluator, int value, int... best) {
  /** The value's category. */
  public Category category() {
    return evaluator.category(value);
  }

  /** Category and deciding ranks in nibbles: {@link Evaluator#packed}. */
  public int packed() {
    return evaluator.packed(value);
  }

  /** The ranks that decide, in that order: {@link Evaluator#ranks}. */
  public int[] ranks() {
    return evaluator.ranks(value);
  }

  /** The value in words of the locale's language: {@link Evaluator#describe(int, Locale)}. */
  public String describe(Locale locale) {
    return evaluator.describe(value, locale);
  }
}
