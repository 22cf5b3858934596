package dev.yaku.strength;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.HandEvaluator;
import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Twenty-four cards, in which flushes are rare and quads are not. */
final class SmallDeck {
  private SmallDeck() {}

  /** Compiles the rules into a file of a folder. */
  static HandEvaluator compiled(Path folder) throws IOException {
    Path from =
        Files.writeString(
            folder.resolve("small.rules"),
            """
            title = Small deck
            ranks = 9TJQKA
            cards = 5-7
            wheel = no
            categories = high-card one-pair two-pair three-of-a-kind straight flush full-house \
                four-of-a-kind straight-flush royal-flush
            """);
    Path to = folder.resolve("small.yaku");
    assertEquals(0, Main.run(from.toString(), to.toString()));
    return HandEvaluator.open(to);
  }
}
