package dev.yaku.equity.internal.ranks;

/**
 * The values of flushes by the ranks of their suit, in which ranks are sets of places among the
 * deck's ranks. In hold'em a flush is any five cards of a suit, in Omaha two of the hole and three
 * of the board. Immutable.
 */
public final class FlushValues {
  private static final int FLUSH = 5; // cards
  private static final int OF_HOLE = 2; // cards of a flush, in Omaha
  private static final int OF_BOARD = 3;

  private final boolean omaha;
  private final char[] values;

  /**
   * The flushes of a deck.
   *
   * @param byRanks the value of the best flush by set of ranks; must not be changed
   * @param placeSets the set of places of each set of ranks, leaving out ranks not in the deck
   * @param ranks the number of ranks of the deck
   */
  FlushValues(char[] byRanks, boolean omaha, char[] placeSets, int ranks) {
    this.omaha = omaha;
    if (byRanks.length == 1 << ranks) {
      values = byRanks;
      return;
    }
    values = new char[1 << ranks];
    for (int set = 0; set < placeSets.length; set++) {
      if (Integer.bitCount(placeSets[set]) == Integer.bitCount(set)) {
        values[placeSets[set]] = byRanks[set];
      }
    }
  }

  /** The value of the best flush in a set of ranks; 0 if there is none. Must not be changed. */
  public char[] byRanks() {
    return values;
  }

  /**
   * The number of cards of a suit that the board needs for a flush, if the hole has {@code held};
   * six if no flush is possible.
   */
  int needed(int held) {
    if (omaha) {
      return held < OF_HOLE ? FLUSH + 1 : OF_BOARD;
    }
    return FLUSH - held;
  }

  /**
   * The flushes of a hole with these ranks of a suit, by the ranks of the board's cards of the suit
   * together with {@link #withBoard}; 0 if there is no flush.
   */
  char[] ofHole(int held) {
    if (!omaha) {
      return values;
    }
    char[] ofHole = new char[values.length];
    for (int suited = 0; suited < ofHole.length; suited++) {
      int count = Integer.bitCount(suited);
      if ((suited & held) == 0 && count >= OF_BOARD && count <= FLUSH) {
        ofHole[suited] = ofTwo(held, suited, ofHole);
      }
    }
    return ofHole;
  }

  /** The ranks of a hole's cards that are looked up together with the board's. */
  int withBoard(int held) {
    return omaha ? 0 : held;
  }

  /**
   * The best flush of two and three cards; if the board has more, the best one of the board without
   * one card.
   */
  private char ofTwo(int held, int suited, char... known) {
    int best = 0;
    boolean exactly = Integer.bitCount(suited) == OF_BOARD;
    for (int rest = exactly ? held : suited; rest != 0; rest &= rest - 1) {
      int one = rest & -rest;
      if (!exactly) {
        best = Math.max(best, known[suited ^ one]);
      }
      for (int others = rest ^ one; exactly && others != 0; others &= others - 1) {
        best = Math.max(best, values[suited | one | others & -others]);
      }
    }
    return (char) best;
  }
}
