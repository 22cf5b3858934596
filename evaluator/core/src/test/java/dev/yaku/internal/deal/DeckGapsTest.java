package dev.yaku.internal.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Hand;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

public class DeckGapsTest {
  private static final long ODD = 0xAAAA_AAAA_AAAA_AAAAL;

  private static LongStream decks() {
    SplittableRandom random = new SplittableRandom(52);
    LongStream some = random.longs(500);
    LongStream small = random.longs(500).map(bits -> bits & bits << 1 & bits >>> 7);
    LongStream others =
        LongStream.of(0, 1, -1, 5, Long.MIN_VALUE, Long.MAX_VALUE, ODD, ODD >>> 1, Hand.DECK);
    return LongStream.concat(others, LongStream.concat(some, small));
  }

  @ParameterizedTest
  @MethodSource("decks")
  void places_areThoseOfTheCardsInOrder(long deck) {
    DeckGaps gaps = DeckGaps.of(deck);
    int place = 0;
    for (int card : Hand.cards(deck)) {
      assertEquals(1L << card, gaps.expand(1L << place));
      assertEquals(1L << place, gaps.compress(1L << card));
      place++;
    }
    long all = place == 0 ? 0 : -1L >>> Long.SIZE - place;
    assertEquals(deck, gaps.expand(all));
    assertEquals(all, gaps.compress(deck));
  }
}
