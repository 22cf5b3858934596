package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DealerTest {
  private static final long SEED = 52;
  private static final int HANDS = 1_000_000;

  /** With the first and the last bit of a long, and gaps of one and more. */
  private static final long SMALL_DECK = 0x8001_0040_0000_A30DL;

  /** How far a statistic may be from its mean, in standard deviations. */
  private static final double BOUND = 5;

  private static Dealer dealer(long deck) {
    return Dealer.of(new SplittableRandom(SEED), deck);
  }

  private static void assertNear(double mean, double variance, double found, String what) {
    double deviations = (found - mean) / Math.sqrt(variance);
    assertTrue(Math.abs(deviations) < BOUND, what + ": " + deviations + " standard deviations");
  }

  /** Pearson's chi-square of equally likely outcomes. */
  private static double chiSquare(double expected, int... found) {
    return Arrays.stream(found).mapToDouble(n -> (n - expected) * (n - expected) / expected).sum();
  }

  @ParameterizedTest
  @CsvSource({"1, 10", "2, 45", "3, 120", "4, 210", "5, 252", "6, 210", "7, 120", "8, 45", "9, 10"})
  void hands_ofSmallDeck_areEquallyLikely(int cards, int different) {
    Dealer dealer = dealer(SMALL_DECK);
    Map<Long, Integer> dealt = new HashMap<>();
    for (int i = 0; i < HANDS; i++) {
      dealt.merge(dealer.deal(cards), 1, Integer::sum);
    }
    assertEquals(different, dealt.size());
    for (long hand : dealt.keySet()) {
      assertEquals(cards, Long.bitCount(hand & SMALL_DECK), () -> Hand.toString(hand));
      assertEquals(cards, Long.bitCount(hand), () -> Hand.toString(hand));
    }
    int[] counts = dealt.values().stream().mapToInt(Integer::intValue).toArray();
    int free = different - 1;
    assertNear(free, 2 * free, chiSquare((double) HANDS / different, counts), cards + " cards");
  }

  /*
   * Of the N hands of k of n cards, let p(m) be the probability that m certain cards are held. How
   * often each of some things is held has the covariance N * (p(cards of both) - p(each)^2), a
   * matrix whose eigenvalues follow from its symmetry: of the cards one, n-1 times; of the pairs of
   * cards one n-1 times and one n(n-3)/2 times, beside the 0 of the sum, which is fixed. With
   * eigenvalues e the chi-square has the mean sum(e) / (N * p) and the variance 2 * sum(e^2) /
   * (N * p)^2.
   */
  @ParameterizedTest
  @ValueSource(ints = {2, 5, 7, 9, 10, 19, 51})
  void cardsAndPairs_ofDeck_areEquallyLikely(int cards) {
    int n = Card.JOKER;
    int[] byCard = new int[n];
    int[] byPair = new int[n * n];
    Dealer dealer = dealer(Hand.DECK);
    int hands = HANDS / cards;
    for (int i = 0; i < hands; i++) {
      for (long rest = dealer.deal(cards); rest != 0; rest &= rest - 1) {
        int card = Long.numberOfTrailingZeros(rest);
        byCard[card]++;
        for (long others = rest & rest - 1; others != 0; others &= others - 1) {
          byPair[n * card + Long.numberOfTrailingZeros(others)]++;
        }
      }
    }
    double p1 = (double) cards / n;
    double p2 = p1 * (cards - 1) / (n - 1);
    double p3 = p2 * (cards - 2) / (n - 2);
    double p4 = p3 * (cards - 3) / (n - 3);

    double ofCard = (p1 - p2) / p1;
    double cardMean = (n - 1) * ofCard;
    double cardVariance = 2 * (n - 1) * ofCard * ofCard;
    assertNear(cardMean, cardVariance, chiSquare(hands * p1, byCard), cards + " cards");

    int[] pairs = Arrays.stream(byPair).filter(count -> count > 0).toArray();
    assertEquals(n * (n - 1) / 2, pairs.length);
    double first = (p2 + (n - 4) * p3 - (n - 3) * p4) / p2;
    double second = (p2 - 2 * p3 + p4) / p2;
    double many = n * (n - 3) / 2.0;
    double pairMean = (n - 1) * first + many * second;
    double pairVariance = 2 * ((n - 1) * first * first + many * second * second);
    assertNear(pairMean, pairVariance, chiSquare(hands * p2, pairs), "pairs of " + cards);
  }

  @Test
  void deadCards_areNotDealt() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 10_000; i++) {
      long some = random.nextLong();
      long dead = some & random.nextLong(); // jokers too, which the deck does not have
      int cards = i % 20;
      long hand = dealer(Hand.DECK).deal(cards, dead);
      assertEquals(0, hand & dead, () -> Hand.toString(hand));
      assertEquals(dealer(Hand.DECK & ~dead).deal(cards), hand, () -> Hand.toString(dead));
    }
  }

  @Test
  void array_isFilledWithTheSameHands() {
    long[] hands = new long[1000];
    dealer(Hand.DECK).deal(7, hands);
    Dealer dealer = dealer(Hand.DECK);
    assertArrayEquals(Arrays.stream(hands).map(hand -> dealer.deal(7)).toArray(), hands);
    assertEquals(hands.length, Arrays.stream(hands).distinct().count());
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, Hand.DECK, SMALL_DECK, -1, Long.MIN_VALUE, 0xFFFF_0000_0000_FFFFL})
  void allCards_areTheDeck(long deck) {
    assertEquals(deck, dealer(deck).deal(Long.bitCount(deck)));
    assertEquals(0, dealer(deck).deal(0));
  }

  @Test
  void cards_thatAreNotThere_areRejected() {
    Dealer dealer = dealer(Hand.DECK);
    for (int cards : new int[] {-1, 51, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> dealer.deal(cards, 3L));
      assertEquals("cannot deal " + cards + " of 50 cards", e.getMessage());
    }
  }

  @Test
  void toString_listsTheDeck() {
    assertEquals("2c As", dealer(Hand.parse("As 2c")).toString());
  }
}
