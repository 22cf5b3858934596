package dev.yaku.equity.internal.ranks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RankSpaceTest {
  @TempDir private Path folder;

  private HandEvaluator compiled(String more) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("mine.rules"),
            """
            # wild-rank = 8, but this is a comment
            title = Wild Bill's wild cards
            ranks = 89TJQKA
            cards = 5-7
            categories = high-card one-pair two-pair three-of-a-kind straight flush full-house \\
                four-of-a-kind straight-flush royal-flush %s
            """
                .formatted(more));
    return HandEvaluator.open(Files.write(folder.resolve("mine.yaku"), Main.table(file)));
  }

  @Test
  void fits_titleWithTheWordWild_isNoWildCard() throws IOException {
    HandEvaluator natural = compiled("");
    assertEquals(Hand.EMPTY, natural.ruleSet().wildCards());
    assertEquals(true, RankSpace.fits(natural));
  }

  @Test
  void fits_wildRank_doesNot() throws IOException {
    HandEvaluator wild = compiled("five-of-a-kind\nwild-rank = 9");
    assertEquals(Hand.parse("9c 9d 9h 9s"), wild.ruleSet().wildCards());
    assertEquals(false, RankSpace.fits(wild));
  }
}
