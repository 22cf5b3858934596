package dev.yaku.cli.options;

import picocli.CommandLine.Option;

/** The option for the number of cards of a hand. */
public final class CardsOption {
  @Option(
      names = "--cards",
      paramLabel = "N",
      description =
          "The number of cards of a hand, in Omaha of hole cards; default: 5, or the most that the"
              + " rules allow if that is fewer; in badugi 4, in Omaha the fewest in the hole.")
  private Integer cards;

  /** Null if there is none. */
  public Integer cards() {
    return cards;
  }
}
