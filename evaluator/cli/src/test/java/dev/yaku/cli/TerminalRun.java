package dev.yaku.cli;

import dev.yaku.cli.io.Screen;

/** The command line in a process of its own, as on a terminal. */
final class TerminalRun {
  private TerminalRun() {}

  public static void main(String[] args) {
    System.exit(Main.run(System.in, System.out, System.err, new Screen(true, true), args));
  }
}
