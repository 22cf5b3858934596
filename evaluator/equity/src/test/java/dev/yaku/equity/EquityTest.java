package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.HoleIndex;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;

class EquityTest {
  private static final Equity HOLDEM = Equity.of("standard");

  private static EquitySpot deal(String... players) {
    return players(HOLDEM, players);
  }

  private static EquitySpot players(Equity equity, String... players) {
    EquitySpot deal = equity.spot();
    for (String player : players) {
      deal.player(player);
    }
    return deal;
  }

  private static void assertShares(EquityResult result, double... percent) {
    for (int i = 0; i < percent.length; i++) {
      assertEquals(percent[i], 100 * result.share(i), 5e-5);
    }
  }

  @Test
  void exact_rangesBeforeTheFlop_publishedCounts() {
    EquityResult result = deal("AA", "KK").exact().run();
    assertTrue(result.isExact());
    assertEquals(36 * 1_712_304, result.deals());
    assertEquals(50_371_344, result.win(0));
    assertEquals(285_228, result.tie(0));
    assertEquals(10_986_372, result.lose(0));
    assertEquals(285_228, result.dealsWithWinners(3));
    assertEquals(0, result.standardError(0));
  }

  @Test
  void exact_againstAnyCards_publishedShares() {
    assertShares(deal("AsAh", "random").run(), 85.2037);
    assertShares(deal("2s2h", "random").run(), 50.3340);
    assertShares(deal("7s2h", "random").run(), 34.5836);
    assertEquals(2_781_381_002_400L, deal("random", "random").run().deals());
  }

  @Test
  void exact_threePlayers_publishedShares() {
    assertShares(deal("Ah Kh", "Qs Qd", "Jc Tc").run(), 40.2092, 41.0545);
    assertShares(deal("AK", "QQ+", "76s").run(), 26.4177, 50.5719);
    assertEquals(11_382_741_216L, deal("TT+,AQ+", "QQ+,AK", "TT").run().deals());
  }

  @Test
  void exact_weights_weigh() {
    EquityResult aces = deal("AA", "QQ").run();
    EquityResult kings = deal("KK", "QQ").run();
    EquityResult both = deal("AA:0.5, KK:0.25", "QQ").run();
    assertTrue(both.isWeighted());
    assertEquals(2 * 36 * 1_712_304, both.deals());
    assertEquals(aces.total() / 2 + kings.total() / 4, both.total(), 1e-3);
    assertEquals(aces.win(0) / 2 + kings.win(0) / 4, both.win(0), 1e-3);
    assertEquals(aces.share(0), both.shareOf(0, Hand.parse("As Ah")), 1e-12);
    assertEquals(kings.share(0), both.shareOf(0, Hand.parse("Ks Kh")), 1e-12);
  }

  @Test
  void exact_manyPlayersOnARiver_tieCountedForAll() {
    EquityResult result =
        deal("As 2c", "Ah 3c", "Ad 4c", "Ac 5c").board("Ks Qh Jd Tc 2d").exact().run();
    assertEquals(1, result.deals());
    assertEquals(1, result.dealsWithWinners(15));
    assertEquals(1, result.tie(3));
    assertEquals(0.25, result.share(0));
  }

  @Test
  void exact_omahaHiLo_splitsThePot() {
    EquityResult result =
        players(Equity.of("omaha-hi-lo"), "As 2s Kc Kd", "Qc Qd 3s 4h")
            .board("5c 6d 7h Kh 9s")
            .run();
    assertEquals(1, result.deals());
    // Player 2 has the straight 3-4-5-6-7 and the low 7-6-5-4-3; player 1 the better low 7-6-5-2-A.
    assertEquals(0.5, result.high(1));
    assertEquals(0.5, result.low(0));
    assertEquals(1, result.lowWin(0));
    assertEquals(0, result.scoop(1));
    assertEquals(1, result.dealsWithWinners(2 | 1 << 2));
  }

