package dev.yaku.cli.solver;

import dev.yaku.solver.SolverProgress;
import java.io.PrintWriter;
import java.util.Locale;

/** Shows how far a solver is; erased at the end. */
final class SolverLine {
  private static final double FIRST = 0.3; // seconds
  private static final double BETWEEN = 0.2;

  private final PrintWriter to;
  private final double pot;
  private double next = FIRST;
  private int width;

  SolverLine(PrintWriter to, double pot) {
    this.to = to;
    this.pot = pot;
  }

  /** Shows the progress if the time has come. */
  void show(SolverProgress progress) {
    if (progress.seconds() >= next) {
      next = progress.seconds() + BETWEEN;
      print(text(progress, pot));
    }
  }

  /** Such as "iteration 120, exploitability 0.45 % of the pot, 12 s to go". */
  static String text(SolverProgress progress, double pot) {
    String text = String.format(Locale.ROOT, "iteration %,d", progress.iterations());
    if (Double.isFinite(progress.exploitability())) {
      text +=
          String.format(
              Locale.ROOT,
              ", exploitability %.3f %% of the pot",
              100 * progress.exploitability() / pot);
    }
    return Double.isFinite(progress.secondsToGo())
        ? text + String.format(Locale.ROOT, ", %.0f s to go", progress.secondsToGo())
        : text;
  }

  void erase() {
    if (width > 0) {
      print("");
      to.print("\r");
      to.flush();
    }
    width = 0;
  }

  private void print(String text) {
    to.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
    to.flush();
    width = Math.max(width, text.length());
  }
}
