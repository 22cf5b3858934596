package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What is not poker is there once: answers, large files, texts of cards, long work, suits. A new
 * command, product or file goes to the one place; .github/CONTRIBUTING.md says where. {@link
 * RoomsTest} holds the borders of packages.
 */
class OneOfEachTest {
  private static final Path ROOT = Path.of("../..");

  /** Comments, or strings and characters, which stay what they are. */
  private static final Pattern COMMENT =
      Pattern.compile(
          "(\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])+')|/\\*.*?\\*/|//[^\n]*",
          Pattern.DOTALL);

  /** What only some files do; each of them does it. */
  private enum Border {
    /** A picture is a block of a sheet, which these draw. */
    PICTURE(
        "<(svg|rect|text|path|circle|line|g)\\b",
        "return \"<rect x='\" + x + \"'/>\";",
        "cli/sheet/Picture"),

    /** Members of a sheet are written as JSON; what asks for JSON gives an example of it. */
    JSON(
        "\\{ *\\\\\"|\\\\\"\\w+\\\\\" *:|\"\\{}\"",
        "out.write(\"{\\\"spot\\\": \" + spot);",
        "cli/sheet/Json",
        "cli/mcp/Answer",
        "cli/mcp/Solutions"),

    /**
     * Rows of a sheet are written as TSV; eval's by millions, and a report's are read again. The
     * others skip tabs where they read.
     */
    TSV(
        "\"[^\"\n]*\\\\t[^\"\n]*\"",
        "program.out().write(spot + \"\\t\" + ehs);",
        "cli/sheet/Answers",
        "cli/hands/HandRows",
        "cli/solver/ReportCommand",
        "cli/solver/ReportRows",
        "cli/mcp/JsonReader",
        "cli/play/MoveReader",
        "core/internal/cards/CardReader",
        "equity/internal/ranges/RangeText",
        "generator/rules/RulesFile",
        "solver/Flop"),

    /** Words of one language lie in property files, but for the names of what the library has. */
    LANGUAGE(
        "Locale\\.JAPANESE|[\\u3040-\\u30FF]",
        "return japanese ? \"ハンド\" : \"hand\";",
        "core/internal/rules/JapaneseWords"),

    /** Large files are checked files; tables, and what is made of rules in a jar, are not. */
    CHECKSUM(
        "new (CRC32C?|Adler32)\\(",
        "CRC32 crc = new CRC32();",
        "core/internal/file/Blocks",
        "core/internal/file/Checksum",
        "equity/internal/holes/PreflopTable",
        "equity/internal/three/ThreeTable",
        "generator/tables/TableWriter"),

    /** A file that takes the place of another is on the disk before: here, and nowhere else. */
    RENAMING(
        "ATOMIC_MOVE|Files\\.move\\(|renameTo\\(",
        "Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);",
        "core/internal/file/FileReplacement",
        "generator/Main"),

    /** Maps of files are copied before use, since a file may change: by these. */
    MAP(
        "\\.map\\([^;]*(READ_ONLY|READ_WRITE|mode)",
        "channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());",
        "core/internal/file/CheckedMaps",
        "core/internal/file/MappedBytes"),

    /** Long work is a team's; the end of a command, a server's calls are no work. */
    THREADS(
        "new Thread\\(|extends"
            + " Thread\\b|Executors\\.|ForkJoinPool|parallelStream\\(|\\.parallel\\(",
        "list.parallelStream().forEach(this::count);",
        "core/internal/work/Team",
        "cli/io/Interruption",
        "cli/io/ThreeHandsCount",
        "cli/mcp/McpCommand",
        "cli/mcp/Session",
        "generator/Main"),

    /** How far work is has one shape. */
    PROGRESS(
        "(interface|record|class) \\w*Progress\\b|DoublePredicate|\\bBiPredicate",
        "public record CountProgress(long done) {}",
        "core/Progress"),

    /** Numbers have the same digits and points in every country: in files, names and messages. */
    DIGITS(
        "%[-+ #0-9,.$]*[defg][^\"\\n]*\"\\)?\\s*\\.formatted\\("
            + "|(String\\.format|\\bprintf)\\((?!\\s*(Locale\\.|ROOT|locale))",
        "String name = \"range-%012d.parquet\".formatted(from);", new String[0]),

