package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.PreflopTable;

/**
 * Two holes of hold'em against each other before the flop, by the rules {@code standard}: how many
 * of the {@value #BOARDS} boards each wins, looked up in a table that comes with the library.
 *
 * <pre>{@code
 * long boards = HeadsUp.preflop(HoleIndex.of(mine), HoleIndex.of(theirs));
 * double share = HeadsUp.share(boards);
 * }</pre>
 *
 * <p>All methods are pure and safe for any number of threads. The first call reads the table, 400
 * KB; after that nothing is allocated.
 */
public final class HeadsUp {
  /** The number of boards for two holes: {@value}. */
  public static final int BOARDS = PreflopTable.BOARDS;

  private HeadsUp() {}

  /**
   * {@return the boards that a hole wins, ties and loses against another: see {@link #win}, {@link
   * #tie} and {@link #lose}}
   *
   * @param mine the {@linkplain HoleIndex index} of a hole
   * @param theirs the index of another
   * @throws IllegalArgumentException if they share a card, or one is not an index
   */
  public static long preflop(int mine, int theirs) {
    HoleIndex.check(mine);
    HoleIndex.check(theirs);
    long boards = PreflopTable.boards(mine, theirs);
    if (boards == 0) {
      throw new IllegalArgumentException(
          "two holes share a card: %s and %s"
              .formatted(
                  Hand.toString(HoleIndex.hand(mine)), Hand.toString(HoleIndex.hand(theirs))));
    }
    return boards;
  }

  /**
   * {@return the number of boards that the first hole wins}
   *
   * @param boards what {@link #preflop} returned
   */
  public static int win(long boards) {
    return (int) boards & PreflopTable.MASK;
  }

  /**
   * {@return the number of boards that are tied}
   *
   * @param boards what {@link #preflop} returned
   */
  public static int tie(long boards) {
    return (int) (boards >>> PreflopTable.FIELD) & PreflopTable.MASK;
  }

  /**
   * {@return the number of boards that the second hole wins}
   *
   * @param boards what {@link #preflop} returned
   */
  public static int lose(long boards) {
    return (int) (boards >>> 2 * PreflopTable.FIELD);
  }

  /**
   * {@return the average share of the pot that the first hole wins, 0 to 1}
   *
   * @param boards what {@link #preflop} returned
   */
  public static double share(long boards) {
    return (win(boards) + tie(boards) / 2.0) / BOARDS;
  }
}
