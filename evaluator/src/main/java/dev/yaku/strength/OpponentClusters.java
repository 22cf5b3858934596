package dev.yaku.strength;

import dev.yaku.equity.HoleIndex;
import dev.yaku.internal.strength.MedianClusters;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Starting hands in clusters of similar ones, the weakest first: what OCHS compares a hand with.
 *
 * <pre>{@code
 * static final OpponentClusters EIGHT = OpponentClusters.of(HOLDEM, OpponentClusters.USUAL);
 *
 * double[] ochs = HOLDEM.clusters(hole, board, EIGHT.weights());
 * }</pre>
 *
 * <p>Hands are similar whose equities on the river are distributed alike, before the flop and
 * against any hand: by the earth mover's distance of histograms of {@value #BINS} bins. Clusters
 * are those with the least sum of distances of all hands from their cluster's median that a search
 * from {@value #BEGINNINGS} random beginnings finds: the same ones each time, on any machine.
 *
 * <p>Michael Johanson, Neil Burch, Richard Valenzano, Michael Bowling: Evaluating State-Space
 * Abstractions in Extensive-Form Games. AAMAS 2013.
 *
 * <p>Immutable.
 */
public final class OpponentClusters {
  /** How many clusters are in common use: {@value}. */
  public static final int USUAL = 8;

  static final int BINS = 50;
  static final int BEGINNINGS = 100;

  private final int[] clusters; // by HoleIndex
  private final int size;

  private OpponentClusters(int size, int... clusters) {
    this.size = size;
    this.clusters = clusters;
  }

  /**
   * Finds clusters; takes about a second.
   *
   * @param strength by which rules
   * @param clusters how many: 1 to as many as there are starting hands up to suits, 169 of 52 cards
   * @throws IllegalArgumentException if there are no such clusters
   */
  public static OpponentClusters of(Strength strength, int clusters) {
    BeforeTheFlop before = new BeforeTheFlop(strength);
    int[][] sums = sums(before.boards(BINS));
    if (clusters < 1 || clusters > sums.length) {
      throw new IllegalArgumentException(clusters + " clusters: expected 1 to " + sums.length);
    }
    int[] hands = new int[sums.length];
    Arrays.setAll(hands, before::hands);
    int[] found = new MedianClusters(sums, hands, clusters).best(BEGINNINGS);
    int[] places = places(found, clusters, hands, sums);
    int[] byHole = new int[HoleIndex.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      int of = before.of(hole);
      byHole[hole] = of < 0 ? -1 : places[found[of]];
    }
    return new OpponentClusters(clusters, byHole);
  }

  /** Of each class, how many boards have an equity in a bin or one below. */
  private static int[][] sums(long[][] boards) {
    int[][] sums = new int[boards.length][BINS];
    for (int of = 0; of < sums.length; of++) {
      long sum = 0;
      for (int bin = 0; bin < BINS; bin++) {
        sum += boards[of][bin];
        sums[of][bin] = Math.toIntExact(sum);
      }
    }
    return sums;
  }

  /** The places of clusters, if the weakest is the first: the one with most boards below. */
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

  /** How many clusters there are. */
  public int size() {
    return size;
  }

  /**
   * The cluster that a hand is in, 0 for the weakest; -1 if it holds a card that is not in the
   * deck.
   *
   * @param hole see {@link HoleIndex}
   * @throws IndexOutOfBoundsException if it is not 0 to {@link HoleIndex#SIZE} - 1
   */
  public int of(int hole) {
    return clusters[hole];
  }

  /** For each cluster the weights of all hands: 1 of its own, 0 of others; fresh arrays. */
  public double[][] weights() {
    double[][] weights = new double[size][HoleIndex.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if (clusters[hole] >= 0) {
        weights[clusters[hole]][hole] = 1;
      }
    }
    return weights;
  }
}
