package dev.yaku.cli;

/** The command line in a process of its own, as on a terminal. */
final class TerminalRun {
  private TerminalRun() {}

  public static void main(String[] args) {
    System.exit(Main.run(System.in, System.out, System.err, true, args));
  }
}
