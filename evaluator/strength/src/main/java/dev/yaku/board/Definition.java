package dev.yaku.board;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;

/**
 * The definition of a word; all are read from {@code definitions.txt} on first use.
 *
 * @param sentence what it means
 * @param english its name for people
 * @param japanese the same in Japanese
 */
record Definition(String sentence, String english, String japanese) {
  private static final String FILE = "definitions.txt";
  private static final String INDENT = "  ";

  private static final Map<String, Definition> ALL = read();

  static Definition of(Word word) {
    return ALL.get(word.text());
  }

  private static Map<String, Definition> read() {
    Map<String, Definition> all = new HashMap<>();
    try (InputStream file = Definition.class.getResourceAsStream(FILE)) {
      String word = "";
      StringBuilder sentence = new StringBuilder();
      String english = "";
      for (String line : new String(file.readAllBytes(), UTF_8).split("\n", -1)) {
        String text = line.strip();
        if (text.isEmpty() || text.startsWith("#") || text.startsWith("[")) {
          continue;
        }
        if (!line.startsWith(INDENT)) {
          word = text;
          sentence.setLength(0);
          english = "";
        } else if (text.startsWith("en ")) {
          english = text.substring(2).strip();
        } else if (text.startsWith("ja ")) {
          all.put(word, new Definition(sentence.toString(), english, text.substring(2).strip()));
        } else if (english.isEmpty()) {
          sentence.append(sentence.isEmpty() ? "" : " ").append(text);
        }
      }
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
