package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.cli.sheet.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A language is one file, with all that is said and nothing else. */
class WordsTest {
  private static final Path FILES = Path.of("src/main/resources/dev/yaku/cli/sheet");
  private static final Path SOURCES = Path.of("src/main/java");

  /** The words of a pay table have translations only where they differ from English. */
  private static final String TRANSLATED_ONLY = "class.";

  private static final Pattern STRING = Pattern.compile("\"([a-z][\\w.-]*)\"");
  private static final Pattern VALUE = Pattern.compile("%(?:(\\d+)\\$)?[,.\\d+-]*([a-zA-Z])");

  private static List<String> translations() {
    return Words.languages().stream().filter(code -> !code.equals("en")).toList();
  }

  private static Properties read(String name) throws IOException {
    Properties words = new Properties();
    words.load(Files.newBufferedReader(FILES.resolve(name)));
    return words;
  }

  private static Set<String> keys(String name) throws IOException {
    return read(name).stringPropertyNames().stream()
        .filter(key -> !key.startsWith(TRANSLATED_ONLY))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String sources() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(name -> name.toString().endsWith(".java")).toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }

  @Test
  void languages_areTheFiles() throws IOException {
    try (Stream<Path> files = Files.list(FILES)) {
      Set<String> found =
          files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
      Set<String> expected =
          translations().stream()
              .map(code -> "messages_" + code + ".properties")
              .collect(Collectors.toSet());
      expected.add("messages.properties");
      assertEquals(expected, found);
    }
  }

  @ParameterizedTest
  @MethodSource("translations")
  void translation_hasTheSameKeys_withTheSameValues(String code) throws IOException {
    String name = "messages_" + code + ".properties";
    assertEquals(keys("messages.properties"), keys(name));
    Properties english = read("messages.properties");
    Properties translated = read(name);
    for (String key : keys(name)) {
      if (!key.endsWith(".one")) { // which may do without its number
        assertEquals(values(english.getProperty(key)), values(translated.getProperty(key)), key);
      }
    }
  }

  /** Which values a format takes, and how. */
  private static Set<String> values(String format) {
    Set<String> values = new TreeSet<>();
    int next = 1;
    for (MatchResult value : VALUE.matcher(format.replace("%%", "")).results().toList()) {
      values.add((value.group(1) == null ? next++ : value.group(1)) + value.group(2));
    }
    return values;
  }

  /** As a whole, or as the beginning to which something is added. */
  @Test
  void everyKey_isUsed() throws IOException {
    Set<String> used =
        STRING.matcher(sources()).results().map(key -> key.group(1)).collect(Collectors.toSet());
    Set<String> unused = keys("messages.properties");
    unused.removeIf(
        key -> {
          String of = key.replaceAll("\\.(one|many)$", "");
          return used.contains(of)
              || used.stream().anyMatch(start -> start.endsWith(".") && of.startsWith(start));
        });
    assertTrue(unused.isEmpty(), unused.toString());
  }
}
