package dev.yaku.strength;

import java.util.List;

/**
 * The measure that a strength file holds for each class: one number, or a histogram.
 *
 * @param kind what is measured
 * @param values the number of numbers for each class
 */
public record Measure(Kind kind, int values) {
  /** {@link HandStrength#ehs()}. */
  public static final Measure EHS = new Measure(Kind.EHS, 1);

  /** {@link HandStrength#ehs2()}. */
  public static final Measure EHS2 = new Measure(Kind.EHS2, 1);

  private static final String HISTOGRAM_PREFIX = "histogram";

  /** The kinds of measures. */
  public enum Kind {
    /** Expected hand strength. */
    EHS(1),
    /** The mean of the equity's square. */
    EHS2(2),
    /** The distribution of equities on the river. */
    HISTOGRAM(3);

    private final int code;

    Kind(int code) {
      this.code = code;
    }

    /** The measure of this number. */
    static Kind of(int code) {
      return List.of(values()).get(code - 1);
    }

    /** The number of the measure in a strength file, from 1. */
    int code() {
      return code;
    }
  }

  /**
   * Creates a measure.
   *
   * @throws IllegalArgumentException if the kind cannot have this number of values
   */
  public Measure {
    HandStrength.checkBins(values);
    if (kind != Kind.HISTOGRAM && values != 1) {
      throw new IllegalArgumentException(values + " values of " + kind + ": expected 1");
    }
  }

  /**
   * A {@link HandStrength#histogram} with this number of bins.
   *
   * @throws IllegalArgumentException if the number of bins is not allowed
   */
  public static Measure histogram(int bins) {
    return new Measure(Kind.HISTOGRAM, bins);
  }

  /**
   * Reads {@code ehs}, {@code ehs2} or {@code histogram16}, where 16 stands for any number of bins.
   *
   * @throws IllegalArgumentException if the text is something else
   */
  public static Measure parse(String text) {
    if (text.equals(EHS.toString())) {
      return EHS;
    }
    if (text.equals(EHS2.toString())) {
      return EHS2;
    }
    if (text.matches(HISTOGRAM_PREFIX + "[0-9]{1,4}")) {
      return histogram(Integer.parseInt(text.substring(HISTOGRAM_PREFIX.length())));
    }
    throw new IllegalArgumentException(
        "\"" + text + "\": expected ehs, ehs2 or histogram with a number of bins: histogram16");
  }

  /** The text that {@link #parse} reads. */
  @Override
  public String toString() {
    return switch (kind) {
      case EHS -> "ehs";
      case EHS2 -> "ehs2";
      case HISTOGRAM -> HISTOGRAM_PREFIX + values;
    };
  }
}
