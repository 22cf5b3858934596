package dev.yaku.strength;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.strength.internal.MedianClusters;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;

/**
 * Clusters of similar starting hands, weakest first, with which OCHS compares a hand.
 *
 * <pre>{@code
 * static final OpponentClusters EIGHT = OpponentClusters.of(HOLDEM, OpponentClusters.USUAL);
 *
 * double[] ochs = HOLDEM.clusters(hole, board, EIGHT.weights());
 * }</pre>
 *
 * <p>Hands are similar if their equities on the river, before the flop and against any hand, have
 * similar distributions, by the earth mover's distance of histograms of {@value #BINS} bins. The
 * clusters minimise the sum of the distances of all hands from their cluster's median, as far as
 * {@value #BEGINNINGS} searches from random centres find; they are always the same, on any machine.
 *
 * <p>Michael Johanson, Neil Burch, Richard Valenzano, Michael Bowling: Evaluating State-Space
 * Abstractions in Extensive-Form Games. AAMAS 2013.
 *
 * <p>Immutable.
 */
public final class OpponentClusters {
  /** The usual number of clusters: {@value}. */
  public static final int USUAL = 8;

  static final int BINS = 50;
  static final int BEGINNINGS = 100;

  private final int[] clusters; // by HoleIndex
  private final int size;

  private OpponentClusters(int size, int[] clusters) {
    this.size = size;
    this.clusters = clusters;
  }

  /**
   * {@return clusters, found in about a second, less with a {@code strength} that was asked before}
   *
   * @param strength decides the rules
   * @param clusters the number of clusters: 1 to the number of starting hands up to suits, 169 with
   *     52 cards
   * @throws IllegalArgumentException if the number is not allowed
   */
  public static OpponentClusters of(Strength strength, int clusters) {
    if (clusters < 1 || clusters > HoleClass.SIZE) { // before a second's work
      throw fault(clusters, HoleClass.SIZE);
    }
    BeforeTheFlop before = strength.beforeTheFlop();
    int[][] sums = before.boards(BINS); // in a bin or a lower one
    for (int[] ofClass : sums) {
      for (int bin = 1; bin < BINS; bin++) {
        ofClass[bin] += ofClass[bin - 1];
      }
    }
    if (clusters > sums.length) { // a smaller deck
      throw fault(clusters, sums.length);
    }
    int[] hands = new int[sums.length];
    Arrays.setAll(hands, before::hands);
    int[] found = new MedianClusters(sums, hands, clusters).best(BEGINNINGS);
    int[] places = places(found, clusters, hands, sums);
    int[] byHole = new int[HoleIndex.SIZE];
    Arrays.setAll(byHole, hole -> before.of(hole) < 0 ? -1 : places[found[before.of(hole)]]);
    return new OpponentClusters(clusters, byHole);
  }

  private static IllegalArgumentException fault(int clusters, int most) {
    return new IllegalArgumentException(clusters + " clusters: expected 1 to " + most);
  }

  /** The order of clusters, weakest first, that is, those with most boards in low bins. */
  private static int[] places(int[] found, int clusters, int[] hands, int[][] sums) {
    double[] below = new double[clusters];
    int[] all = new int[clusters];
    for (int of = 0; of < found.length; of++) {
      below[found[of]] += (double) hands[of] * Arrays.stream(sums[of]).sum();
      all[found[of]] += hands[of];
    }
    Integer[] order = new Integer[clusters];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, Comparator.comparingDouble(i -> -below[i] / all[i]));
    int[] places = new int[clusters];
    for (int place = 0; place < clusters; place++) {
      places[order[place]] = place;
    }
    return places;
  }

  /** {@return the number of clusters} */
  public int size() {
    return size;
  }

  /**
   * {@return the cluster of a hand, 0 for the weakest; -1 if it holds a card that is not in the
   * deck}
   *
   * @param hole see {@link HoleIndex}
   * @throws IndexOutOfBoundsException if the index is not 0 to {@link HoleIndex#SIZE} - 1
   */
  public int of(int hole) {
    return clusters[Objects.checkIndex(hole, HoleIndex.SIZE)];
  }

  /**
   * For each cluster, the weights of all hands: 1 for its hands, 0 for others; new arrays.
   *
   * @return by cluster and {@link HoleIndex}
   */
  public double[][] weights() {
    double[][] weights = new double[size][HoleIndex.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if (clusters[hole] >= 0) {
        weights[clusters[hole]][hole] = 1;
      }
    }
    return weights;
  }

  /** Whether the other has the same hands in each cluster. */
  @Override
  public boolean equals(Object other) {
    return other instanceof OpponentClusters found
        && size == found.size
        && Arrays.equals(clusters, found.clusters);
  }

  @Override
  public int hashCode() {
    return 31 * size + Arrays.hashCode(clusters);
  }

  /** The number of clusters, and of hands in each: {@code "3 clusters of 700, 456, 170 hands"}. */
  @Override
  public String toString() {
    int[] hands = new int[size];
    for (int cluster : clusters) {
      if (cluster >= 0) {
        hands[cluster]++;
      }
    }
    String numbers = Arrays.toString(hands);
    return size + " clusters of " + numbers.substring(1, numbers.length() - 1) + " hands";
  }
}
