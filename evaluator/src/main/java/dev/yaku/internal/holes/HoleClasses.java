package dev.yaku.internal.holes;

import dev.yaku.Card;

/**
 * The numbers of the 169 classes of two cards that are equal up to suits: {@code 13 * row + column}
 * of the grid that people draw, from the ace down, suited hands above the diagonal.
 */
public final class HoleClasses {
  /** How many there are: {@value}. */
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

  /** The class of two ranks, in either order; two equal ranks are a pair, suited or not. */
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

  /** The class that is written so, or -1. */
  public static int parse(String text) {
    for (int holeClass = 0; holeClass < SIZE; holeClass++) {
      if (toString(holeClass).equals(text)) {
        return holeClass;
      }
    }
    return -1;
  }

  /** How many holes a class has: 6 a pair, 4 suited, 12 offsuit. */
  public static int combinations(int holeClass) {
    int row = holeClass / SIDE;
    int column = holeClass % SIDE;
    return row == column ? 6 : row < column ? 4 : 12;
  }
}
