package dev.yaku.equity;

import dev.yaku.Card;

/**
 * Numbers of the 169 classes of two cards that are equal up to suits: pairs such as {@code QQ},
 * suited hands such as {@code AKs} and offsuit hands such as {@code AKo}.
 *
 * <p>A class is a cell of the grid that people draw: {@code 13 * row + column}, rows and columns
 * from the ace (0) down to the two (12), pairs on the diagonal, suited hands above and to the right
 * of it, offsuit hands below and to the left.
 *
 * <pre>
 *          A       K      ...     2
 *   A    0 AA    1 AKs           12 A2s
 *   K   13 AKo  14 KK            25 K2s
 *   ...
 *   2  156 A2o 157 K2o          168 22
 * </pre>
 *
 * <p>All methods are pure.
 */
public final class HoleClass {
  /** How many classes there are: {@value}. */
  public static final int SIZE = 169;

  private static final int SIDE = Card.RANK_COUNT;
  private static final int ACE = SIDE - 1;

  /** The class of each hole. */
  private static final byte[] CLASSES = new byte[HoleIndex.SIZE];

  static {
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long hand = HoleIndex.hand(hole);
      int a = Long.numberOfTrailingZeros(hand);
      int b = Long.numberOfTrailingZeros(hand & hand - 1);
      CLASSES[hole] = (byte) of(Card.rank(a), Card.rank(b), Card.suit(a) == Card.suit(b));
    }
  }

  private HoleClass() {}

  /**
   * The class of a hand of two cards.
   *
   * @param hole see {@link HoleIndex}
   * @throws ArrayIndexOutOfBoundsException if it is not 0 to 1325
   */
  public static int of(int hole) {
    return CLASSES[hole] & 0xFF;
  }

  /** The class of two ranks, in either order; two equal ranks are a pair, suited or not. */
  static int of(int a, int b, boolean suited) {
    int high = ACE - Math.max(a, b);
    int low = ACE - Math.min(a, b);
    return suited ? SIDE * high + low : SIDE * low + high;
  }

  /**
   * The text of a class: {@code QQ}, {@code AKs}, {@code AKo}.
   *
   * @param holeClass 0 to 168
   */
  public static String toString(int holeClass) {
    int row = holeClass / SIDE;
    int column = holeClass % SIDE;
    char high = Card.RANKS.charAt(ACE - Math.min(row, column));
    char low = Card.RANKS.charAt(ACE - Math.max(row, column));
    String suffix = row == column ? "" : row < column ? "s" : "o";
    return "" + high + low + suffix;
  }

  /**
   * The class that is written so, as {@link #toString(int)} does.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static int parse(String text) {
    for (int holeClass = 0; holeClass < SIZE; holeClass++) {
      if (toString(holeClass).equals(text)) {
        return holeClass;
      }
    }
    throw new IllegalArgumentException("\"" + text + "\": expected a class such as QQ, AKs or AKo");
  }

  /** How many hands a class has: 6 a pair, 4 suited, 12 offsuit. */
  public static int combinations(int holeClass) {
    int row = holeClass / SIDE;
    int column = holeClass % SIDE;
    return row == column ? 6 : row < column ? 4 : 12;
  }
}
