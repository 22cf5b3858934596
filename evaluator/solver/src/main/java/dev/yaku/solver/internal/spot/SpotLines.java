package dev.yaku.solver.internal.spot;

import java.util.LinkedHashMap;
import java.util.Map;

/** The keys and values of a text, each with its line. */
final class SpotLines {
  /** A value. */
  record Entry(int line, String key, String value) {
    SpotFault fault(String fault) {
      return new SpotFault(line, key, fault);
    }

    SpotFault fault(IllegalArgumentException cause) {
      return new SpotFault(line, key, cause.getMessage(), cause);
    }
  }

  private SpotLines() {}

  /** By key, in the order of the text. */
  static Map<String, Entry> read(String text) {
    Map<String, Entry> entries = new LinkedHashMap<>();
    String[] lines = text.split("\r\n|\r|\n", -1);
    for (int i = 0; i < lines.length; i++) {
      int number = i + 1;
      StringBuilder line = new StringBuilder(withoutComment(lines[i]));
      while (endsWithBackslash(line) && i + 1 < lines.length) {
        line.setLength(line.length() - 1);
        line.append(' ').append(withoutComment(lines[++i]));
      }
      if (line.toString().isBlank()) {
        continue;
      }
      int equals = line.indexOf("=");
      String key = (equals < 0 ? line.toString() : line.substring(0, equals)).strip();
      if (equals < 0) {
        throw new SpotFault(number, key, "expected a key, =, and a value");
      }
      Entry entry = new Entry(number, key, line.substring(equals + 1).strip());
      Entry before = entries.put(key, entry);
      if (before != null) {
        throw entry.fault("given before, in line " + before.line());
      }
    }
    return entries;
  }

  private static boolean endsWithBackslash(StringBuilder line) {
    return line.length() > 0 && line.charAt(line.length() - 1) == '\\';
  }

  private static String withoutComment(String line) {
    int comment = line.indexOf('#');
    String rest = comment < 0 ? line : line.substring(0, comment);
    return rest.startsWith("\uFEFF") ? rest.substring(1).strip() : rest.strip();
  }
}
