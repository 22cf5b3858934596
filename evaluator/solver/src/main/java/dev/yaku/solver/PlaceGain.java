package dev.yaku.solver;

import java.util.Objects;

/**
 * The gain of a player's best answer at a place, with any cards: see {@link Solution#gains}.
 *
 * @param node the actions that lead there, as {@link SolutionNode#path} writes them, with {@code *}
 *     for a card; empty for the start
 * @param gain in chips, as often as the place comes
 * @param reached how often it comes, 0 to 1
 */
public record PlaceGain(String node, double gain, double reached) {
  /**
   * A gain at a place, which is not null.
   *
   * @param node the actions that lead there, as {@link SolutionNode#path} writes them, with {@code
   *     *} for a card; empty for the start
   * @param gain in chips, as often as the place comes
   * @param reached how often it comes, 0 to 1
   */
  public PlaceGain {
    Objects.requireNonNull(node, "node");
  }
}
