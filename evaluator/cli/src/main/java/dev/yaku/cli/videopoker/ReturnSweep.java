package dev.yaku.cli.videopoker;

import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.ClassName;
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

  /** What there is to say: rows, a plot, and the figures. */
  Sheet sheet(Words words) {
    Sheet sheet = new Sheet();
    String title = machine.payTable().title();
    String across = words.say("machine.sweep.across", ClassName.of(name, words));
    List<String> names = points.stream().map(point -> point.pay().toString()).toList();
    double[] percents =
        points.stream().mapToDouble(point -> 100 * point.result().doubleValue()).toArray();
    sheet.title(title, words.say("machine.sweep", ClassName.of(name, words)));
    sheet.line(title).line("").line(words.say("machine.sweep", ClassName.of(name, words))).line("");
    sheet.block(new Block.Plot(across, names, percents)).line("");
    for (Point point : points) {
      Members row = new Members().put("pay", point.pay().toString());
      row.put("return", new Members.Figure(point.result().toDecimal(12)));
      sheet.add(row.put("fraction", point.result().toString()));
      String percent = MachineSheet.percent(point.result());
      sheet.line("%10s  %16s %%".formatted(point.pay(), percent));
    }
    return sheet;
  }
}
