package dev.yaku.interop;

import static dev.yaku.interop.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Hand;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class Fields16Test {
  @Test
  void everyCard_isABitOfItsField() {
    for (int rank = 0; rank < 13; rank++) {
      for (int suit = 0; suit < 4; suit++) {
        long fields = 1L << 16 * suit + rank;
        assertEquals(1L << Card.of(rank, suit), Fields16.set(fields));
        assertEquals(fields, Fields16.fields(1L << Card.of(rank, suit)));
      }
    }
  }

  @Test
  void sets_ofAnySize_areTheirCardsTogether() {
    Dealer dealer = Dealer.of(new SplittableRandom(16), Hand.DECK);
    for (int i = 0; i < 10_000; i++) {
      long set = dealer.deal(i % 53);
      long fields = 0;
      for (int card : Hand.cards(set)) {
        fields |= 1L << 16 * Card.suit(card) + Card.rank(card);
      }
      assertEquals(fields, Fields16.fields(set), Hand.toString(set));
      assertEquals(set, Fields16.set(fields), Hand.toString(set));
    }
  }

  @Test
  void bitsBesideTheRanks_areRefused() {
    for (int bit : new int[] {13, 15, 29, 30, 47, 63}) {
      assertRefused(
          "no cards have the bits 0x%016X: expected 13 in each field of 16".formatted(1L << bit),
          () -> Fields16.set(1L << bit | 5));
    }
  }

  @Test
  void jokersAndBitsAboveThem_areRefused() {
    assertRefused(
        "no four fields hold Jo: expected cards 0 to 51", () -> Fields16.fields(1L << 52));
    assertRefused(
        "no four fields hold 2c " + Hand.toString(1L << 63) + ": expected cards 0 to 51",
        () -> Fields16.fields(1L << 63 | 1));
  }
}
