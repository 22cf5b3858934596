package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts of all deals, compared with one deal after the other. */
class CountDealsTest {
  @TempDir private Path folder;

  /** Every list of cards out of a heap in which equal cards lie side by side. */
  private static void deal(
      HandEvaluator evaluator, int[] heap, int from, int[] hand, int held, long[] counts) {
    if (held == hand.length) {
      counts[evaluator.evaluateCards(hand)]++;
      return;
    }
    for (int i = from; i < heap.length; i++) {
      hand[held] = heap[i];
      deal(evaluator, heap, i + 1, hand, held + 1, counts);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "standard, 1, 3, 0",
    "joker-wild, 1, 3, 2",
    "wild-five, 1, 2, 5",
    "multi-deck, 2, 3, 0",
    "multi-deck, 3, 3, 0",
    "wild-five, 2, 3, 2",
    "deuces-wild, 1, 3, 0"
  })
  void countDealsOfDecks_equalsOneDealAfterTheOther(String rules, int decks, int cards, int jokers)
      throws IOException {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    if (cards < evaluator.ruleSet().minCards()) {
      assertThrows(
          IllegalArgumentException.class, () -> evaluator.countDealsOfDecks(decks, cards, jokers));
      return;
    }
    int[] heap = new int[52 * decks + jokers];
    for (int i = 0; i < heap.length; i++) {
      heap[i] =
          i < 52 * decks ? i / decks : Card.JOKER + (i - 52 * decks) % evaluator.ruleSet().jokers();
    }
    long[] counts = new long[evaluator.ruleSet().maxValue() + 1];
    deal(evaluator, heap, 0, new int[cards], 0, counts);
    assertArrayEquals(counts, evaluator.countDealsOfDecks(decks, cards, jokers));
  }

  /** Two holes of small decks with every board, both halves. */
  @ParameterizedTest
  @CsvSource({"89TJQKA, 3, 2, 3", "789TQKA, 2, 3, 5", "2345A, 4, 2, 4"})
  void countDeals_ofOmaha_equalsOneDealAfterTheOther(String ranks, int suits, int hole, int board)
      throws IOException {
    String deck = "\nsuits = " + "cdhs".substring(0, suits) + "\ncards = 5\n";
    String equal =
        suits < 2
            ? ""
            : suits < 3 ? " one-pair two-pair" : " one-pair two-pair three-of-a-kind full-house";
    String four = suits < 4 ? "" : " four-of-a-kind";
    Files.writeString(
        folder.resolve("high.rules"),
        "title = H\nranks = "
            + ranks
            + deck
            + "categories = high-card"
            + equal
            + four
            + " straight flush straight-flush\n");
    Files.writeString(
        folder.resolve("low.rules"),
        "title = L\nranks = A"
            + ranks.replace("A", "")
            + deck
            + "categories ="
            + four
            + (suits < 3 ? "" : " full-house three-of-a-kind")
            + " two-pair one-pair high-card\ndirection = low\n");
    Path rules =
        Files.writeString(
            folder.resolve("some.rules"),
            "title = O\ngame = omaha\nhole = %d\nboard = %d\nhigh = high\nlow = low\n"
                .formatted(hole, board));
    OmahaEvaluator omaha =
        Evaluator.open(
            Files.write(folder.resolve("o.yaku"), Main.table(rules)), OmahaEvaluator.class);
    assertDeals(omaha, hole, board);
    assertDeals(omaha.lowHalf(), hole, board);
  }

  private static void assertDeals(OmahaEvaluator omaha, int holeCards, int boardCards) {
    long deck = omaha.ruleSet().deck();
    long[] counts = new long[omaha.ruleSet().maxValue() + 1];
    long[] byBoard = new long[counts.length];
    Hands.of(deck, boardCards)
        .forEach(
            board -> {
              Hands holes = Hands.of(deck & ~board, holeCards);
              holes.forEach(
                  hole -> counts[omaha.evaluate(OmahaHand.ofHole(hole).withBoard(board))]++);
              long[] some = omaha.countByValue(holes, board);
              Arrays.setAll(byBoard, value -> byBoard[value] + some[value]);
            });
    assertArrayEquals(counts, byBoard);
    assertArrayEquals(counts, omaha.countDeals(holeCards, 0));
  }

