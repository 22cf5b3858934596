package dev.yaku.cli.sheet;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Writes sheets in the format that was asked for. */
public final class Answers {
  private final Format format;
  private final boolean colours;
  private final Writer out;
  private List<Map<String, Object>> kept; // or null

  /**
   * @param colours whether text is for a terminal with colours
   */
  public Answers(Format format, boolean colours, Writer out) {
    this.format = format;
    this.colours = colours;
    this.out = out;
  }

  /**
   * Keeps the objects for a program in this process: see {@link Members}.
   *
   * @param out where the text goes of what has no objects
   */
  public Answers(List<Map<String, Object>> objects, Writer out) {
    this(Format.JSON, false, out);
    kept = objects;
  }

  /** The format, for those who save themselves what it does not have. */
  public Format format() {
    return format;
  }

  /** The header line of tables, with the names of the columns. */
  public void header(String... columns) throws IOException {
    header(List.of(columns));
  }

  public void header(List<String> columns) throws IOException {
    if (format == Format.TSV) {
      out.write(String.join("\t", columns) + "\n");
    }
  }

  public void write(Sheet sheet) throws IOException {
    switch (format) {
      case TEXT -> out.append(TextWriter.of(sheet, colours));
      case TSV -> sheet.writeRows(this::row);
      case JSON -> {
        if (kept != null && !sheet.hasObjects()) {
          out.append(TextWriter.of(sheet, false));
        }
        sheet.writeObjects(this::object);
      }
    }
  }

  public static String picture(Sheet sheet) {
    return Picture.of(sheet);
  }

  private void object(Members members) throws IOException {
    if (kept != null) {
      kept.add(members.object());
      return;
    }
    StringBuilder line = new StringBuilder();
    Json.write(members, line);
    out.append(line.append('\n'));
  }

  private void row(Members members) throws IOException {
    StringJoiner line = new StringJoiner("\t", "", "\n");
    for (Object value : members.row()) {
      line.add(column(value));
    }
    out.write(line.toString());
  }

  private static String column(Object value) {
    if (value == null) {
      return "";
    }
    if (value instanceof Iterable<?> list) {
      StringJoiner words = new StringJoiner(",");
      list.forEach(each -> words.add(column(each)));
      return words.toString();
    }
    if (value instanceof Double number && number.isNaN()) {
      return "nan";
    }
    return value instanceof CharSequence
        ? value.toString().replaceAll("[\t\r\n]", " ")
        : value.toString();
  }
}
