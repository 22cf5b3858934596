package dev.yaku.cli.strength;

import dev.yaku.HoleClass;
import dev.yaku.cli.options.Rows;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.text.HandMatrix;
import dev.yaku.cli.text.HeatColor;
import java.util.Arrays;
import java.util.Locale;

/** The matrix of equities on a terminal, and for programs. */
final class MatrixText {
  private static final String RESET = "\u001B[0m";

  private final PreflopMatrix matrix;

  MatrixText(PreflopMatrix matrix) {
    this.matrix = matrix;
  }

  /** One hand against each other hand: a grid. */
  static HandMatrix row(PreflopMatrix matrix, int row) {
    double[] equities = new double[HoleClass.SIZE];
    Arrays.setAll(equities, column -> matrix.equity(row, column));
    String hand = HoleClass.toString(row);
    String any = format("%s wins %.4f %% against any hand", hand, 100 * matrix.equity(row));
    String title = hand + " against each hand, before the flop";
    return new HandMatrix(title, any, HandMatrix.Scale.EQUITY, equities);
  }

  /** All against all in colour, the best hands first: two rows in a line of half blocks. */
  String picture() {
    int[] order = matrix.byEquity();
    StringBuilder to = new StringBuilder();
    for (int line = 0; line < order.length; line += 2) {
      for (int column : order) {
        to.append(HeatColor.foreground(matrix.equity(order[line], column)));
        if (line + 1 < order.length) {
          to.append(HeatColor.background(matrix.equity(order[line + 1], column)));
        }
        to.append('▀');
      }
      to.append(RESET).append(' ').append(HoleClass.toString(order[line])).append('\n');
    }
    return to.append(legend()).toString();
  }

  private static String legend() {
    StringBuilder to = new StringBuilder("Row against column: ");
    for (int percent = 10; percent <= 90; percent += 5) {
      to.append(HeatColor.background(percent / 100.0)).append(' ');
    }
    return to.append(RESET).append(" 10 % to 90 %\n").toString();
  }

  /** All against all: a header line, then a row for each. */
  String table() {
    StringBuilder to = new StringBuilder("hand");
    for (int column = 0; column < HoleClass.SIZE; column++) {
      to.append('\t').append(HoleClass.toString(column));
    }
    to.append('\n');
    for (int row = 0; row < HoleClass.SIZE; row++) {
      to.append(HoleClass.toString(row));
      for (int column = 0; column < HoleClass.SIZE; column++) {
        to.append('\t').append(format("%.10f", matrix.equity(row, column)));
      }
      to.append('\n');
    }
    return to.toString();
  }

  /** One hand against each: a header line, then a line for each hand. */
  String table(int row) {
    String[] columns = {"hand", "opponent", "win", "tie", "lose", "equity"};
    StringBuilder to = new StringBuilder(Rows.header(Format.TSV, columns));
    Rows line = new Rows(Format.TSV);
    for (int column = 0; column < HoleClass.SIZE; column++) {
      line.column(HoleClass.toString(row)).column(HoleClass.toString(column));
      line.column(matrix.wins(row, column)).column(matrix.ties(row, column));
      line.column(matrix.losses(row, column));
      to.append(line.column(format("%.10f", matrix.equity(row, column))).end());
    }
    return to.toString();
  }

  /** One object for a hand, with its equity against each hand. */
  String object(int row) {
    Rows against = new Rows(Format.JSON);
    for (int column = 0; column < HoleClass.SIZE; column++) {
      against.value(HoleClass.toString(column), format("%.10f", matrix.equity(row, column)));
    }
    Rows hand = new Rows(Format.JSON).text("hand", HoleClass.toString(row));
    hand.value("equity", format("%.10f", matrix.equity(row)));
    return hand.value("against", against.object()).end();
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