  @Test
  void countDeals_ofLowOmahaWithAQualifier_equalsCountsByBoard() {
    OmahaEvaluator low = OmahaEvaluator.of("omaha-hi-lo").lowHalf();
    long[] counts = low.countDeals(4, 0);
    assertEquals(270_725L * 1_712_304, Arrays.stream(counts).sum());
    assertThrows(IllegalArgumentException.class, () -> low.countDeals(7, 0));
    assertThrows(IllegalArgumentException.class, () -> low.countDeals(4, 1));
  }

  @Test
  void forEach_ofOmahaHolesWithCardsHeld_isEveryHoleWithItsValue() {
    OmahaEvaluator omaha = OmahaEvaluator.of("omaha");
    long board = Hand.parse("2c 7d 8h Ts Qs");
    long held = Hand.parse("As Ah");
    Hands holes = Hands.of(Hand.DECK & ~(board | held), 2).with(held);
    long[] counts = new long[omaha.ruleSet().maxValue() + 1];
    omaha.forEach(
        holes,
        board,
        (hole, value) -> {
          assertEquals(omaha.evaluate(hole, board), value, () -> Hand.toString(hole));
          counts[value]++;
        });
    assertEquals(990, Arrays.stream(counts).sum()); // two of 45
    assertArrayEquals(counts, omaha.countByValue(holes, board));
  }

  @Test
  void forEach_ofBadugi_countsAsCountByValue() {
    BadugiEvaluator badugi = BadugiEvaluator.of("badugi");
    Hands hands = Hands.of(badugi.ruleSet().deck(), 4);
    long[] counts = new long[badugi.ruleSet().maxValue() + 1];
    badugi.forEach(
        hands,
        (hand, value) -> {
          assertEquals(badugi.evaluate(hand), value);
          counts[value]++;
        });
    assertArrayEquals(counts, badugi.countByValue(hands));
    assertArrayEquals(counts, badugi.countDeals(4, 0));
    assertArrayEquals(counts, badugi.countDealsOfDecks(1, 4, 0));
    assertThrows(IllegalArgumentException.class, () -> badugi.countMultisets(4, 0));
    assertThrows(IllegalArgumentException.class, () -> badugi.countDealsOfDecks(2, 4, 0));
  }

  @ParameterizedTest
  @CsvSource({
    "standard, 1, 12, 0, '12 cards, standard takes 0 to 9'",
    "standard, 1, 7, 1, '1 joker, standard takes 0'",
    "joker-wild, 1, 5, 3, '3 jokers, joker-wild takes 0 to 2'",
    "multi-deck, 1, 5, -1, '-1 jokers, multi-deck takes 0'",
    "standard, 2, 7, 0, '2 decks, standard takes 1'",
    "multi-deck, 0, 5, 0, '0 decks, multi-deck takes 1 or more'",
    "multi-deck, 1000, 7, 0, '203,900,116,320,513,450,512,425,036,000 deals: expected fewer than 2^63'"
  })
  void countDealsOfDecks_otherNumbers_areRejectedWithThoseExpected(
      String rules, int decks, int cards, int jokers, String message) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> evaluator.countDealsOfDecks(decks, cards, jokers));
    assertEquals(message, e.getMessage());
  }

  @Test
  void countMultisets_moreJokersThanCards_isRejectedWithThoseExpected() {
    HandEvaluator wild = HandEvaluator.of("wild-five");
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> wild.countMultisets(5, 6));
    assertEquals("6 jokers, wild-five takes 0 to 5", e.getMessage());
  }
}
