package dev.yaku.generator.tables;

import dev.yaku.generator.rules.Rules;

/**
 * What a table file's header says about the rules; tables/FORMAT.md describes each field.
 *
 * @param kind of table
 * @param maxValue the best hand's value
 * @param minCards the fewest cards of a hand, or in the hole
 * @param maxCards the most cards of a hand, or in the hole
 * @param best of how many cards the best hand consists
 * @param copies how often a hand may hold one card
 * @param jokers how many jokers a hand may hold
 * @param flags a sum of {@link #LOW}, {@link #ACE_FIRST}, {@link #FLUSHES_TO_AVOID}, or of none
 * @param minBoard the fewest cards on the board, or 0 where there is none
 * @param maxBoard the most cards on the board, or 0 where there is none
 * @param deck bit <i>c</i> is set if the deck has card <i>c</i>
 * @param name of the rule set
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
  /** What a table is about. */
  enum Kind {
    HANDS(1),
    OMAHA(2),
    BADUGI(3);

    private final int code;

    Kind(int code) {
      this.code = code;
    }

    /** The number that stands in the header. */
    int code() {
      return code;
    }
  }

  /** The flag of low games: a rank's nibble is 14 less its place. */
  static final int LOW = 1;

  /** The flag of rules in which the ace is the first rank. */
  static final int ACE_FIRST = 2;

  /** The flag of low rules with flushes, of which a larger hand may leave cards away. */
  static final int FLUSHES_TO_AVOID = 4;

  /** A deck of all ranks and suits. */
  static final long WHOLE_DECK = (1L << Rules.JOKER) - 1;
}