    /** The 24 ways to exchange suits. */
    SUITS(
        "permut(?!able)|\\[24\\]|!= *(\\w+) *&& *\\w+ *!= *\\1 *&& *\\w+ *!= *\\1\\b",
        "int[][] ways = new int[24][4]; // [24] in code",
        new String[0]),

    /**
     * Cards in texts are read, and bars looked for, by the core; a spot that is written has one.
     */
    BARS(
        "'\\|'|\\[\\|\\]|'\\\\uFF5C'",
        "String[] parts = text.split(\"[|]\", -1);",
        "core/internal/cards/CardReader",
        "core/internal/cards/Signs");

    private final Pattern pattern;
    private final String example;
    private final String files; // sorted, with commas

    Border(String pattern, String example, String... files) {
      this.pattern = Pattern.compile(pattern);
      this.example = example;
      this.files = String.join(", ", new TreeSet<>(List.of(files)));
    }
  }

  private static String withoutComments(String source) {
    return COMMENT
        .matcher(source)
        .replaceAll(m -> m.group(1) == null ? "" : Matcher.quoteReplacement(m.group(1)));
  }

  /** The files of main code that do it without comments, such as {@code cli/sheet/Picture}. */
  private static Set<String> found(Border border, Map<String, String> sources) {
    Set<String> found = new TreeSet<>();
    sources.forEach(
        (file, source) -> {
          if (border.pattern.matcher(source).find()) {
            found.add(file);
          }
        });
    return found;
  }

  private static final Map<String, String> SOURCES = new TreeMap<>();

  /** Without comments, by name: artifact, package below its own, class. */
  @BeforeAll
  static void readSources() throws IOException {
    for (String folder : List.of("evaluator", "generator/src")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
        for (Path file : (Iterable<Path>) files::iterator) {
          String path = ROOT.relativize(file).toString().replace('\\', '/');
          boolean ours =
              !path.contains("/target/") && !path.contains("/examples/"); // users' programs
          if (ours && path.matches(".*src/main/java/.*\\.java")) {
            String name = path.replaceFirst("^evaluator/", "").replaceFirst("\\.java$", "");
            SOURCES.put(
                name.replaceFirst("^(\\w+)/src/main/java/dev/yaku/(?:\\1/)?", "$1/"),
                withoutComments(Files.readString(file)));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Border.class)
  void whatIsThereOnce_isInItsPlace(Border border) {
    assertTrue(
        SOURCES.size() > 500 && SOURCES.containsKey("core/Hand"), SOURCES.keySet()::toString);
    assertEquals(border.files, String.join(", ", found(border, SOURCES)));
  }

  /** Shells warn of a language that is not installed: no test is to take that for an answer. */
  @Test
  void programs_areStartedByTestsInOnePlace() throws IOException {
    Set<String> found = new TreeSet<>();
    for (String folder : List.of("evaluator", "generator", "tables")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
        for (Path file : (Iterable<Path>) files::iterator) {
          String path = ROOT.relativize(file).toString().replace('\\', '/');
          if (path.matches("(?!.*/target/).*/src/(test|started|fuzz)/.*\\.java")
              && withoutComments(Files.readString(file))
                  .matches("(?s).*(new ProcessBuilder\\(|getRuntime\\(\\)\\.exec\\().*")) {
            found.add(path);
          }
        }
      }
    }
    Set<String> places =
        Set.of(
            "evaluator/core/src/started/java/dev/yaku/Started.java",
            "evaluator/spark/src/test/java/dev/yaku/spark/jobs/Cluster.java", // JVMs, no shells
            "evaluator/spark/src/test/java/dev/yaku/spark/jobs/DriversTest.java");
    assertEquals(new TreeSet<>(places), found);
  }

  @ParameterizedTest
  @EnumSource(Border.class)
  void anotherCopy_isFound(Border border) {
    String source = "class Copy {\n  void copy() {\n    %s\n  }\n}\n".formatted(border.example);
    assertEquals(Set.of("cli/Copy"), found(border, Map.of("cli/Copy", withoutComments(source))));
    String comment =
        "class Copy {} // " + border.example.replace("//", "") + "\n/* permutations */";
    assertEquals(Set.of(), found(border, Map.of("cli/Copy", withoutComments(comment))));
  }

  @Test
  void strings_areNoComments() {
    String source = "String a = \"/* \\\" no // comment\"; char b = '\"'; int c; // one";
    assertEquals(source.substring(0, source.length() - 6), withoutComments(source));
  }
}
