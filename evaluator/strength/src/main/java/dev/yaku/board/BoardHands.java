package dev.yaku.board;

import dev.yaku.Hand;

/**
 * The words for hands on one board: see {@link Boards#board}. A hole is a set of two cards, in
 * Omaha of as many as the rules allow.
 *
 * <p>Safe for any number of threads: what a board keeps of earlier calls only makes later ones
 * faster. {@link #made}, {@link #draws} and {@link #words(long)} allocate nothing and take some ten
 * nanoseconds, in Omaha a hundred.
 */
public sealed interface BoardHands permits HoldemHands, OmahaHands {
  /** {@return the cards of the board} */
  long board();

  /** {@return what the board is like} */
  Texture texture();

  /**
   * {@return what the hole makes of the board}
   *
   * @param hole as a set
   * @throws IllegalArgumentException if this is no hole of the rules, or one of its cards is on the
   *     board or not in the deck
   */
  default Made made(long hole) {
    return Made.of(words(hole) & MADE);
  }

  /**
   * {@return the draws, as a sum of {@link Draw#bit}; 0 on a river}
   *
   * @param hole as a set
   * @throws IllegalArgumentException as {@link #made}
   */
  default int draws(long hole) {
    return words(hole) >>> DRAWS_SHIFT;
  }

  /** In {@link #words}: the bits of the {@linkplain Made#number number} of the made hand. */
  int MADE = 0xFF;

  /** In {@link #words}: the place of the draws. */
  int DRAWS_SHIFT = 8;

  /**
   * {@return the made hand and the draws of a hole, in one int: {@code Made.of(words & MADE)}, and
   * the draws {@code words >>> DRAWS_SHIFT}}
   *
   * @param hole as a set
   * @throws IllegalArgumentException as {@link #made}
   */
  int words(long hole);

  /**
   * Finds the {@link #words(long)} of all holes of two cards, by {@link dev.yaku.HoleIndex}: of
   * hold'em only.
   *
   * @param words is filled; -1 for holes with a card that is on the board or not in the deck
   * @throws IllegalArgumentException if the array is shorter than {@link dev.yaku.HoleIndex#SIZE}
   * @throws UnsupportedOperationException in Omaha
   */
  void words(int[] words);

  /**
   * {@return how many holes of the other cards, equally many cards each, make a better hand on this
   * board as it is}
   *
   * <p>Takes some microseconds, in Omaha milliseconds, with six cards tens of them.
   *
   * @param hole as a set
   * @throws IllegalArgumentException as {@link #made}
   */
  int beatenBy(long hole);

  /**
   * Finds {@link #beatenBy(long)} of all holes of two cards, by {@link dev.yaku.HoleIndex}, in a
   * tenth of a millisecond: of hold'em only.
   *
   * @param counts is filled; -1 for holes with a card that is on the board or not in the deck
   * @throws IllegalArgumentException if the array is shorter than {@link dev.yaku.HoleIndex#SIZE}
   * @throws UnsupportedOperationException in Omaha
   */
  void beatenBy(int[] counts);

  /**
   * {@return whether no hole of the other cards makes a better hand on this board as it is}
   *
   * @param hole as a set
   * @throws IllegalArgumentException as {@link #made}
   */
  default boolean isNuts(long hole) {
    return beatenBy(hole) == 0;
  }

  /** {@return the value of the best hand that any hole makes of this board} */
  int nuts();

  /** {@return all pairs of cards of a hole that make the {@link #nuts}, as sets} */
  long[] nutHoles();

  /**
   * Rejects a card passed as a set.
   *
   * @param card a card
   * @return nothing
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  default Made made(int card) {
    throw new IllegalArgumentException(notASet(card));
  }

  /**
   * Rejects a card passed as a set.
   *
   * @param card a card
   * @return nothing
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  default int draws(int card) {
    throw new IllegalArgumentException(notASet(card));
  }

  private static String notASet(int card) {
    return "card " + card + " in place of a set of cards: use Hand.of(" + card + ")";
  }
}
