package dev.yaku.cli.io;

import java.io.PrintWriter;

/** Where a {@link StatusLine} is seen: a line of a terminal. */
final class TerminalLine {
  private final PrintWriter to; // null if there is none
  private int width;

  TerminalLine(PrintWriter to) {
    this.to = to;
  }

  boolean isSeen() {
    return to != null;
  }

  /** Shows a text in place of the last one, which says how large a part of the work is done. */
  void show(double part, String text) {
    to.print("\r" + text + " ".repeat(Math.max(0, width - text.length())));
    to.flush();
    width = Math.max(width, text.length());
  }

  void erase() {
    if (width > 0) {
      show(1, "");
      to.print("\r");
      to.flush();
    }
    width = 0;
  }
}
