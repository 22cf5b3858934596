package dev.yaku.solver.internal.spot;

import dev.yaku.HoleIndex;
import dev.yaku.equity.Range;
import java.util.Arrays;

/** The hands of a range. */
public final class SpotHands {
  private SpotHands() {}

  /** All with a weight above 0, in the order of {@link HoleIndex}. */
  public static long[] of(Range range) {
    long[] hands = new long[HoleIndex.SIZE];
    int count = 0;
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if (range.weight(hole) > 0) {
        hands[count++] = HoleIndex.hand(hole);
      }
    }
    return Arrays.copyOf(hands, count);
  }
}
