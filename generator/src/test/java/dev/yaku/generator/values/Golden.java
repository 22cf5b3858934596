package dev.yaku.generator.values;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Golden tables: the files of the folder {@code golden} among the tests' resources. Counts in them
 * are published, or were computed by programs that share no code with this one.
 */
public final class Golden {
  private Golden() {}

  /** The sections of a file: by the words of the line in brackets the lines that follow it. */
  static Map<String, String> sections(String file) {
    Map<String, String> sections = new LinkedHashMap<>();
    String title = null;
    for (String line : text(file).lines().toList()) {
      if (line.startsWith("[")) {
        title = line.substring(1, line.length() - 1);
        sections.put(title, "");
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        sections.merge(title, line + "\n", String::concat);
      }
    }
    return sections;
  }

  /** The lines of one section. */
  static String section(String file, String title) {
    return sections(file).get(title);
  }

  static Stream<String> titles(String file) {
    return sections(file).keySet().stream();
  }

  private static String text(String file) {
    try (InputStream in = Golden.class.getResourceAsStream("golden/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
