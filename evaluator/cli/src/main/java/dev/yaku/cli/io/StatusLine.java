package dev.yaku.cli.io;

import dev.yaku.Progress;
import dev.yaku.cli.sheet.Words;
import java.io.PrintWriter;
import java.util.function.Supplier;

/** A line on a terminal that says how far a long answer is, until it is erased. */
public final class StatusLine {
  private static final double FIRST = 0.4; // seconds
  private static final double BETWEEN = 0.2;

  private final TerminalLine line;
  private final Program.Asker asker; // or null
  private final long start = System.nanoTime();
  private double next = FIRST;

  /** On a terminal, and for who asks; null if there is none. */
  StatusLine(PrintWriter to, Program.Asker asker) {
    line = new TerminalLine(to);
    this.asker = asker;
  }

  private double passed() {
    return (System.nanoTime() - start) / 1e9;
  }

  /** Shows a text if the time has come. */
  public void show(Supplier<String> text) {
    double passed = passed();
    if (line.isSeen() && passed >= next) {
      next = passed + BETWEEN;
      line.show(text.get());
    }
  }

  /** Shows how far work is that ends after these seconds, or at this error, if one is above 0. */
  public void show(Progress progress, double limit, double error) {
    show(progress, () -> text(progress, limit, error, passed()));
  }

  /** Shows a text that says how far work is, if the time has come. */
  public void show(Progress progress, Supplier<String> text) {
    if (asker == null) {
      show(text);
    } else if (passed() >= next) {
      next = passed() + BETWEEN;
      asker.hear(progress, text.get());
    }
  }

  /** Such as "42 %, ± 0.03 %, 12 s to go". */
  public static String text(Progress progress, double limit, double error, double passed) {
    double reached = error / progress.error(); // the error is as one to the root of the time
    double part =
        progress.all() > 0
            ? (double) progress.done() / progress.all()
            : limit > 0 ? passed / limit : reached * reached;
    StringBuilder text = new StringBuilder();
    text.append((int) Math.min(100, 100 * part)).append(" %");
    if (progress.error() < 0.5) { // is known
      text.append(Words.format(", ± %.2f %%", 200 * progress.error()));
    }
    return part > 0 ? text + ", " + duration(passed / part - passed) + " to go" : text.toString();
  }

  private static String duration(double seconds) {
    long whole = Math.max(0, Math.round(seconds));
    return whole < 60 ? whole + " s" : whole / 60 + " min " + whole % 60 + " s";
  }

  public void erase() {
    line.erase();
  }
}
