package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.work.Effort;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NextCardsTest {
  private static EquitySpot spot(String rules, String text) {
    return Equity.of(rules).parse(text).exact();
  }

  /** The same question with a card on the board. */
  private static EquitySpot with(String rules, String text, int card) {
    String[] parts = text.split("[|]", -1);
    String board = (parts.length > 1 ? parts[1] : "") + " " + Card.toString(card);
    return spot(rules, parts[0] + "|" + board + (parts.length > 2 ? "|" + parts[2] : ""));
  }

  /** Each card is the question with this card on the board, and all together are the whole. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "standard; As Ks / Qh Qd | 2c 7h Ts",
        "standard; As Ks / Qh Qd / 2d 2h | 2c 7h Ts",
        "standard; As Ks / Qh Qd / 2d 2h / 9s 8s | 2c 7h Ts 3d | Ah",
        "standard; Js Ts / QQ+, AK | 9s 8d 2s",
        "standard; QQ+, AKs / 76s / TT | 2c 4c 5h",
        "standard; random / random | 2c 7h Ts",
        "standard; random / random | 2c 7c Tc Td",
        "standard; QQ+, AK / random | 2c 2d 7h 7s",
        "standard; As / random | 2c 7h Ts 4d",
        "short-deck; AK / random / TT | 7c 9h Ts",
        "omaha; As Ks Qh Jh / 2c 2d 7h 8h / 9c 9d Ac Kd | 2h 7d Ts",
        "omaha; AA:$ds:[AKQ][AKQ]** / 9c 9d 8h 7h | 2h 7d Ts Qc",
        "omaha; As Ks Qh Jh Ts / 2c 2d 7h 8h 4c | 2h 7d Tc",
        "omaha-hi-lo; As Ks 2h 3h / 2c 2d 7h 8h / 4c 5d Kh Qd | 6s 7d Ts",
        "omaha-hi-lo; As Ks 2h 3h / KK** | 6s 7d Tc 4d",
      })
  void byNextCard_afterTheFlop_asTheQuestionWithThisCard(String rules, String text) {
    NextCards next = spot(rules, text).byNextCard();
    assertTrue(next.isExact());
    checkWhole(next, text.split("[|]", -1)[1].strip().split(" ").length);
    for (int card : Hand.cards(next.cards())) {
      check(next, card, with(rules, text, card).run());
    }
  }

  private static void check(NextCards next, int card, EquityResult expected) {
    EquityResult found = next.result(card);
    int masks = 1 << next.players() * (expected.high(0) == expected.share(0) ? 1 : 2);
    assertEquals(expected.total(), found.total());
    for (int mask = 0; mask < masks; mask++) {
      int winners = mask;
      assertEquals(
          expected.dealsWithWinners(mask),
          found.dealsWithWinners(mask),
          () -> Card.toString(card) + ", winners " + winners);
    }
    for (int player = 0; player < next.players(); player++) {
      assertEquals(expected.win(player), found.win(player));
      assertEquals(expected.tie(player), found.tie(player));
      assertEquals(expected.lose(player), found.lose(player));
      assertEquals(expected.share(player), found.share(player));
      assertEquals(expected.high(player), found.high(player));
      assertEquals(expected.low(player), found.low(player));
      assertEquals(0, found.standardError(player));
    }
  }

  @Test
  void resultOfACard_ofARange_knowsNoCombos() {
    NextCards next = spot("standard", "Js Ts / QQ+, AK | 9s 8d 2s").byNextCard();
    EquityResult result = next.result(Card.parse("Qh"));
    long queens = Hand.parse("QcQd");
    assertEquals(0, result.hands(1).length);
    assertThrows(IllegalStateException.class, () -> result.shareOf(1, queens));
    assertThrows(IllegalStateException.class, () -> result.dealsWith(1, queens));
    assertEquals(result.share(0), result.shareOf(0, Hand.parse("JsTs")));
    assertEquals(result.total(), result.dealsWith(0, Hand.parse("JsTs")));
    assertTrue(next.whole().shareOf(1, queens) > 0);
  }

  /** Every deal counts once for each card that is to come. */
  private static void checkWhole(NextCards next, int boardCards) {
    EquityResult whole = next.whole();
    int missing = 5 - boardCards;
    for (int player = 0; player < next.players(); player++) {
      double total = 0;
      double win = 0;
      double share = 0;
      for (int card : Hand.cards(next.cards())) {
        total += next.result(card).total();
        win += next.result(card).win(player);
        share += next.result(card).total() * next.result(card).share(player);
      }
      assertEquals(missing * whole.total(), total);
      assertEquals(missing * whole.win(player), win);
      assertEquals(whole.share(player), share / total, 1e-14);
    }
  }

  /** Before the flop, the question with one card on the board is counted in another way. */
  @Tag("proof")
  @ParameterizedTest
  @CsvSource({
    "standard, As Ks / Qh Qd, 2c As 5c 7s 4h", // no deal with the ace of spades
    "standard, As Ah / KK / 76s, Kd 7c 2s",
    "short-deck, As Ah / KK / 76s, Kd 7c",
    "omaha, As Ks Qh Jh / 2c 2d 7h 8h, Ah Td",
    "omaha-hi-lo, As Ks 2h 3h / 2c 2d 7h 8h, 3s Td"
  })
  void byNextCard_beforeTheFlop_asTheQuestionWithThisCard(String rules, String text, String cards) {
    NextCards next = spot(rules, text).byNextCard();
    checkWhole(next, 0);
    for (int card : Card.parseAll(cards)) {
      if ((next.cards() >>> card & 1) != 0) {
        check(next, card, with(rules, text, card).run());
      }
    }
  }

  @Test
  void byNextCard_weights_asTheQuestionWithThisCard() {
    String text = "QQ+, AKs:0.3 / 99+:0.7, AQ | 2c 4c 5h";
    NextCards next = spot("standard", text).byNextCard();
    double won = 0;
    double total = 0;
    for (int card : Hand.cards(next.cards())) {
      EquityResult expected = with("standard", text, card).run();
      assertEquals(expected.total(), next.result(card).total(), 1e-8 * expected.total());
      assertEquals(expected.share(0), next.result(card).share(0), 1e-12);
      won += next.result(card).total() * next.result(card).share(0);
      total += next.result(card).total();
    }
    assertEquals(next.whole().share(0), won / total, 1e-12);
    assertEquals(2 * next.whole().total(), total, 1e-8 * total);
  }

  /** Plain loops over turn and river. */
  @Test
  void byNextCard_twoHandsOnAFlop_asDealtByHand() {
    HandEvaluator rules = HandEvaluator.of("standard");
    long mine = Hand.parse("Js Ts");
    long theirs = Hand.parse("Ad Ac");
    long flop = Hand.parse("9s 8d 2s");
    NextCards next = spot("standard", "Js Ts / Ad Ac | 9s 8d 2s").byNextCard();
    long live = Hand.DECK & ~(mine | theirs | flop);
    assertEquals(live, next.cards());
    for (int turn : Hand.cards(live)) {
      int[] counts = new int[3];
      for (int river : Hand.cards(live & ~(1L << turn))) {
        long board = flop | 1L << turn | 1L << river;
        int a = rules.evaluate(mine | board);
        int b = rules.evaluate(theirs | board);
        counts[a > b ? 2 : a == b ? 1 : 0]++;
      }
      assertEquals(counts[2], next.result(turn).win(0));
      assertEquals(counts[1], next.result(turn).tie(0));
      assertEquals(counts[0], next.result(turn).win(1));
    }
  }

  @Test
  void cards_allHoldersHaveOne_cannotCome() {
    NextCards next = spot("standard", "AsK / AhQ | 2c 7h Ts").byNextCard();
    assertEquals(0, next.cards() & Hand.parse("As Ah 2c 7h Ts"));
    int ace = Card.parse("As");
    String message =
        assertThrows(IllegalArgumentException.class, () -> next.result(ace).share(0)).getMessage();
    assertEquals("As cannot come next", message);
    assertThrows(IllegalArgumentException.class, () -> next.result(52).share(0));
    assertThrows(IllegalArgumentException.class, () -> next.result(-1).share(0));
    assertThrows(IllegalArgumentException.class, () -> next.result(0).share(2));
  }

  @Test
  void outs_openEndedFlushDraw_byCategory() {
    NextCards next = spot("standard", "Js Ts / Ad Ac | 9s 8d 2s").byNextCard();
    List<NextCards.Outs> outs = next.outs(0);
    assertEquals(2, outs.size());
    assertEquals(Category.FLUSH, outs.get(0).category());
    assertEquals(
        Hand.parse("As Ks Qs 8s 7s 6s 5s 4s 3s"),
        outs.get(0).cards(),
        () -> Hand.toString(outs.get(0).cards()));
    assertEquals(Category.STRAIGHT, outs.get(1).category());
    assertEquals(Hand.parse("Qc Qd Qh 7c 7d 7h"), outs.get(1).cards());
    assertEquals(next.result(Card.parse("7h")).share(0), outs.get(1).share(), 0.2);
    assertEquals("7c Qc 7d Qd 7h Qh: STRAIGHT, share 1.0", outs.get(1).toString());
  }

  /** A pair on the board is everybody's, but helps a little. */
  @Test
  void outs_pairOnTheBoard_isNotTheHands() {
    List<NextCards.Outs> outs = spot("standard", "As Kd / random | 2c 7d Th").byNextCard().outs(0);
    assertEquals(Category.ONE_PAIR, outs.get(0).category());
    assertEquals(Hand.parse("Ah Ad Ac Ks Kh Kc"), outs.get(0).cards());
    assertNull(outs.get(1).category());
    assertEquals(2, outs.size());
  }

  @Test
  void outs_drawingDead_none() {
    assertEquals(List.of(), spot("standard", "7c 2d / AA | As Kh Qs 9d").byNextCard().outs(0));
    assertEquals(List.of(), spot("standard", "AA / 7c 2d | As Kh Qs 9d").byNextCard().outs(0));
  }

  @Test
  void outs_ofARange_withoutCategory() {
    List<NextCards.Outs> outs = spot("standard", "76s / AA | 8s 5d 2c").byNextCard().outs(0);
    assertEquals(1, outs.size());
    assertNull(outs.get(0).category());
    assertEquals(
        Hand.parse("9c 9d 9h 9s 4c 4d 4h 4s"),
        outs.get(0).cards() & Hand.parse("9c 9d 9h 9s 4c 4d 4h 4s"));
  }

  @ParameterizedTest
  @CsvSource({
    "standard, As Ks / Qh Qd | 2c 7h Ts Jc 3d, the board is complete: no card is to come",
    "stud, As Ks / Qh Qd, stud has no board: no next card",
    "standard, As Ks / As Qd, player 2 holds a duplicate card: As"
  })
  void byNextCard_noCardToCome_saysWhy(String rules, String text, String reason) {
    EquitySpot spot = spot(rules, text);
    assertEquals(
        reason, assertThrows(IllegalArgumentException.class, spot::byNextCard).getMessage());
  }

  @Test
  void byNextCard_tooManyDeals_rejectedOrSampled() {
    String text = "random / random / random / random | 2c 7h Ts";
    String message =
        assertThrows(IllegalArgumentException.class, spot("standard", text)::byNextCard)
            .getMessage();
    assertTrue(message.startsWith("too many deals to count every one: "), message);
    NextCards next = Equity.of("standard").parse(text).sample(2_000_000).byNextCard();
    assertFalse(next.isExact());
    assertFalse(next.isStopped());
    assertEquals(49, Long.bitCount(next.cards()));
    for (int card : Hand.cards(next.cards())) {
      assertEquals(40_816, next.result(card).total()); // 2,000,000 divided among 49
      assertEquals(0.25, next.result(card).share(0), 5 * next.result(card).standardError(0));
    }
  }

  /** The stated error of each card against the exact share. */
  @Test
  void byNextCard_sampled_withinItsErrors() {
    String text = "Js Ts / QQ+, AK / 22+ | 9s 8d 2s";
    NextCards exact = spot("standard", text).byNextCard();
    NextCards sampled = Equity.of("standard").parse(text).sample(1_000_000).byNextCard();
    int outside = 0;
    assertEquals(exact.cards(), sampled.cards());
    for (int card : Hand.cards(exact.cards())) {
      for (int player = 0; player < 3; player++) {
        double error = sampled.result(card).standardError(player);
        double off =
            Math.abs(exact.result(card).share(player) - sampled.result(card).share(player));
        assertTrue(off < 5 * error, () -> Card.toString(card) + " " + off + " " + error);
        outside += off > 2 * error ? 1 : 0;
      }
    }
    assertTrue(outside < 20, () -> "more than two errors off: far more than one in twenty");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void threads_anyNumber_sameResult(boolean exact) {
    String text = "QQ+,AKs:0.3 / 22+:0.7 / T9s | 2c 4c 5h";
    EquitySpot one = Equity.of("standard").parse(text).seed(7);
    EquitySpot two = Equity.of("standard").parse(text).seed(7).threads(2);
    NextCards expected = (exact ? one.exact() : one.sample(200_000)).byNextCard();
    NextCards found = (exact ? two.exact() : two.sample(200_000)).byNextCard();
    assertEquals(exact, found.isExact());
    assertEquals(expected.cards(), found.cards());
    for (int card : Hand.cards(expected.cards())) {
      assertEquals(expected.result(card).total(), found.result(card).total());
      assertEquals(expected.result(card).share(1), found.result(card).share(1));
    }
  }

  @Test
  void onProgress_countStopped_noCards() {
    NextCards next =
        spot("standard", "random / random | 2c 7h Ts").onProgress(p -> p.done() < 2).byNextCard();
    assertTrue(next.isStopped());
    assertFalse(next.isExact());
    assertEquals(0, next.cards());
    assertTrue(next.whole().isStopped());
    String message =
        assertThrows(IllegalArgumentException.class, () -> next.result(0).share(0)).getMessage();
    assertEquals("2c was not counted", message);
  }

  @Test
  void onProgress_sampleStopped_finishedCards() {
    AtomicInteger asked = new AtomicInteger();
    NextCards next =
        Equity.of("standard")
            .parse("random / random / random | 2c 7h Ts")
            .sample(49L * 65_536)
            .onProgress(p -> asked.incrementAndGet() < 49 + 4 && p.all() == 2L * 49 * 65_536)
            .byNextCard();
    assertTrue(next.isStopped());
    assertFalse(next.whole().isStopped());
    assertEquals(4, Long.bitCount(next.cards()));
  }

  @Test
  void interrupt_beforeTheCall_stopsAndIsKept() {
    Thread.currentThread().interrupt();
    NextCards next =
        Equity.of("standard").parse("AA / KK / random | 2c 7h Ts").sample(1_000_000).byNextCard();
    assertTrue(Thread.interrupted());
    assertTrue(next.isStopped());
    assertEquals(0, next.cards());
  }

  @Test
  void within_moreThanCanBeCounted_dividesTheTime() {
    EquitySpot spot = Equity.of("standard").parse("random / random / random / random | 2c 7h Ts");
    NextCards next = spot.within(Duration.ofMillis(500)).byNextCard();
    assertTrue(next.isStopped() || Long.bitCount(next.cards()) == 49); // on a busy machine
    for (int card : Hand.cards(next.cards())) {
      assertEquals(0, next.result(card).deals() % 256);
    }
  }

  /** A small block of deals, and no card when the time is over. */
  @Test
  void within_noTime_endsAtOnce() {
    EquitySpot spot = Equity.of("omaha").parse("random / random / random / random | 2c 7h Ts");
    NextCards next = spot.within(Duration.ofNanos(1)).byNextCard();
    assertTrue(next.isStopped());
    assertEquals(1024, next.whole().deals());
    assertEquals(0, next.cards());
  }

  /** Two seconds by a clock that deals move: each takes some nanoseconds, each look at it, too. */
  @ParameterizedTest
  @CsvSource({
    " 1_000,        100, 49", // as in hold'em
    " 5_000,        100, 49",
    "20_000,        100, 49", // as in Omaha: smaller blocks
    "70_000,        100, 49",
    "     0, 10_000_000, 25", // as many as are begun in the time
    "     0, 50_000_000, 6",
    "     0, 2_000_000_000, 0",
  })
  void within_twoSeconds_endsThen(String deal, String look, int least) {
    long ofDeal = Long.parseLong(deal.replace("_", ""));
    long ofLook = Long.parseLong(look.replace("_", ""));
    long[] deals = {0};
    long[] looks = {0};
    Game.Holdem game = new Game.Holdem(HandEvaluator.of("standard"));
    List<Seat> seats = Collections.nCopies(4, Seat.ofAny("random", game.deck()));
    Spot spot = new Spot(game, seats, Hand.parse("2c 7h Ts"), 0);
    Effort effort =
        Effort.within(Duration.ofSeconds(2)).by(() -> deals[0] * ofDeal + looks[0]++ * ofLook);
    NextCards.Calculation calculation =
        new NextCards.Calculation(
            spot,
            effort,
            1,
            progress -> {
              deals[0] = Math.max(deals[0], progress.done());
              return true;
            },
            0);
    NextCards next = calculation.run();
    assertTrue(Long.bitCount(next.cards()) >= least, Long.bitCount(next.cards()) + " cards");
    assertEquals(Long.bitCount(next.cards()) < 49, next.isStopped());
    double seconds = (deals[0] * ofDeal + looks[0] * ofLook) / 1e9;
    double more = (2 * 1024 * ofDeal + 4 * ofLook) / 1e9; // blocks and looks of the last card
    assertTrue(seconds <= 2 + more, seconds + " seconds");
  }

  @Tag("proof")
  @Test
  void untilError_eachCard_reached() {
    NextCards next =
        Equity.of("standard")
            .parse("As Ah / random / random / random | 2c 7h Ts 3d")
            .untilError(5e-3)
            .byNextCard();
    for (int card : Hand.cards(next.cards())) {
      assertTrue(next.result(card).standardError(0) <= 5e-3);
    }
  }

  @Test
  void toString_result_bestAndWorstCards() {
    assertEquals(
        "56.26 % (29.55 % with 8c to 100.00 % with 7c)"
            + " / 43.74 % (0.00 % with 7c to 70.45 % with 8c)",
        spot("standard", "Js Ts / Ad Ac | 9s 8d 2s").byNextCard().toString());
  }
}
