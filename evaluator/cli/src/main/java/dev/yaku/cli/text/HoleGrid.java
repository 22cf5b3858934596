package dev.yaku.cli.text;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Words;
import dev.yaku.equity.Range;
import java.util.Arrays;

/** Grids of the 169 classes of two cards. */
public final class HoleGrid {
  private HoleGrid() {}

  /** The part of each class that is in a range. */
  public static Block.Grid of(String title, Range range) {
    double[] weights = range.weights();
    Arrays.setAll(weights, i -> (HoleIndex.hand(i) & ~range.deck()) == 0 ? weights[i] : Double.NaN);
    double[] parts = means(weights);
    return Block.Grid.ofHoles(title, caption(range), i -> part(i, parts[i]));
  }

  /** The means of what the holes of each class have; NaN is nothing, and does not count. */
  private static double[] means(double... byHole) {
    double[] sums = new double[HoleClass.SIZE];
    int[] counts = new int[HoleClass.SIZE];
    for (int hole = 0; hole < byHole.length; hole++) {
      if (!Double.isNaN(byHole[hole])) {
        sums[HoleClass.of(hole)] += byHole[hole];
        counts[HoleClass.of(hole)]++;
      }
    }
    Arrays.setAll(sums, i -> sums[i] / counts[i]);
    return sums;
  }

  /** Of cards that the deck has not there is none. */
  private static Block.Cell part(int holeClass, double part) {
    String name = HoleClass.toString(holeClass);
    return Double.isNaN(part)
        ? null
        : part == 0
            ? Block.Cell.none(name)
            : Block.Cell.of(name, figureOfPart(part), Colour.part(part));
  }

  private static String figureOfPart(double part) {
    String percent = Words.format("%.0f%%", 100 * part);
    return part == 1
        ? ""
        : percent.equals("0%") ? "<1%" : percent.equals("100%") ? ">99%" : percent;
  }

  private static String caption(Range range) {
    int all = Range.random(range.deck()).size();
    String share = Words.format("%.2f %%", 100 * range.totalWeight() / all);
    String weight = range.isWeighted() ? Words.format(", of weight %.2f", range.totalWeight()) : "";
    return Words.format("%,d of %,d combinations%s: %s", range.size(), all, weight, share);
  }

  /** The equity of each class, from 0 to 1; NaN if there is none. */
  public static Block.Grid of(String title, String caption, double... equities) {
    return Block.Grid.ofHoles(title, caption, i -> equity(i, equities[i]));
  }

  /** The mean equity of the holes of each class, likewise. */
  public static Block.Grid ofHoles(String title, String caption, double... equities) {
    return of(title, caption, means(equities));
  }

  private static Block.Cell equity(int holeClass, double equity) {
    String figure = Words.format("%.1f", 100 * equity);
    return Double.isNaN(equity)
        ? null
        : Block.Cell.of(HoleClass.toString(holeClass), figure, Colour.heat(equity));
  }
}
