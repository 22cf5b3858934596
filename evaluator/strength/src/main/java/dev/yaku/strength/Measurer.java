package dev.yaku.strength;

import dev.yaku.HoleIndex;
import org.jspecify.annotations.Nullable;

/**
 * Measures all hands on a board against a uniform hand. Keep the object: for OCHS, creating it
 * finds the clusters, which takes about a second. Safe for any number of threads.
 */
public final class Measurer {
  private final Strength strength;
  private final Measure measure;
  private final double[][] clusters; // only for OCHS

  /**
   * Creates a measurer for one measure.
   *
   * @param strength decides the rules
   * @param measure what is measured
   * @throws IllegalArgumentException if the measure has more clusters than the deck has classes of
   *     hands, or the strength is against weights
   */
  public Measurer(Strength strength, Measure measure) {
    if (!strength.isUniform()) {
      throw new IllegalArgumentException("a strength against weights: expected a uniform hand");
    }
    this.strength = strength;
    this.measure = measure;
    boolean isOchs = measure.kind() == Measure.Kind.OCHS;
    clusters = isOchs ? OpponentClusters.of(strength, measure.values()).weights() : new double[0][];
  }

  /** {@return the measure} */
  public Measure measure() {
    return measure;
  }

  /**
   * The numbers of all hands on a board, each from 0 to 1; NaN if no hand of a cluster is possible.
   *
   * @param board the cards on the board, a set
   * @return the numbers by {@link HoleIndex}; null for hands that hold a card that is on the board
   *     or not in the deck
   * @throws IllegalArgumentException if the board is invalid, or does not have this measure
   */
  public double[] @Nullable [] numbers(long board) {
    return switch (measure.kind()) {
      case EHS, EHS2 -> {
        BoardStrength all = strength.board(board);
        boolean squares = measure.kind() == Measure.Kind.EHS2;
        yield AllHands.byHole(
            hole ->
                Double.isNaN(all.ehs(hole))
                    ? null
                    : new double[] {squares ? all.ehs2(hole) : all.ehs(hole)});
      }
      case HISTOGRAM -> strength.histograms(board, measure.values());
      case POTENTIAL -> {
        Potential[] all = strength.potentials(board);
        yield AllHands.byHole(
            hole ->
                all[hole] == null
                    ? null
                    : new double[] {all[hole].positive(), all[hole].negative()});
      }
      case OCHS -> strength.clusters(board, clusters);
    };
  }

  /** {@return the measure and the rule set} */
  @Override
  public String toString() {
    return measure + " of " + strength;
  }
}
