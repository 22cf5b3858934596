package dev.yaku.strength;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Range;
import dev.yaku.index.HandIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Clusters are judged by floating-point histograms and a search of their own. */
@Tag("proof")
class OpponentClustersTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);
  private static final double ROUNDING = 1e-9;
  private static final Strength STANDARD = Strength.of("standard");
  private static final HandIndex CLASSES = HandIndex.of(2);
  private static final long[] DEALS =
      LongStream.range(0, 169).map(of -> CLASSES.deals(0, of)).toArray();
  private static final double[][] CUMULATIVE = cumulative();

  /** Of each class, what part of the rivers has an equity in a bin or below. */
  private static double[][] cumulative() {
    double[][] histograms = STANDARD.histograms(0, OpponentClusters.BINS);
    double[][] sums = new double[169][];
    for (int of = 0; of < sums.length; of++) {
      sums[of] = histograms[HoleIndex.of(CLASSES.unindex(0, of)[0])].clone();
      Arrays.parallelPrefix(sums[of], Double::sum);
    }
    return sums;
  }

  private static int[] byClass(OpponentClusters clusters) {
    int[] found = new int[169];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      found[(int) CLASSES.index(HoleIndex.hand(hole))] = clusters.of(hole);
    }
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      assertEquals(clusters.of(hole), found[(int) CLASSES.index(HoleIndex.hand(hole))]);
    }
    return found;
  }

  /** The earth mover's distance. */
  private static double distance(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += Math.abs(a[i] - b[i]);
    }
    return sum;
  }

  /** In each bin the value that has half of the hands on either side. */
  private static double[] median(int[] found, int cluster) {
    List<Integer> classes = new ArrayList<>();
    long hands = 0;
    for (int of = 0; of < found.length; of++) {
      if (found[of] == cluster) {
        classes.add(of);
        hands += DEALS[of];
      }
    }
    double[] median = new double[OpponentClusters.BINS];
    for (int bin = 0; bin < median.length; bin++) {
      int at = bin;
      classes.sort(Comparator.comparingDouble(of -> CUMULATIVE[of][at]));
      int place = 0;
      for (long before = DEALS[classes.get(0)]; before <= (hands - 1) / 2; place++) {
        before += DEALS[classes.get(place + 1)];
      }
      median[bin] = CUMULATIVE[classes.get(place)][bin];
    }
    return median;
  }

  private static double cost(int[] found, double[][] centers) {
    double cost = 0;
    for (int of = 0; of < found.length; of++) {
      cost += DEALS[of] * distance(CUMULATIVE[of], centers[found[of]]);
    }
    return cost;
  }

  private static int[] nearest(double[][] centers) {
    int[] found = new int[169];
    for (int of = 0; of < found.length; of++) {
      for (int i = 1; i < centers.length; i++) {
        double before = distance(CUMULATIVE[of], centers[found[of]]);
        found[of] = distance(CUMULATIVE[of], centers[i]) < before - ROUNDING ? i : found[of];
      }
    }
    return found;
  }

  private static double[][] medians(int[] found, int clusters) {
    double[][] medians = new double[clusters][];
    Arrays.setAll(medians, i -> median(found, i));
    return medians;
  }

  @ParameterizedTest
  @CsvSource({"8, 20", "3, 20", "20, 5"})
  void clusters_noOtherSearchFindsBetterOnes(int count, int searches) {
    OpponentClusters clusters = OpponentClusters.of(STANDARD, count);
    int[] found = byClass(clusters);
    double[][] centers = medians(found, count);
    double least = cost(found, centers);
    assertEquals(least, cost(nearest(centers), centers), ROUNDING); // each is where it is nearest
    SplittableRandom random = new SplittableRandom(51);
    for (int search = 0; search < searches; search += STEP) {
      double[][] others = new double[count][];
      Arrays.setAll(others, i -> CUMULATIVE[random.nextInt(169)]);
      double cost = Double.POSITIVE_INFINITY;
      int[] other = nearest(others);
      while (cost(other, others) < cost - ROUNDING) {
        cost = cost(other, others);
        int[] last = other;
        for (int i = 0; i < count; i++) {
          int cluster = i;
          boolean isEmpty = Arrays.stream(last).noneMatch(of -> of == cluster);
          others[i] = isEmpty ? others[i] : median(last, i);
        }
        other = nearest(others);
      }
      assertTrue(cost >= least - ROUNDING, cost + " < " + least);
    }
  }

  /**
   * As Johanson and others found by a sample: the best pairs are a cluster, the middle ones not.
   */
  @Test
  void eight_ofWhichTheLastHasEightsAndBetter() {
    OpponentClusters eight = OpponentClusters.of(STANDARD, OpponentClusters.USUAL);
    assertEquals(8, eight.size());
    assertArrayEquals(Range.parse("88+").weights(), eight.weights()[7]);
    assertEquals(6, eight.of(hole("7s 7h")));
    assertEquals(6, eight.of(hole("As Kh")));
    assertEquals(0, eight.of(hole("3s 2h")));
    double[] all = new double[HoleIndex.SIZE];
    double before = 0;
    BoardStrength strength = STANDARD.board(0);
    for (double[] cluster : eight.weights()) {
      double sum = 0;
      for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
        all[hole] += cluster[hole];
        sum += cluster[hole] * strength.ehs(hole);
      }
      double mean = sum / Arrays.stream(cluster).sum();
      assertTrue(mean > before, mean + " after " + before);
      before = mean;
    }
    assertTrue(Arrays.stream(all).allMatch(weight -> weight == 1)); // each hand is in one
  }

  private static int hole(String cards) {
    return HoleIndex.of(Hand.parse(cards));
  }

  @Test
  void asManyAsClasses_areTheClasses() {
    OpponentClusters each = OpponentClusters.of(STANDARD, 169);
    assertEquals(169, Arrays.stream(byClass(each)).distinct().count());
    assertEquals(168, each.of(hole("As Ah")));
    OpponentClusters one = OpponentClusters.of(STANDARD, 1);
    assertEquals(0, Arrays.stream(byClass(one)).max().orElseThrow());
  }

  @Test
  void shortDeck_handsWithOtherCards_areInNone() {
    OpponentClusters clusters = OpponentClusters.of(Strength.of("short-deck"), 4);
    assertEquals(-1, clusters.of(hole("As 5s")));
    assertEquals(3, clusters.of(hole("As Ah")));
    double hands = Arrays.stream(clusters.weights()).flatMapToDouble(Arrays::stream).sum();
    assertEquals(630, hands);
  }

  @Test
  void numbersOfClustersThatThereAreNot_areRejected() {
    for (int count : new int[] {-1, 0, 170}) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> OpponentClusters.of(STANDARD, count))
              .getMessage();
      assertEquals(count + " clusters: expected 1 to 169", message);
    }
    Strength shortDeck = Strength.of("short-deck");
    assertThrows(IllegalArgumentException.class, () -> OpponentClusters.of(shortDeck, 82));
  }
}
