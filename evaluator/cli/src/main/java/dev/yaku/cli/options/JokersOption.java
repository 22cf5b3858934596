package dev.yaku.cli.options;

import picocli.CommandLine.Option;

/** The option for jokers in the deck. */
public final class JokersOption {
  @Option(
      names = "--jokers",
      paramLabel = "J",
      description = "The number of jokers to add to the deck; default: 0.")
  private int count;

  public int count() {
    return count;
  }
}
