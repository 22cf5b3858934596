package dev.yaku.internal.file;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.TableFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is done to a checked file, no number that is read from it is wrong. */
class CheckedFileTest {
  static final FileKind KIND = new FileKind(77, 3, "a toy");
  static final byte[] DESCRIPTION = "of some question".getBytes(US_ASCII);
  static final long[] LENGTHS = {10, 4098, 0, 70_000, 70_000, 2};
  static final int HEADER = 20 + DESCRIPTION.length + 4;

  @TempDir private Path folder;
  private Path file;
  private byte[] whole;

  /** Any bytes: they follow from the place. */
  static byte[] block(int number) {
    byte[] bytes = new byte[(int) LENGTHS[number]];
    new SplittableRandom(number == 4 ? 3 : number).nextBytes(bytes); // two blocks are alike
    return bytes;
  }

  static CheckedWriter writer(Path path) {
    return new CheckedWriter(path, KIND, DESCRIPTION, LENGTHS);
  }

  static CheckedFile open(Path path) throws IOException {
    return CheckedFile.open(
        path,
        KIND,
        (description, size) -> {
          if (!Arrays.equals(description, DESCRIPTION)) {
            throw new IllegalArgumentException("one of " + new String(description, US_ASCII));
          }
          return LENGTHS;
        });
  }

  @BeforeEach
  void write() throws IOException {
    file = folder.resolve("whole");
    writer(file).replace(CheckedFileTest::block);
    whole = Files.readAllBytes(file);
  }

  static void cut(Path path, long size) {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
      channel.truncate(size);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path with(byte... bytes) throws IOException {
    return Files.write(folder.resolve("changed"), bytes);
  }

  private String refusal(byte... bytes) throws IOException {
    Path path = with(bytes);
    String message =
        assertThrows(TableFormatException.class, () -> open(path).verify()).getMessage();
    assertTrue(message.startsWith(path + ": expected "), message);
    TableFormatException again =
        assertThrows(
            TableFormatException.class,
            () ->
                CheckedFile.of(
                        path.toString(), bytes, KIND, (description, size) -> layout(description))
                    .verify());
    assertEquals(message, again.getMessage()); // read or mapped, it is the same
    return message.substring((path + ": expected ").length());
  }

  private static long[] layout(byte... description) {
    if (!Arrays.equals(description, DESCRIPTION)) {
      throw new IllegalArgumentException("one of " + new String(description, US_ASCII));
    }
    return LENGTHS;
  }

  @Test
  void blocks_areThoseThatWereWritten() throws IOException {
    CheckedFile opened = open(file);
    assertEquals(whole.length, opened.length());
    assertEquals(file.toString(), opened.toString());
    CheckedFile read = CheckedFile.of("a name", whole, KIND, (description, size) -> LENGTHS);
    assertEquals("a name", read.toString());
    for (CheckedFile each : new CheckedFile[] {opened, read}) {
      each.verify();
      for (int number = LENGTHS.length - 1; number >= 0; number--) {
        ByteBuffer block = each.block(number);
        assertTrue(block.isReadOnly());
        byte[] bytes = new byte[block.capacity()];
        block.get(0, bytes);
        assertArrayEquals(block(number), bytes);
        assertArrayEquals(block(number), each.read(number));
        assertSame(block, each.block(number)); // no copy while there is memory
      }
    }
  }

  /** The format is a promise: see tables/FORMAT.md. */
  @Test
  void bytes_areAsTheDocumentSays() {
    ByteBuffer bytes = CheckedHeader.little(whole);
    assertEquals("YAKF\r\n\u001a\n", new String(whole, 0, 8, US_ASCII));
    assertEquals(1, bytes.getShort(8));
    assertEquals(77, bytes.getShort(10));
    assertEquals(3, bytes.getShort(12));
    assertEquals(0, bytes.getShort(14));
    assertEquals(DESCRIPTION.length, bytes.getInt(16));
    assertEquals(crc(0, HEADER - 4), bytes.getInt(HEADER - 4));
    int at = HEADER;
    for (int number = 0; number < LENGTHS.length; number++) {
      int length = (int) LENGTHS[number];
      assertArrayEquals(block(number), Arrays.copyOfRange(whole, at, at + length));
      CRC32 crc = new CRC32();
      crc.update(whole, HEADER - 4, 4);
      crc.update(new byte[] {(byte) number, 0, 0, 0});
      crc.update(block(number));
      assertEquals((int) crc.getValue(), bytes.getInt(at + length));
      at += length + 4;
    }
    assertEquals(at, whole.length);
  }

  private int crc(int from, int to) {
    CRC32 crc = new CRC32();
    crc.update(whole, from, to - from);
    return (int) crc.getValue();
  }

  @Test
  void anyByteChanged_isRefused() throws IOException {
    for (int at = 0; at < whole.length; at += at < 64 || at > whole.length - 16 ? 1 : 499) {
      whole[at] ^= (byte) (1 << at % 8);
      String refusal = refusal(whole);
      if (at >= HEADER) {
        assertTrue(refusal.matches("the checksum of block [0-5], found another: damaged; .*"));
      }
      whole[at] ^= (byte) (1 << at % 8);
    }
    open(with(whole)).verify();
  }

  @Test
  void cutOrLonger_isRefused() throws IOException {
    for (int length = 0; length < whole.length; length += length < 100 ? 1 : 9973) {
      String refusal = refusal(Arrays.copyOf(whole, length));
      assertTrue(refusal.contains(": truncated"), length + ": " + refusal);
    }
    assertEquals(
        "a length of "
            + whole.length
            + ", found "
            + (whole.length + 1)
            + ": something was appended",
        refusal(Arrays.copyOf(whole, whole.length + 1)));
  }

  /** With the checksum of the header mended: another program may have written it. */
  private byte[] mended(int at, int value) {
    byte[] bytes = whole.clone();
    CheckedHeader.little(bytes).putShort(at, (short) value);
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, HEADER - 4);
    CheckedHeader.little(bytes).putInt(HEADER - 4, (int) crc.getValue());
    return bytes;
  }

