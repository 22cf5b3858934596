package dev.yaku.cli.equity;

import dev.yaku.equity.EquityProgress;
import java.io.PrintWriter;
import java.util.Locale;

/** Shows how far a long answer is, how accurate, and how long it takes from here. */
final class ProgressLine {
  private static final double FIRST = 0.5; // seconds
  private static final double BETWEEN = 0.2;

  private final PrintWriter to;
  private final double limit;
  private final double error;
  private final long start = System.nanoTime();
  private double next = FIRST;
  private int width;

  /**
   * @param limit the time in seconds after which the work ends; 0 if there is none
   * @param error the standard error at which it ends; 0 if there is none
   */
  ProgressLine(PrintWriter to, double limit, double error) {
    this.to = to;
    this.limit = limit;
    this.error = error;
  }

  /** Shows the progress if the time has come. */
  void show(EquityProgress progress) {
    double passed = (System.nanoTime() - start) / 1e9;
    if (passed >= next) {
      next = passed + BETWEEN;
      print(text(progress, passed));
    }
  }

  /** Such as "42 %, ± 0.03 %, 12 s to go". */
  String text(EquityProgress progress, double passed) {
    double reached = error / progress.error(); // the error is as one to the root of the time
    double part =
        progress.all() > 0
            ? (double) progress.done() / progress.all()
            : limit > 0 ? passed / limit : reached * reached;
    StringBuilder text = new StringBuilder();
    text.append((int) Math.min(100, 100 * part)).append(" %");
    if (progress.error() < 0.5) { // is known
      text.append(String.format(Locale.ROOT, ", ± %.2f %%", 200 * progress.error()));
    }
    return part > 0 ? text + ", " + duration(passed / part - passed) + " to go" : text.toString();
  }

  private static String duration(double seconds) {
    long whole = Math.max(0, Math.round(seconds));
    return whole < 60 ? whole + " s" : whole / 60 + " min " + whole % 60 + " s";
  }

  /** Erases what is shown. */
  void erase() {
    print("");
    if (width > 0) {
      to.print("\r");
      to.flush();
    }
    width = 0;
  }

  private void print(String text) {
    if (width > 0 || !text.isEmpty()) {
      to.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
      to.flush();
      width = Math.max(width, text.length());
    }
  }
}
