package dev.yaku.jmh;

import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Is one version of the library slower than another? Runs the watched {@link Question questions},
 * the first answer of a JVM and a command by both in turn, and prints the ratio of each figure with
 * its error.
 *
 * <p>{@code .ci/compare OLD NEW} builds two commits and runs this. An error is that of the median
 * of the rounds' ratios: half the distance of their quartiles, by the square root of their number,
 * times 1.25. A tenth is noise; "slower" marks what is slower by a quarter and three errors.
 */
public final class Compare {
  private static final double SLOWER = 1.25;
  private static final int ERRORS = 3;

  private Compare() {}

  /**
   * Prints a table of the old and the new version.
   *
   * @param arguments the number of rounds; then for the old and for the new version the runnable
   *     jar, and a folder with {@link Ask} compiled by it
   */
  public static void main(String[] arguments) throws IOException {
    int rounds = Integer.parseInt(arguments[0]);
    Map<String, double[][]> figures = new LinkedHashMap<>(); // of the old and the new, by round
    for (int round = -1; round < rounds; round++) { // the first fills the system's caches
      for (int turn = 0; turn < 2; turn++) {
        int side = (round + turn) & 1; // each begins as often as the other
        int at = Math.max(0, round);
        measure(arguments[2 * side + 1], arguments[2 * side + 2])
            .forEach(
                (name, figure) ->
                    figures.computeIfAbsent(name, key -> new double[2][rounds])[side][at] = figure);
      }
    }
    Table table =
        new Table(List.of(Jvm.VERSION + ", " + rounds + " rounds", "old", "new", "new / old"));
    figures.forEach((name, sides) -> table.add(row(name, sides[0], sides[1])));
    System.out.print(table);
  }

  private static Map<String, Double> measure(String jar, String asking) throws IOException {
    Map<String, Double> figures = new LinkedHashMap<>();
    String path = jar + File.pathSeparator + asking;
    String first = "equity standard: AA / KQs / JTo";
    List<String> once = Jvm.command("-cp", path, Ask.class.getName(), "once", first);
    figures.put("first: three hands", Jvm.time(once));
    figures.put("first: a command", Jvm.time(Jvm.command("-jar", jar, "eval", "As Kd")));
    for (String line : Jvm.ask(path, "watched", List.of())) {
      int tab = line.indexOf('\t');
      figures.put(line.substring(0, tab), Double.valueOf(line.substring(tab + 1)));
    }
    return figures;
  }

  private static List<String> row(String name, double[] old, double[] young) {
    double[] ratios = new double[old.length];
    Arrays.setAll(ratios, round -> young[round] / old[round]);
    double ratio = Jvm.quantile(ratios, 0.5);
    double quartiles = (Jvm.quantile(ratios, 0.75) - Jvm.quantile(ratios, 0.25)) / 2;
    double error = 1.25 * quartiles / Math.sqrt(ratios.length);
    String times = String.format(Locale.ROOT, "%.2f ± %.2f", ratio, error);
    String slower = ratio - ERRORS * error > SLOWER ? ", slower" : "";
    String before = Warm.text(Jvm.quantile(old, 0));
    return List.of(name, before, Warm.text(Jvm.quantile(young, 0)), times + slower);
  }
}
