package dev.yaku;

import java.util.Objects;

/**
 * Numbers the 169 classes of two-card hands that are equal up to suits: pairs such as {@code QQ},
 * suited hands such as {@code AKs} and offsuit hands such as {@code AKo}.
 *
 * <p>A class is a cell of the usual grid: {@code 13 * row + column}, rows and columns from the ace
 * (0) down to the two (12), pairs on the diagonal, suited hands above and to the right of it,
 * offsuit hands below and to the left.
 *
 * <pre>
 *          A       K      ...     2
 *   A    0 AA    1 AKs           12 A2s
 *   K   13 AKo  14 KK            25 K2s
 *   ...
 *   2  156 A2o 157 K2o          168 22
 * </pre>
 *
 * <p>All methods are pure; only those for texts allocate. A number that is no class, or no index of
 * a hand, is rejected by an {@link IllegalArgumentException}.
 */
public final class HoleClass {
  /** The number of classes: {@value}. */
  public static final int SIZE = 169;

  private static final int SIDE = Card.RANK_COUNT;
  private static final int ACE = SIDE - 1;

  private static final byte[] CLASSES = new byte[HoleIndex.SIZE];

  static {
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      int a = HoleIndex.low(hole);
      int b = HoleIndex.high(hole);
      CLASSES[hole] = (byte) of(Card.rank(a), Card.rank(b), Card.suit(a) == Card.suit(b));
    }
  }

  private HoleClass() {}

  /**
   * {@return the class of a hand of two cards}
   *
   * @param hole see {@link HoleIndex}
   */
  public static int of(int hole) {
    HoleIndex.check(hole);
    return CLASSES[hole] & 0xFF;
  }

  /**
   * {@return the class of two ranks, in either order}
   *
   * @param a 0 (deuce) to 12 (ace)
   * @param b 0 to 12; the same rank is a pair, whatever {@code suited} is
   * @param suited whether both cards have the same suit
   */
  public static int of(int a, int b, boolean suited) {
    int high = ACE - Math.max(a, b);
    int low = ACE - Math.min(a, b);
    return suited ? SIDE * high + low : SIDE * low + high;
  }

  /**
   * {@return the text of a class: {@code QQ}, {@code AKs}, {@code AKo}}
   *
   * @param holeClass 0 to 168
   */
  public static String toString(int holeClass) {
    int row = row(holeClass);
    int column = holeClass % SIDE;
    char high = Card.RANKS.charAt(ACE - Math.min(row, column));
    char low = Card.RANKS.charAt(ACE - Math.max(row, column));
    return "" + high + low + (row == column ? "" : row < column ? "s" : "o");
  }

  /**
   * {@return the class of a text that {@link #toString(int)} returns}
   *
   * @param text such as {@code QQ}, {@code AKs} or {@code AKo}
   */
  public static int parse(String text) {
    Objects.requireNonNull(text, "text");
    for (int holeClass = 0; holeClass < SIZE; holeClass++) {
      if (toString(holeClass).equals(text)) {
        return holeClass;
      }
    }
    throw new IllegalArgumentException("\"" + text + "\": expected a class such as QQ, AKs or AKo");
  }

  /**
   * {@return the number of hands of a class: 6 for a pair, 4 if suited, 12 if offsuit}
   *
   * @param holeClass 0 to 168
   */
  public static int combos(int holeClass) {
    int row = row(holeClass);
    int column = holeClass % SIDE;
    return row == column ? 6 : row < column ? 4 : 12;
  }

  private static int row(int holeClass) {
    if (holeClass < 0 || holeClass >= SIZE) {
      throw new IllegalArgumentException(
          "class of holes " + holeClass + ": expected 0 to " + (SIZE - 1));
    }
    return holeClass / SIDE;
  }
}
