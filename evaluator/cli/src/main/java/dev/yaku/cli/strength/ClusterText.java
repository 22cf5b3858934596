package dev.yaku.cli.strength;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.equity.Range;
import dev.yaku.strength.OpponentClusters;
import dev.yaku.strength.Strength;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Writes the strength of a hand against each of several clusters of hands; nothing if there are no
 * clusters.
 */
final class ClusterText {
  private static final int BAR = 20;
  private static final int WIDTH = 100;

  private final Strength strength;
  private final double[][] clusters;

  /**
   * @param count the number of clusters; 0 for none
   * @param weights of the opponent's hands; null if all are equally likely
   * @throws IllegalArgumentException if there cannot be this many clusters
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

  /** The names of columns, a tab before each. */
  String header() {
    StringBuilder header = new StringBuilder();
    for (int i = 1; i <= clusters.length; i++) {
      header.append("\tochs").append(i);
    }
    return header.toString();
  }

  /** Columns, a tab before each. */
  String columns(long hole, long board) {
    StringBuilder columns = new StringBuilder();
    for (double ehs : strength.clusters(hole, board, clusters)) {
      columns.append('\t').append(Double.isNaN(ehs) ? "nan" : StrengthText.exact(ehs));
    }
    return columns.toString();
  }

  /** A member of an object, a comma before it. */
  String member(long hole, long board) {
    StringBuilder member = new StringBuilder();
    for (double ehs : strength.clusters(hole, board, clusters)) {
      member.append(member.length() == 0 ? ",\"ochs\":[" : ",");
      member.append(Double.isNaN(ehs) ? "null" : StrengthText.exact(ehs));
    }
    return member.append(clusters.length == 0 ? "" : "]").toString();
  }

  /** For people: bars, and the hands of each cluster. */
  String picture(long hole, long board, Locale language) {
    boolean japanese = language.equals(Locale.JAPANESE);
    String heading =
        japanese ? "  手札グループごとの強さ（弱い順）" : "  Strength against clusters of hands, the weakest first";
    StringBuilder to = new StringBuilder();
    double[] found = strength.clusters(hole, board, clusters);
    for (int i = 0; i < found.length; i++) {
      to.append(i == 0 ? "\n" + heading + "\n" : "");
      String figure =
          Double.isNaN(found[i])
              ? japanese ? "残りなし" : "none left"
              : String.format(Locale.ROOT, "%6.2f %%  %s", 100 * found[i], bar(found[i]));
      String hands = hands(clusters[i]);
      String shown = hands.length() > WIDTH ? hands.substring(0, cut(hands)) + " …" : hands;
      to.append(String.format(Locale.ROOT, "  %3d  ", i + 1));
      to.append(Columns.left(figure, 32)).append(' ').append(shown).append('\n');
    }
    return to.toString();
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

  /** The index after the last comma that fits. */
  private static int cut(String hands) {
    return hands.lastIndexOf(',', WIDTH) + 1;
  }

  private static String bar(double part) {
    return StrengthText.bar(part, BAR);
  }
}
