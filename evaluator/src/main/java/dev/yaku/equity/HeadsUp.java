package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.internal.holes.PreflopTable;

/**
 * Two holes of hold'em against each other before the flop, by the rules {@code standard}: how many
 * of the {@value #BOARDS} boards each wins, looked up in a table that comes with the library.
 *
 * <pre>{@code
 * long boards = HeadsUp.preflop(HoleIndex.of(mine), HoleIndex.of(theirs));
 * double share = HeadsUp.share(boards);
 * }</pre>
 *
 * <p>All methods are pure, and allocate nothing once the table is read, which is done when the
 * first is called: 400 KB. Safe for any number of threads.
 */
public final class HeadsUp {
  /** How many boards there are for two holes: {@value}. */
  public static final int BOARDS = PreflopTable.BOARDS;

  private HeadsUp() {}

  /**
   * The boards that a hole wins, ties and loses against another: see {@link #win}, {@link #tie} and
   * {@link #lose}.
   *
   * @param mine the {@linkplain HoleIndex index} of a hole
   * @param theirs the index of another
   * @throws IllegalArgumentException if they share a card
   * @throws IndexOutOfBoundsException if one is no index
   */
  public static long preflop(int mine, int theirs) {
    long sums = PreflopTable.sums(mine, theirs);
    if (sums == 0) {
      throw new IllegalArgumentException(
          "two holes share a card: "
              + Hand.toString(HoleIndex.hand(mine))
              + " and "
              + Hand.toString(HoleIndex.hand(theirs)));
    }
    return sums;
  }

  /** How many of the boards that {@link #preflop} gave the first hole wins. */
  public static int win(long boards) {
    return PreflopTable.win(boards);
  }

  /** How many of the boards that {@link #preflop} gave are tied. */
  public static int tie(long boards) {
    return PreflopTable.tie(boards);
  }

  /** How many of the boards that {@link #preflop} gave the second hole wins. */
  public static int lose(long boards) {
    return PreflopTable.lose(boards);
  }

  /** What the first hole wins of a pot on average, 0 to 1. */
  public static double share(long boards) {
    return (win(boards) + tie(boards) / 2.0) / BOARDS;
  }
}
