package dev.yaku;

import java.util.Locale;

/**
 * The result of a hand, in one half of the pot or in the whole pot.
 *
 * @param evaluator says what the value means
 * @param value the greater value wins, equal values tie; 0 means no cards, or a low hand that does
 *     not qualify
 * @param best the cards that make the value, most significant first
 */
public record HandResult(Evaluator evaluator, int value, int... best) {
  /** The value's category. */
  public Category category() {
    return evaluator.category(value);
  }

  /** The category and the deciding ranks in nibbles: {@link Evaluator#packed}. */
  public int packed() {
    return evaluator.packed(value);
  }

  /** The deciding ranks, most significant first: {@link Evaluator#ranks}. */
  public int[] ranks() {
    return evaluator.ranks(value);
  }

  /** The value in words of the locale's language: {@link Evaluator#describe(int, Locale)}. */
  public String describe(Locale locale) {
    return evaluator.describe(value, locale);
  }
}
