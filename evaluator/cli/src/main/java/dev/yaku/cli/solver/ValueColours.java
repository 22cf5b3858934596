package dev.yaku.cli.solver;

import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Words;
import java.util.Arrays;

/**
 * Colours of values in chips: blue the least, red the greatest.
 *
 * @param least the least value of all
 * @param most the greatest
 */
record ValueColours(double least, double most) {
  private static final int WHOLE = 100; // from here on without digits after the point
  private static final double FROM = 0.1; // the ends of the scale of colours
  private static final double PART = 0.8;

  /** The scale of some values; those that are none do not count. */
  static ValueColours of(double... values) {
    return new ValueColours(
        Arrays.stream(values).filter(value -> !Double.isNaN(value)).min().orElse(0),
        Arrays.stream(values).filter(value -> !Double.isNaN(value)).max().orElse(0));
  }

  /** A value, for people. */
  String figure(double value) {
    return Words.format(most >= WHOLE ? "%.0f" : "%.1f", value);
  }

  /** A cell; an empty one if there is no value. */
  Block.Cell cell(String name, double value) {
    if (Double.isNaN(value)) {
      return Block.Cell.none(name);
    }
    double part = most > least ? (value - least) / (most - least) : PART / 2;
    return Block.Cell.of(name, figure(value), Colour.heat(FROM + PART * part));
  }
}
