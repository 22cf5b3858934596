package dev.yaku.internal.table;

import dev.yaku.Card;

/** The constants of the table file's format that more than one class needs: tables/FORMAT.md. */
public final class TableFormat {
  // Kinds of section.
  public static final int RULES = 1;
  public static final int CATEGORIES = 2;
  public static final int PACKED = 3;
  public static final int CARD_KEYS = 4;
  public static final int FACTORS = 5;
  public static final int SUIT_KEYS = 6;
  public static final int FLUSHES = 7;
  public static final int ROWS = 8;
  public static final int VALUES = 9;
  public static final int FLUSH_ROWS = 10;
  public static final int FLUSH_VALUES = 11;
  public static final int BOARDS = 12;
  public static final int LOW_CATEGORIES = 13;
  public static final int LOW_PACKED = 14;
  public static final int LOWS = 15;
  public static final int LOW_BOARDS = 16;

  // Kinds of table.
  public static final int HAND_TABLE = 1;
  public static final int OMAHA_TABLE = 2;
  public static final int BADUGI_TABLE = 3;

  private static final String NAME_CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789-";

  static final int FOOTER_BYTES = 16;
  static final int MIN_BOARD = 3; // the fewest cards on a board of Omaha
  public static final int MAX_CARDS = 9; // of a hand in any table
  public static final char EMPTY_SLOT = 0xFFFF; // which is no hand's value
  public static final int LOW_RANK_SETS = 1 << 8; // of the ranks from the ace to the eight

  /** The columns of an Omaha board: two ranks in the hole, in either order. */
  public static final int HOLE_PAIRS = Card.RANK_COUNT * (Card.RANK_COUNT + 1) / 2;

  private TableFormat() {}

  /** Whether this can be a rule set's name, so that it is no path that leads elsewhere. */
  public static boolean isName(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (NAME_CHARACTERS.indexOf(text.charAt(i)) < 0) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /** The number of rank multisets of this size, each rank at most four times. */
  public static int rankMultisets(int cards) {
    return Math.toIntExact(multisets(Card.RANK_COUNT, Card.SUITS.length(), cards));
  }

  /** The number of multisets of this many cards, each of some ranks at most so many times. */
  public static long multisets(int ranks, int copies, int cards) {
    long[] counts = new long[cards + 1]; // by number of cards, using the ranks so far
    counts[0] = 1;
    for (int rank = 0; rank < ranks; rank++) {
      for (int n = cards; n > 0; n--) {
        for (int held = 1; held <= Math.min(copies, n); held++) {
          counts[n] += counts[n - held];
        }
      }
    }
    return counts[cards];
  }
}
