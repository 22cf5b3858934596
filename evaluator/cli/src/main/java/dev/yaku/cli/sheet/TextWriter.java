package dev.yaku.cli.sheet;

import java.util.Arrays;
import java.util.List;

/** Writes the parts of an answer for people, for a terminal or without colours. */
final class TextWriter {
  private static final int CELL = 5; // characters
  private static final String PLAIN = "\u001b[0m";
  private static final int PLOT_ROWS = 15;
  private static final int PLOT_COLUMNS = 64;
  private static final char POINT = '●';
  private static final char BETWEEN = '·';

  private final boolean colours;
  private final StringBuilder text = new StringBuilder();

  private TextWriter(boolean colours) {
    this.colours = colours;
  }

  static CharSequence of(Sheet sheet, boolean colours) {
    TextWriter writer = new TextWriter(colours);
    for (Block block : sheet.blocks) {
      if (block instanceof Block.Text line) {
        writer.text.append(Style.shown(line.text(), colours));
      } else if (block instanceof Block.Grid grid) {
        writer.write(grid);
      } else if (block instanceof Block.Bars bars) {
        writer.write(bars);
      } else if (block instanceof Block.Plot plot) {
        writer.write(plot);
      } else if (block instanceof Block.Map map) {
        writer.write(map);
      }
    }
    return writer.text;
  }

  private void endLine() {
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == ' ') {
      end--;
    }
    text.setLength(end);
    text.append('\n');
  }

  private void write(Block.Grid grid) {
    if (!grid.title().isEmpty()) {
      text.append(Style.shown(Style.bold(grid.title()), colours)).append("\n\n");
    }
    int names = grid.rows().stream().mapToInt(Columns::width).max().orElse(0);
    text.append(" ".repeat(names));
    grid.columns().forEach(column -> text.append(fitted(column, false)));
    endLine();
    for (int row = 0; row < grid.rows().size(); row++) {
      text.append(grid.rows().get(row));
      for (Block.Cell cell : grid.cells()[row]) {
        text.append(cell == null ? " ".repeat(CELL) : shown(cell));
      }
      endLine();
    }
    if (!grid.caption().isEmpty()) {
      text.append('\n').append(grid.caption()).append('\n');
    }
  }

  private String shown(Block.Cell cell) {
    if (cell.height() <= 0) {
      return colours && !cell.name().isEmpty()
          ? Style.shown(Style.dim(fitted(cell.name())), true)
          : fitted(".");
    }
    String figure = cell.figure().isEmpty() ? cell.name() : cell.figure();
    if (!colours) {
      return fitted(cell.mark().isEmpty() ? figure : cell.mark());
    }
    String shown = fitted(cell.mark().isEmpty() ? figure : cell.name());
    if (cell.parts().size() == 1) {
      return cell.at(0).background() + shown + PLAIN;
    }
    StringBuilder painted = new StringBuilder(shown.substring(0, 1)); // apart from the one before
    String before = "";
    for (int i = 1; i < CELL; i++) {
      String paint = cell.at((i - 0.5) / (CELL - 1)).background();
      painted.append(paint.equals(before) ? "" : paint).append(shown.charAt(i));
      before = paint;
    }
    return painted.append(PLAIN).toString();
  }

  /** Figures with points on the right, so that those are in line; others in the middle. */
  private static String fitted(String word) {
    return fitted(word, word.indexOf('.') > 0);
  }

  private static String fitted(String word, boolean isFigure) {
    int left = isFigure ? CELL - word.length() : (CELL - word.length() + 1) / 2;
    return Columns.left(" ".repeat(Math.max(0, left)) + word, CELL);
  }

  private void write(Block.Bars bars) {
    boolean fields = bars.bar() == 0 && colours; // in place of the bars
    if (bars.heading() != null) {
      text.append(fields ? "   " : "");
      columns(
          bars.heading().get(0), bars.heading().subList(1, bars.heading().size()), bars.widths());
      endLine();
    }
    for (Block.Bar bar : bars.bars()) {
      if (fields) {
        Colour colour = bar.parts().get(0).colour();
        text.append(colour.background()).append("  ").append(PLAIN).append(' ');
      }
      columns(bar.name(), bar.figures(), bars.widths());
      if (bar.length() > 0 && bars.bar() > 0) {
        text.append("  ").append(painted(bar, bars.bar()));
      }
      endLine();
    }
  }

  /** Of several parts: on a terminal fields in their colours. */
  private String painted(Block.Bar bar, int width) {
    if (bar.parts().size() == 1 || !colours) {
      return Columns.bar(bar.length(), width);
    }
    StringBuilder painted = new StringBuilder();
    double end = 0;
    int done = 0;
    for (Block.Part part : bar.parts()) {
      end += part.width();
      int fields = (int) Math.round(end * bar.length() * width) - done;
      painted.append(part.colour().background()).append(" ".repeat(Math.max(0, fields)));
      done += Math.max(0, fields);
    }
    return painted.append(PLAIN).toString();
  }

  private void columns(String name, List<String> figures, int... widths) {
    text.append(Columns.left(name, widths[0]));
    for (int i = 0; i < figures.size(); i++) {
      text.append(Columns.right(figures.get(i), widths[i + 1]));
    }
  }

  private void write(Block.Plot plot) {
    char[][] field = new char[PLOT_ROWS][PLOT_COLUMNS];
    for (char[] row : field) {
      Arrays.fill(row, ' ');
    }
    Block.Scale scale = plot.scale();
    double[] values = plot.values();
    int last = values.length - 1;
    for (int column = 0; column < PLOT_COLUMNS && last > 0; column++) {
      double at = (double) column / (PLOT_COLUMNS - 1) * last;
      int before = Math.min((int) at, last - 1);
      double value = values[before] + (at - before) * (values[before + 1] - values[before]);
      field[row(scale, value)][column] = BETWEEN;
    }
    for (int i = 0; i <= last; i++) {
      double across = last == 0 ? 0.5 : (double) i / last;
      field[row(scale, values[i])][(int) Math.round(across * (PLOT_COLUMNS - 1))] = POINT;
    }
    for (int row = 0; row < PLOT_ROWS; row++) {
      double value = scale.high() - (scale.high() - scale.low()) * row / (PLOT_ROWS - 1);
      text.append(Words.format("%9.3f ┤", value)).append(field[row]);
      endLine();
    }
    text.append(" ".repeat(10)).append('└').append("─".repeat(PLOT_COLUMNS)).append('\n');
    String first = plot.names().get(0);
    String end = last == 0 ? "" : plot.names().get(last);
    text.append(" ".repeat(11)).append(first);
    text.append(Columns.right(end, Math.max(end.length() + 1, PLOT_COLUMNS - first.length())));
    endLine();
  }

  private static int row(Block.Scale scale, double value) {
    return (int) Math.round((1 - scale.part(value)) * (PLOT_ROWS - 1));
  }

  /** Two rows in a line of half blocks. */
  private void write(Block.Map map) {
    double[][] heat = map.heat();
    for (int row = 0; row < heat.length; row += 2) {
      for (int column = 0; column < heat.length; column++) {
        if (row + 1 < heat.length) {
          text.append(Colour.heat(heat[row + 1][column]).background());
        }
        text.append(Colour.heat(heat[row][column]).foreground()).append('▀');
      }
      text.append(PLAIN).append(' ').append(map.names().get(row)).append('\n');
    }
    text.append(map.title()).append(": ");
    for (int percent = 10; percent <= 90; percent += 5) {
      text.append(Colour.heat(percent / 100.0).background()).append(' ');
    }
    text.append(PLAIN).append(" 10 % to 90 %\n");
  }
}
