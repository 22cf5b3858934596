package dev.yaku.cli.equity;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.cli.text.HandMatrix;
import dev.yaku.equity.EquityResult;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The equity of each class of a range's hands in a spot. */
final class EquityMatrix {
  private EquityMatrix() {}

  /** The grid of the first player who has a range of hands of two cards; null if there is none. */
  static HandMatrix of(List<String> players, EquityResult result) {
    for (int i = 0; i < result.players(); i++) {
      long[] holes = result.hands(i);
      if (holes.length > 1 && Long.bitCount(holes[0]) == 2) {
        return of(players, result, i, holes);
      }
    }
    return null;
  }

  private static HandMatrix of(
      List<String> players, EquityResult result, int player, long... holes) {
    double[] sums = new double[HoleClass.SIZE];
    int[] counts = new int[HoleClass.SIZE];
    for (long hole : holes) {
      double share = result.shareOf(player, hole);
      if (!Double.isNaN(share)) { // not dealt: others hold one of its cards
        sums[HoleClass.of(HoleIndex.of(hole))] += share;
        counts[HoleClass.of(HoleIndex.of(hole))]++;
      }
    }
    double[] values = new double[HoleClass.SIZE];
    Arrays.setAll(values, i -> sums[i] / counts[i]); // NaN if there is none
    String caption =
        String.format(Locale.ROOT, "wins %.2f %% of the pot", 100 * result.share(player));
    return new HandMatrix(
        String.join(" / ", players),
        players.get(player) + " " + caption,
        HandMatrix.Scale.EQUITY,
        values);
  }
}
