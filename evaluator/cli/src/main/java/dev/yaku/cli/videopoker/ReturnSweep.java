package dev.yaku.cli.videopoker;

import dev.yaku.cli.options.Rows;
import dev.yaku.cli.sheet.Format;
import dev.yaku.videopoker.Fraction;
import dev.yaku.videopoker.VideoPoker;
import java.util.ArrayList;
import java.util.List;

/**
 * The return of a machine for each of several pays of a class.
 *
 * @param machine the machine whose pay is changed
 * @param name the name of the class
 * @param points the pays and returns, at least one
 */
record ReturnSweep(VideoPoker machine, String name, List<Point> points) {
  private static final int MOST_POINTS = 200;

  /** A pay, and the return of the machine with it. */
  record Point(Fraction pay, Fraction result) {}

  /**
   * The sweep over all whole pays from one to another.
   *
   * @param range such as 5..12
   * @throws IllegalArgumentException if the range is invalid, or the machine has no such class
   */
  static ReturnSweep of(VideoPoker machine, String name, String range) {
    int dots = range.indexOf("..");
    if (dots < 0) {
      throw new IllegalArgumentException("expected pays such as 5..12, found \"" + range + "\"");
    }
    Fraction pay = Fraction.parse(range.substring(0, dots));
    Fraction last = Fraction.parse(range.substring(dots + 2));
    if (pay.compareTo(last) > 0 || last.minus(pay).compareTo(Fraction.of(MOST_POINTS)) >= 0) {
      throw new IllegalArgumentException(
          "expected 1 to " + MOST_POINTS + " pays such as 5..12, found \"" + range + "\"");
    }
    List<Point> points = new ArrayList<>();
    for (; pay.compareTo(last) <= 0; pay = pay.plus(Fraction.of(1))) {
      points.add(new Point(pay, machine.withPay(name, pay).exactReturn()));
    }
    return new ReturnSweep(machine, name, List.copyOf(points));
  }

  /** The rows in a format for programs. */
  String rows(Format format) {
    StringBuilder rows = new StringBuilder(Rows.header(format, "pay", "return", "fraction"));
    for (Point point : points) {
      Rows row = new Rows(format).text("pay", point.pay());
      row.value("return", point.result().toDecimal(12)).text("fraction", point.result());
      rows.append(row.end());
    }
    return rows.toString();
  }

  double least() {
    return 100 * points.get(0).result().doubleValue();
  }

  double most() {
    return 100 * points.get(points.size() - 1).result().doubleValue();
  }
}
