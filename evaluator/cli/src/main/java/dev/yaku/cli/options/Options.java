package dev.yaku.cli.options;

import java.util.SplittableRandom;
import picocli.CommandLine.Option;

/** Options that several commands have in common, to be mixed in. */
public final class Options {
  private Options() {}

  /** The number of cards of a hand, and several decks shuffled together. */
  public static final class Cards {
    @Option(names = "--cards", paramLabel = "N")
    public Integer cards; // or null

    @Option(names = "--decks", paramLabel = "D")
    public int decks = 1;
  }

  public static final class Jokers {
    @Option(names = "--jokers", paramLabel = "J")
    public int count;
  }

  /** The seed of a deal's random numbers. */
  public static final class Seed {
    @Option(names = "--seed", paramLabel = "S")
    private Long seed;

    public SplittableRandom random() {
      return seed == null ? new SplittableRandom() : new SplittableRandom(seed);
    }
  }

  public static final class Threads {
    @Option(names = "--threads", paramLabel = "T")
    public int count = Runtime.getRuntime().availableProcessors();
  }
}
