package dev.yaku;

import java.util.List;

/**
 * The rules of one game's showdown, as far as they are facts: which cards a hand may hold, how
 * many, and what it can be. Immutable.
 */
public final class RuleSet {
  private final Deck deck;
  private final Scale scale;
  private final String text;

  RuleSet(Deck deck, Scale scale, String text) {
    this.deck = deck;
    this.scale = scale;
    this.text = text;
  }

  /** The name, such as {@code standard}. */
  public String name() {
    return deck.ruleSet();
  }

  /** The rules file that the table was made of, word for word. */
  public String text() {
    return text;
  }

  /** The cards of 0 to 51 that a hand may hold. */
  public long cards() {
    return deck.natural();
  }

  /** How often a hand may hold one card; as many as {@link #maxCards()} means any number. */
  public int copies() {
    return deck.copies();
  }

  /** How many jokers a hand may hold; as many as {@link #maxCards()} means any number. */
  public int jokers() {
    return deck.jokers();
  }

  /** The fewest cards of a hand. */
  public int minCards() {
    return deck.minCards();
  }

  /** The most cards of a hand. */
  public int maxCards() {
    return deck.maxCards();
  }

  /** Of how many cards the best hand consists, if there are as many. */
  public int bestCards() {
    return scale.best();
  }

  /** The categories that count, weakest first. */
  public List<Category> categories() {
    return scale.categories();
  }

  /** The value of the best hand there is. */
  public int maxValue() {
    return scale.maxValue();
  }

  Deck deck() {
    return deck;
  }

  Scale scale() {
    return scale;
  }

  /** The rule set's name. */
  @Override
  public String toString() {
    return name();
  }
}
