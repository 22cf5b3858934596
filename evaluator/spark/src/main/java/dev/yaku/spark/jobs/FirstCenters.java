package dev.yaku.spark.jobs;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.spark.mllib.linalg.Vector;
import org.apache.spark.mllib.linalg.Vectors;

/**
 * The first centres of k-means: points chosen with a probability proportional to the square of
 * their distance from the nearest earlier centre.
 *
 * <p>David Arthur, Sergei Vassilvitskii: k-means++: The Advantages of Careful Seeding. SODA 2007.
 */
final class FirstCenters {
  private FirstCenters() {}

  /**
   * Chooses this many different points.
   *
   * @throws IllegalArgumentException if there are not enough different points
   */
  static Vector[] choose(List<Vector> points, int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double[] squares = new double[points.size()];
    Arrays.fill(squares, 1);
    Vector[] chosen = new Vector[count];
    for (int i = 0; i < count; i++) {
      double total = Arrays.stream(squares).sum();
      if (total == 0) {
        throw new IllegalArgumentException(
            count + " buckets: only " + i + " different histograms among " + points.size());
      }
      chosen[i] = points.get(place(squares, random.nextDouble(total)));
      for (int j = 0; j < squares.length; j++) {
        double square = Vectors.sqdist(points.get(j), chosen[i]);
        squares[j] = i == 0 ? square : Math.min(squares[j], square);
      }
    }
    return chosen;
  }

  /** The first place where the sum exceeds a number; its element is never 0. */
  private static int place(double[] squares, double number) {
    double sum = 0;
    int last = 0;
    for (int i = 0; i < squares.length; i++) {
      sum += squares[i];
      if (squares[i] > 0) {
        last = i;
      }
      if (sum > number) {
        return i;
      }
    }
    return last;
  }
}
