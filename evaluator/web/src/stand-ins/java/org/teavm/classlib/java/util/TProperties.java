package org.teavm.classlib.java.util;

import java.io.IOException;
import java.io.Reader;
import java.util.Hashtable;

/**
 * {@link java.util.Properties}, of whose letters the compiler's own keeps the lower eight bits: as
 * much of it as is used.
 */
@SuppressWarnings("JdkObsolete") // as Properties is
public class TProperties extends Hashtable<Object, Object> {
  private static final long serialVersionUID = 1;

  private final TProperties others; // null if there are none

  public TProperties() {
    this(null);
  }

  public TProperties(TProperties others) {
    this.others = others;
  }

  public String getProperty(String key) {
    return get(key) instanceof String value
        ? value
        : others == null ? null : others.getProperty(key);
  }

  public String getProperty(String key, String other) {
    String value = getProperty(key);
    return value == null ? other : value;
  }

  public Object setProperty(String key, String value) {
    return put(key, value);
  }

  /** Reads lines; those that a backslash ends go on in the next. */
  public void load(Reader in) throws IOException {
    StringBuilder all = new StringBuilder();
    for (int c = in.read(); c >= 0; c = in.read()) {
      all.append((char) c);
    }
    StringBuilder line = new StringBuilder();
    for (String part : all.toString().replace("\r\n", "\n").replace('\r', '\n').split("\n", -1)) {
      String text = part.substring(blanksEnd(part, 0));
      if (line.length() > 0 || !text.startsWith("#") && !text.startsWith("!")) {
        line.append(text);
        if (isContinued(text)) {
          line.setLength(line.length() - 1);
        } else {
          add(line.toString());
          line.setLength(0);
        }
      }
    }
    add(line.toString());
  }

  private static int blanksEnd(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) <= ' ') {
      end++;
    }
    return end;
  }

  private static boolean isContinued(String text) {
    int slashes = 0;
    while (slashes < text.length() && text.charAt(text.length() - 1 - slashes) == '\\') {
      slashes++;
    }
    return slashes % 2 == 1;
  }

  private void add(String line) {
    int end = 0;
    while (end < line.length() && " =:".indexOf(Math.max(line.charAt(end), ' ')) < 0) {
      end += line.charAt(end) == '\\' ? 2 : 1;
    }
    int start = blanksEnd(line, Math.min(end, line.length()));
    if (start < line.length() && (line.charAt(start) == '=' || line.charAt(start) == ':')) {
      start = blanksEnd(line, start + 1);
    }
    if (!line.isEmpty()) {
      String key = line.substring(0, Math.min(end, line.length()));
      put(unescaped(key), unescaped(line.substring(start)));
    }
  }

  private static String unescaped(String text) {
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\\' || i + 1 == text.length()) {
        shown.append(c);
        continue;
      }
      char escaped = text.charAt(++i);
      if (escaped == 'u') {
        shown.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
        i += 4;
      } else {
        shown.append(
            switch (escaped) {
              case 't' -> '\t';
              case 'n' -> '\n';
              case 'r' -> '\r';
              case 'f' -> '\f';
              default -> escaped;
            });
      }
    }
    return shown.toString();
  }
}
