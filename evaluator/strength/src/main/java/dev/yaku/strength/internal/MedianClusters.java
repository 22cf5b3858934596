package dev.yaku.strength.internal;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;

/**
 * Puts points into clusters: each point is in the cluster of the nearest centre, by the sum of the
 * differences in all dimensions, and each centre is the median of its points in each dimension. For
 * cumulative histograms this is the earth mover's distance. Not thread-safe.
 */
public final class MedianClusters {
  /*
   * Neither step increases the sum of all distances, and all numbers are whole: so the search ends,
   * and with the same clusters on every machine. It may end in a local minimum; so it is repeated
   * many times from centres chosen as in k-means++: each with a probability that grows with the
   * distance from earlier centres.
   *
   * David Arthur, Sergei Vassilvitskii: k-means++: The Advantages of Careful Seeding. SODA 2007.
   */
  private static final long SEED = 1998;

  private final int[][] points;
  private final int[] weights;
  private final Integer[][] ascending; // points, for each dimension
  private final int[][] centers;
  private final int[] nearest;

  /** Of different points, no fewer than clusters, each with its weight. */
  public MedianClusters(int[][] points, int[] weights, int clusters) {
    this.points = points;
    this.weights = weights;
    centers = new int[clusters][];
    nearest = new int[points.length];
    ascending = new Integer[points[0].length][points.length];
    for (int at = 0; at < ascending.length; at++) {
      int dimension = at;
      Arrays.setAll(ascending[at], i -> i);
      Arrays.sort(ascending[at], Comparator.comparingInt(i -> points[i][dimension]));
    }
  }

  /** The cluster of each point, in the best of this many searches. */
  public int[] best(int beginnings) {
    SplittableRandom random = new SplittableRandom(SEED);
    int[] best = nearest;
    long least = Long.MAX_VALUE;
    for (int i = 0; i < beginnings; i++) {
      begin(random);
      long distances = assign();
      for (long before = Long.MAX_VALUE; distances < before; ) {
        before = distances;
        move();
        distances = assign();
      }
      if (distances < least) {
        least = distances;
        best = nearest.clone();
      }
    }
    return best;
  }

  private void begin(SplittableRandom random) {
    long[] chances = Arrays.stream(weights).asLongStream().toArray();
    for (int chosen = 0; chosen < centers.length; chosen++) {
      long number = random.nextLong(Arrays.stream(chances).sum());
      int point = 0;
      while (number >= chances[point]) {
        number -= chances[point++];
      }
      centers[chosen] = points[point].clone();
      for (int i = 0; i < points.length; i++) {
        long chance = weights[i] * distance(points[i], centers[chosen]);
        chances[i] = chosen == 0 ? chance : Math.min(chances[i], chance);
      }
    }
  }

  private static long distance(int[] a, int[] b) {
    long sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += Math.abs(a[i] - b[i]);
    }
    return sum;
  }

  /**
   * Finds the nearest centre of each point, or the first of several; returns the sum of all
   * distances.
   */
  private long assign() {
    long sum = 0;
    for (int i = 0; i < points.length; i++) {
      long least = Long.MAX_VALUE;
      for (int center = 0; center < centers.length; center++) {
        long distance = distance(points[i], centers[center]);
        if (distance < least) {
          least = distance;
          nearest[i] = center;
        }
      }
      sum += weights[i] * least;
    }
    return sum;
  }

  /** Moves each centre to the median of its points. */
  private void move() {
    long[] all = new long[centers.length];
    for (int i = 0; i < points.length; i++) {
      all[nearest[i]] += weights[i];
    }
    for (int at = 0; at < ascending.length; at++) {
      long[] below = new long[centers.length];
      for (int i : ascending[at]) {
        int center = nearest[i];
        if (2 * below[center] < all[center]) {
          centers[center][at] = points[i][at]; // the last one is the median
        }
        below[center] += weights[i];
      }
    }
  }
}
