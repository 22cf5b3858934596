package dev.yaku.cli.io;

import java.io.PrintWriter;
import java.util.function.Supplier;

/** A line on a terminal that says how far a long answer is, until it is erased. */
public final class StatusLine {
  private static final double FIRST = 0.4; // seconds
  private static final double BETWEEN = 0.2;

  private final PrintWriter to;
  private final long start = System.nanoTime();
  private double next = FIRST;
  private int width;

  /**
   * @param to the terminal; null if there is none, and nothing is shown
   */
  public StatusLine(PrintWriter to) {
    this.to = to;
  }

  /** The seconds since the start. */
  public double passed() {
    return (System.nanoTime() - start) / 1e9;
  }

  /** Shows a text if the time has come. */
  public void show(Supplier<String> text) {
    double passed = passed();
    if (to != null && passed >= next) {
      next = passed + BETWEEN;
      print(text.get());
    }
  }

  /** Erases what is shown. */
  public void erase() {
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
