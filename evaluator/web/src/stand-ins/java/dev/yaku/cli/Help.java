package dev.yaku.cli;

import picocli.CommandLine;

/** In place of the command line's: there is no help here. */
final class Help {
  static final String COMMAND = "help";

  private Help() {}

  static boolean isAsked(String... args) {
    return false;
  }

  static void add(CommandLine line) {}
}
