package dev.yaku.cli.options;

import dev.yaku.Card;
import dev.yaku.RuleSet;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Keeps options within the rules. */
public record OptionLimits(CommandLine command, RuleSet rules) {
  private static final int MOST_DECKS = 8;

  /** A player's cards: as asked, or by default those that count; in Omaha the fewest allowed. */
  public int cards(Integer asked) {
    int least = rules.minCards();
    int most = rules.maxCards();
    if (asked == null) {
      return rules.maxBoard() > 0 ? least : Math.max(least, rules.bestCards());
    }
    check("--cards", asked, least, most);
    return asked;
  }

  /** The deck with this number of jokers; a hand must be allowed to hold all of them. */
  public long deck(int jokers) {
    check("--jokers", jokers, 0, rules.jokers());
    return rules.deck() | (1L << jokers) - 1 << Card.JOKER;
  }

  /** Rejects hands of more cards than the deck has with these jokers. */
  public void checkDealt(int cards, int jokers) {
    int deck = Long.bitCount(rules.deck()) + jokers;
    if (cards > deck) {
      throw rejection("--cards " + cards, "the deck has " + deck);
    }
  }

  public void check(String option, long value, long least, long most) {
    if (value < least || value > most) {
      String allowed = least == most ? "only " + most : least + " to " + most;
      throw rejection(option + " " + value, rules.name() + " allows " + allowed);
    }
  }

  /** Rejects an option that makes sense only if a hand may hold a card twice. */
  public void checkRepeats(String option) {
    if (rules.copies() == 1) {
      throw rejection(option, rules.name() + " has each card only once");
    }
  }

  /** Rejects more decks than the rules have copies of a card, since a hand could hold more. */
  public void checkDecks(int decks, int cards) {
    if (decks != 1) {
      checkRepeats("--decks");
      check("--decks", decks, 1, rules.copies() >= cards ? MOST_DECKS : rules.copies());
    }
  }

  private ParameterException rejection(String asked, String reason) {
    return new ParameterException(command, asked + ": " + reason);
  }
}
