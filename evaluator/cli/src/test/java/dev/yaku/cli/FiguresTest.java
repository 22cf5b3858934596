package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Picture;
import dev.yaku.cli.sheet.Sheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The figures of all documents are those of one file, which {@code dev.yaku.jmh.Figures} has
 * printed: the tables after {@code <!-- figures -->}, the sentence after {@code <!-- conditions
 * -->}, and the chart. With {@code -Dyaku.write=true} the test writes them.
 */
class FiguresTest {
  private static final Path TOP = Path.of("../..");
  private static final Path FILE = Path.of("../images/figures.json");
  private static final Path CHART = Path.of("../images/speed.svg");
  private static final boolean WRITE = Boolean.getBoolean("yaku.write");
  private static final Pattern ROW =
      Pattern.compile("\"row\": \"((?:[^\"\\\\]|\\\\.)*)\", \"nanos\": \\[([^\\]]*)\\]");

  /** What the chart shows: each evaluator in a form that it is fast in. */
  private static final List<String> CHARTED =
      List.of(
          "yaku, an array of sets, vectors",
          "yaku, a set",
          "OMPEval (C++), bytes",
          "holdem-hand-evaluator (Rust), bytes",
          "SpecialK (Java), ints",
          "HandEval (Java), a set",
          "PokerHandEvaluator (C), ints",
          "monty (Java), ints",
          "2+2 (Java), ints");

  private static final Pattern TABLE =
      Pattern.compile("(<!-- figures -->\n)(\\|[^\n]*\n\\|[^\n]*\n)((?:\\|[^\n]*\n)+)");
  private static final Pattern CONDITIONS =
      Pattern.compile("(<!-- conditions -->\n)((?:[^\n]+\n)+)");
  private static final int COLUMNS = 120;

  private final String file = Files.readString(FILE);
  private final Map<String, List<Double>> nanos = new HashMap<>();
  private int tables;

  FiguresTest() throws IOException {
    for (MatchResult row : ROW.matcher(file).results().toList()) {
      String name = row.group(1).replace("\\\"", "\"").replace("\\\\", "\\");
      List<Double> times =
          Arrays.stream(row.group(2).split(", ", -1)).map(Double::valueOf).toList();
      assertEquals(null, nanos.put(name, times), name + " stands twice in " + FILE);
    }
  }

  /** A member of the file that is a text, or a list of texts. */
  private String member(String name) {
    Matcher member = Pattern.compile("\"" + name + "\": \\[?\"(.*?)\"\\]?,\n").matcher(file);
    assertTrue(member.find(), name);
    return member.group(1);
  }

  /** The first number of each JDK's version. */
  private List<String> jdks() {
    return Arrays.stream(member("jdks").split("\", \"", -1))
        .map(version -> version.replaceFirst("\\D.*", ""))
        .toList();
  }

  /** Three digits and a unit. */
  private static String time(double nanos) {
    double number = nanos < 1e3 ? nanos : nanos < 1e6 ? nanos / 1e3 : nanos / 1e6;
    String unit = nanos < 1e3 ? "ns" : nanos < 1e6 ? "µs" : "ms";
    String digits = number < 9.995 ? "%.2f " : number < 99.95 ? "%.1f " : "%.0f ";
    return String.format(Locale.ROOT, digits, number) + unit;
  }

  private String row(String line) {
    String name = line.substring(1, line.indexOf('|', 1)).strip();
    List<Double> times = nanos.get(name);
    assertTrue(times != null, name + " is not in " + FILE);
    return times.stream()
        .map(FiguresTest::time)
        .collect(Collectors.joining(" | ", "| " + name + " | ", " |"));
  }

  private String table(MatchResult table) {
    tables++;
    String first = table.group(2).substring(1, table.group(2).indexOf('|', 1)).strip();
    String head = jdks().stream().map(jdk -> " JDK " + jdk + " |").collect(Collectors.joining());
    String rows = table.group(3).lines().map(this::row).collect(Collectors.joining("\n"));
    return "%s| %s |%s\n|---|%s\n%s\n"
        .formatted(table.group(1), first, head, "--:|".repeat(jdks().size()), rows);
  }

  private String conditions() {
    String versions = member("jdks").replace("\", \"", " and ");
    String text =
        "Measured on %s, one core of two: %s; JDK %s. The least of many, by `dev.yaku.jmh.Figures`."
            .formatted(member("date"), member("cpu"), versions);
    StringBuilder lines = new StringBuilder();
    int at = 0;
    for (String word : text.split(" ", -1)) {
      boolean next = at + word.length() + 1 > COLUMNS;
      lines.append(at == 0 ? "" : next ? "\n" : " ").append(word);
      at = next ? word.length() : at + word.length() + 1;
    }
    return lines + "\n";
  }

