package dev.yaku.equity;

import dev.yaku.internal.holes.HoleClasses;
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
 * <p>All methods are pure.
 */
public final class HoleClass {
  /** The number of classes: {@value}. */
  public static final int SIZE = HoleClasses.SIZE;

  private HoleClass() {}

  /**
   * The class of a hand of two cards.
   *
   * @param hole see {@link HoleIndex}
   * @throws IllegalArgumentException if the index is not 0 to 1325
   */
  public static int of(int hole) {
    HoleIndex.check(hole);
    return HoleClasses.of(hole);
  }

  /**
   * The text of a class: {@code QQ}, {@code AKs}, {@code AKo}.
   *
   * @param holeClass 0 to 168
   * @throws IllegalArgumentException if there is no such class
   */
  public static String toString(int holeClass) {
    check(holeClass);
    return HoleClasses.toString(holeClass);
  }

  /**
   * The class of a text that {@link #toString(int)} returns.
   *
   * @throws IllegalArgumentException if there is no such class
   */
  public static int parse(String text) {
    int holeClass = HoleClasses.parse(Objects.requireNonNull(text, "text"));
    if (holeClass < 0) {
      throw new IllegalArgumentException(
          "\"" + text + "\": expected a class such as QQ, AKs or AKo");
    }
    return holeClass;
  }

  /**
   * The number of hands of a class: 6 for a pair, 4 if suited, 12 if offsuit.
   *
   * @param holeClass 0 to 168
   * @throws IllegalArgumentException if there is no such class
   */
  public static int combinations(int holeClass) {
    check(holeClass);
    return HoleClasses.combinations(holeClass);
  }

  private static void check(int holeClass) {
    if (holeClass < 0 || holeClass >= SIZE) {
      throw new IllegalArgumentException(
          "class of holes " + holeClass + ": expected 0 to " + (SIZE - 1));
    }
  }
}
