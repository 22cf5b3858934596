package dev.yaku.generator;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PerfectHashTest {

  private static PerfectHash checked(int[] sums, char[] values, int width) {
    PerfectHash hash = PerfectHash.of(sums, values, width);
    assertEquals(width, hash.rowBits() + hash.columnBits());
    assertEquals(1 << hash.rowBits(), hash.rows().length);
    for (int i = 0; i < sums.length; i++) {
      int sum = sums[i];
      assertEquals(
          (int) values[i],
          (int) hash.value(sum),
          () -> "sum %08x of %s".formatted(sum, Arrays.toString(sums)));
      // The bits below do not count.
      assertEquals((int) values[i], (int) hash.value(sum | (width == 0 ? -1 : -1 >>> width)));
    }
    return hash;
  }

  /** Each of the eight sums of three bits is absent, or has one of two values. */
  @Test
  void of_allSetsOfSmallSums_findsEachValue() {
    for (int choice = 1; choice < 6_561; choice++) { // of 3 to the power of 8
      int digits = choice;
      int[] sums = new int[8];
      char[] values = new char[8];
      int count = 0;
      for (int sum = 0; sum < 8; sum++, digits /= 3) {
        if (digits % 3 > 0) {
          sums[count] = sum << 29;
          values[count++] = (char) (digits % 3);
        }
      }
      checked(Arrays.copyOf(sums, count), Arrays.copyOf(values, count), 3);
    }
  }

  @Test
  void compile_deckThatIsOneHand_hasARowBit() {
    Rules rules =
        RulesReader.parse(
            "one.rules",
            "one",
            """
            title = One hand
            ranks = 23
            suits = c
            cards = 2
            best = 2
            categories = high-card
            """);
    Table table = Table.compile(rules, stage -> {});
    PerfectHash hash = table.hands(2);
    assertEquals(1, hash.rowBits());
    assertEquals(0, hash.columnBits());
    assertEquals(1, hash.value(table.keys()[0] + table.keys()[1]));
  }

  @ParameterizedTest
  @CsvSource({
    // sums, bits, different values
    "2, 29, 2",
    "100, 29, 100",
    "1000, 12, 1000",
    "4096, 12, 4096",
    "10000, 20, 50",
    "10000, 20, 10000",
    "140000, 22, 3",
  })
  void of_randomSums_findsEachValue(int count, int width, int valueCount) {
    Random random = new Random(count);
    int[] sums =
        random.ints(0, 1 << width).distinct().limit(count).map(s -> s << 32 - width).toArray();
    char[] values = new char[count];
    for (int i = 0; i < count; i++) {
      values[i] = (char) random.nextInt(valueCount);
    }
    PerfectHash hash = checked(sums, values, width);
    assertEquals(count > 1 << 17, hash.step() > 0, "displacements fit 16 bits in single slots");
  }

  @Test
  void of_equalValues_shareSlots() {
    // Columns 0, 2 and 3 of the first row, 1 and 2 of the second.
    int[] sums = {0, 2 << 28, 3 << 28, 5 << 28, 6 << 28};
    assertEquals(4, checked(sums, new char[] {9, 9, 9, 9, 9}, 4).values().length);
    assertTrue(checked(sums, new char[] {9, 9, 9, 9, 8}, 4).values().length > 4);
  }

  @Test
  void value_ofEmptySlot_isNoHandsValue() {
    int[] sums = {0, 3 << 28};
    PerfectHash hash = checked(sums, new char[] {1, 2}, 4);
    assertEquals(2, hash.columnBits());
    assertEquals(PerfectHash.EMPTY, hash.value(1 << 28));
  }

  @Test
  void of_sameSumsTwice_sameHash() {
    int[] sums = new Random(2).ints(5_000).map(s -> s & -1 << 8).distinct().toArray();
    char[] values = new char[sums.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = (char) (i % 900);
    }
    PerfectHash one = PerfectHash.of(sums, values, 24);
    PerfectHash two = PerfectHash.of(sums.clone(), values.clone(), 24);
    assertArrayEquals(one.rows(), two.rows());
    assertArrayEquals(one.values(), two.values());
  }
}
