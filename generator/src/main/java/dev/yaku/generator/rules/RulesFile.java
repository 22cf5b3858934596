package dev.yaku.generator.rules;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.function.Predicate;

/** The values of the keys of a rules file, and their lines. */
public final class RulesFile {
  private static final int MOST_BYTES = 1 << 20;

  final String name;
  final String text;
  private final String file;
  private final Map<String, String> values = new HashMap<>();
  private final Map<String, Integer> lines = new LinkedHashMap<>(); // ascending

  /** Parses the text of a file, which messages call so, for the rule set of this name. */
  RulesFile(String file, String name, String text) {
    this.file = file;
    this.name = name;
    this.text = text;
    if (!name.matches("[a-z0-9][a-z0-9-]{0,23}")) {
      String found = "found \"" + name + "\", allowed: 1 to 24 of a-z, 0-9 and \"-\"";
      throw new RulesException(
          file + ": the file's name without \".rules\" is the rule set's name: " + found);
    }
    load();
  }

  /** Parses a file, which is for the rule set of its name. */
  static RulesFile of(Path path) throws IOException {
    String text = text(path); // rejects a directory, which may have no name
    String name = path.getFileName().toString().replaceFirst("\\.rules$", "");
    return new RulesFile(path.toString(), name, text);
  }

  /** The text of a file, with line ends normalised. */
  public static String text(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      throw new FileSystemException(path.toString(), null, "a directory, not a rules file");
    }
    String byteOrderMark = "\uFEFF";
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1); // a pipe cannot tell how long it is
      if (bytes.length > MOST_BYTES) {
        throw new RulesException(path + ": longer than the megabyte that rules may have");
      }
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return (text.startsWith(byteOrderMark) ? text.substring(1) : text).replace("\r\n", "\n");
    } catch (CharacterCodingException e) {
      throw new RulesException(path + ": not a text file in UTF-8");
    }
  }

  /** Passes entries one by one to {@link Properties}, which does not know their lines. */
  private void load() {
    List<String> all = text.lines().toList();
    for (int next = 0; next < all.size(); next++) {
      int line = next + 1;
      String entry = all.get(next);
      boolean comment = entry.matches("[ \t\f]*[#!].*");
      while (!comment && isContinued(entry) && next + 1 < all.size()) {
        entry += "\n" + all.get(++next);
      }
      Properties properties = new Properties();
      try {
        properties.load(new StringReader(entry));
      } catch (IllegalArgumentException e) {
        String fault = "found \"\\u\" without four hexadecimal digits";
        throw new RulesException(
            file + ":" + line + ": " + fault + ", allowed: for example \\u0041");
      } catch (IOException e) {
        throw new IllegalStateException(e); // a string does not fail
      }
      properties.forEach((key, value) -> add((String) key, ((String) value).strip(), line));
    }
  }

  /** Whether an entry ends with a backslash that is not itself escaped. */
  private static boolean isContinued(String entry) {
    return entry.replace("\\\\", "").endsWith("\\");
  }

  private void add(String key, String value, int line) {
    if (lines.putIfAbsent(key, line) != null) {
      String first = "(first in line " + lines.get(key) + ")";
      throw new RulesException(
          file + ":" + line + ": " + key + ": found a second time, allowed: once " + first);
    }
    values.put(key, value);
  }

  /** Rejects the file if it has a key that is not among these; the message names the first one. */
  void requireKeys(List<String> keys) {
    for (String key : lines.keySet()) {
      if (!keys.contains(key)) {
        String allowed = suggestion(key, keys) + "allowed: " + String.join(", ", keys);
        String where = file + ":" + lines.get(key);
        throw new RulesException(where + ": unknown key " + quoted(key) + ", " + allowed);
      }
    }
  }

  boolean has(String key) {
    return values.containsKey(key);
  }

  /** The value of a key; {@code otherwise} is its default, or null if the key is required. */
  String get(String key, String otherwise, Predicate<String> allowed, String allowedText) {
    String value = values.getOrDefault(key, otherwise);
    if (value == null) {
      throw mistake(key, "nothing", allowedText);
    }
    if (!allowed.test(value)) {
      throw mistake(key, quoted(value), allowedText);
    }
    return value;
  }

  /** Rejects the value of a key if a condition does not hold. */
  void require(String key, boolean holds, String allowed) {
    if (!holds) {
      throw mistake(key, values.containsKey(key) ? quoted(values.get(key)) : "nothing", allowed);
    }
  }

  RulesException mistake(String key, String found, String allowed) {
    return mistake(key, found, "", allowed);
  }

  /** The exception for a mistake, with a {@link #suggestion}. */
  RulesException mistake(String key, String found, String suggestion, String allowed) {
    String line = lines.containsKey(key) ? ":" + lines.get(key) : "";
    return new RulesException(
        file + line + ": " + key + ": found " + found + ", " + suggestion + "allowed: " + allowed);
  }

  static String quoted(String found) {
    return '"' + found.replaceAll("\\p{Cntrl}", "?") + '"';
  }

  static boolean isLine(String text) {
    return !text.isEmpty() && text.chars().noneMatch(Character::isISOControl);
  }

  static boolean isNumber(String text, int from, int to) {
    return text.matches("\\d{1,2}")
        && Integer.parseInt(text) >= from
        && Integer.parseInt(text) <= to;
  }

  /** Whether a text is a digit, or two digits with "-" between them. */
  static boolean isRange(String text) {
    return text.matches("\\d(\\s*-\\s*\\d)?") && range(text)[0] <= range(text)[1];
  }

  /** The first and the last number of a range. */
  static int[] range(String text) {
    String[] ends = text.split("\\s*-\\s*", -1);
    return new int[] {Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1])};
  }

  /** {@code did you mean "wheel"? }, or an empty text if no word is similar. */
  static String suggestion(String found, Collection<String> words) {
    int most = Math.max(1, found.length() / 3);
    return words.stream()
        .filter(word -> distance(found, word) <= most)
        .min(Comparator.comparingInt(word -> distance(found, word)))
        .map(word -> "did you mean \"" + word + "\"? ")
        .orElse("");
  }

  /** The number of letters to insert, delete or replace (Levenshtein distance). */
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }
}
