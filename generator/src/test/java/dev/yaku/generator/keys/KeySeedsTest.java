package dev.yaku.generator.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("proof")
final class KeySeedsTest {
  /** A few neighbours; {@link KeySeeds} itself asks many. */
  private static final int NEIGHBOURS = 2;

  @ParameterizedTest
  @CsvSource({"true, 22965", "false, 24833"})
  void slots_ofTheSeedsInUse_areFewerThanThoseOfTheirNeighbours(boolean chained, int slots)
      throws IOException {
    KeySeeds seeds = new KeySeeds(chained);
    long used = chained ? KeySearch.SEED_OF_CHAINS : KeySearch.SEED;
    assertEquals(OptionalInt.of(slots), seeds.slots(used));
    for (int i = 1; i <= NEIGHBOURS; i++) {
      assertTrue(slots < seeds.slots(used - i).orElse(Integer.MAX_VALUE), "less " + i);
      assertTrue(slots < seeds.slots(used + i).orElse(Integer.MAX_VALUE), "plus " + i);
    }
  }
}
