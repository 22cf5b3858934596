package dev.yaku.cli.mcp;

import dev.yaku.cli.sheet.Members;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON (RFC 8259): objects as maps in their order, arrays as lists, text, booleans, null, and
 * numbers as they are written.
 */
final class JsonReader {
  private static final int MOST_LEVELS = 64;
  private static final String NUMBER = "-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][+-]?[0-9]+)?";

  private final String text;
  private int at;
  private int levels;

  private JsonReader(String text) {
    this.text = text;
  }

  /** {@return the value that a text is; throws if it is no JSON, and says where} */
  static Object read(String text) {
    JsonReader reader = new JsonReader(text);
    Object value = reader.value();
    reader.space();
    if (reader.at < text.length()) {
      throw reader.fault("the end");
    }
    return value;
  }

  private IllegalArgumentException fault(String expected) {
    String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
    return new IllegalArgumentException(
        "no JSON: column " + (at + 1) + ": expected " + expected + ", found " + found);
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  /** Whether this is the next character but for blanks, which then is read. */
  private boolean reads(char c) {
    space();
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private void demand(char c) {
    if (!reads(c)) {
      throw fault("'" + c + "'");
    }
  }

  private Object value() {
    if (++levels > MOST_LEVELS) {
      throw fault("at most " + MOST_LEVELS + " levels");
    }
    Object value = reads('{') ? object() : reads('[') ? array() : reads('"') ? string() : word();
    levels--;
    return value;
  }

  private Map<String, Object> object() {
    Map<String, Object> members = new LinkedHashMap<>();
    if (!reads('}')) {
      do {
        demand('"');
        String name = string();
        demand(':');
        members.put(name, value());
      } while (reads(','));
      demand('}');
    }
    return members;
  }

  private List<Object> array() {
    List<Object> values = new ArrayList<>();
    if (!reads(']')) {
      do {
        values.add(value());
      } while (reads(','));
      demand(']');
    }
    return values;
  }

  private String string() {
    StringBuilder string = new StringBuilder();
    while (true) {
      if (at == text.length() || text.charAt(at) < ' ') {
        throw fault("the end of the text, '\"'");
      }
      char c = text.charAt(at++);
      if (c == '"') {
        return string.toString();
      }
      string.append(c == '\\' ? escaped() : c);
    }
  }

  private char escaped() {
    int which = at < text.length() ? "\"\\/bfnrtu".indexOf(text.charAt(at)) : -1;
    if (which < 0) {
      throw fault("one of \"\\/bfnrtu after \\");
    }
    at++;
    if (which < 8) {
      return "\"\\/\b\f\n\r\t".charAt(which);
    }
    int end = at + 4;
    int code = 0;
    for (; at < end; at++) {
      int digit = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
      if (digit < 0 || text.charAt(at) > 'f') {
        throw fault("four digits of 0 to f");
      }
      code = code << 4 | digit;
    }
    return (char) code;
  }

  /** A number, or one of the three words. */
  private Object word() {
    int end = at;
    while (end < text.length() && ",]} \t\r\n".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    String word = text.substring(at, end);
    if (!word.matches("true|false|null|" + NUMBER)) {
      throw fault("a value");
    }
    at = end;
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      case "null" -> null;
      default -> new Members.Figure(word);
    };
  }
}
