package dev.yaku.interop;

import static dev.yaku.interop.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CactusKevTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  @ParameterizedTest
  @CsvSource({
    "As Ks Qs Js Ts, 1",
    "Kd Qd Jd Td 9d, 2",
    "5h 4h 3h 2h Ah, 10",
    "As Ah Ad Ac Kd, 11",
    "2s 2h 2d 2c 3c, 166",
    "As Ah Ad Ks Kh, 167",
    "2s 2h 2d 3s 3h, 322",
    "As Ks Qs Js 9s, 323",
    "7c 5c 4c 3c 2c, 1599",
    "As Kh Qd Jc Ts, 1600",
    "5s 4h 3d 2c As, 1609",
    "As Ah Ad Kc Qs, 1610",
    "2s 2h 2d 4c 3s, 2467",
    "As Ah Kd Kc Qs, 2468",
    "3s 3h 2d 2c 4s, 3325",
    "As Ah Kd Qc Js, 3326",
    "2s 2h 5d 4c 3s, 6185",
    "As Kh Qd Jc 9s, 6186",
    "7s 5h 4d 3c 2s, 7462",
    "As Ks Qs Js Ts 2c 2d, 1",
    "As Ah Kd Kc Qs 2d 2h, 2468",
    "7s 5h 4d 3c 2s 2h, 6179",
    "As Ah Ad Ac Kd Ks Kh Kc Qs, 11",
  })
  void knownHands_haveTheirRanks(String hand, int rank) {
    int value = STANDARD.evaluate(Hand.parse(hand));
    assertEquals(rank, CactusKev.rank(value), hand);
    assertEquals(value, CactusKev.value(rank), hand);
  }

  @Test
  void allHandsOfFive_haveEveryRankInReversedOrder() {
    int[] hands = HandsOfFive.byValue(STANDARD);
    int rank = 7463;
    int total = 0;
    for (int value = 0; value < hands.length; value++) {
      if (hands[value] > 0) {
        rank--;
        assertEquals(rank, CactusKev.rank(value), STANDARD.describe(value));
        assertEquals(value, CactusKev.value(rank), STANDARD.describe(value));
        total += hands[value];
      }
    }
    assertEquals(1, rank);
    assertEquals(2_598_960, total);
  }

  /**
   * Different hands: 10 straight flushes, 13 * 12 fours, 13 * 12 full houses, 1287 - 10 flushes, 10
   * straights, 13 * 66 threes, 78 * 11 two pairs, 13 * 220 pairs, 1287 - 10 high cards.
   */
  @ParameterizedTest
  @CsvSource({
    "ROYAL_FLUSH, 1, 1", "STRAIGHT_FLUSH, 2, 10", "FOUR_OF_A_KIND, 11, 166",
    "FULL_HOUSE, 167, 322", "FLUSH, 323, 1599", "STRAIGHT, 1600, 1609",
    "THREE_OF_A_KIND, 1610, 2467", "TWO_PAIR, 2468, 3325", "ONE_PAIR, 3326, 6185",
    "HIGH_CARD, 6186, 7462"
  })
  void everyRank_isOfItsCategory(Category category, int best, int worst) {
    for (int rank = best; rank <= worst; rank++) {
      assertEquals(category, STANDARD.category(CactusKev.value(rank)), "rank " + rank);
    }
  }

  @Test
  void handsOfFewerThanFiveCards_haveNoRank() {
    for (String hand : new String[] {"", "As", "As Ks", "As Ah Ad", "As Ah Kd Kc", "As Ah Ad Ac"}) {
      int value = STANDARD.evaluate(Hand.parse(hand));
      assertRefused(
          "the value "
              + value
              + " has no Cactus Kev rank: expected one that standard gives to five or more cards",
          () -> CactusKev.rank(value));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 1_000_000, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void noValue_hasNoRank(int value) {
    assertRefused(
        "the value "
            + value
            + " has no Cactus Kev rank: expected one that standard gives to five or more cards",
        () -> CactusKev.rank(value));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 7463, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void noRank_hasNoValue(int rank) {
    assertRefused(
        "no hand has the Cactus Kev rank " + rank + ": expected 1 to 7462",
        () -> CactusKev.value(rank));
  }

  /** Those of his page, and of the documents of deuces and treys. */
  @ParameterizedTest
  @CsvSource({"Kd, 0x08004B25", "5s, 0x00081307", "Jc, 0x0200891D", "2c, 0x00018002"})
  void publishedCards_haveTheirBits(String card, String bits) {
    assertEquals(Integer.decode(bits), CactusKev.bits(Card.parse(card)));
    assertEquals(card, Card.toString(CactusKev.card(Integer.decode(bits))));
  }

  @Test
  void everyCard_writtenAndRead_isItself() {
    int[] bits = new int[52];
    for (int card = 0; card < 52; card++) {
      bits[card] = CactusKev.bits(card);
      assertEquals(card, CactusKev.card(bits[card]));
    }
    assertEquals(52, Arrays.stream(bits).distinct().count());
    assertArrayEquals(IntStream.range(0, 52).toArray(), CactusKev.cards(bits));
  }

  @Test
  void bitsOfNoCard_areRefusedWithTheirIndex() {
    for (int bits : new int[] {0, -1, 51, 0x08004B26, 0x0800CB25, 0x28004B25, 0x04004B25, 0x4D00}) {
      String what = "no card has the Cactus Kev bits 0x%08X".formatted(bits);
      assertRefused(what + ": expected one of his 52", () -> CactusKev.card(bits));
      assertRefused(
          what + ", at index 1: expected one of his 52", () -> CactusKev.cards(0x08004B25, bits));
    }
    assertRefused("Jo has no Cactus Kev code: expected cards 0 to 51", () -> CactusKev.bits(52));
  }
}
