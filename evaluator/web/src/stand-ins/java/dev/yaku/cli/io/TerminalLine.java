package dev.yaku.cli.io;

import dev.yaku.web.Listener;
import java.io.PrintWriter;

/** In place of the command line's: tells JavaScript how far a long answer is. */
final class TerminalLine {
  TerminalLine(PrintWriter to) {}

  boolean isSeen() {
    return Listener.isThere();
  }

  void show(double part, String text) {
    Listener.progress(text, part);
  }

  void erase() {}
}
