package dev.yaku.jmh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Measures the figures of all documents on one day, and prints them as JSON, for {@code
 * evaluator/images/figures.json}; a test makes the tables and the chart from that file. Each figure
 * is the least of three JVMs, first answers and commands of nine, and the JDKs take turns:
 *
 * <pre>{@code
 * java -cp evaluator/jmh/target/benchmarks.jar dev.yaku.jmh.Figures JAVA_HOME_17 JAVA_HOME_25
 * }</pre>
 *
 * <p>{@code -Dyaku.table=equity} measures one table alone. All of them take about forty minutes of
 * a core on which nothing else runs. Rows of other evaluators come from a harness that is not part
 * of this repository.
 */
public final class Figures {
  private static final String LAUNCHER = "evaluator/cli/target/yaku";
  private static final int JVMS = 3; // which compile the same code differently
  private static final String VECTORS = "--add-modules=jdk.incubator.vector";

  /** A clock, with options of the JVM that it starts. */
  private enum Clock {
    /** The least CPU time of an answer in a program that has asked for a while. */
    WARM,
    /** As WARM, with the JDK's vectors. */
    VECTORS,
    /** The least time from {@code main} to the first answer, of nine JVMs. */
    FIRST,
    /** The least time of a command, as a process, of nine. */
    COMMAND,
    /** The least time of an iteration of the solver on one thread. */
    SOLVER,
    /** As SOLVER, with the JDK's vectors. */
    SOLVER_VECTORS
  }

  /** A row of a table: its place among the documents, its name there, and its question. */
  private record Row(String table, String name, Clock clock, String question) {}

  private Figures() {}

