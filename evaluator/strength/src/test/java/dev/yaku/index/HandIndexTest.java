package dev.yaku.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Execution(ExecutionMode.CONCURRENT)
class HandIndexTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);

  private static final long SHORT_DECK = HandEvaluator.of("short-deck").ruleSet().deck();

  /** No rank next to another. */
  private static final long GAPS = Hand.parse("2c5c8cJcAc2d5d8dJdAd2h5h8hJhAh2s5s8sJsAs");

  private static HandIndex of(String rounds) {
    return HandIndex.of(cards(rounds));
  }

  private static int[] cards(String rounds) {
    return Arrays.stream(rounds.split("-", -1)).mapToInt(Integer::parseInt).toArray();
  }

  @ParameterizedTest
  @CsvSource({
    "1, 13",
    "2, 169",
    "3, 1755",
    "4, 16432",
    "5, 134459",
    "6, 962988",
    "7, 6009159",
    "2-3, 1286792",
    "2-3-1, 55190538",
    "2-3-1-1, 2428287420",
    "2-4, 13960050",
    "2-5, 123156254"
  })
  void size_ofLastRound_isThePublishedOne(String rounds, long expected) {
    HandIndex index = of(rounds);
    assertEquals(expected, index.size(index.rounds() - 1));
  }

  @Test
  void size_ofEachRound_isThatOfFewerRounds() {
    HandIndex index = HandIndex.of(2, 3, 1, 1);
    assertEquals(169, index.size(0));
    assertEquals(1_286_792, index.size(1));
    assertEquals(55_190_538, index.size(2));
    assertEquals(4, index.rounds());
    assertEquals(3, index.cards(1));
    assertEquals("2, 3, 1, 1", index.toString());
  }

  private static long ways(int deck, int... rounds) {
    long ways = 1;
    int left = deck;
    for (int cards : rounds) {
      ways *= Hands.of((1L << left) - 1, cards).count();
      left -= cards;
    }
    return ways;
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "3", "4", "1-1", "2-1", "1-2", "2-2", "3-1", "1-3", "1-1-1"})
  void unindex_everyClassOfUpToFourCards_hasItsIndexAndItsDeals(String rounds) {
    assertClassesHaveTheirIndexAndDeals(rounds, 1);
  }

  @ParameterizedTest
  @CsvSource({
    "5", "2-3", "3-2", "4-1", "1-4", "1-1-2", "1-2-1", "2-1-1", "2-2-1", "2-1-2", "1-2-2", "3-1-1",
    "1-3-1", "1-1-3", "1-1-1-1", "2-1-1-1", "1-1-1-2"
  })
  @Tag("proof")
  void unindex_everyClassOfUpToFiveCards_hasItsIndexAndItsDeals(String rounds) {
    assertClassesHaveTheirIndexAndDeals(rounds, STEP);
  }

  /** All classes have the deals; by steps the number of each is that of its cards. */
  private static void assertClassesHaveTheirIndexAndDeals(String rounds, int step) {
    int[] cards = cards(rounds);
    HandIndex index = HandIndex.of(cards);
    int last = cards.length - 1;
    long deals = 0;
    long[] deal = new long[cards.length];
    for (long i = 0; i < index.size(last); i++) {
      if (i % step == 0) {
        index.unindex(last, i, deal);
        if (index.index(deal) != i) {
          assertEquals(i, index.index(deal));
        }
      }
      deals += index.deals(last, i);
    }
    assertEquals(ways(52, cards), deals);
  }

  @ParameterizedTest
  @CsvSource({"2-3", "1-1-1-1", "5", "9", "1-2-2"})
  @Tag("proof")
  void deals_ofAllClassesOfASmallerDeck_areAllDeals(String rounds) {
    int[] cards = cards(rounds);
    int last = cards.length - 1;
    for (long deck : new long[] {SHORT_DECK, GAPS}) {
      HandIndex index = HandIndex.ofDeck(deck, cards);
      long deals = 0;
      for (long i = 0; i < index.size(last); i++) {
        deals += index.deals(last, i);
        if (i % 97 == 0) {
          assertEquals(i, index.index(index.unindex(last, i)));
        }
      }
      assertEquals(ways(Long.bitCount(deck), cards), deals);
    }
  }

  @Test
  @Tag("proof")
  void index_everyHoleAndFlop_isHitAsOftenAsItHasDeals() {
    HandIndex index = HandIndex.of(2, 3);
    int[] hits = new int[(int) index.size(1)];
    Hands.of(Hand.DECK, 2)
        .forEach(
            hole ->
                Hands.of(Hand.DECK & ~hole, 3)
                    .forEach(flop -> hits[(int) index.index(hole, flop)]++));
    long deals = 0;
    for (int i = 0; i < hits.length; i++) {
      assertEquals(index.deals(1, i), hits[i]);
      deals += hits[i];
    }
    assertEquals(25_989_600, deals);
  }

  private static long[] deal(Dealer dealer, int... rounds) {
    long[] deal = new long[rounds.length];
    long dead = 0;
    for (int i = 0; i < rounds.length; i++) {
      deal[i] = dealer.deal(rounds[i], dead);
      dead |= deal[i];
    }
    return deal;
  }

  @ParameterizedTest
  @CsvSource({
    "2",
    "2-3",
    "2-3-1",
    "2-3-1-1",
    "2-4",
    "2-5",
    "7",
    "9",
    "8-1",
    "4-5",
    "4-3-1-1",
    "3-3-3",
    "1-1-1-1-1-1-1-1-1",
    "6-3"
  })
  void index_anyDeal_isThatOfItsCanonicalForm(String rounds) {
    int[] cards = cards(rounds);
    for (long deck : new long[] {Hand.DECK, SHORT_DECK, GAPS}) {
      HandIndex index = HandIndex.ofDeck(deck, cards);
      Dealer dealer = Dealer.of(new SplittableRandom(21), deck);
      for (int i = 0; i < 300; i++) {
        long[] deal = deal(dealer, cards);
        long number = index.index(deal);
        for (int p = 0; p < CanonicalDeal.permutations(); p++) {
          assertEquals(number, index.index(CanonicalDeal.permuted(p, deal)));
        }
        long[] representative = index.unindex(cards.length - 1, number);
        assertArrayEquals(CanonicalDeal.of(deal), CanonicalDeal.of(representative));
        assertEquals(CanonicalDeal.deals(deal), index.deals(cards.length - 1, number));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"2-3-1-1", "2-5", "9", "1-1-1-1-1-1-1-1-1", "6-1-1-1", "3-3-3"})
  void unindex_anyIndexOfManyCards_hasThatIndex(String rounds) {
    HandIndex index = of(rounds);
    SplittableRandom random = new SplittableRandom(22);
    for (int round = 0; round < index.rounds(); round++) {
      long size = index.size(round);
      for (int i = 0; i < 20_000; i++) {
        long number = i < 100 ? Math.min(i, size - 1) : random.nextLong(size);
        assertEquals(number, index.index(index.unindex(round, number)));
      }
      assertEquals(size - 1, index.index(index.unindex(round, size - 1)));
    }
  }

  @Test
  void index_eachForm_isTheSame() {
    HandIndex index = HandIndex.of(2, 3, 1, 1);
    long hole = Hand.parse("As Kd");
    long flop = Hand.parse("2c 7d Th");
    long turn = Hand.parse("3s");
    long river = Hand.parse("3d");
    assertEquals(index.index(new long[] {hole}), index.index(hole));
    assertEquals(index.index(new long[] {hole, flop}), index.index(hole, flop));
    assertEquals(index.index(new long[] {hole, flop, turn}), index.index(hole, flop, turn));
    assertEquals(
        index.index(new long[] {hole, flop, turn, river}), index.index(hole, flop, turn, river));
    assertEquals(HandIndex.of(2, 3).index(hole, flop), index.index(hole, flop));
  }

  /** What was stored by index must be found again. */
  @Test
  void index_ofThisVersion_doesNotChange() {
    assertEquals(1, HandIndex.VERSION);
    Dealer dealer = Dealer.of(new SplittableRandom(23), Hand.DECK);
    long hash = 0;
    for (String rounds : new String[] {"2-3-1-1", "2-5", "5", "1-1-1-1-1"}) {
      HandIndex index = of(rounds);
      for (int i = 0; i < 1000; i++) {
        hash = 31 * hash + index.index(deal(dealer, cards(rounds)));
      }
    }
    assertEquals(-5_147_245_473_098_699_317L, hash);
  }

  @Test
  void index_roundsThatAreNone_areRejected() {
    HandIndex index = HandIndex.of(2, 3);
    long hole = Hand.parse("As Kd");
    assertRejected("round 0, As: 1 cards, expected 2", () -> index.index(Hand.parse("As")));
    assertRejected(
        "round 1, 2c Kd As: Kd As dealt in an earlier round",
        () -> index.index(hole, Hand.parse("2c") | hole));
    assertRejected(
        "round 0, As Jo: Jo not in the deck", () -> index.index(Hand.parse("As") | 1L << 52));
    assertRejected("3 rounds of cards: expected 1 to 2", () -> index.index(hole, 7, 8));
    assertRejected("0 rounds of cards: expected 1 to 2", () -> index.index());
    HandIndex shortDeck = HandIndex.ofDeck(SHORT_DECK, 2);
    assertRejected(
        "round 0, 2c As: 2c not in the deck", () -> shortDeck.index(Hand.parse("As 2c")));
  }

  @Test
  void unindex_numberOrRoundThatIsNone_isRejected() {
    HandIndex index = HandIndex.of(2, 3);
    assertRejected("round 2: expected 0 to 1", () -> index.size(2));
    assertRejected("round -1: expected 0 to 1", () -> index.cards(-1));
    assertRejected("round 2: expected 0 to 1", () -> index.unindex(2, 0));
    assertRejected(
        "index 1286792 in round 1: expected 0 to 1286791", () -> index.unindex(1, 1_286_792));
    assertRejected("index -1 in round 0: expected 0 to 168", () -> index.deals(0, -1));
    assertRejected("an array of 1 for 2 rounds", () -> index.unindex(1, 0, new long[1]));
  }

  @Test
  void ofDeck_roundsOfTheWholeDeck_haveOneClass() {
    long deck = Hand.parse("KcAcKdAdKhAhKsAs");
    assertEquals(1, HandIndex.ofDeck(deck, 8).size(0));
    assertEquals(1, HandIndex.ofDeck(deck, 8).deals(0, 0));
  }

  @Test
  void of_roundsThatCannotBeDealt_areRejected() {
    assertRejected("0 cards in all rounds: expected 1 to 9", () -> HandIndex.of());
    assertRejected("10 cards in all rounds: expected 1 to 9", () -> HandIndex.of(5, 5));
    assertRejected("rounds of [2, 0] cards: expected 1 to 9", () -> HandIndex.of(2, 0));
    assertRejected("rounds of [-1] cards: expected 1 to 9", () -> HandIndex.of(-1));
    String message =
        assertThrows(
                IllegalArgumentException.class, () -> HandIndex.ofDeck(Hand.parse("As Ks Ah"), 2))
            .getMessage();
    assertTrue(message.endsWith("expected the same ranks in every suit"), message);
  }

  private static void assertRejected(String message, Runnable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }

  /** The least of several times: the JVM allocates on the same thread, too, now and then. */
  @Test
  void index_andBack_allocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    HandIndex index = HandIndex.of(2, 3, 1, 1);
    long[] cards = new long[4];
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (long number = 0; number < 2_000_000_000; number += 1_000_003) {
        index.unindex(3, number, cards);
        index.index(cards[0], cards[1], cards[2], cards[3]);
        index.deals(3, number);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertEquals(0, least);
  }

  @Test
  void index_allBits_isRejectedInAShortMessage() {
    assertEquals(
        "round 0, 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc and 54 more: Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo and 2"
            + " more not in the deck",
        assertThrows(IllegalArgumentException.class, () -> HandIndex.of(2).index(-1L))
            .getMessage());
  }
}
