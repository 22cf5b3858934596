package dev.yaku.equity.internal.holes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Hand;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.AgainstRandom;
import dev.yaku.equity.HeadsUp;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PreflopOrderTest {
  @Tag("proof")
  @Test
  void order_computedAnew_isTheSame() {
    long[] points = AgainstRandom.points();
    assertEquals("85.2037", percent(points, "AA"));
    assertEquals("50.3340", percent(points, "22"));
    assertEquals("34.5836", percent(points, "72o"));
    long sum = 0;
    for (int i = 0; i < HoleClass.SIZE; i++) {
      sum += points[i] * HoleClass.combos(i);
    }
    assertEquals(HoleIndex.SIZE * AgainstRandom.DEALS, sum, "who wins, another loses");
    assertEquals(HoleClass.SIZE, Arrays.stream(points).distinct().count(), "no two are equal");
    assertArrayEquals(
        AgainstRandom.strongestFirst(points),
        IntStream.range(0, HoleClass.SIZE).map(PreflopOrder::at).toArray());
  }

  @Test
  void order_byThePairTable_isTheSame() {
    long[] points = new long[HoleClass.SIZE];
    for (int mine = 0; mine < HoleIndex.SIZE; mine++) {
      for (int theirs = 0; theirs < HoleIndex.SIZE; theirs++) {
        if ((HoleIndex.hand(mine) & HoleIndex.hand(theirs)) == 0) {
          long boards = HeadsUp.preflop(mine, theirs);
          points[HoleClass.of(mine)] += 2L * HeadsUp.win(boards) + HeadsUp.tie(boards);
        }
      }
    }
    Arrays.setAll(points, i -> points[i] / HoleClass.combos(i));
    assertEquals("85.2037", percent(points, "AA"));
    assertArrayEquals(
        AgainstRandom.strongestFirst(points),
        IntStream.range(0, HoleClass.SIZE).map(PreflopOrder::at).toArray());
  }

  private static String percent(long[] points, String text) {
    return String.format(
        Locale.ROOT, "%.4f", 50.0 * points[HoleClass.parse(text)] / AgainstRandom.DEALS);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "0.0001, 6",
    "0.45, 6",
    "0.46, 12",
    "5, 72",
    "15, 200",
    "50, 670",
    "99.9, 1326",
    "100, 1326"
  })
  void top_percent_isTheFewestClassesThatMakeIt(String percent, int combinations) {
    assertEquals(combinations, PreflopOrder.top(new BigDecimal(percent), Hand.DECK).cardinality());
  }
}
