package dev.yaku.videopoker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.generator.Main;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.values.NaiveEvaluator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Small decks, by rules of one's own, played to the end, hands judged by the naive evaluator. */
@Tag("proof")
class SmallDeckTest {
  private static final List<String> CATEGORIES =
      List.of(
          "high-card",
          "one-pair",
          "two-pair",
          "three-of-a-kind",
          "straight",
          "flush",
          "full-house",
          "four-of-a-kind",
          "straight-flush",
          "royal-flush",
          "five-of-a-kind");

  private static final int CATEGORY_SHIFT = 20;

  /**
   * Two suits and a wild rank; a joker more; three suits and two jokers; pays with so many digits
   * that sums are not exact as doubles, or not even as longs.
   */
  @ParameterizedTest
  @CsvSource({
    "89TJQKA, cd, 0, 8, 20",
    "89TJQKA, dh, 1, 8, 20",
    "9TJQKA, chs, 2, none, 20",
    "89TJQKA, cd, 0, 8, 12345678901234/7",
    "89TJQKA, cd, 0, 8, 12345678901234567890/7"
  })
  void machine_playedToTheEnd_givesTheSame(
      String ranks, String suits, int jokers, String wildRank, String royal, @TempDir Path folder)
      throws IOException {
    List<String> categories = CATEGORIES.subList(0, jokers > 0 ? 11 : 10);
    Path rules =
        Files.writeString(
            folder.resolve("small.rules"),
            "title = Small\ncards = 5\nwheel = no\nranks = %s\nsuits = %s\njokers = %d\n"
                    .formatted(ranks, suits, jokers)
                + "wild-rank = %s\ncategories = %s\n"
                    .formatted(wildRank, String.join(" ", categories)));
    assertEquals(0, Main.run(rules.toString(), folder.resolve("small.yaku").toString()));
    Path file =
        Files.writeString(
            folder.resolve("small.pay"),
            "rules = small.yaku\njokers = %d\nthree-of-a-kind = 1\nstraight = 2\nflush = 3\n"
                    .formatted(jokers)
                + "full-house = 3\nfour-of-a-kind = 4\nstraight-flush = 9\nroyal-flush = %s\n"
                    .formatted(royal)
                + "royal-flush natural = 50\nstraight natural = 3\n"
                + (jokers > 0 ? "five-of-a-kind = 30\n" : ""));
    VideoPoker machine = VideoPoker.open(file);
    NaiveEvaluator naive = new NaiveEvaluator(RulesReader.read(rules));
    List<String> names = machine.frequencies().stream().map(Frequency::name).toList();
    int wild = wildRank.equals("none") ? -1 : Card.RANKS.indexOf(wildRank);
    new ExhaustivePlay(
            machine,
            cards -> {
              boolean natural =
                  Arrays.stream(cards).noneMatch(c -> Card.isJoker(c) || Card.rank(c) == wild);
              String category = CATEGORIES.get((naive.packed(cards) >> CATEGORY_SHIFT) - 1);
              int special = names.indexOf(category + " natural");
              return natural && special >= 0 ? special : Math.max(0, names.indexOf(category));
            })
        .check();
  }
}
