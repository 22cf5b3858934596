package dev.yaku.cli.strength;

import static dev.yaku.cli.sheet.Members.figure;

import dev.yaku.HoleClass;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HoleGrid;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What the matrix of equities says: of all hands, or of one. */
record MatrixSheet(PreflopMatrix matrix) {
  private static final String EQUITY = "%.10f";

  /**
   * The names of the columns.
   *
   * @param row a class of hands, or -1 for all
   */
  List<String> columns(int row) {
    return row < 0
        ? IntStream.range(-1, HoleClass.SIZE)
            .mapToObj(i -> i < 0 ? "hand" : HoleClass.toString(i))
            .toList()
        : List.of("hand", "opponent", "win", "tie", "lose", "equity");
  }

  /** All against all, in pictures the best first. */
  Sheet all() {
    Sheet sheet = new Sheet();
    for (int row = 0; row < HoleClass.SIZE; row++) {
      Members members = object(row).column(HoleClass.toString(row));
      for (int column = 0; column < HoleClass.SIZE; column++) {
        members.column(figure(EQUITY, matrix.equity(row, column)));
      }
      sheet.add(members);
    }
    int[] order = matrix.byEquity();
    double[][] heat = new double[order.length][order.length];
    for (int row = 0; row < order.length; row++) {
      for (int column = 0; column < order.length; column++) {
        heat[row][column] = matrix.equity(order[row], order[column]);
      }
    }
    List<String> names = Arrays.stream(order).mapToObj(HoleClass::toString).toList();
    return sheet
        .title("Row against column before the flop, the best hands first", "")
        .block(new Block.Map("Row against column", names, heat));
  }

  /** One against each: an object, a row for each other, and a grid. */
  Sheet row(int row) {
    double[] equities = new double[HoleClass.SIZE];
    Arrays.setAll(equities, column -> matrix.equity(row, column));
    String hand = HoleClass.toString(row);
    String any = Words.format("%s wins %.4f %% against any hand", hand, 100 * matrix.equity(row));
    return new Sheet()
        .object(object(row))
        .rows(sink -> rows(sink, row))
        .block(HoleGrid.of(hand + " against each hand, before the flop", any, equities));
  }

  private void rows(Sheet.Sink sink, int row) throws IOException {
    for (int column = 0; column < HoleClass.SIZE; column++) {
      Members line = new Members().column(HoleClass.toString(row));
      line.column(HoleClass.toString(column)).column(matrix.wins(row, column));
      line.column(matrix.ties(row, column)).column(matrix.losses(row, column));
      sink.take(line.column(figure(EQUITY, matrix.equity(row, column))));
    }
  }

  private Members object(int row) {
    Members against = new Members();
    for (int column = 0; column < HoleClass.SIZE; column++) {
      against.member(HoleClass.toString(column), figure(EQUITY, matrix.equity(row, column)));
    }
    Members hand = new Members().member("hand", HoleClass.toString(row));
    return hand.member("equity", figure(EQUITY, matrix.equity(row))).member("against", against);
  }
}
