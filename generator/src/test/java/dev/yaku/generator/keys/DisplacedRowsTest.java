package dev.yaku.generator.keys;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.tables.HandTable;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DisplacedRowsTest {

  private static DisplacedRows checked(int[] sums, char[] values, int width) {
    DisplacedRows hash = DisplacedRows.of(KeyMatrix.of(sums, values, width));
    assertEquals(width, hash.rowBits() + hash.columnBits());
    check(hash, sums, values, width);
    return hash;
  }

  private static void check(DisplacedRows hash, int[] sums, char[] values, int width) {
    assertEquals(1 << hash.rowBits(), hash.rows().length);
    assertEquals(1, Integer.bitCount(hash.values().length));
    for (int i = 0; i < sums.length; i++) {
      int sum = sums[i];
      assertEquals(
          (int) values[i],
          (int) hash.value(sum),
          () -> "sum %08x of %s".formatted(sum, Arrays.toString(sums)));
      // The bits below do not count.
      assertEquals((int) values[i], (int) hash.value(sum | (width == 0 ? -1 : -1 >>> width)));
    }
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
    HandTable table = new HandTable(rules, stage -> {});
    DisplacedRows hash = table.hands(2);
    assertEquals(1, hash.rowBits());
    assertEquals(0, hash.columnBits());
    assertEquals(1, hash.value(table.keys()[0] + table.keys()[1]));
  }

  @Tag("proof")
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
    checked(sums, values, width);
  }

  @ParameterizedTest
  @CsvSource({"4, 11", "5, 12", "6, 13", "7, 14"})
  void ofHands_ofCommonSize_hasTheGeometryThatTheEvaluatorKnows(int cards, int rowBits) {
    int[] sums = new Random(cards).ints(5_000, 0, 1 << 25).distinct().map(s -> s << 7).toArray();
    char[] values = new char[sums.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = (char) i;
    }
    DisplacedRows hash = DisplacedRows.of(KeyMatrix.ofHands(cards, sums, values));
    assertEquals(rowBits, hash.rowBits());
    assertEquals(25 - rowBits, hash.columnBits());
    check(hash, sums, values, 25);
  }

  /** The evaluator adds their displacements as they are, however long the ring. */
  @Test
  void of_commonSizeInALongRing_displacesBySingleSlots() {
    // 64 rows, half full, which do not fit between each other.
    int[] sums = new Random(7).ints(0, 1 << 17).distinct().limit(60_000).map(s -> s << 7).toArray();
    char[] values = new char[sums.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = (char) i;
    }
    DisplacedRows hash = DisplacedRows.of(KeyMatrix.ofHands(7, sums, values));
    assertTrue(hash.values().length > 1 << 16, hash.values().length + " slots");
    assertEquals(0, hash.step());
    check(hash, sums, values, 25);
    for (int i = 0; i < sums.length; i++) {
      int slot = hash.rows()[sums[i] >>> 18] + (sums[i] >>> 7) & hash.values().length - 1;
      assertEquals(values[i], hash.values()[slot]);
    }
  }

  @Test
  void ofTwoSizes_slotsForBoth_sharesThem() {
    int[] sixes = new Random(6).ints(0, 1 << 25).distinct().limit(900).map(s -> s << 7).toArray();
    int[] sevens = new Random(7).ints(0, 1 << 25).distinct().limit(900).map(s -> s << 7).toArray();
    char[] values = new char[900];
    for (int i = 0; i < values.length; i++) {
      values[i] = (char) i;
    }
    List<KeyMatrix> matrices =
        List.of(KeyMatrix.ofHands(6, sixes, values), KeyMatrix.ofHands(7, sevens, values));
    List<DisplacedRows> hashes = DisplacedRows.of(matrices, 2_048);
    assertSame(hashes.get(0).values(), hashes.get(1).values());
    assertEquals(2_048, hashes.get(0).values().length);
    check(hashes.get(0), sixes, values, 25);
    check(hashes.get(1), sevens, values, 25);
    assertNull(DisplacedRows.of(matrices, 512), "900 values do not fit in 512 slots");
  }

  @Test
  void of_sumsThatAreEqualInTheBitsThatCount_isRejected() {
    int[] sums = {1 << 28, 1 << 27};
    char[] values = {1, 2};
    assertEquals(
        "2 sums do not differ",
        assertThrows(
                IllegalStateException.class, () -> DisplacedRows.of(KeyMatrix.of(sums, values, 3)))
            .getMessage());
  }

  @Test
  void of_equalValues_shareSlots() {
    // Columns 0, 2 and 3 of the first row, 1 and 2 of the second.
    int[] sums = {0, 2 << 28, 3 << 28, 5 << 28, 6 << 28};
    assertEquals(1, checked(sums, new char[] {9, 9, 9, 9, 9}, 4).values().length);
    assertEquals(8, checked(sums, new char[] {1, 2, 3, 2, 4}, 4).values().length);
    assertEquals(4, checked(sums, new char[] {1, 2, 3, 1, 2}, 4).values().length);
  }

  @Test
  void value_ofEmptySlot_isNoHandsValue() {
    int[] sums = {0, 1 << 28, 3 << 28};
    DisplacedRows hash = checked(sums, new char[] {1, 2, 3}, 4);
    assertEquals(4, hash.values().length);
    assertEquals(DisplacedRows.EMPTY, hash.value(2 << 28));
  }

  @Test
  void of_sameSumsTwice_sameHash() {
    int[] sums = new Random(2).ints(5_000).map(s -> s & -1 << 8).distinct().toArray();
    char[] values = new char[sums.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = (char) (i % 900);
    }
    DisplacedRows one = DisplacedRows.of(KeyMatrix.of(sums, values, 24));
    DisplacedRows two = DisplacedRows.of(KeyMatrix.of(sums.clone(), values.clone(), 24));
    assertArrayEquals(one.rows(), two.rows());
    assertArrayEquals(one.values(), two.values());
  }
}
