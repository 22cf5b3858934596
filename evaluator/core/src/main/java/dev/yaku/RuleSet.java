package dev.yaku;

import dev.yaku.internal.rules.TableRuleSet;
import java.util.List;

/**
 * The rules of one game's showdown: which cards a hand may hold, how many, and which categories it
 * can have. Immutable, and safe for any number of threads.
 *
 * <p>The texts are read from the table on first use. If the table is in a jar, {@link #text},
 * {@link #wildCards} and {@link #categories} throw an {@link java.io.UncheckedIOException} if the
 * jar has been deleted or changed.
 */
public sealed interface RuleSet permits TableRuleSet {
  /** {@return the name, such as {@code standard}} */
  String name();

  /** {@return the text of the rules file from which the table was compiled} */
  String text();

  /** {@return the cards of 0 to 51 that a hand may hold} */
  long deck();

  /** {@return the number of times that a hand may hold one card: 1 to {@link #maxCards()}} */
  int copies();

  /** {@return whether a hand may hold one card any number of times} */
  default boolean hasUnlimitedCopies() {
    return copies() == maxCards();
  }

  /** {@return the number of jokers that a hand may hold: 0 to {@link #maxCards()}} */
  int jokers();

  /** {@return whether there are jokers, and all cards of a hand may be jokers} */
  default boolean hasUnlimitedJokers() {
    return jokers() == maxCards();
  }

  /**
   * {@return the wild cards of the deck, such as the deuces in {@code deuces-wild}, without jokers,
   * which are always wild} Read from {@link #text} on first use.
   */
  long wildCards();

  /** {@return the fewest cards of a hand} */
  int minCards();

  /** {@return the most cards of a hand} */
  int maxCards();

  /** {@return the fewest cards on the board; 0 if the game has no board} */
  int minBoard();

  /** {@return the most cards on the board; 0 if the game has no board} */
  int maxBoard();

  /** {@return the number of cards that count, if the hand has that many} */
  int bestCards();

  /** {@return the categories that count, weakest first} */
  List<Category> categories();

  /** {@return the value of the best possible hand} */
  int maxValue();
}
