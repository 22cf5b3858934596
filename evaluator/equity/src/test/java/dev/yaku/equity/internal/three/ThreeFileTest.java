package dev.yaku.equity.internal.three;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HoleClass;
import dev.yaku.TableFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file of three hands and what may happen to it, with numbers that need no counting. */
@Tag("proof")
class ThreeFileTest {
  @TempDir private static Path folder;

  private static final List<String> ORDERS =
      List.of(
          "000", "001", "010", "011", "012", "021", "100", "101", "102", "110", "120", "201",
          "210");

  private static Path whole;

  /** Any numbers: the place of each. */
  private static int[][] rows(int high, int low) {
    int first = high * high + 2 * low;
    int[][] rows = new int[high == low ? 1 : 2][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = new int[ThreeTable.entries(first + i) * ThreeTable.NUMBERS];
      for (int j = 0; j < rows[i].length; j++) {
        rows[i][j] = (int) number(first + i, j);
      }
    }
    return rows;
  }

  private static long number(int row, int place) {
    return 0xC000_0000L + row * 1_000_000L + place;
  }

  @BeforeAll
  static void write() throws IOException {
    whole = folder.resolve("whole");
    assertTrue(ThreeTable.write(whole, ThreeFileTest::rows, done -> true));
  }

  @Test
  void readOrders_anyOrderOfClasses_givesTheNumbersOfTheirOrders() throws IOException {
    ThreeTable table = ThreeTable.open(whole);
    table.verify();
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 10_000; i++) {
      int[] classes = random.ints(3, 0, i % 2 == 0 ? HoleClass.SIZE : 2).toArray();
      long[] counts = new long[13];
      table.readOrders(classes[0], classes[1], classes[2], counts);
      for (int order = 0; order < counts.length; order++) {
        assertEquals(expected(ORDERS.get(order), classes), counts[order]);
      }
    }
  }

  /** Of the three classes in ascending order, equal ones as they are given. */
  private static long expected(String places, int... classes) {
    List<Integer> order = new ArrayList<>(List.of(0, 1, 2));
    order.sort(Comparator.comparing(i -> ThreeTable.number(classes[i]))); // keeps equal ones
    StringBuilder sorted = new StringBuilder();
    order.forEach(player -> sorted.append(places.charAt(player)));
    int x = ThreeTable.number(classes[order.get(0)]);
    int y = ThreeTable.number(classes[order.get(1)]);
    int z = ThreeTable.number(classes[order.get(2)]);
    return number(z, (y * (y + 1) / 2 + x) * 13 + ORDERS.indexOf(sorted.toString()));
  }

  /** As a table of rules that have changed since: everything else is right. */
  @Test
  void open_ofOtherRules_isRefused() throws IOException {
    byte[] bytes = Files.readAllBytes(whole);
    bytes[20 + 32] ^= 1;
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, 60);
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(60, (int) crc.getValue());
    Path file = Files.write(folder.resolve("rules"), bytes);
    assertEquals(
        file
            + ": expected a table of three hands, found one of older or newer rules: damaged, or of"
            + " another question",
        assertThrows(TableFormatException.class, () -> ThreeTable.open(file)).getMessage());
  }

  /** As the files of before there were orders: everything else is right. */
  @Test
  void open_ofVersion2_isRefusedWithWhatToDo() throws IOException {
    byte[] bytes = Files.readAllBytes(whole);
    bytes[12] = 2;
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, 60);
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(60, (int) crc.getValue());
    Path file = Files.write(folder.resolve("older"), bytes);
    assertEquals(
        file
            + ": expected a table of three hands of version 3, found 2: delete it, and write it"
            + " again with this version",
        assertThrows(TableFormatException.class, () -> ThreeTable.open(file)).getMessage());
  }

  @Test
  void file_hasItsLength_andABlockForEachClass() throws IOException {
    assertEquals(ThreeTable.LENGTH, Files.size(whole));
    byte[] bytes = Files.readAllBytes(whole);
    Path file = folder.resolve("byte");
    bytes[bytes.length - 5] ^= 1;
    Files.write(file, bytes);
    assertEquals(
        file + ": expected the checksum of block 168, found another: damaged; delete it",
        assertThrows(TableFormatException.class, () -> ThreeTable.open(file).verify())
            .getMessage());
    ThreeTable table = ThreeTable.open(file); // only what is damaged is refused
    int aces = HoleClass.parse("AA");
    int kings = HoleClass.parse("KK");
    long[] counts = new long[13];
    table.readOrders(kings, kings, kings, counts);
    assertTrue(counts[0] > 0);
    assertThrows(UncheckedIOException.class, () -> table.readOrders(aces, kings, kings, counts));
  }

  /** The rows of two ranks are counted together, once. */
  @Test
  void write_stoppedAnywhere_continuesToTheSameBytes() throws IOException {
    Path file = folder.resolve("continued");
    SplittableRandom random = new SplittableRandom(7);
    int[] counted = {0};
    ThreeTable.RowCounter rows =
        (high, low) -> {
          counted[0]++;
          return rows(high, low);
        };
    int starts = 1;
    while (!ThreeTable.write(file, rows, done -> random.nextInt(8) > 0)) {
      starts++;
    }
    assertTrue(starts > 3);
    assertTrue(counted[0] < 91 + starts, counted[0] + " of " + starts);
    assertEquals(-1, Files.mismatch(whole, file));
    Files.delete(file);
    counted[0] = 0;
    assertTrue(ThreeTable.write(file, rows, done -> true));
    assertEquals(91, counted[0]);
  }
}
