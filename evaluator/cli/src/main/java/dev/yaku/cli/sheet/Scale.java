package dev.yaku.cli.sheet;

import java.util.Arrays;

/**
 * An axis with round numbers around values.
 *
 * @param step the distance of its lines
 */
record Scale(double low, double high, double step) {
  private static final double LEAST = 0.5;
  private static final int LINES = 5;

  static Scale of(double... values) {
    double least = Arrays.stream(values).min().orElse(0);
    double most = Arrays.stream(values).max().orElse(0);
    double range = Math.max(LEAST, most - least);
    double power = Math.pow(10, Math.floor(Math.log10(range / LINES)));
    double lead = range / LINES / power;
    double step = power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
    double low = Math.floor(least / step) * step;
    return new Scale(low, Math.max(low + step, Math.ceil(most / step) * step), step);
  }

  /** Where a value is, from 0 to 1. */
  double part(double value) {
    return (value - low) / (high - low);
  }
}
