package dev.yaku.cli.videopoker;

import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.ClassName;
import dev.yaku.cli.text.Svg;
import java.util.Arrays;
import java.util.Locale;

/** Plots the return against the pay, as text or as SVG. */
final class SweepPlot {
  private static final int ROWS = 15;
  private static final int COLUMNS = 64;
  private static final char POINT = '●';
  private static final char BETWEEN = '·';

  private static final int WIDTH = 760;
  private static final int HEIGHT = 480;
  private static final int LEFT = 90;
  private static final int TOP = 70;
  private static final int RIGHT = WIDTH - 40;
  private static final int BOTTOM = HEIGHT - 70;
  private static final int LABELS = 10;

  private final ReturnSweep sweep;
  private final double low;
  private final double high;
  private final double step;

  SweepPlot(ReturnSweep sweep) {
    this.sweep = sweep;
    double range = Math.max(0.5, sweep.most() - sweep.least());
    double power = Math.pow(10, Math.floor(Math.log10(range / 5)));
    double lead = range / 5 / power;
    step = power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
    low = Math.floor(sweep.least() / step) * step;
    high = Math.max(low + step, Math.ceil(sweep.most() / step) * step);
  }

  /** The horizontal position of a point, from 0 to 1. */
  private double across(int point) {
    int last = sweep.points().size() - 1;
    return last == 0 ? 0.5 : (double) point / last;
  }

  /** The vertical position, from 0 to 1. */
  private double up(double percent) {
    return (percent - low) / (high - low);
  }

  private double percent(int point) {
    return 100 * sweep.points().get(point).result().doubleValue();
  }

  /** The plot for a terminal, with the figures below. */
  String text(boolean japanese) {
    char[][] field = new char[ROWS][COLUMNS];
    for (char[] row : field) {
      Arrays.fill(row, ' ');
    }
    int last = sweep.points().size() - 1;
    for (int column = 0; column < COLUMNS && last > 0; column++) {
      double at = (double) column / (COLUMNS - 1) * last;
      int before = Math.min((int) at, last - 1);
      double between = percent(before) + (at - before) * (percent(before + 1) - percent(before));
      field[row(between)][column] = BETWEEN;
    }
    for (int i = 0; i <= last; i++) {
      field[row(percent(i))][(int) Math.round(across(i) * (COLUMNS - 1))] = POINT;
    }
    StringBuilder text = new StringBuilder(sweep.machine().payTable().title());
    text.append("\n\n")
        .append(
            japanese
                ? ClassName.of(sweep.name(), Words.of(Locale.JAPANESE)) + "の配当と還元率（%）"
                : "return % against the pay of " + sweep.name())
        .append("\n\n");
    for (int row = 0; row < ROWS; row++) {
      double percent = high - (high - low) * row / (ROWS - 1);
      text.append(String.format(Locale.ROOT, "%9.3f ┤", percent));
      text.append(new String(field[row]).stripTrailing()).append('\n');
    }
    text.append(" ".repeat(10)).append('└').append("─".repeat(COLUMNS)).append('\n');
    String first = sweep.points().get(0).pay().toString();
    String end = sweep.points().get(last).pay().toString();
    int gap = Math.max(1, COLUMNS - first.length() - end.length());
    text.append(" ".repeat(11)).append(first);
    text.append(last == 0 ? "" : " ".repeat(gap) + end).append("\n\n");
    for (ReturnSweep.Point point : sweep.points()) {
      String percent = MachineTable.percent(point.result());
      text.append("%10s  %16s %%\n".formatted(point.pay(), percent));
    }
    return text.toString();
  }

  private int row(double percent) {
    return (int) Math.round((1 - up(percent)) * (ROWS - 1));
  }

  String svg() {
    String title = sweep.machine().payTable().title() + ", " + sweep.name();
    Svg svg = new Svg(WIDTH, HEIGHT, title);
    svg.heading(20, 30, title);
    svg.text(20, 52, "start", "return with best play, in percent");
    for (double percent = low; percent <= high + step / 2; percent += step) {
      double y = y(percent);
      svg.line(LEFT, y, RIGHT, y, Svg.PALE, 1);
      svg.text(LEFT - 8, y + 5, "end", String.format(Locale.ROOT, "%.2f", percent));
    }
    if (low < 100 && high > 100) {
      svg.line(LEFT, y(100), RIGHT, y(100), Svg.ORANGE, 2);
    }
    int last = sweep.points().size() - 1;
    int every = last / LABELS + 1;
    for (int i = 0; i <= last; i++) {
      if (i % every == 0) {
        svg.text(x(i), BOTTOM + 22, "middle", sweep.points().get(i).pay().toString());
      }
      if (i > 0) {
        svg.line(x(i - 1), y(percent(i - 1)), x(i), y(percent(i)), Svg.BLUE, 2);
      }
    }
    for (int i = 0; i <= last; i++) {
      svg.dot(x(i), y(percent(i)), Svg.BLUE);
    }
    svg.line(LEFT, BOTTOM, RIGHT, BOTTOM, Svg.INK, 1);
    svg.text((LEFT + RIGHT) / 2.0, BOTTOM + 48, "middle", "pay of " + sweep.name());
    return svg.toString();
  }

  private double x(int point) {
    return LEFT + 15 + across(point) * (RIGHT - LEFT - 30);
  }

  private double y(double percent) {
    return BOTTOM - up(percent) * (BOTTOM - TOP);
  }
}
