package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dealing ends, whatever numbers the generator gives. */
class DealerBoundTest {
  /** Some hundred for each card. */
  private static final int MOST = 1_000_000;

  /** Numbers that stubs return, and fractions that are rejected for some sizes. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1, 7, 42, -1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 30, 1L << 31})
  void deal_constantGenerator_dealsAHand(long constant) {
    int[] asked = {0};
    RandomGenerator stub =
        () -> {
          assertTrue(++asked[0] <= MOST, "asked again and again");
          return constant;
        };
    Dealer dealer = Dealer.of(stub, Hand.DECK);
    for (int cards = 0; cards <= Card.JOKER; cards++) {
      long hand = dealer.deal(cards);
      assertEquals(cards, Long.bitCount(hand & Hand.DECK), Hand.toString(hand));
      assertEquals(hand, dealer.deal(cards), "the same again");
    }
  }
}
