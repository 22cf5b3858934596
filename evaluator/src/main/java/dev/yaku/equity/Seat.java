package dev.yaku.equity;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What one player may hold.
 *
 * @param text how it was asked for, for messages
 * @param hands the sets of cards to choose from; at least one
 * @param weights how much each set counts; null if all count once
 * @param draws how many more cards are dealt to each set
 */
record Seat(String text, long[] hands, double[] weights, int draws) {
  /** A player with these cards, and so many others. */
  static Seat of(String text, long cards, int draws) {
    return new Seat(text, new long[] {cards}, null, draws);
  }

  /** A player with one of the sets of two cards that have a weight, by {@link HoleIndex}. */
  static Seat of(String text, double... weights) {
    int[] held = IntStream.range(0, weights.length).filter(i -> weights[i] > 0).toArray();
    return new Seat(
        text,
        Arrays.stream(held).mapToLong(HoleIndex::hand).toArray(),
        Arrays.stream(held).mapToDouble(i -> weights[i]).toArray(),
        0);
  }

  double weight(int combination) {
    return weights == null ? 1 : weights[combination];
  }

  /** Whether the player holds one set of cards, and draws none. */
  boolean isKnown() {
    return hands.length == 1 && draws == 0;
  }

  /** The same player without the sets that hold one of these cards, or count nothing. */
  Seat without(long cards) {
    int[] left =
        IntStream.range(0, hands.length)
            .filter(i -> (hands[i] & cards) == 0 && weight(i) > 0)
            .toArray();
    double[] leftWeights = Arrays.stream(left).mapToDouble(this::weight).toArray();
    boolean plain = Arrays.stream(leftWeights).allMatch(weight -> weight == 1);
    return new Seat(
        text,
        Arrays.stream(left).mapToLong(i -> hands[i]).toArray(),
        plain ? null : leftWeights,
        draws);
  }
}
