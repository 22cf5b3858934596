package dev.yaku;

import dev.yaku.internal.rules.TableRuleSet;
import java.util.Arrays;
import java.util.Locale;

/**
 * The result of a hand, in one half of the pot or in the whole pot. Immutable; results with equal
 * components are equal.
 *
 * @param evaluator says what the value means
 * @param value the greater wins, equal values tie; 0 is no cards, or a low that does not qualify
 * @param best the cards that make the value, most significant first
 */
public record HandResult(Evaluator evaluator, int value, int[] best) {
  /**
   * Creates a result of its parts.
   *
   * @param evaluator the evaluator that gave the value
   * @param value the value, 0 to {@link RuleSet#maxValue()}
   * @param best the cards that make the value, most significant first
   * @throws IndexOutOfBoundsException if this is not a value of the evaluator
   */
  public HandResult {
    TableRuleSet.of(evaluator.ruleSet()).checkValue(value);
    best = best.clone();
  }

  /** {@return the cards that make the value, most significant first; a new array} */
  @Override
  public int[] best() {
    return best.clone();
  }

  /** {@return the value's category} */
  public Category category() {
    return evaluator.category(value);
  }

  /** {@return the category and the deciding ranks in nibbles: {@link Evaluator#packed}} */
  public int packed() {
    return evaluator.packed(value);
  }

  /** {@return the deciding ranks, most significant first: {@link Evaluator#ranks}} */
  public int[] ranks() {
    return evaluator.ranks(value);
  }

  /**
   * {@return the value in words of the locale's language: {@link Evaluator#describe(int, Locale)}}
   *
   * @param locale English, unless its language is Japanese
   */
  public String describe(Locale locale) {
    return evaluator.describe(value, locale);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HandResult result
        && evaluator.equals(result.evaluator)
        && value == result.value
        && Arrays.equals(best, result.best);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * evaluator.hashCode() + value) + Arrays.hashCode(best);
  }

  /**
   * The value in English words and the best cards: {@code "One pair, aces, ... (As Ah Kd Qc Js)"}.
   */
  @Override
  public String toString() {
    return describe(Locale.ENGLISH) + (best.length == 0 ? "" : " (" + Card.toString(best) + ")");
  }
}
