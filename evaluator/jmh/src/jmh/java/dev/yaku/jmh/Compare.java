package dev.yaku.jmh;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Is one version of the library slower than another? Runs the watched {@link Questions}, the first
 * answer of a JVM and a command by both in turn, and prints the ratio of each figure with its
 * error.
 *
 * <p>{@code .ci/compare OLD NEW} builds two commits and runs this. An error is that of the median
 * of the rounds' ratios: half the distance of their quartiles, by the square root of their number,
 * times 1.25. A tenth is noise; "slower" marks what is slower by a quarter and three errors.
 */
public final class Compare {
  private static final double SLOWER = 1.25;
  private static final int ERRORS = 3;

  private final Map<String, List<double[]>> figures = new LinkedHashMap<>();

  private Compare() {}

  /**
   * Prints a table.
   *
   * @param arguments the number of rounds; then for the old and for the new version the runnable
   *     jar, and a folder with {@link Ask} compiled by it
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Compare compare = new Compare();
    int rounds = Integer.parseInt(arguments[0]);
    for (int round = 0; round <= rounds; round++) {
      Map<String, Double> old = new LinkedHashMap<>();
      Map<String, Double> young = new LinkedHashMap<>();
      for (int i = 0; i < 2; i++) {
        boolean first = (round + i) % 2 == 0; // each begins as often as the other
        measure(
            first ? arguments[1] : arguments[3],
            first ? arguments[2] : arguments[4],
            first ? old : young);
      }
      if (round > 0) { // the first fills the system's caches
        old.forEach((name, figure) -> compare.add(name, figure, young.get(name)));
      }
    }
    compare.print(rounds);
  }

  private void add(String name, double old, double young) {
    figures.computeIfAbsent(name, key -> new ArrayList<>()).add(new double[] {old, young});
  }

  private static void measure(String jar, String asking, Map<String, Double> into)
      throws IOException, InterruptedException {
    String path = jar + System.getProperty("path.separator") + asking;
    String first = "equity standard: AA / KQs / JTo";
    List<String> once = Jvm.command("-cp", path, Ask.class.getName(), "once", first);
    into.put("first: three hands", Jvm.time(once));
    into.put("first: a command", Jvm.time(Jvm.command("-jar", jar, "eval", "As Kd")));
    for (String line : Jvm.ask(path, "watched", List.of())) {
      int tab = line.indexOf('\t');
      into.put(line.substring(0, tab), Double.valueOf(line.substring(tab + 1)));
    }
  }

  private void print(int rounds) {
    String head = Jvm.VERSION + ", " + rounds + " rounds";
    Table table = new Table(List.of(head, "old", "new", "new / old"));
    figures.forEach(
        (name, pairs) -> {
          double[] ratios = pairs.stream().mapToDouble(pair -> pair[1] / pair[0]).toArray();
          double ratio = quantile(ratios, 0.5);
          double quartiles = (quantile(ratios, 0.75) - quantile(ratios, 0.25)) / 2;
          double error = 1.25 * quartiles / Math.sqrt(ratios.length);
          String times = String.format(Locale.ROOT, "%.2f ± %.2f", ratio, error);
          String slower = ratio - ERRORS * error > SLOWER ? ", slower" : "";
          table.add(List.of(name, least(pairs, 0), least(pairs, 1), times + slower));
        });
    System.out.print(table);
  }

  private static String least(List<double[]> pairs, int side) {
    return Warm.text(pairs.stream().mapToDouble(pair -> pair[side]).min().orElseThrow());
  }

  private static double quantile(double[] numbers, double part) {
    double[] sorted = numbers.clone();
    Arrays.sort(sorted);
    double at = part * (sorted.length - 1);
    int below = (int) at;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
  }
}