  private static List<Path> documents() throws IOException {
    List<Path> documents = new ArrayList<>(List.of(TOP.resolve("README.md")));
    try (Stream<Path> artifacts = Files.list(TOP.resolve("evaluator"))) {
      artifacts
          .map(artifact -> artifact.resolve("README.md"))
          .filter(Files::exists)
          .sorted()
          .forEach(documents::add);
    }
    return documents;
  }

  @Test
  void tables_haveTheFiguresOfTheFile() throws IOException {
    for (Path document : documents()) {
      String text = Files.readString(document).replace("\r\n", "\n");
      String right =
          TABLE.matcher(text).replaceAll(found -> Matcher.quoteReplacement(table(found)));
      right =
          CONDITIONS
              .matcher(right)
              .replaceAll(found -> Matcher.quoteReplacement(found.group(1) + conditions()));
      compare(right, text, document);
    }
    assertTrue(tables > 4, tables + " tables");
  }

  @Test
  void chart_isOfTheFile() throws IOException {
    Map<String, Double> times = new HashMap<>();
    CHARTED.forEach(name -> times.put(name, nanos.get(name).get(0)));
    double most = times.values().stream().mapToDouble(time -> time).max().orElseThrow();
    List<Block.Bar> bars =
        times.entrySet().stream()
            .sorted(Map.Entry.comparingByValue())
            .map(
                each ->
                    new Block.Bar(
                        each.getKey(),
                        List.of(time(each.getValue())),
                        each.getValue() / most,
                        each.getKey().startsWith("yaku") ? Colour.BLUE : Colour.PALE))
            .toList();
    Sheet sheet =
        new Sheet()
            .title("A hand of seven cards", "nanoseconds, one core of " + member("cpu"))
            .drawn(Block.Bars.of(List.of("evaluator", "time"), 30, 0, bars));
    compare(Picture.of(sheet), Files.exists(CHART) ? Files.readString(CHART) : "", CHART);
  }

  /** The ratios that sentences tell, on each JDK. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "jmh, 0.5 to 0.6 of the time of checked lists, \"OMPEval (C++), bytes\", \"yaku, ints\", 0.495, 0.605",
        "jmh, 0.5 to 0.6 of the time of checked lists, \"OMPEval (C++), bytes\", \"yaku, bytes\", 0.495, 0.605",
        "jmh, 0.7 of trusted ones, \"OMPEval (C++), bytes\", \"yaku, trusted bytes\", 0.65, 0.75",
        "jmh, 0.83 of a set, \"OMPEval (C++), bytes\", \"yaku, a set\", 0.80, 0.86",
        "jmh, 0.75 for holes on one board, \"OMPEval (C++), a hole on one board\", \"yaku, holes on one board in arrays\", 0.70, 0.80",
        "jmh, vectors take 0.92 to 0.95 of its time, \"yaku, holes on one board in arrays, vectors\", \"OMPEval (C++), a hole on one board\", 0.915, 0.955",
        "interop, six times as long as a set, \"HandEval (Java), a set\", \"yaku, a set\", 5.5, 6.5",
        "interop, six times as long as a set, \"monty (Java), a prepared hand\", \"yaku, a set\", 5.5, 6.5",
        "interop, ten times as long as ints, \"2+2 (Java), ints\", \"yaku, ints\", 9.5, 10.5",
        "interop, is level with ints one by one, \"SpecialK (Java), ints\", \"yaku, ints\", 0.9, 1.1",
        "interop, takes 0.7 of SpecialK's time, \"yaku, trusted ints\", \"SpecialK (Java), ints\", 0.65, 0.76",
      })
  void sentences_haveTheRatiosOfTheFile(
      String page, String sentence, String one, String other, double least, double most)
      throws IOException {
    String text = Files.readString(TOP.resolve("evaluator").resolve(page).resolve("README.md"));
    assertTrue(text.replaceAll("\\s+", " ").contains(sentence), sentence);
    for (int jdk = 0; jdk < nanos.get(one).size(); jdk++) {
      double ratio = nanos.get(one).get(jdk) / nanos.get(other).get(jdk);
      assertTrue(ratio >= least && ratio <= most, one + ": " + ratio);
    }
  }

  private static void compare(String right, String found, Path file) throws IOException {
    if (WRITE && !right.equals(found)) {
      Files.writeString(file, right);
    } else {
      assertEquals(right, found, file + ": run this test with -Dyaku.write=true");
    }
  }
}