  private static List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    hands(rows);
    for (String[] pair :
        new String[][] {
          {"`As Ks / Qh Qd`", "As Ks / Qh Qd"},
          {"the same hands on a flop", "As Ks / Qh Qd | 2c 7h Ts"},
          {"`As Ah / random`", "As Ah / random"},
          {"three known hands", "As Ks / Qh Qd / Jc Tc"},
          {"five known hands", "As Ks / Qh Qd / Jc Tc / 9h 8h / 2c 2d"},
          {"`AK / QQ+ / 76s`", "AK / QQ+ / 76s"},
          {"`TT+,AQ+ / QQ+,AK / TT`", "TT+ AQ+ / QQ+ AK / TT"},
          {"`random / random`", "random / random"},
          {"`random / random` on a flop", "random / random | 2c 7h Ts"},
          {"`random / random` on a river", "random / random | 2c 7h Ts 9s 3d"}
        }) {
      rows.add(new Row("equity", pair[0], Clock.WARM, "equity standard: " + pair[1]));
    }
    String omaha = "equity omaha: As Ks Qh Jh / 2c 2d 7h 8h";
    rows.add(new Row("equity", "Omaha, two hands of four cards", Clock.WARM, omaha));
    add(rows, "equity", "`HeadsUp`, a look-up", "HeadsUp: a look-up");
    add(rows, "equity", "values of all holes on a river", "River: values of all holes");
    String both = "River: both players on 2c 7h Ts";
    add(rows, "equity", "weights of both players on a river", both + " Qc 3d");
    add(rows, "equity", "weights of both players on a flop", both);
    add(rows, "equity", "all holes of Omaha on a river", "OmahaRiver: all holes on a board");
    String random = "samples standard: random / random";
    add(rows, "equity", "a sampled deal of two random hands", random);
    add(rows, "equity", "a sampled deal of three random hands", random + " / random");
    add(rows, "strength", "EHS of one hand on a flop", "strength: one hand");
    add(rows, "strength", "its potential", "strength: potential of one hand");
    add(rows, "strength", "EHS of all hands on a flop", "strength: all hands");
    for (String name :
        List.of("with weighted opponents", "histograms of 16 bars", "potential of all hands")) {
      add(rows, "strength", name, "strength: " + name);
    }
    add(rows, "strength", "against eight clusters", "strength: against eight clusters");
    add(rows, "strength", "EHS of all hands on all flops", "strength: all hands on all flops");
    add(rows, "strength", "index of a river", "index of a hole and 5");
    add(rows, "strength", "a river of an index", "hole and 5 of an index");
    add(rows, "videopoker", "return of Jacks or better", "return of jacks-9-6");
    add(rows, "videopoker", "return with a joker", "return of joker-kings-20-7-5");
    add(rows, "videopoker", "best hold of a random deal", "best hold of a random deal");
    for (String spot : List.of("river", "turn", "flop")) {
      rows.add(new Row("solver", "an iteration of a " + spot, Clock.SOLVER, spot));
      rows.add(new Row("solver", spot + ", with vectors", Clock.SOLVER_VECTORS, spot));
    }
    for (String text :
        List.of(
            "equity standard: As Ks / Qh Qd",
            "equity standard: AK / QQ+ / 76s",
            "equity omaha: As Ks Qh Jh / 2c 2d 7h 8h",
            "strength of Js Ts on 9s 8d 2s",
            "return of jacks-9-6",
            "holds of jacks-9-6")) {
      rows.add(new Row("first", text.replace("equity standard: ", ""), Clock.FIRST, text));
    }
    Question.cold("yaku ")
        .forEach(text -> rows.add(new Row("commands", "`" + text + "`", Clock.COMMAND, text)));
    return rows;
  }

  private static void add(List<Row> rows, String table, String name, String question) {
    rows.add(new Row(table, name, Clock.WARM, question));
  }

  /** The questions to programs that have asked for a while. */
  static List<String> warmQuestions() {
    return rows().stream()
        .filter(row -> row.clock() == Clock.WARM || row.clock() == Clock.VECTORS)
        .map(Row::question)
        .toList();
  }

  private static void hands(List<Row> rows) {
    Map<String, String> forms =
        Map.of(
            "a set", "sets",
            "an array of sets", "arrays",
            "a key", "keys",
            "ints", "ints",
            "an array of ints", "lists",
            "bytes", "packed");
    for (String name :
        List.of("a set", "an array of sets", "a key", "ints", "an array of ints", "bytes")) {
      for (int size = 5; size <= 7; size++) {
        String question = "constant " + size + " cards: " + forms.get(name);
        add(rows, "hands", name + ", " + size + " cards", question);
      }
    }
    String seven = "constant 7 cards: ";
    add(rows, "hands", "a trusted key, 7 cards", seven + "trusted keys");
    add(rows, "hands", "a trusted key in a cache", seven + "trusted keys in a cache");
    add(rows, "hands", "trusted ints in a cache", seven + "trusted ints");
    add(rows, "hands", "bytes one by one in a cache", seven + "bytes one by one");
    add(rows, "hands", "trusted bytes in a cache", seven + "trusted bytes");
    rows.add(new Row("hands", "an array of sets, vectors", Clock.VECTORS, seven + "arrays"));
    rows.add(new Row("hands", "bytes, vectors", Clock.VECTORS, seven + "packed"));
    add(rows, "hands", "bit tests without tables, 7 cards", "rival 7 cards: bit tests");
    add(rows, "hands", "the naive evaluator, 5 cards", "rival 5 cards: naive");
    for (int hole = 4; hole <= 6; hole++) {
      String omaha = "omaha " + hole + ": ";
      add(rows, "games", "Omaha, " + hole + " hole cards and a board", omaha + "hole and board");
      add(rows, "games", hole + " hole cards on a prepared board", omaha + "on a board");
    }
    for (String rules : List.of("joker-wild", "multi-deck")) {
      add(rows, "games", "a set of `" + rules + "`", "sets of " + rules);
      add(rows, "games", "a list of `" + rules + "`", "lists of " + rules);
    }
    for (String way : List.of("forEach", "forEachEqualHands", "countByValue")) {
      add(rows, "decks", "all hands of seven, `" + way + "`, a hand", "all hands of 7: " + way);
    }
    add(rows, "decks", "all hands of seven, loops over keys", "all hands of 7: loops over keys");
    add(rows, "decks", "all holes of a board, `forEach`", "all holes of a board: forEach");
    add(rows, "decks", "dealing seven random cards", "a random hand of 7");
    add(rows, "decks", "dealing by shuffling", "rival dealing 7");
  }

  /**
   * Prints all figures as JSON.
   *
   * @param homes of the JDKs to compare
   */
  public static void main(String[] homes) throws IOException {
    List<String> versions = new ArrayList<>();
    for (String home : homes) {
      versions.add(
          quoted(java(home, List.of("-cp", classPath(), Ask.class.getName(), "jdk")).get(0)));
    }
    System.out.println("{\"date\": " + quoted(LocalDate.now(ZoneOffset.UTC).toString()) + ",");
    System.out.println(" \"cpu\": " + quoted(cpu()) + ",");
    System.out.println(" \"jdks\": " + versions + ",");
    System.out.println(" \"figures\": [");
    String end = "";
    String only = System.getProperty("yaku.table", "");
    for (Row row : rows()) {
      if (!row.table().matches(only.isEmpty() ? ".*" : only)) {
        continue;
      }
      System.err.println(row.table() + ": " + row.name());
      String nanos =
          times(row, homes).stream()
              .map(time -> String.format(Locale.ROOT, "%.4g", time))
              .collect(Collectors.joining(", "));
      System.out.printf(
          "%s  {\"table\": %s, \"row\": %s, \"nanos\": [%s]}",
          end, quoted(row.table()), quoted(row.name()), nanos);
      System.out.flush();
      end = ",\n";
    }
    System.out.println("]}");
  }

  /** The nanoseconds of an operation on each JDK. */
  private static List<Double> times(Row row, String[] homes) throws IOException {
    int runs = row.clock() == Clock.FIRST || row.clock() == Clock.COMMAND ? Jvm.RUNS : JVMS;
    double[] least = new double[homes.length];
    Arrays.fill(least, Double.POSITIVE_INFINITY);
    for (int run = 0; run <= runs; run++) { // the first makes archives, and warms the disk
      for (int i = 0; i < homes.length; i++) {
        if (run > 0 || runs > JVMS) {
          double time = time(row, homes[i]);
          least[i] = run == 0 ? least[i] : Math.min(least[i], time);
        }
      }
    }
    return Arrays.stream(least).boxed().toList();
  }

  private static double time(Row row, String home) throws IOException {
    String path = classPath();
    String ask = Ask.class.getName();
    String solver = SolverTime.class.getName();
    List<String> command =
        switch (row.clock()) {
          case WARM -> List.of("-cp", path, ask, "least", row.question());
          case VECTORS -> List.of(VECTORS, "-cp", path, ask, "least", row.question());
          case FIRST -> List.of("-cp", path, ask, "once", row.question());
          case SOLVER -> List.of("-Xmx3g", "-cp", path, solver, "nanos", row.question());
          case SOLVER_VECTORS ->
              List.of("-Xmx3g", VECTORS, "-cp", path, solver, "nanos", row.question());
          case COMMAND -> List.of();
        };
    return row.clock() == Clock.COMMAND
        ? Jvm.time(Cold.command(LAUNCHER, row.question()), home)
        : Double.parseDouble(java(home, command).get(0).split(" ", 2)[0]);
  }

  private static List<String> java(String home, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>(arguments);
    command.add(0, Path.of(home, "bin", "java").toString());
    return Jvm.run(command);
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  /** The processor's name and the width of its vectors, as Linux tells them. */
  private static String cpu() throws IOException {
    Path info = Path.of("/proc/cpuinfo");
    List<String> lines = Files.exists(info) ? Files.readAllLines(info) : List.of();
    String name = value(lines, "model name");
    String flags = " " + value(lines, "flags") + " ";
    String width = flags.contains(" avx512f ") ? "AVX-512" : flags.contains(" avx2 ") ? "AVX2" : "";
    return name + ", " + (width.isEmpty() ? "no AVX2" : width);
  }

  private static String value(List<String> lines, String key) {
    return lines.stream()
        .filter(line -> line.startsWith(key))
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .findFirst()
        .orElse("an unknown processor");
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
