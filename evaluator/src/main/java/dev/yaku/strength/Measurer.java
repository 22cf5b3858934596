package dev.yaku.strength;

import dev.yaku.equity.HoleIndex;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * Measures all hands on a board against a uniform one. Keep an object: one of OCHS finds its
 * clusters when it is made, which takes about a second. Safe for any number of threads.
 */
public final class Measurer {
  private final Strength strength;
  private final Measure measure;
  private final double[][] clusters; // none but for OCHS

  /**
   * A measurer.
   *
   * @throws IllegalArgumentException if the deck has not as many classes of hands as the measure
   *     has clusters
   */
  public Measurer(Strength strength, Measure measure) {
    this.strength = strength;
    this.measure = measure;
    boolean isOchs = measure.kind() == Measure.Kind.OCHS;
    clusters = isOchs ? OpponentClusters.of(strength, measure.values()).weights() : new double[0][];
  }

  /** What is measured. */
  public Measure measure() {
    return measure;
  }

  /**
   * The numbers of all hands on a board, each from 0 to 1; NaN where a cluster has no hand left.
   *
   * @return by {@link HoleIndex}; null for hands that hold a card of the board, or one that is not
   *     in the deck
   * @throws IllegalArgumentException if there is no such measure of the board, or no such board
   */
  public double[][] numbers(long board) {
    return switch (measure.kind()) {
      case EHS -> {
        BoardStrength all = strength.board(board);
        yield byHole(hole -> Double.isNaN(all.ehs(hole)) ? null : new double[] {all.ehs(hole)});
      }
      case EHS2 -> {
        BoardStrength all = strength.board(board);
        yield byHole(hole -> Double.isNaN(all.ehs(hole)) ? null : new double[] {all.ehs2(hole)});
      }
      case HISTOGRAM -> strength.histograms(board, measure.values());
      case POTENTIAL -> {
        Potential[] all = strength.potentials(board);
        yield byHole(
            hole ->
                all[hole] == null
                    ? null
                    : new double[] {all[hole].positive(), all[hole].negative()});
      }
      case OCHS -> strength.clusters(board, clusters);
    };
  }

  private static double[][] byHole(IntFunction<double[]> numbers) {
    double[][] all = new double[HoleIndex.SIZE][];
    Arrays.setAll(all, numbers);
    return all;
  }
}
