package dev.yaku.cli.sheet;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Consumer;

/**
 * Writes sheets in the format that was asked for, which may be asked by those who save themselves
 * what it does not have. Objects are handed over, if that is not null, in this process.
 */
public record Answers(
    Format format, boolean colours, Writer out, Consumer<Map<String, Object>> asker) {
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
      case TSV -> {
        for (Sheet.Source rows : sheet.rows) {
          rows.to(this::row);
        }
      }
      case JSON -> {
        if (asker != null && sheet.objects.isEmpty()) {
          out.append(TextWriter.of(sheet, false));
        }
        for (Sheet.Source objects : sheet.objects) {
          objects.to(this::object);
        }
      }
    }
  }

  private void object(Members members) throws IOException {
    if (asker != null) {
      asker.accept(members.object());
    } else {
      out.write(Json.line(members) + "\n");
    }
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
