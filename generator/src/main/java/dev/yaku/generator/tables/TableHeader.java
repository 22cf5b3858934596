package dev.yaku.generator.tables;

import dev.yaku.generator.rules.Rules;

/**
 * The rules in the header of a table file; tables/FORMAT.md describes each field.
 *
 * @param kind the kind of table
 * @param maxValue the best hand's value
 * @param minCards the fewest cards of a hand, or in the hole
 * @param maxCards the most cards of a hand, or in the hole
 * @param best the number of cards that count
 * @param copies the number of times that a hand may hold one card
 * @param jokers the number of jokers that a hand may hold
 * @param flags a sum of {@link #LOW}, {@link #ACE_FIRST}, {@link #FLUSHES_TO_AVOID}, or of none
 * @param minBoard the fewest cards on the board, or 0 if there is no board
 * @param maxBoard the most cards on the board, or 0 if there is no board
 * @param deck bit <i>c</i> is set if the deck has card <i>c</i>
 * @param name the name of the rule set
 */
public record TableHeader(
    Kind kind,
    int maxValue,
    int minCards,
    int maxCards,
    int best,
    int copies,
    int jokers,
    int flags,
    int minBoard,
    int maxBoard,
    long deck,
    String name) {
  /** The kinds of tables. */
  enum Kind {
    HANDS(1),
    OMAHA(2),
    BADUGI(3);

    final int code; // in the header

    Kind(int code) {
      this.code = code;
    }
  }

  /** The flag of low games: the nibble of a rank is 14 minus its place. */
  static final int LOW = 1;

  /** The flag of rules in which the ace is the first rank. */
  static final int ACE_FIRST = 2;

  /** The flag of low rules with flushes, in which a larger hand may leave out cards of a flush. */
  static final int FLUSHES_TO_AVOID = 4;

  /** A deck of all ranks and suits. */
  static final long WHOLE_DECK = (1L << Rules.JOKER) - 1;
}
