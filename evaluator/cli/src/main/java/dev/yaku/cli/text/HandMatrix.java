package dev.yaku.cli.text;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Range;
import java.util.Arrays;
import java.util.Locale;

/**
 * The numbers of a grid of the 169 classes of two cards.
 *
 * @param title the title of the grid
 * @param caption a line of explanation below
 * @param scale the meaning of the numbers
 * @param values by {@link HoleClass}, from 0 to 1, or NaN if there is no number
 */
public record HandMatrix(String title, String caption, Scale scale, double[] values) {
  public static final int SIDE = 13;

  /** The meaning of numbers, and their appearance. */
  public enum Scale {
    /** The part of a class that is in a range; nothing is drawn for 0. */
    WEIGHT {
      @Override
      Colour colour(double value) {
        return value == 0 ? Colour.PAPER : Colour.mix(PALE_GREEN, GREEN, value);
      }

      @Override
      String figure(double value) {
        if (value == 0 || value == 1) {
          return "";
        }
        String percent = String.format(Locale.ROOT, "%.0f%%", 100 * value);
        return percent.equals("0%") ? "<1%" : percent.equals("100%") ? ">99%" : percent;
      }
    },

    /** The equity of a class: one half is the middle of the scale. */
    EQUITY {
      @Override
      Colour colour(double value) {
        return Colour.of(HeatColor.rgb(value));
      }

      @Override
      String figure(double value) {
        return String.format(Locale.ROOT, "%.1f", 100 * value);
      }
    };

    private static final Colour PALE_GREEN = new Colour(0xD9, 0xEC, 0xE6);
    private static final Colour GREEN = new Colour(0x1F, 0x7A, 0x6C);

    abstract Colour colour(double value);

    /** The number for people; empty if the colour is enough. */
    abstract String figure(double value);
  }

  /** Red, green and blue, 0 to 255. */
  public record Colour(int red, int green, int blue) {
    static final Colour PAPER = new Colour(0xF4, 0xF2, 0xEE);

    static Colour of(int rgb) {
      return new Colour(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
    }

    static Colour mix(Colour from, Colour to, double share) {
      return new Colour(
          mix(from.red, to.red, share),
          mix(from.green, to.green, share),
          mix(from.blue, to.blue, share));
    }

    private static int mix(int from, int to, double share) {
      return (int) Math.round(from + (to - from) * share);
    }

    /** Whether white letters are easier to read on this colour than black ones. */
    boolean isDark() {
      return 299 * red + 587 * green + 114 * blue < 140_000;
    }

    String hex() {
      return "#%02X%02X%02X".formatted(red, green, blue);
    }
  }

  /** The grid of a range: the part of each class that is in the range. */
  public static HandMatrix of(String title, Range range) {
    double[] sums = new double[HoleClass.SIZE];
    int[] counts = new int[HoleClass.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if ((HoleIndex.hand(hole) & ~range.deck()) == 0) {
        sums[HoleClass.of(hole)] += range.weight(hole);
        counts[HoleClass.of(hole)]++;
      }
    }
    double[] values = new double[HoleClass.SIZE];
    Arrays.setAll(values, i -> sums[i] / counts[i]); // NaN if the deck has none
    return new HandMatrix(title, caption(range), Scale.WEIGHT, values);
  }

  private static String caption(Range range) {
    int all = Range.random(range.deck()).size();
    String share = String.format(Locale.ROOT, "%.2f %%", 100 * range.totalWeight() / all);
    String weight =
        range.isWeighted()
            ? String.format(Locale.ROOT, ", of weight %.2f", range.totalWeight())
            : "";
    return String.format(
        Locale.ROOT, "%,d of %,d combinations%s: %s", range.size(), all, weight, share);
  }

  /** The name of a class, such as {@code AKs}. */
  public static String name(int cell) {
    return HoleClass.toString(cell);
  }

  /** The number of rows and columns that are not empty: 13, or 9 for a deck from the six up. */
  public int size() {
    int size = 0;
    for (int cell = 0; cell < values.length; cell++) {
      size = isBlank(cell) ? size : Math.max(size, Math.max(cell / SIDE, cell % SIDE) + 1);
    }
    return size;
  }

  public boolean isBlank(int cell) {
    return Double.isNaN(values[cell]);
  }

  public Colour colour(int cell) {
    return isBlank(cell) ? Colour.PAPER : scale.colour(values[cell]);
  }

  public String figure(int cell) {
    return isBlank(cell) ? "" : scale.figure(values[cell]);
  }
}
