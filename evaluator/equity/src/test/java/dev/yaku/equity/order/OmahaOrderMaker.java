package dev.yaku.equity.order;

import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.internal.holes.OmahaOrder;
import dev.yaku.equity.internal.holes.OmahaOrderWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Makes the file of an order of Omaha's hands: {@code RULES CARDS FILE [THREADS]}, such as {@code
 * omaha-hi-lo 5 omaha-hi-lo-5.order}. FORMAT.md describes it.
 */
public final class OmahaOrderMaker {
  private OmahaOrderMaker() {}

  /** Makes one file. */
  public static void main(String[] args) throws IOException {
    int cards = Integer.parseInt(args[1]);
    int threads =
        args.length > 3 ? Integer.parseInt(args[3]) : Runtime.getRuntime().availableProcessors();
    long start = System.nanoTime();
    OmahaAgainstRandom all = OmahaAgainstRandom.of(OmahaEvaluator.of(args[0]), cards, threads);
    long[] classes = OmahaOrder.classes(cards);
    long[] points = Arrays.stream(classes).map(all::points).toArray();
    OmahaOrderWriter.write(Path.of(args[2]), args[0], cards, places(classes, points));
    System.out.printf(
        "%s: %,d classes, %,d different equities, %.0f s%n",
        args[2],
        classes.length,
        Arrays.stream(points).distinct().count(),
        (System.nanoTime() - start) / 1e9);
  }

  /** The place of each class, the one with the most points first; of equal ones the greatest. */
  static int[] places(long[] classes, long[] points) {
    int[] sorted =
        IntStream.range(0, classes.length)
            .boxed()
            .sorted(
                Comparator.comparingLong((Integer i) -> -points[i])
                    .thenComparingLong(i -> -classes[i]))
            .mapToInt(i -> i)
            .toArray();
    int[] places = new int[classes.length];
    for (int place = 0; place < sorted.length; place++) {
      places[sorted[place]] = place;
    }
    return places;
  }
}
