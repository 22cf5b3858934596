package dev.yaku.equity.internal.three;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.HoleClass;
import dev.yaku.equity.PlainThree;
import dev.yaku.equity.internal.ranks.Multisets;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The counting of three hands, compared with plain counting: {@code PlainThree} compares more. */
@Tag("proof")
class ThreeRowsTest {
  /** The deals of three classes in ascending order by winners, alone. */
  private static int[] count(ThreeRows of, int x, int y, int z) {
    int[][] rows = ThreeRows.newRows(ThreeTable.high(z), ThreeTable.low(z));
    of.new Seconds(pair(z), pair(y), rows).count(ThreeRows.Combos.of(pair(x)));
    int from = ThreeTable.entry(x, y) * ThreeTable.NUMBERS;
    return Arrays.copyOfRange(rows[z - ThreeTable.first(z)], from, from + ThreeTable.NUMBERS);
  }

  /** The number of a class's two ranks. */
  private static int pair(int number) {
    return Multisets.pair(ThreeTable.low(number), ThreeTable.high(number));
  }

  @ParameterizedTest
  @CsvSource({
    "QQ, KK, AA",
    "T9s, JTs, QJs",
    "22, 22, 22",
    "32s, 32s, A3s",
    "55, K5s, AKs",
    "77, 87o, A8s"
  })
  void count_threeClasses_isThatOfAllDeals(String x, String y, String z) {
    int[] classes = {HoleClass.parse(x), HoleClass.parse(y), HoleClass.parse(z)};
    int[] numbers = Arrays.stream(classes).map(ThreeTable::number).toArray();
    long[] plain = PlainThree.count(classes[0], classes[1], classes[2]);
    int[] counts = count(new ThreeRows(1), numbers[0], numbers[1], numbers[2]);
    long[] found = new long[plain.length];
    for (int i = 0; i < counts.length; i++) {
      found[i] = Integer.toUnsignedLong(counts[i]);
    }
    assertArrayEquals(plain, found);
  }

  @Test
  void rows_anyThreads_areTheSameAndHoldEachEntry() {
    int[][] one = new ThreeRows(1).count(3, 2);
    int[][] two = new ThreeRows(2).count(3, 2);
    assertArrayEquals(one, two);
    ThreeRows rows = new ThreeRows(1);
    for (int row = 0; row < one.length; row++) {
      int z = 13 + row; // 54o, 54s
      for (int y = 0; y <= z; y++) {
        for (int x = 0; x <= y; x++) {
          int from = ThreeTable.entry(x, y) * ThreeTable.NUMBERS;
          int[] entry = Arrays.copyOfRange(one[row], from, from + ThreeTable.NUMBERS);
          assertArrayEquals(count(rows, x, y, z), entry);
          long deals = Arrays.stream(entry).mapToLong(Integer::toUnsignedLong).sum();
          assertEquals(0, deals % ThreeTable.BOARDS);
        }
      }
    }
  }

  @Test
  void numbers_ofClasses_ascendByRanks() {
    int[] numbers = IntStream.range(0, HoleClass.SIZE).map(ThreeTable::number).toArray();
    assertEquals(HoleClass.SIZE, Arrays.stream(numbers).distinct().count());
    String[] lowest = new String[HoleClass.SIZE];
    for (int i = 0; i < numbers.length; i++) {
      lowest[numbers[i]] = HoleClass.toString(i);
    }
    assertEquals("22 32o 32s 33 42o 42s", String.join(" ", Arrays.copyOf(lowest, 6)));
    assertEquals("AKo AKs AA", String.join(" ", Arrays.copyOfRange(lowest, 166, 169)));
  }
}
