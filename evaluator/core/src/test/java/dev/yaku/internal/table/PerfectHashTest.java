package dev.yaku.internal.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * All ways from key to value, by the formula of tables/FORMAT.md, with any unit of displacement.
 */
class PerfectHashTest {
  private static final int ROW_BITS = 8;
  private static final int COLUMN_BITS = 12;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void value_isThatOfTheSlot(int step) {
    SplittableRandom random = new SplittableRandom(step);
    char[] rows = chars(random, 1 << ROW_BITS);
    char[] values = chars(random, 1 << 16 + step);
    PerfectHash hash =
        new PerfectHash(rows, values, 32 - ROW_BITS, 32 - ROW_BITS - COLUMN_BITS, step);
    for (int i = 0; i < 10_000; i++) {
      int key = random.nextInt();
      long column = Integer.toUnsignedLong(key) / (1L << 32 - ROW_BITS - COLUMN_BITS);
      int row = (int) (Integer.toUnsignedLong(key) / (1L << 32 - ROW_BITS));
      long slot = ((long) rows[row] * (1L << step) + column) % values.length;
      assertEquals(slot, hash.slot(key));
      assertEquals(values[(int) slot], hash.value(key));
      long sum = (long) key << Integer.SIZE | random.nextInt() & 0xFFFF_FFFFL;
      assertEquals(values[(int) slot], hash.valueOfSum(sum));
    }
  }

  private static char[] chars(SplittableRandom random, int count) {
    char[] chars = new char[count];
    for (int i = 0; i < count; i++) {
      chars[i] = (char) random.nextInt();
    }
    return chars;
  }
}