  @Test
  void exact_omahaHiLo_scoopsTheWholePot() {
    EquityResult result =
        players(Equity.of("omaha-hi-lo"), "As 2s 3c Kd", "Kc Ks Qd Jh")
            .board("4h 5c 6d Kh 9s")
            .run();
    // Player 1 has the straight 2-3-4-5-6 and the low 6-5-4-2-A; player 2 has three kings, no low.
    assertEquals(1, result.scoop(0));
    assertEquals(0, result.scoop(1));
    assertEquals(1, result.lowWin(0));
    assertEquals(1, result.share(0));
    // On a board without a low the better high hand scoops, too.
    assertEquals(
        1,
        players(Equity.of("omaha-hi-lo"), "As 2s 3c Kd", "Kc Ks Qd Jh")
            .board("4h Tc Jd Kh 9s")
            .run()
            .scoop(1));
  }

  @Test
  void deals_rangesThatShareCards_areThoseOfDifferentCards() {
    // With one ace and one king taken, nine hands of the sixteen are left: 1,712,304 boards each.
    assertEquals(144L * 1_712_304, deal("AK", "AK").deals());
    assertEquals(144 * 4 * 1_370_754.0, deal("AK", "AK", "AK").deals());
    assertEquals(6 * 1_712_304, deal("AA", "AA").deals());
    assertEquals(36 * 44, deal("KK", "QQ").board("2c 3c 4d 5h").deals());
    assertEquals(-1, HOLDEM.spot().random(6).deals());
  }

