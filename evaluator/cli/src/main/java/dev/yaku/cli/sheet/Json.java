package dev.yaku.cli.sheet;

import java.util.Collection;
import java.util.Map;

/** Writes values as JSON, on one line. */
public final class Json {
  private final StringBuilder text = new StringBuilder();

  private Json() {}

  /** A value: see {@link Members}. */
  public static String line(Object value) {
    Json line = new Json();
    line.value(value);
    return line.text.toString();
  }

  private void value(Object value) {
    if (value instanceof Members members) {
      value(members.object());
    } else if (value instanceof Map<?, ?> map) {
      String before = "{";
      for (Map.Entry<?, ?> each : map.entrySet()) {
        text.append(before);
        quoted(each.getKey().toString());
        text.append(':');
        value(each.getValue());
        before = ",";
      }
      text.append(map.isEmpty() ? "{}" : "}");
    } else if (value instanceof Collection<?> list) {
      String before = "[";
      for (Object each : list) {
        text.append(before);
        value(each);
        before = ",";
      }
      text.append(list.isEmpty() ? "[]" : "]");
    } else if (value instanceof Number || value instanceof Boolean) {
      text.append(value instanceof Double number && !Double.isFinite(number) ? "null" : value);
    } else if (value == null || value instanceof Members.Figure) {
      text.append(value);
    } else {
      quoted(value.toString());
    }
  }

  /** Whether half of a character stands there without the other half: UTF-8 has no such text. */
  private static boolean isAlone(String word, int at) {
    char c = word.charAt(at);
    return Character.isSurrogate(c)
        && (Character.isHighSurrogate(c)
            ? at + 1 == word.length() || !Character.isLowSurrogate(word.charAt(at + 1))
            : at == 0 || !Character.isHighSurrogate(word.charAt(at - 1)));
  }

  private void quoted(String word) {
    text.append('"');
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c < ' ' || isAlone(word, i)) {
        text.append(Words.format("\\u%04x", (int) c));
      } else {
        text.append(c == '"' || c == '\\' ? "\\" : "").append(c);
      }
    }
    text.append('"');
  }
}
