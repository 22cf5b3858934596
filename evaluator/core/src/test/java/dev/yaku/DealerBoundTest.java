package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dealing ends, whatever numbers the generator gives. */
class DealerBoundTest {
  /** Numbers that stubs return, and fractions that are rejected for some sizes. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1, 7, 42, -1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 30, 1L << 31})
  void deal_constantGenerator_dealsAHand(long constant) {
    RandomGenerator stub = () -> constant;
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          Dealer dealer = Dealer.of(stub, Hand.DECK);
          for (int cards = 0; cards <= Card.JOKER; cards++) {
            long hand = dealer.deal(cards);
            assertEquals(cards, Long.bitCount(hand & Hand.DECK), Hand.toString(hand));
            assertEquals(hand, dealer.deal(cards), "the same again");
          }
        });
  }
}