  @ParameterizedTest
  @CsvSource({
    "8, 2, 'version 1, found 2: written by another version of yaku'",
    "8, -1, 'version 1, found -1: written by another version of yaku'",
    "10, 1, 'a toy, kind 77, found 1: another kind of file'",
    "12, 2, 'a toy of version 3, found 2: delete it, and write it again with this version'",
    "12, 4, 'a toy of version 3, found 4: delete it, and write it again with this version'",
    "16, 9999, 'a whole header, found 144166 bytes: truncated'",
    "16, 15, 'the checksum of its header, found another: damaged'",
    "18, 32767, 'the checksum of its header, found another: damaged'",
    "18, -1, 'the checksum of its header, found another: damaged'",
    "20, 12345, 'a toy, found one of 90 some question: damaged, or of another question'",
  })
  void headerOfAnotherMeaning_isRefusedWithIt(int at, int value, String message)
      throws IOException {
    String found = refusal(mended(at, value));
    if (at == 16 && value == 9999) { // the rest of the file is shorter or longer than that
      assertTrue(found.startsWith("the checksum of its header"), found);
      return;
    }
    assertEquals(message, found);
  }

  @ParameterizedTest
  @CsvSource({
    "YAKS, older version",
    "YAKT, older version",
    "YAKUSOLV, older version",
    "YAKF~, line ends were converted",
    "hello, not a file that yaku has written",
    "AA KK / a text that is longer than a header is, not a file that yaku has written",
  })
  void otherFiles_areRefusedWithWhatTheyAre(String start, String message) throws IOException {
    String after = start.equals("YAKS") || start.equals("YAKT") ? "\r\n\u001a\n" : "\u001a\n..";
    String found = refusal((start.replace('~', '\n') + after + " ".repeat(50)).getBytes(US_ASCII));
    assertTrue(found.contains(message), found);
  }

