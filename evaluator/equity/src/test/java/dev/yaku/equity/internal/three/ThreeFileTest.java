package dev.yaku.equity.internal.three;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HoleClass;
import dev.yaku.TableFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
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

  private static Path whole;

  /** Any numbers: the place of each. */
  private static int[][] rows(int high, int low) {
    int first = high * high + 2 * low;
    int[][] rows = new int[high == low ? 1 : 2][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = new int[ThreeLayout.entries(first + i) * ThreeLayout.NUMBERS];
      for (int j = 0; j < rows[i].length; j++) {
        rows[i][j] = (int) number(first + i, j);
      }
    }
    return rows;
  }

  private static long number(int row, int place) {
    return 0xC000_0000L + row * 1_000_000L + place;
  }

  private static ThreeWriter writer(Path file) {
    return new ThreeWriter(file, ThreeFileTest::rows);
  }

  @BeforeAll
  static void write() throws IOException {
    whole = folder.resolve("whole");
    assertTrue(writer(whole).write(done -> true));
  }

  @Test
  void read_anyOrder_givesTheNumberOfTheWinners() throws IOException {
    ThreeTable table = ThreeTable.open(whole);
    table.verify();
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 10_000; i++) {
      int[] classes = random.ints(3, 0, i % 2 == 0 ? HoleClass.SIZE : 2).toArray();
      long[] counts = new long[8];
      table.read(classes[0], classes[1], classes[2], counts);
      for (int winners = 1; winners < counts.length; winners++) {
        long found = table.count(classes[0], classes[1], classes[2], winners);
        assertEquals(counts[winners], found);
        assertEquals(expected(winners, classes), found);
      }
    }
  }

  /** Of the three classes in ascending order, equal ones as they are given. */
  private static long expected(int winners, int... classes) {
    List<Integer> order = new ArrayList<>(List.of(0, 1, 2));
    order.sort(Comparator.comparing(i -> ThreeLayout.number(classes[i]))); // keeps equal ones
    int sorted = 0;
    for (int place = 0; place < 3; place++) {
      sorted |= (winners >>> order.get(place) & 1) << place;
    }
    int x = ThreeLayout.number(classes[order.get(0)]);
    int y = ThreeLayout.number(classes[order.get(1)]);
    int z = ThreeLayout.number(classes[order.get(2)]);
    return number(z, (y * (y + 1) / 2 + x) * 7 + sorted - 1);
  }

  private static void assertRefused(String message, Path file) {
    assertEquals(
        file + ": expected " + message,
        assertThrows(TableFormatException.class, () -> ThreeTable.open(file).verify())
            .getMessage());
  }

  /** Changes bits of one byte; a second time changes them back. */
  private static void change(Path file, long at, int bits) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      ByteBuffer one = ByteBuffer.allocate(1);
      channel.read(one, at);
      channel.write(one.put(0, (byte) (one.get(0) ^ bits)).flip(), at);
    }
  }

  @Test
  void open_damagedHeader_saysWhat() throws IOException {
    Path file = Files.copy(whole, folder.resolve("header"));
    for (int at = 0; at < ThreeLayout.HEADER_BYTES; at++) {
      change(file, at, 1);
      assertThrows(TableFormatException.class, () -> ThreeTable.open(file));
      change(file, at, 1);
    }
    change(file, 8, 1);
    assertRefused("the checksum of its header, found another: damaged", file);
    change(file, 8, 1);
    change(file, 5, 1);
    assertRefused(
        "YAKT and line ends, found [89, 65, 75, 84, 13, 11, 26, 10]: line ends were converted, as"
            + " in a text file",
        file);
    Path text = Files.writeString(folder.resolve("text"), "AA KK");
    assertRefused(
        "YAKT and line ends, found [65, 65, 32, 75, 75]: not a table of three hands", text);
    assertThrows(NoSuchFileException.class, () -> ThreeTable.open(folder.resolve("none")));
    assertThrows(TableFormatException.class, () -> ThreeTable.open(folder));
  }

  /** As a table of rules that have changed since: everything else is right. */
  @Test
  void open_ofOtherRules_isRefused() throws IOException {
    byte[] header = ThreeLayout.header();
    header[12] ^= 1;
    CRC32 crc = new CRC32();
    crc.update(header, 0, 60);
    ByteBuffer.wrap(header).order(ByteOrder.LITTLE_ENDIAN).putInt(60, (int) crc.getValue());
    Path file = Files.write(folder.resolve("rules"), header);
    assertRefused("a table of these rules, found one of others: older or newer rules", file);
  }

  @Test
  void verify_anyByteChanged_isRefused() throws IOException {
    SplittableRandom random = new SplittableRandom(5);
    Path file = Files.copy(whole, folder.resolve("byte"));
    for (int i = 0; i < 8; i++) {
      int row = i == 0 ? 0 : random.nextInt(HoleClass.SIZE);
      long at = random.nextLong(ThreeLayout.start(row), ThreeLayout.start(row + 1));
      int bits = 1 << random.nextInt(8);
      change(file, at, bits);
      String found = ", found another: damaged; delete it";
      assertRefused("the checksum of row " + row + found, file);
      change(file, at, bits);
    }
    ThreeTable.open(file).verify();
  }

  @Test
  void checksum_sameEntriesInAnotherRowOrFile_isAnother() {
    byte[] header = ThreeLayout.header();
    int checksum = ThreeLayout.checksum(header, 4, new byte[10]);
    assertNotEquals(checksum, ThreeLayout.checksum(header, 5, new byte[10]));
    header[12] ^= 1;
    assertNotEquals(checksum, ThreeLayout.checksum(header, 4, new byte[10]));
  }

  @Test
  void open_cutOrLonger_isRefused() throws IOException {
    long[] lengths = {0, 3, 63, 64, 1000, ThreeLayout.start(100), ThreeLayout.LENGTH - 1};
    Path cut = Files.copy(whole, folder.resolve("cut"));
    for (int i = lengths.length - 1; i >= 0; i--) {
      try (FileChannel channel = FileChannel.open(cut, StandardOpenOption.WRITE)) {
        channel.truncate(lengths[i]);
      }
      assertThrows(TableFormatException.class, () -> ThreeTable.open(cut));
    }
    Path file = Files.copy(whole, folder.resolve("long"));
    Files.write(file, new byte[1], StandardOpenOption.APPEND);
    assertRefused(
        "a length of "
            + ThreeLayout.LENGTH
            + ", found "
            + (ThreeLayout.LENGTH + 1)
            + ": something was appended",
        file);
  }

  @Test
  void count_fileCutOrOverwrittenWhileOpen_throwsAndKeepsWhatItHas() throws IOException {
    Path file = Files.copy(whole, folder.resolve("open"));
    ThreeTable table = ThreeTable.open(file);
    int aces = HoleClass.parse("AA");
    int kings = HoleClass.parse("KK");
    long known = table.count(aces, aces, aces, 1);
    change(file, ThreeLayout.start(ThreeLayout.number(kings)) + 100, 4);
    assertThrows(UncheckedIOException.class, () -> table.count(kings, kings, kings, 1));
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(5000);
    }
    assertThrows(
        UncheckedIOException.class, () -> table.count(kings, kings, HoleClass.parse("AKs"), 1));
    assertEquals(known, table.count(aces, aces, aces, 1));
  }

  @Test
  void write_stoppedOrKilledAnywhere_continuesToTheSameBytes() throws IOException {
    Path file = folder.resolve("continued");
    Path part = folder.resolve("continued.part");
    SplittableRandom random = new SplittableRandom(7);
    int starts = 0;
    do {
      if (starts > 0) { // killed while writing a row
        long size = Files.size(part);
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
          channel.truncate(Math.max(0, size - random.nextLong(300_000)));
        }
      }
      starts++;
    } while (!writer(file).write(done -> random.nextInt(8) > 0));
    assertTrue(starts > 3);
    assertEquals(-1, Files.mismatch(whole, file));
    assertFalse(Files.exists(part));
  }

  /** Killed in the middle of any row, or before its first or last byte. */
  @Test
  void write_killedInAnyRow_continuesWithThatRow() throws IOException {
    byte[] bytes = Files.readAllBytes(whole);
    SplittableRandom random = new SplittableRandom(11);
    Path part = folder.resolve("killed.part");
    for (int row = 0; row < HoleClass.SIZE; row += 1 + row / 24) {
      int start = (int) ThreeLayout.start(row);
      int end = (int) ThreeLayout.start(row + 1);
      for (int length : new int[] {start, random.nextInt(start, end), end - 1}) {
        Files.write(part, Arrays.copyOf(bytes, length));
        int[] asked = {0};
        ThreeWriter.Rows once =
            (high, low) -> {
              asked[0]++;
              return rows(high, low);
            };
        assertFalse(new ThreeWriter(folder.resolve("killed"), once).write(done -> asked[0] == 0));
        assertEquals(1, asked[0]);
        byte[] found = Files.readAllBytes(part);
        assertTrue(found.length >= end, "row " + row + ", cut at " + length);
        assertEquals(-1, Arrays.mismatch(found, Arrays.copyOf(bytes, found.length)));
      }
    }
  }

  @Test
  void write_finishedButNotRenamed_isRenamedWithoutWork() throws IOException {
    Path file = folder.resolve("renamed");
    Files.copy(whole, folder.resolve("renamed.part"));
    ThreeWriter idle =
        new ThreeWriter(
            file,
            (high, low) -> {
              throw new IllegalStateException("works again");
            });
    assertTrue(idle.write(done -> true));
    assertEquals(-1, Files.mismatch(whole, file));
  }

  @Test
  void write_cutMeanwhile_saysSoAndGoesOnNextTime() throws IOException {
    Path file = folder.resolve("cutMeanwhile");
    Path part = folder.resolve("cutMeanwhile.part");
    TableFormatException e =
        assertThrows(
            TableFormatException.class,
            () ->
                writer(file)
                    .write(
                        done -> {
                          if (done > 0.5) {
                            cut(part);
                          }
                          return true;
                        }));
    assertEquals(
        part + ": expected what was written, found something else: another program changed it",
        e.getMessage());
    assertTrue(writer(file).write(done -> true));
    assertEquals(-1, Files.mismatch(whole, file));
  }

  private static void cut(Path part) {
    try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
      channel.truncate(100_000);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void write_otherFileOrOtherWriter_isRefused() throws IOException {
    Path file = folder.resolve("other");
    Files.writeString(
        folder.resolve("other.part"), "not a table of three hands, but a text of mine");
    assertThrows(TableFormatException.class, () -> writer(file).write(done -> true));
    assertThrows(FileAlreadyExistsException.class, () -> writer(whole).write(done -> true));
    Path twice = folder.resolve("twice");
    assertTrue(
        writer(twice)
            .write(
                done -> {
                  assertThrows(IOException.class, () -> writer(twice).write(more -> true));
                  return true;
                }));
    assertEquals(-1, Files.mismatch(whole, twice));
  }
}
