package dev.yaku.internal.holes;

import dev.yaku.Card;

/**
 * Numbers the 169 classes of two cards that are equal up to suits: {@code 13 * row + column} in the
 * usual grid, from the ace down, with suited hands above the diagonal.
 */
public final class HoleClasses {
  /** The number of classes: {@value}. */
  public static final int SIZE = 169;

  private static final int SIDE = Card.RANK_COUNT;
  private static final int ACE = SIDE - 1;

  private static final byte[] CLASSES = new byte[Holes.SIZE];

  static {
    for (int hole = 0; hole < Holes.SIZE; hole++) {
      int a = Holes.low(hole);
      int b = Holes.high(hole);
      CLASSES[hole] = (byte) of(Card.rank(a), Card.rank(b), Card.suit(a) == Card.suit(b));
    }
  }

  private HoleClasses() {}

  /** The class of a hole. */
  public static int of(int hole) {
    return CLASSES[hole] & 0xFF;
  }

  /**
   * The class of two ranks, in either order; for two equal ranks a pair, whatever {@code suited}
   * is.
   */
  public static int of(int a, int b, boolean suited) {
    int high = ACE - Math.max(a, b);
    int low = ACE - Math.min(a, b);
    return suited ? SIDE * high + low : SIDE * low + high;
  }

  /** The text of a class: {@code QQ}, {@code AKs}, {@code AKo}. */
  public static String toString(int holeClass) {
    int row = holeClass / SIDE;
    int column = holeClass % SIDE;
    char high = Card.RANKS.charAt(ACE - Math.min(row, column));
    char low = Card.RANKS.charAt(ACE - Math.max(row, column));
    return "" + high + low + (row == column ? "" : row < column ? "s" : "o");
  }

  /** The class of a text, or -1 if there is none. */
  public static int parse(String text) {
    for (int holeClass = 0; holeClass < SIZE; holeClass++) {
      if (toString(holeClass).equals(text)) {
        return holeClass;
      }
    }
    return -1;
  }

  /** The number of holes of a class: 6 for a pair, 4 if suited, 12 if offsuit. */
  public static int combinations(int holeClass) {
    int row = holeClass / SIDE;
    int column = holeClass % SIDE;
    return row == column ? 6 : row < column ? 4 : 12;
  }
}
