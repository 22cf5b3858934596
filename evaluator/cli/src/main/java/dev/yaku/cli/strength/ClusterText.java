package dev.yaku.cli.strength;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.equity.Range;
import dev.yaku.strength.OpponentClusters;
import dev.yaku.strength.Strength;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Writes the strength of a hand against each of several clusters; nothing if there are none. */
final class ClusterText {
  private static final int BAR = 20;
  private static final int WIDTH = 100;

  private final Strength strength;
  private final double[][] clusters;

  /**
   * So many clusters, or 0, of the opponent's hands by weight, null if all are equally likely;
   * throws if there cannot be so many.
   */
  ClusterText(Strength strength, int count, double[] weights) {
    this.strength = strength;
    clusters = count == 0 ? new double[0][] : OpponentClusters.of(strength, count).weights();
    for (double[] cluster : clusters) {
      for (int hole = 0; weights != null && hole < cluster.length; hole++) {
        cluster[hole] *= weights[hole];
      }
    }
  }

  List<String> columns() {
    return IntStream.rangeClosed(1, clusters.length).mapToObj(i -> "ochs" + i).toList();
  }

  /** Adds columns, and a member; nothing if there are no clusters. */
  Members add(Members members, long hole, long board) {
    if (clusters.length > 0) {
      double[] ehs = strength.clusters(hole, board, clusters);
      List<Object> found = Arrays.stream(ehs).mapToObj(StrengthSheet::exact).toList();
      found.forEach(members::column);
      members.member("ochs", found);
    }
    return members;
  }

  /** For people: bars, and the hands of each cluster. */
  void draw(Sheet sheet, long hole, long board, Words words) {
    if (clusters.length > 0) {
      sheet.line("").line(words.say("strength.clusters"));
    }
    double[] found = strength.clusters(hole, board, clusters);
    for (int i = 0; i < found.length; i++) {
      String figure =
          Double.isNaN(found[i])
              ? words.say("strength.none-left")
              : Words.format("%6.2f %%  %s", 100 * found[i], Columns.bar(found[i], BAR));
      String hands = hands(clusters[i]);
      String shown =
          hands.length() > WIDTH
              ? hands.substring(0, hands.lastIndexOf(',', WIDTH) + 1) + " …"
              : hands;
      String number = Words.format("  %3d  ", i + 1);
      sheet.line(number + Columns.left(figure, 32) + " " + shown);
    }
  }

  private static String hands(double[] cluster) {
    String range = Range.of(cluster).toString();
    if (!range.endsWith("%")) {
      return range;
    }
    // a percentage would not show which hands are similar
    Set<String> classes = new LinkedHashSet<>();
    for (int hole = HoleIndex.SIZE - 1; hole >= 0; hole--) {
      if (cluster[hole] > 0) {
        classes.add(HoleClass.toString(HoleClass.of(hole)));
      }
    }
    return String.join(", ", classes);
  }
}
