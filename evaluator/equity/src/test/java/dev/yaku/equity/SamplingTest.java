package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.equity.internal.sampling.AliasTable;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Sampled results equal counted ones, within the standard error. */
@Tag("proof")
@Execution(ExecutionMode.CONCURRENT)
class SamplingTest {
  /** Standard errors: a sampler that is right exceeds them once in 16,000 samples. */
  private static final double MOST_ERRORS = 4;

  private static final int STEP = Integer.getInteger("yaku.step", 1);

  /** Of a question, to compare their errors. */
  private static final int SAMPLES = 400;

  private static final Equity HOLDEM = Equity.of("standard");

  private static EquitySpot deal(Equity equity, String players, String board) {
    EquitySpot deal = equity.spot().board(board);
    for (String player : players.split("/", 0)) {
      deal.player(player);
    }
    return deal;
  }

  /** Many seeds together. */
  private static void assertSampled(Equity equity, String players, String board, int seeds) {
    EquityResult exact = deal(equity, players, board).exact().run();
    int trials = 1 << 19;
    double[] sums = new double[exact.players()];
    double[] variances = new double[exact.players()];
    for (int seed = 0; seed < seeds; seed++) {
      EquityResult sampled =
          deal(equity, players, board).sample(trials).seed(seed).threads(2).run();
      for (int i = 0; i < sums.length; i++) {
        sums[i] += sampled.share(i) / seeds;
        variances[i] += Math.pow(sampled.standardError(i) / seeds, 2);
      }
    }
    for (int i = 0; i < sums.length; i++) {
      assertEquals(exact.share(i), sums[i], 5 * Math.sqrt(variances[i]), players + " " + i);
    }
  }

  @Test
  void shares_anyCards_withinFiveStandardErrors() {
    assertSampled(HOLDEM, "AsKd/random", "", 8);
    assertSampled(HOLDEM, "AsKd/random/QQ", "2c 3c Kh 7d", 4);
  }

  @Test
  void shares_rangesThatShareCards_withinFiveStandardErrors() {
    // Drawn one after the other, and again alone where they meet, these would be far off.
    assertSampled(HOLDEM, "AA:0.25,AKs,KK:0.5/AA,AK:0.125,QQ/AQs,KQs:0.75,AA", "", 6);
    assertSampled(HOLDEM, "AA,KK:0.1/AA:0.3,AKo", "Ac 7d 2s", 6);
    // Four and five: drawn in groups of two and three.
    String four = "AA,KK:0.5,QJs/AK:0.25,AA/KQs,AKs/QQ:0.5,AQo";
    assertSampled(HOLDEM, four, "Ac 7d 2s 9h", 3);
    assertSampled(HOLDEM, four + "/KJs,AJs:0.5", "Ac 7d 2s 9h 3c", 3);
  }

  /**
   * Most choices share cards, so that combos follow from those before; no player can change alone.
   */
  private static final String STUCK = "AA,KK/AA:0.5,KK/AA,KK,AKs:0.5/AA,KK:0.25";

  /** The same, but they can. */
  private static final String FIVE = "QQ+,AK/QQ+:0.5,AK,KQ/QQ+,AK,KQ:0.25/QQ+,AK/AK,QQ+";

  @Test
  void shares_mostChoicesShareCards_withinFiveStandardErrors() {
    int seeds = STEP == 1 ? 3 : 1;
    assertSampled(HOLDEM, STUCK, "2c 7h", seeds);
    assertSampled(HOLDEM, STUCK, "2c 7h 9s", seeds);
    assertSampled(HOLDEM, FIVE, "2c 7h 9s Td 4d", seeds);
  }

  @Test
  void shares_otherGames_withinFiveStandardErrors() {
    assertSampled(Equity.of("omaha-hi-lo"), "As2sKcKd/QcQd3s4h", "5c 6d 7h", 1);
    assertSampled(Equity.of("short-deck"), "AsKd/random", "6c 7c 8d", 2);
    assertSampled(Equity.of("badugi"), "As2d3c/4s5dKh", "", 1);
  }

  /**
   * 134 million deals of a hand that nearly always wins have a standard error of 14 in a million: a
   * sampler that is wrong by one part in ten thousand is noticed, as the last sample here, whose
   * weights are slightly others. With a fourth of the deals three parts are noticed.
   */
  @Test
  void shares_oneWrongPartInTenThousand_noticed() {
    String board = "Ac 7d 2s";
    double share = deal(HOLDEM, "AsAh/*", board).exact().run().share(0);
    String others = STEP == 1 ? "*:0.5, 77, 22" : "*:0.25, 77, 22";
    double other = deal(HOLDEM, "AsAh/" + others, board).exact().run().share(0);
    assertEquals(STEP == 1 ? 1e-4 : 3e-4, share - other, STEP == 1 ? 1e-6 : 1e-5);
    assertEquals(0, errors(sample(deal(HOLDEM, "AsAh/*", board)), share), MOST_ERRORS);
    assertEquals(0, errors(sample(deal(HOLDEM, "AsAh/*:0.5", board)), share), MOST_ERRORS);
    EquityResult wrong = sample(deal(HOLDEM, "AsAh/" + others, board));
    assertEquals(0, errors(wrong, other), MOST_ERRORS);
    assertTrue(errors(wrong, share) > MOST_ERRORS);
  }

