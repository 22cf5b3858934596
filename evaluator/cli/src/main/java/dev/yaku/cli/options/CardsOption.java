package dev.yaku.cli.options;

import picocli.CommandLine.Option;

/** The option for the number of cards of a hand. */
public final class CardsOption {
  @Option(
      names = "--cards",
      paramLabel = "N",
      description =
          "The number of cards in a hand, in Omaha the number of hole cards; default: 5, or the most"
              + " that the rules allow if that is fewer; badugi 4, Omaha the fewest allowed.")
  private Integer cards;

  /** The number of cards, or null if the option is not given. */
  public Integer cards() {
    return cards;
  }
}
