package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs that read the command line's output go on working: see the file of columns. */
@Tag("proof") // for the clusters of one question
class ColumnsTest {
  private static final Path COLUMNS = Path.of("src", "test", "columns", "columns.txt");
  private static final Pattern ARGUMENT = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final Pattern KEY = Pattern.compile("\"([a-z]\\w*)\":");

  /** A command, and the columns and keys that it has had since the version that the file names. */
  private record Promise(List<String> command, List<String> columns, List<String> keys) {
    String firstLine(String format) {
      List<String> words = new ArrayList<>(command);
      words.addAll(1, List.of("--format", format));
      Run run = Run.of(words.toArray(String[]::new));
      assertEquals("", run.err(), words.toString());
      return run.out().lines().findFirst().orElseThrow();
    }
  }

  private static Stream<Promise> promises() throws IOException {
    List<String> lines =
        Files.readAllLines(COLUMNS).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .toList();
    List<Promise> promises = new ArrayList<>();
    for (int i = 0; i < lines.size(); i += 3) {
      promises.add(
          new Promise(
              words(lines.get(i), "$"),
              words(lines.get(i + 1), "tsv"),
              words(lines.get(i + 2), "json")));
    }
    return promises.stream();
  }

  /** The arguments of a line after its first word. */
  private static List<String> words(String line, String first) {
    List<String> words =
        ARGUMENT
            .matcher(line)
            .results()
            .map(word -> word.group(1) != null ? word.group(1) : word.group(2))
            .toList();
    assertEquals(first, words.get(0), line);
    return words.subList(1, words.size());
  }

  @ParameterizedTest
  @MethodSource("promises")
  void tsvColumns_areThoseOfTheFirstVersion_andMoreAtTheEnd(Promise promise) {
    List<String> columns = List.of(promise.firstLine("tsv").split("\t", -1));
    int promised = promise.columns().size();
    assertTrue(columns.size() >= promised, columns.toString());
    assertEquals(promise.columns(), columns.subList(0, promised));
  }

  @ParameterizedTest
  @MethodSource("promises")
  void jsonKeys_areThoseOfTheFirstVersion_andMore(Promise promise) {
    String json = promise.firstLine("json");
    Set<String> keys =
        KEY.matcher(json).results().map(key -> key.group(1)).collect(Collectors.toSet());
    Set<String> missing = new TreeSet<>(promise.keys());
    missing.removeAll(keys);
    assertEquals(Set.of(), missing, json);
  }

  @Test
  void everyCommandWithFormats_hasColumnsHere() throws IOException {
    Set<String> promised =
        promises()
            .map(promise -> promise.command().get(0))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> withFormats =
        Pattern.compile("(?m)^  ([a-z]+) {2,}")
            .matcher(Run.of("--help").out())
            .results()
            .map((MatchResult command) -> command.group(1))
            .filter(command -> Run.of(command, "--help").out().contains("--format"))
            .collect(Collectors.toCollection(TreeSet::new));
    assertTrue(withFormats.size() > 10, withFormats.toString());
    assertEquals(withFormats, promised);
  }
}
