package dev.yaku.cli.strength;

import static dev.yaku.cli.sheet.Members.figure;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HoleGrid;
import dev.yaku.equity.HeadsUp;
import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** How often each class of two cards wins against each other before the flop, in all deals. */
final class MatrixSheet {
  private static final String EQUITY = "%.10f";

  // Over all pairs of hands of a class and another that share no card, and all boards.
  private final long[][] wins = new long[HoleClass.SIZE][HoleClass.SIZE];
  private final long[][] ties = new long[HoleClass.SIZE][HoleClass.SIZE];

  MatrixSheet() {
    for (int mine = 0; mine < HoleIndex.SIZE; mine++) {
      int row = HoleClass.of(mine);
      long cards = HoleIndex.hand(mine);
      for (int theirs = 0; theirs < HoleIndex.SIZE; theirs++) {
        if ((cards & HoleIndex.hand(theirs)) == 0) {
          long boards = HeadsUp.preflop(mine, theirs);
          wins[row][HoleClass.of(theirs)] += HeadsUp.win(boards);
          ties[row][HoleClass.of(theirs)] += HeadsUp.tie(boards);
        }
      }
    }
  }

  /** Of a class of hands, or, if it is negative, of all. */
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
        members.column(figure(EQUITY, equity(row, column)));
      }
      sheet.add(members);
    }
    Comparator<Integer> best = Comparator.comparingDouble(row -> -equity(row));
    IntStream classes = IntStream.range(0, HoleClass.SIZE);
    int[] order = classes.boxed().sorted(best).mapToInt(Integer::intValue).toArray();
    double[][] heat = new double[order.length][order.length];
    for (int row = 0; row < order.length; row++) {
      for (int column = 0; column < order.length; column++) {
        heat[row][column] = equity(order[row], order[column]);
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
    Arrays.setAll(equities, column -> equity(row, column));
    String hand = HoleClass.toString(row);
    String any = Words.format("%s wins %.4f %% against any hand", hand, 100 * equity(row));
    return new Sheet()
        .object(object(row))
        .rows(sink -> rows(sink, row))
        .block(HoleGrid.of(hand + " against each hand, before the flop", any, equities));
  }

  private void rows(Sheet.Sink sink, int row) throws IOException {
    for (int column = 0; column < HoleClass.SIZE; column++) {
      Members line = new Members().column(HoleClass.toString(row));
      line.column(HoleClass.toString(column)).column(wins[row][column]);
      line.column(ties[row][column]).column(wins[column][row]);
      sink.take(line.column(figure(EQUITY, equity(row, column))));
    }
  }

  private Members object(int row) {
    Members against = new Members();
    for (int column = 0; column < HoleClass.SIZE; column++) {
      against.member(HoleClass.toString(column), figure(EQUITY, equity(row, column)));
    }
    Members hand = new Members().member("hand", HoleClass.toString(row));
    return hand.member("equity", figure(EQUITY, equity(row))).member("against", against);
  }

  private double equity(int row, int column) {
    long win = wins[row][column];
    long tie = ties[row][column];
    return (win + tie / 2.0) / (win + tie + wins[column][row]);
  }

  /** The equity against any hand. */
  private double equity(int row) {
    double score = 0;
    double deals = 0;
    for (int column = 0; column < HoleClass.SIZE; column++) {
      score += wins[row][column] + ties[row][column] / 2.0;
      deals += wins[row][column] + ties[row][column] + wins[column][row];
    }
    return score / deals;
  }
}