  /** As six hands of hold'em, and as 6,961 of Omaha, which are too many to try all choices. */
  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES) // hours, if all choices were tried
  void run_fourPlayersWithTheSameAces_isRejectedSoon() {
    for (String rules : List.of("standard", "omaha")) {
      EquitySpot spot = Equity.of(rules).parse("AA / AA / AA / AA").sample(1);
      Exception e = assertThrows(IllegalArgumentException.class, spot::run);
      assertTrue(e.getMessage().contains("possible"), e.getMessage());
    }
  }

  /** A game of hold'em with 36 cards: ranges, boards and all. */
  @Test
  void exact_shortDeckRanges_areCountedAsHoldem() {
    HandEvaluator rules = HandEvaluator.of("short-deck");
    long board = Hand.parse("6c 7d 8h");
    EquityResult result = Equity.of("short-deck").parse("AK / QQ+ | 6c 7d 8h").run();
    long deck = rules.ruleSet().deck();
    int[] counts = new int[3]; // lost, tied, won
    for (long mine : Range.parse("AK", deck).hands()) {
      for (long theirs : Range.parse("QQ+", deck).without(mine).hands()) {
        Hands.of(deck & ~(mine | theirs | board), 2)
            .forEach(
                rest -> {
                  int value = rules.evaluate(mine | board | rest);
                  int other = rules.evaluate(theirs | board | rest);
                  counts[value < other ? 0 : value == other ? 1 : 2]++;
                });
      }
    }
    int deals = counts[0] + counts[1] + counts[2];
    assertEquals(deals, result.deals());
    assertEquals(counts[2], result.win(0));
    assertEquals(counts[1], result.tie(0));
    assertEquals(counts[0], result.lose(0));
    assertEquals(deals, Equity.of("short-deck").parse("AK / QQ+ | 6c 7d 8h").deals());
  }

  @Test
  void exact_omahaRange_asItsHoles() {
    EquityResult range =
        players(Equity.of("omaha"), "Ks Kh Qs Jd", "AA[2-3]2").board("Kd 7s 8s 2c").run();
    double won = 0;
    long[] holes =
        OmahaRange.parse("AA[2-3]2", 4).without(Hand.parse("Ks Kh Qs Jd Kd 7s 8s 2c")).holes();
    for (long hole : holes) {
      EquityResult one =
          players(Equity.of("omaha"), "Ks Kh Qs Jd", Hand.toString(hole))
              .board("Kd 7s 8s 2c")
              .run();
      won += one.win(0);
      assertEquals(one.share(1), range.shareOf(1, hole), 1e-12);
    }
    assertEquals(won, range.win(0));
    assertEquals(40L * holes.length, range.deals());
  }

  @Test
  void exact_razzSeventhStreet_everyLastCard() {
    EquityResult result =
        players(Equity.of("ace-to-five"), "As 2s 3c 4d Kh Kd", "6c 7d 8h 9s Td Jc Qc")
            .exact()
            .run();
    assertEquals(39, result.deals());
    assertEquals(19, result.win(0)); // five to ten: 24 cards less the other's five
    assertEquals(20, result.lose(0));
  }

  @Test
  void drawing_standard_isStud() {
    EquityResult result =
        players(
                Equity.drawing(Evaluator.of("standard")),
                "As Ah Ad Ac Kh Kd Kc",
                "2s 3h 4d 5c 7h 8d 9c")
            .run();
    assertEquals(1, result.win(0));
  }

  @Test
  void threads_ofExactAndSampled_sameResult() {
    List<Consumer<EquitySpot>> ways =
        List.of(EquitySpot::exact, deal -> deal.sample(200_000), deal -> deal.untilError(2e-3));
    for (Consumer<EquitySpot> way : ways) {
      EquitySpot one = deal("QQ+,AKs:0.3", "22+:0.7").board("2c 4c 5h").seed(5);
      EquitySpot two = deal("QQ+,AKs:0.3", "22+:0.7").board("2c 4c 5h").seed(5).threads(2);
      way.accept(one);
      way.accept(two);
      EquityResult expected = one.run();
      EquityResult found = two.run();
      assertEquals(expected.deals(), found.deals());
      assertEquals(expected.share(0), found.share(0));
      assertEquals(expected.total(), found.total());
      assertEquals(expected.shareOf(0, Hand.parse("As Ks")), found.shareOf(0, Hand.parse("As Ks")));
    }
  }

  @Test
  void sample_otherSeed_otherDeals() {
    double first = deal("AsAh", "KsKh", "random").sample(1000).seed(1).run().share(0);
    assertEquals(first, deal("AsAh", "KsKh", "random").sample(1000).seed(1).run().share(0));
    assertFalse(first == deal("AsAh", "KsKh", "random").sample(1000).seed(2).run().share(0));
  }

  @Test
  void sample_anyNumberOfTrials_asMany() {
    for (long trials : new long[] {1, 1023, 1025, 65_536, 65_537, 200_001}) {
      EquityResult result = deal("AsAh", "KK", "random").sample(trials).run();
      assertEquals(trials, result.deals());
      assertEquals((double) trials, result.win(0) + result.tie(0) + result.lose(0));
      assertFalse(result.isExact());
    }
  }

  @Test
  void untilError_reached_notMuchExceeded() {
    EquityResult result = deal("AsAh", "random", "random", "random").untilError(1e-3).run();
    assertFalse(result.isExact());
    assertTrue(result.standardError(0) <= 1e-3);
  }

  @Test
  void within_moreThanCanBeCounted_samples() {
    EquityResult result = deal("AsAh").random(3).within(Duration.ofMillis(20)).run();
    assertFalse(result.isExact());
    assertTrue(result.deals() > 0);
    assertTrue(deal("AsAh", "KsKh").within(Duration.ofSeconds(9)).run().isExact());
  }

  /** By as few deals as there may be, since in other games each takes long. */
  @Test
  void within_noTime_endsWithTheFirstDeals() {
    EquityResult result = deal("AsAh").random(8).within(Duration.ofNanos(1)).run();
    assertEquals(1 << 14, result.deals());
    assertFalse(result.isStopped());
  }

  @Test
  void onProgress_stopped_countedSoFar() {
    AtomicInteger asked = new AtomicInteger();
    EquityResult result =
        deal("AsAh", "random", "random")
            .sample(1_000_000)
            .threads(2)
            .onProgress(progress -> asked.incrementAndGet() < 3 && progress.all() == 1_000_000)
            .run();
    assertTrue(result.isStopped());
    assertFalse(result.isExact());
    assertEquals(3, asked.get());
    assertEquals(3 * 65_536, result.deals());
  }

  @Test
  void onProgress_countStoppedTooEarly_countsButNoShares() {
    AtomicInteger asked = new AtomicInteger();
    EquityResult result =
        deal("random", "random")
            .board("2c 7h Ts")
            .exact()
            .onProgress(progress -> asked.incrementAndGet() < 3)
            .run();
    assertTrue(result.isStopped());
    assertFalse(result.isExact());
    assertFalse(result.hasShares());
    assertEquals(0, result.deals() % 990); // choices of two holes from 45 cards
    assertEquals(result.total(), result.win(0) + result.tie(0) + result.lose(0));
    assertEquals(result.win(0), result.lose(1));
    List<Executable> estimates =
        List.of(
            () -> result.share(0),
            () -> result.high(0),
            () -> result.low(0),
            () -> result.standardError(0),
            () -> result.shareOf(0, Hand.parse("As Ah")));
    for (Executable estimate : estimates) {
      assertThrows(IllegalStateException.class, estimate);
    }
    assertEquals(
        String.format(Locale.ROOT, "no shares (stopped after %,d deals)", result.deals()),
        result.toString());
  }

  @Test
  void onProgress_countStoppedLater_shareWithItsError() {
    EquitySpot question = deal("77+,AT+", "55+,KQ", "Jc9c,22+").board("2c 7h Ts").exact();
    double share = question.run().share(0);
    EquityResult result =
        question.onProgress(progress -> progress.done() < progress.all() / 2).run();
    assertTrue(result.isStopped());
    assertTrue(result.hasShares());
    assertTrue(result.standardError(0) > 0);
    assertEquals(share, result.share(0), 4 * result.standardError(0));
    assertTrue(result.toString().contains("(stopped after "), result.toString());
  }

  @Test
  void onProgress_stoppedAtTheEnd_isComplete() {
    EquitySpot question = deal("AsAh", "KsKh").onProgress(progress -> false);
    assertTrue(question.exact().run().isExact());
    assertFalse(question.exact().run().isStopped());
    assertFalse(question.sample(1000).run().isStopped());
  }

  @Test
  void standardError_trialsThatAgree_isNotZero() {
    EquitySpot question = deal("As Ah", "Kd Kc").board("Ad Ac Kh 2c");
    assertEquals(1, question.exact().run().share(0));
    assertEquals(Double.POSITIVE_INFINITY, question.sample(1).run().standardError(0));
    assertEquals(0.75, question.sample(2).run().standardError(0));
    assertEquals(0.0015, question.sample(1000).run().standardError(0));
    assertEquals(0, question.exact().run().standardError(0));
  }

  @Test
  void toString_anyResult_saysHowGoodItIs() {
    EquitySpot question = deal("As Ah", "Kd Kc");
    assertEquals("81.26 % / 18.74 % (exact, 1,712,304 deals)", question.run().toString());
    assertEquals(
        "81.1 ± 0.2 % / 18.9 ± 0.2 % (sampled, 100,000 deals)",
        question.sample(100_000).run().toString());
    assertTrue(question.sample(1).run().toString().endsWith("± 100 % (sampled, 1 deal)"));
  }

  @Test
  void weightOf_combinations_besideTheirShares() {
    EquityResult result = deal("AA:0.5, KK", "As Kd").board("2c 3c 4c").run();
    double sum = 0;
    double dealt = 0;
    for (long hole : result.hands(0)) {
      boolean aces = (hole & Hand.parse("Ac Ad Ah")) != 0;
      assertEquals(aces ? 0.5 : 1, result.weightOf(0, hole));
      assertEquals(990 * result.weightOf(0, hole), result.dealsWith(0, hole), 1e-9);
      sum += result.dealsWith(0, hole) * result.shareOf(0, hole);
      dealt += result.dealsWith(0, hole);
    }
    assertEquals(result.total(), dealt, 1e-9);
    assertEquals(result.share(0), sum / dealt, 1e-12);
    assertEquals(result.total(), result.dealsWith(1, Hand.parse("As Kd")));
    assertEquals(1, result.weightOf(1, Hand.parse("As Kd")));
    assertThrows(IllegalArgumentException.class, () -> result.weightOf(0, Hand.parse("As Ah")));
  }

  @Test
  void exact_tooManyDeals_rejectedWithTheirNumber() {
    assertRejected(
        "too many deals to count every one: up to",
        deal("random", "random", "random", "random", "random").exact());
    assertRejected(
        "too many deals to count every one: 1,648,260,405,792, by estimate ",
        players(Equity.of("ace-to-five"), "As 2s", "3s 4s").exact());
  }

  @Test
  void deals_knownBeforehand_number() {
    assertEquals(36 * 1_712_304, deal("AA", "KK").deals());
    assertEquals(990, deal("AsAh", "KsKh").board("2c 3c 4c").deals());
    assertTrue(deal("AA", "KK").exactTime().compareTo(Duration.ofSeconds(1)) < 0);
  }

  /** On a board of three suits, each suit of a range has its own flushes to be counted. */
  @Test
  void run_wideRangesOnAFlop_areSampledAndNarrowOnesCounted() {
    EquitySpot narrow = deal("top 10%", "top 10%", "top 10%").board("2c 7h Ts");
    EquitySpot wide = deal("top 20%", "top 20%", "top 20%").board("2c 7h Ts");
    assertTrue(narrow.run().isExact());
    assertFalse(wide.onProgress(progress -> false).run().isExact());
    assertTrue(wide.exactTime().compareTo(narrow.exactTime()) > 0);
    EquitySpot twoSuits = deal("top 20%", "top 20%", "top 20%").board("2c 7c Th");
    assertTrue(wide.exactTime().compareTo(twoSuits.exactTime()) > 0);
  }

  private static void assertRejected(String message, EquitySpot deal) {
    assertRejected(message, deal::run);
  }

  private static void assertRejected(String message, Executable call) {
    String found = assertThrows(IllegalArgumentException.class, call).getMessage();
    assertTrue(found.startsWith(message), found);
  }

  @Test
  void badQuestion_rejected_saysWhy() {
    assertRejected("0 players: expected 1 to 9", deal());
    assertRejected("10 players: expected 1 to 9", () -> HOLDEM.spot().random(10));
    assertRejected("1000000 players: expected 1 to 9", () -> HOLDEM.spot().random(1_000_000));
    assertRejected("-1 players with any cards: expected 0 or more", () -> HOLDEM.spot().random(-1));
    assertRejected("10 players: expected 1 to 9", () -> HOLDEM.spot().random(9).player("AA"));
    assertRejected("player 2 holds a duplicate card: As", deal("As Kd", "As Kh"));
    assertRejected("player 1 holds a duplicate card: As", deal("As Kd", "QQ").board("As 2c 3c"));
    assertRejected("6 cards on the board", deal("AA", "QQ").board("2c 3c 4c 5c 6c 7c"));
    assertRejected("both on the board and dead: 2c", deal("AA").board("2c 3c 4c").dead("2c"));
    assertRejected(
        "not in the deck of short-deck: 2c",
        Equity.of("short-deck").spot().random().board("2c Ac Kc"));
    assertRejected(
        "player 2, QQ: all 6 combinations hold Qs, Qh or Qd", deal("AA", "QQ").board("Qs Qh Qd"));
    assertRejected("no deal is possible", deal("AA", "AA", "AA"));
    assertRejected("player 2, AA:0: no combination has a weight above 0", deal("KK", "AA:0"));
    assertRejected("3 cards of a player", HOLDEM.spot().player(Hand.parse("As Ks Qs")));
    assertRejected(
        "59 more cards to deal", Equity.of("omaha").spot().player("As Ks Qs Js Ts 9s").random(8));
    assertThrows(IllegalArgumentException.class, () -> deal("AA").sample(0));
    assertThrows(IllegalArgumentException.class, () -> deal("AA").untilError(0));
    assertThrows(IllegalArgumentException.class, () -> deal("AA").untilError(Double.NaN));
    assertRejected("0 threads: expected 1 to 1024", () -> deal("AA").threads(0));
    assertRejected("1025 threads: expected 1 to 1024", () -> deal("AA").threads(1025));
    assertThrows(IllegalArgumentException.class, () -> deal("AA").within(Duration.ZERO));
    assertThrows(IllegalArgumentException.class, () -> deal("AA", "ZZ"));
    assertThrows(IllegalArgumentException.class, () -> Equity.of("wild-five"));
    assertThrows(IllegalArgumentException.class, () -> Equity.of("nothing"));
    assertThrows(
        IllegalArgumentException.class, () -> Equity.of("omaha").spot().player(Range.parse("AA")));
    assertRejected(
        "player 1, AA**: 4 cards, expected 5 as of player 2",
        Equity.of("omaha").spot().player(OmahaRange.parse("AA**", 4)).player("As Ks Qs Js Ts"));
  }

  @Test
  void weights_thatCannotBeWeighed_rejected() {
    String little = "0." + "0".repeat(200) + "1";
    assertRejected(
        "player 1: the weight 1.0E-201 of Ac Ad: expected 0, or 1.0E-30 to 1",
        deal("AA:" + little, "QQ:" + little));
    assertRejected("player 2: the weight 4.9E-324 of 7c 7d", twoWeights(Double.MIN_VALUE));
    assertEquals(deal("AA", "KK").run().share(0), deal("AA", "KK:1e-30").run().share(0), 1e-12);
  }

  /** As Ah and As Ad against AA and hands with the ace of spades, which they do not meet. */
  private static EquitySpot twoWeights(double weight) {
    double[] weights = new double[HoleIndex.SIZE];
    for (int card = 0; card < 40; card++) {
      weights[HoleIndex.of(card, 51)] = 1;
    }
    weights[HoleIndex.of(Hand.parse("Ad Ac"))] = weight;
    weights[HoleIndex.of(Hand.parse("7c 7d"))] = weight;
    return deal("AsAh,AsAd").player(Range.of(weights)).board("2c 3d Ts").exact();
  }

  @Test
  void weights_ofVeryDifferentSize_allCount() {
    EquityResult equal = twoWeights(1).run();
    for (double weight : new double[] {1e-5, 1e-12, 1e-20, 1e-30}) {
      EquityResult result = twoWeights(weight).run();
      assertEquals(equal.share(0), result.share(0), 1e-9);
      assertEquals(
          equal.shareOf(0, Hand.parse("As Ad")), result.shareOf(0, Hand.parse("As Ad")), 1e-9);
    }
  }

  @Test
  void badQuestionToResult_rejected() {
    EquityResult result = deal("AsAh", "KK").run();
    assertThrows(IllegalArgumentException.class, () -> result.share(2));
    assertThrows(IllegalArgumentException.class, () -> result.win(-1));
    assertRejected(
        "winners 4: expected a mask of 0 to 3",
        () -> deal("AsAh", "KsKh").run().dealsWithWinners(4));
    assertRejected("winners -1: expected a mask of 0 to 3", () -> result.dealsWithWinners(-1));
    assertThrows(UnsupportedOperationException.class, () -> result.lowWin(0));
    assertThrows(IllegalArgumentException.class, () -> result.shareOf(1, Hand.parse("As Kh")));
    assertEquals(result.share(0), result.shareOf(0, Hand.parse("As Ah")));
  }

  @Test
  void everyRuleSet_offeredOrRejected() {
    for (String name : Evaluator.names()) {
      if (Evaluator.of(name).ruleSet().copies() > 1) {
        assertThrows(IllegalArgumentException.class, () -> Equity.of(name));
      } else {
        EquityResult result = Equity.of(name).spot().random(2).sample(2000).run();
        assertEquals(2000, result.deals());
        assertEquals(0.5, result.share(0), name.equals("eight-or-better") ? 0.5 : 0.08, name);
      }
    }
  }
}
