package dev.yaku.equity.internal.counting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import dev.yaku.equity.internal.spot.Tally;
import dev.yaku.generator.Main;
import dev.yaku.internal.games.OmahaTableEvaluator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Known hands of Omaha by rules of one's own are counted by ranks, and as dealt one by one. */
@Tag("proof")
class OwnOmahaCountingTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);
  private static final String LOW = "direction = low\ncategories = %stwo-pair one-pair high-card\n";

  @TempDir private Path folder;

  private OmahaEvaluator compiled(String ranks, int suits, int hole, String low)
      throws IOException {
    String deck = "\nsuits = " + "cdhs".substring(0, suits) + "\ncards = 5-7\nranks = ";
    String three = suits < 3 ? "" : "three-of-a-kind full-house ";
    String four = suits < 4 ? "" : "four-of-a-kind ";
    Files.writeString(
        folder.resolve("high.rules"),
        "title = H"
            + deck
            + ranks
            + "\ncategories = high-card one-pair two-pair straight "
            + three
            + "flush "
            + four
            + "straight-flush\n");
    Files.writeString(
        folder.resolve("low.rules"),
        "title = L"
            + deck
            + "A"
            + ranks.replace("A", "")
            + "\n"
            + LOW.formatted(four + (suits < 3 ? "" : "full-house three-of-a-kind "))
            + ("8".equals(low) ? "qualifier = 8\n" : ""));
    String text = "title = O\ngame = omaha\nboard = 5\nhigh = high\nhole = " + hole + "\n";
    Path rules =
        Files.writeString(folder.resolve("own.rules"), text + (low.isEmpty() ? "" : "low = low\n"));
    return Evaluator.open(
        Files.write(folder.resolve("own.yaku"), Main.table(rules)), OmahaEvaluator.class);
  }

  /** Ranks, suits, hole cards; no low half, one without a qualifier, or one with; live cards. */
  @ParameterizedTest
  @CsvSource({
    "89TJQKA, 4, 2, '', 18",
    "789TQKA, 3, 3, any, 18",
    "2345678A, 4, 2, any, 16",
    "2345678TA, 3, 4, 8, 20",
    "23456789TJQKA, 4, 7, any, 24",
    "23456789TJQKA, 2, 4, '', 19",
    "23456789TJQKA, 3, 5, 8, 22"
  })
  void knownHands_ownRules_asDealt(String ranks, int suits, int hole, String low, int live)
      throws IOException {
    OmahaEvaluator evaluator = compiled(ranks, suits, hole, low);
    compare(evaluator, hole, live);
    if (!low.isEmpty()) {
      compare(evaluator.lowHalf(), hole, live);
    }
  }

  private static void compare(OmahaEvaluator evaluator, int hole, int live) {
    SplittableRandom random = new SplittableRandom(31);
    Game.Omaha game = new Game.Omaha(evaluator);
    for (int i = 0; i < Math.max(4, 12 / STEP); i++) {
      long dead = game.deck() & ~some(random, game.deck(), live);
      long left = game.deck() & ~dead;
      List<Seat> seats = new ArrayList<>();
      EquitySpot question = Equity.of(evaluator).spot().dead(dead).exact();
      for (int player = 0; player < (live - 5) / hole && player < 2 + i % 2; player++) {
        long cards = some(random, left, hole);
        left &= ~cards;
        seats.add(Seat.of(Hand.toString(cards), cards, 0));
        question.player(cards);
      }
      Spot spot = new Spot(game, seats, 0, dead);
      Tally dealt = counted(new PlainCounting(spot), spot);
      assertTrue(dealt.deals() > 0);
      // the low half of eight ranks has a table of its own kind
      assertEquals(evaluator instanceof OmahaTableEvaluator, OmahaCounting.fits(spot));
      if (OmahaCounting.fits(spot)) {
        Tally found = counted(new OmahaCounting(spot), spot);
        assertArrayEquals(dealt.counts, found.counts, spot::toString);
      }
      EquityResult result = question.run();
      assertTrue(result.isExact());
      assertEquals(dealt.deals(), result.deals());
      for (int player = 0; player < seats.size(); player++) {
        assertEquals(dealt.share(player, true, true, false), result.share(player), 1e-12);
      }
    }
  }

  private static Tally counted(Counting counting, Spot spot) {
    Tally tally = new Tally(spot, new Stop(), false);
    for (int block = 0; block < counting.blocks(); block++) {
      counting.count(block, tally);
    }
    return tally;
  }

  private static long some(SplittableRandom random, long cards, int count) {
    long chosen = 0;
    int[] all = Hand.cards(cards);
    while (Long.bitCount(chosen) < count) {
      chosen |= 1L << all[random.nextInt(all.length)];
    }
    return chosen;
  }
}
