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
  private final Asker asker; // or null
  private final long start = System.nanoTime();
  private double next = FIRST;

  /** On a terminal, and for who asks; null if there is none. */
  StatusLine(PrintWriter to, Asker asker) {
    line = new TerminalLine(to);
    this.asker = asker;
  }

  private double passed() {
    return (System.nanoTime() - start) / 1e9;
  }

  /** Shows how far work is that ends after these seconds, or at this error, if one is above 0. */
  public void show(Progress progress, double limit, double error) {
    double part = part(progress, limit, error, passed());
    show(progress, part, () -> text(progress, limit, error, passed()));
  }

  /** Shows a text that says how far work is, if the time has come. */
  public void show(Progress progress, Supplier<String> text) {
    show(progress, part(progress, 0, 0, 0), text);
  }

  private void show(Progress progress, double part, Supplier<String> text) {
    double passed = passed();
    if (passed < next) {
      return;
    }
    if (asker != null) {
      asker.hear(progress, text.get());
    } else if (line.isSeen()) {
      line.show(part, text.get());
    }
    next = passed + BETWEEN;
  }

  /** The part of the work that is done; NaN if that is not known, above one past a limit. */
  private static double part(Progress progress, double limit, double error, double passed) {
    double reached = error / progress.error(); // the error is as one to the root of the time
    return progress.all() > 0
        ? (double) progress.done() / progress.all()
        : limit > 0 ? passed / limit : error > 0 ? reached * reached : Double.NaN;
  }

  /** Such as "42 %, ± 0.03 %, 12 s to go". */
  public static String text(Progress progress, double limit, double error, double passed) {
    double part = part(progress, limit, error, passed);
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