  @Test
  void orderOfAnOlderVersion_isRefused() throws IOException {
    byte[] older = new byte[100];
    System.arraycopy("YAKU\r\n\u001a\n".getBytes(US_ASCII), 0, older, 0, 8);
    older[8] = 2;
    older[10] = 5;
    assertTrue(refusal(older).contains("older version"));
  }

  @Test
  void whatIsNoFile_isRefused() throws IOException {
    Path none = folder.resolve("none");
    NoSuchFileException e = assertThrows(NoSuchFileException.class, () -> open(none));
    assertEquals(none + ": no such toy", e.getMessage().replace(" -> null", ""));
    assertEquals(
        folder + ": expected a toy, found a folder: not a regular file",
        assertThrows(TableFormatException.class, () -> open(folder)).getMessage());
  }

  /** Each checksum is right, only not there. */
  @Test
  void blocksInAnotherPlaceOrFile_areRefused() throws IOException {
    int third = HEADER + 10 + 4 + 4098 + 4 + 4;
    byte[] exchanged = whole.clone();
    System.arraycopy(whole, third, exchanged, third + 70_004, 70_004);
    System.arraycopy(whole, third + 70_004, exchanged, third, 70_004);
    assertEquals("the checksum of block 3, found another: damaged; delete it", refusal(exchanged));
    Path other = folder.resolve("other");
    byte[] question = "of other question".substring(1).getBytes(US_ASCII);
    new CheckedWriter(other, KIND, question, LENGTHS).replace(CheckedFileTest::block);
    byte[] mixed = Files.readAllBytes(other);
    System.arraycopy(whole, 0, mixed, 0, HEADER);
    assertEquals("the checksum of block 0, found another: damaged; delete it", refusal(mixed));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cut", "emptied", "overwritten", "deleted", "replaced"})
  void changedWhileOpen_isNoticedOrHarmsNothing(String how) throws IOException {
    CheckedFile opened = open(file);
    ByteBuffer known = opened.block(1);
    switch (how) {
      case "cut" -> cut(file, 5000);
      case "emptied" -> cut(file, 0);
      case "overwritten" -> Files.write(file, new byte[whole.length], StandardOpenOption.WRITE);
      case "deleted" -> Files.delete(file);
      default -> writer(file).replace(number -> new byte[(int) LENGTHS[number]]);
    }
    for (int number : new int[] {0, 3, 5}) {
      try {
        assertArrayEquals(block(number), opened.read(number), how);
      } catch (UncheckedIOException e) {
        assertFalse(how.equals("deleted") || how.equals("replaced"), how);
        String message = e.getCause().getMessage();
        assertTrue(message.startsWith(file + ": expected "), message);
      }
    }
    if (how.equals("overwritten") || how.equals("emptied")) {
      assertThrows(UncheckedIOException.class, () -> opened.block(3));
      assertThrows(TableFormatException.class, opened::verify);
    }
    byte[] bytes = new byte[known.capacity()];
    known.get(0, bytes);
    assertArrayEquals(block(1), bytes); // what was read stays
  }

  @Test
  void maps_haveWholeBlocks_ofAGigabyteTogether() {
    long[] starts = new long[101];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = 64 + i * 100_000_000L;
    }
    int[] firsts = Blocks.firsts(starts);
    assertEquals(10, firsts.length);
    assertEquals(10, firsts[1]);
    assertArrayEquals(new int[] {0, 1}, Blocks.firsts(64, 2_000_000_000L, 2_000_000_100L));
    assertArrayEquals(new int[0], Blocks.firsts(64));
    assertThrows(IllegalArgumentException.class, () -> Blocks.of(new byte[64], Integer.MAX_VALUE));
  }
}
