package dev.yaku.internal.cards;

import java.util.ArrayList;
import java.util.List;

/**
 * A line {@code key = value} of a question or a pay table. {@code #} starts a comment, also after a
 * value, and a line that ends with a backslash goes on in the next one.
 *
 * @param line the number of the first line, from 1
 * @param text the line without its comment; lines that belong together have a space between them
 */
public record KeyLine(int line, String text) {
  /** The lines of a text, without those that are blank but for a comment. */
  public static List<KeyLine> of(String text) {
    List<KeyLine> all = new ArrayList<>();
    String[] lines = text.replace("\r\n", "\n").replace('\r', '\n').split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      int number = i + 1;
      StringBuilder joined = new StringBuilder();
      String part = withoutComment(lines[i]);
      while (part.endsWith("\\") && i + 1 < lines.length) {
        joined.append(part.substring(0, part.length() - 1).strip()).append(' ');
        part = withoutComment(lines[++i]);
      }
      String line = joined.append(part).toString().strip();
      if (!line.isEmpty()) {
        all.add(new KeyLine(number, line));
      }
    }
    return all;
  }

  private static String withoutComment(String line) {
    int comment = line.indexOf('#');
    String rest = comment < 0 ? line : line.substring(0, comment);
    return rest.startsWith("\uFEFF")
        ? rest.substring(1).strip()
        : rest.strip(); // a byte order mark
  }

  public boolean hasEquals() {
    return text.indexOf('=') >= 0;
  }

  /** The text before the first equals sign; all of it if there is none. */
  public String key() {
    return hasEquals() ? text.substring(0, text.indexOf('=')).strip() : text;
  }

  /** The text after the first equals sign; empty if there is none. */
  public String value() {
    return hasEquals() ? text.substring(text.indexOf('=') + 1).strip() : "";
  }
}
