package dev.yaku.cli.options;

import java.util.SplittableRandom;
import picocli.CommandLine.Option;

/** The option for the seed of a deal's random numbers. */
public final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "A number; the same seed deals the same cards; default: random.")
  private Long seed;

  public SplittableRandom random() {
    return seed == null ? new SplittableRandom() : new SplittableRandom(seed);
  }
}
