package dev.yaku;

import dev.yaku.internal.rules.TableRuleSet;
import java.util.List;

/**
 * The rules of one game's showdown, as far as they are facts: which cards a hand may hold, how
 * many, and what it can be. Immutable, and safe for any number of threads.
 *
 * <p>What values mean is read from the table when it is first asked for. Where the table lies in a
 * jar, {@link #text}, {@link #wildCards} and {@link #categories} throw an {@link
 * java.io.UncheckedIOException} if the jar is gone or changed by then.
 */
public sealed interface RuleSet permits TableRuleSet {
  /** The name, such as {@code standard}. */
  String name();

  /** The rules file that the table was made of, word for word. */
  String text();

  /** The cards of 0 to 51 that a hand may hold. */
  long deck();

  /** How often a hand may hold one card: 1 to {@link #maxCards()}. */
  int copies();

  /** Whether a hand may hold one card as often as it has cards. */
  boolean hasUnlimitedCopies();

  /** How many jokers a hand may hold: 0 to {@link #maxCards()}. */
  int jokers();

  /** Whether there are jokers, and all cards of a hand may be jokers. */
  boolean hasUnlimitedJokers();

  /**
   * The cards of the deck that are wild, as the deuces in {@code deuces-wild}; jokers, which are
   * wild wherever there are any, are not among them. Read from {@link #text} when first asked for.
   */
  long wildCards();

  /** The fewest cards of a hand. */
  int minCards();

  /** The most cards of a hand. */
  int maxCards();

  /** The fewest cards on the board; 0 where the game has none. */
  int minBoard();

  /** The most cards on the board; 0 where the game has none. */
  int maxBoard();

  /** The number of cards of the best hand, if the hand has as many. */
  int bestCards();

  /** The categories that count, weakest first. */
  List<Category> categories();

  /** The value of the best hand there is. */
  int maxValue();
}
