package dev.yaku.cli.equity;

import dev.yaku.equity.EquityProgress;
import java.io.PrintWriter;
import java.util.Locale;

/** Shows how far a long answer is, and how long it takes from here; erased at the end. */
final class ProgressLine {
  private static final double FIRST = 0.5; // seconds
  private static final double BETWEEN = 0.2;

  private final PrintWriter to;
  private final double limit;
  private final long start = System.nanoTime();
  private double next = FIRST;
  private int width;

  /**
   * @param limit the time in seconds after which the work ends; 0 if there is none
   */
  ProgressLine(PrintWriter to, double limit) {
    this.to = to;
    this.limit = limit;
  }

  /** Shows the progress if the time has come. */
  void show(EquityProgress progress) {
    double passed = (System.nanoTime() - start) / 1e9;
    if (passed >= next) {
      next = passed + BETWEEN;
      print(text(progress, passed, limit));
    }
  }

  /** Such as "42 %, 12 s to go". */
  static String text(EquityProgress progress, double passed, double limit) {
    double part = progress.all() > 0 ? (double) progress.done() / progress.all() : passed / limit;
    if (limit == 0 && progress.all() == 0) {
      return String.format(Locale.ROOT, "%,d deals", progress.done());
    }
    double left = part == 0 ? 0 : passed / part - passed;
    return String.format(
        Locale.ROOT, "%d %%, %s to go", (int) Math.min(100, 100 * part), duration(left));
  }

  private static String duration(double seconds) {
    long whole = Math.max(0, Math.round(seconds));
    return whole < 60 ? whole + " s" : whole / 60 + " min " + whole % 60 + " s";
  }

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
