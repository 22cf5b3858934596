package dev.yaku;

import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.rules.ValueScale;
import dev.yaku.internal.table.TableFile;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * The rules of one game's showdown, as far as they are facts: which cards a hand may hold, how
 * many, and what it can be. Immutable.
 */
public final class RuleSet {
  private final HandLimits limits;
  private final int bestCards;
  private final int maxValue;
  private final TableFile closed;

  // Read when first asked for: who only evaluates needs neither. Two threads read the same.
  private ValueScale scale;
  private String text;

  public RuleSet(HandLimits limits, int bestCards, int maxValue, TableFile closed) {
    this.limits = limits;
    this.bestCards = bestCards;
    this.maxValue = maxValue;
    this.closed = closed;
  }

  /** The name, such as {@code standard}. */
  public String name() {
    return limits.ruleSet();
  }

  /** The rules file that the table was made of, word for word. */
  public String text() {
    String known = text;
    if (known == null) {
      try {
        known = closed.reopened().rulesText();
      } catch (TableFormatException e) {
        throw new UncheckedIOException(e);
      }
      text = known;
    }
    return known;
  }

  /** The cards of 0 to 51 that a hand may hold. */
  public long deck() {
    return limits.deck();
  }

  /** How often a hand may hold one card; as many as {@link #maxCards()} means any number. */
  public int copies() {
    return limits.copies();
  }

  /** How many jokers a hand may hold; as many as {@link #maxCards()} means any number. */
  public int jokers() {
    return limits.jokers();
  }

  /** The fewest cards of a hand. */
  public int minCards() {
    return limits.minCards();
  }

  /** The most cards of a hand. */
  public int maxCards() {
    return limits.maxCards();
  }

  /** Of how many cards the best hand consists, if there are as many. */
  public int bestCards() {
    return bestCards;
  }

  /** The categories that count, weakest first. */
  public List<Category> categories() {
    return scale().categories();
  }

  /** The value of the best hand there is. */
  public int maxValue() {
    return maxValue;
  }

  public HandLimits limits() {
    return limits;
  }

  /** What the values mean. */
  public ValueScale scale() {
    ValueScale known = scale;
    if (known == null) {
      try {
        known = closed.reopened().scale();
      } catch (TableFormatException e) {
        throw new UncheckedIOException(e);
      }
      scale = known;
    }
    return known;
  }

  /** The rule set's name. */
  @Override
  public String toString() {
    return name();
  }
}