  private static EquityResult sample(EquitySpot deal) {
    return deal.sample((1 << 27) / STEP).seed(3).threads(2).run();
  }

  /** By how many standard errors a sample misses a share. */
  private static double errors(EquityResult sampled, double share) {
    return Math.abs(sampled.share(0) - share) / sampled.standardError(0);
  }

  /**
   * Errors of many samples, in standard errors, are 1 on average (root mean square). Before the
   * flop the same combinations serve several deals where ranges share cards; if such deals were
   * taken for independent, the average would be 1.2.
   */
  @Test
  void standardError_manySamples_isTheirAverageError() {
    String ranges = "AA,72o:0.5,33/AA,72o,KK:0.25/33,KK,AA:0.5";
    int fewer = STEP == 1 ? 1 : 2;
    int samples = SAMPLES / fewer;
    double most = 0.1 * Math.sqrt(fewer);
    assertEquals(1, averageError(ranges, "", samples), most);
    assertEquals(1, averageError(ranges, "2s 9h Jd", samples), most);
    assertEquals(1, averageError("AsKd/QQ/*", "2s 9h Jd", samples), most);
  }

  /** Where combos follow from those before, it would be 2 or more. */
  @Test
  void standardError_combosThatFollow_isTheirAverageError() {
    int fewer = STEP == 1 ? 1 : 8;
    int samples = SAMPLES / fewer;
    double most = 0.1 * Math.sqrt(fewer);
    assertEquals(1, averageError(STUCK, "2c 7h", samples), most);
    assertEquals(1, averageError(STUCK, "2c 7h 9s", samples), most);
    assertEquals(1, averageError(FIVE, "2c 7h 9s Td 4d", samples), most);
  }

  private static double averageError(String players, String board, int samples) {
    EquityResult exact = deal(HOLDEM, players, board).exact().run();
    double squares = 0;
    for (int seed = 0; seed < samples; seed++) {
      EquityResult sampled = deal(HOLDEM, players, board).sample(20_000).seed(seed).run();
      double errors = (sampled.share(0) - exact.share(0)) / sampled.standardError(0);
      squares += errors * errors;
    }
    return Math.sqrt(squares / samples);
  }

  /** Also where combinations serve several deals, whose last part is not complete. */
  @Test
  void sample_anyNumberOfThreads_hasTheSameResult() {
    String ranges = "AA,72o:0.5,33/AA,72o,KK:0.25/33,KK,AA:0.5";
    EquityResult one = deal(HOLDEM, ranges, "").sample(300_001).seed(7).run();
    assertEquals(300_001, one.deals());
    for (int threads = 2; threads <= 3; threads++) {
      EquityResult more = deal(HOLDEM, ranges, "").sample(300_001).seed(7).threads(threads).run();
      for (int player = 0; player < 3; player++) {
        assertEquals(one.share(player), more.share(player));
        assertEquals(one.standardError(player), more.standardError(player));
      }
    }
  }

  @Test
  void combinations_rangesThatShareCards_asOftenAsTheirWeightsSay() {
    EquitySpot exact = deal(HOLDEM, "AA:0.25,AKs/AA,AKo:0.5", "2c 7d 9h Js 3s").exact();
    EquityResult expected = exact.run();
    EquityResult found =
        deal(HOLDEM, "AA:0.25,AKs/AA,AKo:0.5", "2c 7d 9h Js 3s").sample(1 << 20).run();
    for (int player = 0; player < 2; player++) {
      for (String hole : new String[] {"As Ah", "Ac Ad"}) {
        double share = expected.shareOf(player, Hand.parse(hole));
        assertEquals(share, found.shareOf(player, Hand.parse(hole)), 1e-2);
      }
    }
    assertEquals(expected.tie(0) / expected.total(), found.tie(0) / found.total(), 3e-3);
  }

  @Test
  void aliasTable_choosesByWeight() {
    double[] weights = {0.5, 0, 3, 1e-9, 1.25, 0.25, 3};
    long[] counts = new long[weights.length];
    AliasTable table = new AliasTable(weights);
    SplittableRandom random = new SplittableRandom(1);
    int trials = 1 << 22;
    for (int i = 0; i < trials; i++) {
      counts[table.choose(random.nextLong())]++;
    }
    assertEquals(0, counts[1]);
    for (int i = 0; i < weights.length; i++) {
      double expected = trials * weights[i] / 8.000000001;
      assertEquals(expected, (double) counts[i], 5 * Math.sqrt(expected) + 1, "weight " + i);
    }
  }

  @Test
  void sample_hardlyAnyDealPossible_rejected() {
    String rare = "AA,KK:0.00000001";
    EquitySpot deal = deal(HOLDEM, rare + "/" + rare + "/" + rare, "");
    assertThrows(IllegalArgumentException.class, () -> deal.sample(10).run());
    // Each pair of players often fails, and so do the pairs together: all draws count.
    String pair = "AsAh,KsKh:0.00001/AsAh,QsQh:0.00001";
    EquitySpot pairs = deal(HOLDEM, pair + "/" + pair, "");
    assertThrows(IllegalArgumentException.class, () -> pairs.sample(10).run());
    assertTrue(deal(HOLDEM, "AA/AA", "").sample(10).run().deals() == 10);
  }
}
