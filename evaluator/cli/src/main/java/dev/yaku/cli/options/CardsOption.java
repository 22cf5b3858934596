package dev.yaku.cli.options;

import picocli.CommandLine.Option;

/** The options for the number of cards of a hand, and for several decks shuffled together. */
public final class CardsOption {
  @Option(
      names = "--cards",
      paramLabel = "N",
      description =
          "The number of cards in a hand, in Omaha the number of hole cards; default: 5, or the"
              + " most that the rules allow if that is fewer; badugi 4, Omaha the fewest allowed.")
  private Integer cards;

  @Option(
      names = "--decks",
      paramLabel = "D",
      description = "The number of decks shuffled together; default: 1.")
  private int decks = 1;

  /** The number of cards, or null if the option is not given. */
  public Integer cards() {
    return cards;
  }

  public int decks() {
    return decks;
  }
}
