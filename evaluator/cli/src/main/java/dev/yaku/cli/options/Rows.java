package dev.yaku.cli.options;

import dev.yaku.cli.sheet.Format;
import java.util.Locale;

/**
 * Rows for programs: tab-separated values below a header line, or one JSON object per line. A row
 * is composed value by value.
 */
public final class Rows {
  private final boolean json;
  private final StringBuilder row = new StringBuilder();
  private boolean isFirst = true;

  /** In this format, which must not be that for people. */
  public Rows(Format format) {
    json = format == Format.JSON;
  }

  /** The header line with the names of the columns; empty in formats that have none. */
  public static String header(Format format, String... columns) {
    return format == Format.TSV ? String.join("\t", columns) + "\n" : "";
  }

  /** Adds text. */
  public Rows text(String name, Object value) {
    String text = value.toString();
    return json ? member(name, quoted(text)) : add(text.replaceAll("[\t\r\n]", " "));
  }

  /** Adds a number, or whether something is true; a number that is not known is NaN. */
  public Rows value(String name, Object value) {
    boolean unknown = value.equals("NaN");
    return json ? member(name, unknown ? "null" : value) : add(unknown ? "nan" : value);
  }

  /** Adds a column that objects do not have. */
  public Rows column(Object value) {
    return json ? this : add(value);
  }

  /** Adds a member that tables do not have. */
  public Rows member(String name, Object value) {
    if (json) {
      row.append(isFirst ? "{" : ",").append(quoted(name)).append(':').append(value);
      isFirst = false;
    }
    return this;
  }

  private Rows add(Object value) {
    row.append(isFirst ? "" : "\t").append(value);
    isFirst = false;
    return this;
  }

  /** The finished row, as a line. */
  public String end() {
    return take(json ? "}\n" : "\n");
  }

  /** The finished object, to be a member of another one. */
  public String object() {
    return take("}");
  }

  private String take(String end) {
    String line = row.append(end).toString();
    row.setLength(0);
    isFirst = true;
    return line;
  }

  /** Text as JSON writes it. */
  public static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ') {
        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        quoted.append(c == '"' || c == '\\' ? "\\" : "").append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
