package dev.yaku.cli.equity;

import picocli.CommandLine.Option;

/** The options for what to answer besides who wins how often, of which one may be given. */
final class ViewOptions {
  @Option(
      names = "--matrix",
      description = "In text, also draws the equity of each hand of the first range as a grid.")
  boolean matrix;

  @Option(names = "--next", description = "Answers for each card that may come next on the board.")
  boolean next;

  @Option(
      names = "--streets",
      description =
          "Answers before the flop, on flop, turn and river, for a board in the order in which"
              + " it came.")
  boolean streets;
}
