package dev.yaku.cli.options;

import picocli.CommandLine.Option;

/** The option for several decks shuffled together. */
public final class DecksOption {
  @Option(
      names = "--decks",
      paramLabel = "D",
      description = "The number of decks shuffled together; default: 1.")
  private int count = 1;

  public int count() {
    return count;
  }
}
