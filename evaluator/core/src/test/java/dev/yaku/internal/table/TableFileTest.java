package dev.yaku.internal.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.StandardProofTest;
import dev.yaku.TableFormatException;
import dev.yaku.generator.Main;
import dev.yaku.internal.load.Evaluators;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong with a table file, it is rejected, and the rejection says what is wrong. */
public class TableFileTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);
  private static final byte[] STANDARD = TableBytes.file("standard");
  private static final int LENGTH = STANDARD.length;
  private static final String MAGIC = "59 41 4b 55 0d 0a 1a 0a";

  @TempDir Path dir;

  private void assertRejected(String message, byte[] bytes) throws IOException {
    Path file = dir.resolve("some.yaku");
    Files.write(file, bytes);
    TableFormatException e =
        assertThrows(TableFormatException.class, () -> HandEvaluator.open(file));
    assertEquals(file + ": " + message, e.getMessage());
  }

  /** The file with something put elsewhere, and a checksum that says it was meant. */
  private static byte[] with(Consumer<ByteBuffer> change) {
    byte[] bytes = STANDARD.clone();
    change.accept(TableBytes.littleEndian(bytes));
    return TableBytes.withChecksum(bytes);
  }

  /** The same for what {@link TableBytes} sets right: offsets, lengths and the like. */
  private static byte[] withParts(Consumer<TableBytes> change) {
    TableBytes table = TableBytes.parse(STANDARD);
    change.accept(table);
    return table.bytes();
  }

  private static HandEvaluator read(byte[] bytes) throws IOException {
    return (HandEvaluator) Evaluators.evaluator(new TableFile("some.yaku", ByteBuffer.wrap(bytes)));
  }

  /** Where the directory entry of a section is. */
  private static int entry(int kind, int cards) {
    int at = TableBytes.HEADER;
    while (STANDARD[at] != kind || STANDARD[at + 1] != cards) {
      at += TableBytes.ENTRY;
    }
    return at;
  }

  @Test
  void tableBytes_takenApartAndPutTogether_isTheFile() {
    assertArrayEquals(STANDARD, withParts(table -> {}));
  }

  // Not a table at all.

  @Test
  void open_absentFile_saysSo() {
    Path file = dir.resolve("absent.yaku");
    NoSuchFileException e = assertThrows(NoSuchFileException.class, () -> HandEvaluator.open(file));
    assertEquals(file + ": no such table file", e.getMessage());
  }

  @Test
  void open_directory_saysSo() {
    TableFormatException e =
        assertThrows(TableFormatException.class, () -> HandEvaluator.open(dir));
    assertEquals(dir + ": expected a table file, found a directory", e.getMessage());
  }

  @Test
  void open_device_saysSo() {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.exists(device));
    TableFormatException e =
        assertThrows(TableFormatException.class, () -> HandEvaluator.open(device));
    assertEquals("/dev/null: expected a table file, found a pipe or device", e.getMessage());
  }

  @Test
  void open_anotherKindOfFile_isRejectedByItsFirstBytes() throws IOException {
    byte[] zip = STANDARD.clone();
    System.arraycopy(new byte[] {'P', 'K', 3, 4, 10, 0, 0, 0}, 0, zip, 0, 8);
    assertRejected(
        "expected the first bytes " + MAGIC + ", found 50 4b 03 04 0a 00 00 00: not a yaku table",
        zip);
    byte[] rules = Arrays.copyOf("# Rules, not a table".getBytes(StandardCharsets.UTF_8), 300);
    assertRejected(
        "expected the first bytes " + MAGIC + ", found 23 20 52 75 6c 65 73 2c: not a yaku table",
        rules);
  }

  @Test
  void open_changedLineEnds_isRejectedAsThat() throws IOException {
    String file = new String(STANDARD, StandardCharsets.ISO_8859_1);
    assertRejected(
        "expected the first bytes "
            + MAGIC
            + ", found 59 41 4b 55 0a 1a 0a 02: line ends were converted, as in a text file",
        file.replace("\r\n", "\n").getBytes(StandardCharsets.ISO_8859_1));
    assertRejected(
        "expected the first bytes "
            + MAGIC
            + ", found 59 41 4b 55 0d 0d 0a 1a: line ends were converted, as in a text file",
        file.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
  }

  // Damage.

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8, 63, 64, 79})
  void open_truncatedBeforeTheDirectory_isRejected(int length) throws IOException {
    assertRejected(
        "expected at least 80 bytes, found " + length + ": truncated, or not a yaku table",
        Arrays.copyOf(STANDARD, length));
  }

  @Test
  void open_truncatedAnywhereElse_isRejectedByItsLength() throws IOException {
    IntStream.Builder lengths = IntStream.builder();
    lengths.add(80).add(entry(8, 3)).add(LENGTH - 17).add(LENGTH - 16).add(LENGTH - 1);
    ByteBuffer file = TableBytes.littleEndian(STANDARD);
    for (int i = 0; i < file.getShort(20); i++) {
      int offset = file.getInt(TableBytes.HEADER + TableBytes.ENTRY * i + 8);
      int size = file.getInt(TableBytes.HEADER + TableBytes.ENTRY * i + 12);
      lengths.add(offset).add(offset + size / 2).add(offset + size);
    }
    for (int length : lengths.build().toArray()) {
      assertRejected(
          "expected length %d, found %d: truncated, or something was appended"
              .formatted(LENGTH, length),
          Arrays.copyOf(STANDARD, length));
    }
  }

  @Test
  void open_appendedBytes_isRejectedByItsLength() throws IOException {
    for (int more : new int[] {1, 16, 64, LENGTH}) {
      byte[] bytes = Arrays.copyOf(STANDARD, LENGTH + more);
      System.arraycopy(STANDARD, LENGTH - more, bytes, LENGTH, more);
      assertRejected(
          "expected length %d, found %d: truncated, or something was appended"
              .formatted(LENGTH, LENGTH + more),
          bytes);
    }
  }

  @Test
  void open_wrongChecksum_isRejected() throws IOException {
    byte[] bytes = STANDARD.clone();
    int right = TableBytes.littleEndian(bytes).getInt(LENGTH - 4);
    TableBytes.littleEndian(bytes).putInt(LENGTH - 4, right + 1);
    assertRejected(
        "expected checksum %08x, found %08x: damaged".formatted(right + 1, right), bytes);
  }

  @Test
  void open_otherFooter_isRejected() throws IOException {
    assertRejected(
        "expected the footer a6 be b4 aa f2 f5 e5 f5, found a6 be b4 aa f2 f5 e5 f4: damaged",
        with(file -> file.put(LENGTH - 9, (byte) 0xF4)));
    assertRejected(
        "expected checksum kind 1, found 2: damaged", with(file -> file.putInt(LENGTH - 8, 2)));
  }

  @Test
  void read_anyFlippedBit_isRejected() {
    int directoryEnd = TableBytes.HEADER + TableBytes.ENTRY * STANDARD[20];
    int footer = LENGTH - TableBytes.FOOTER;
    IntStream everywhere =
        IntStream.concat(IntStream.range(0, directoryEnd), IntStream.range(footer, LENGTH));
    everywhere.forEach(
        at -> {
          for (int bit = at % STEP; bit < 8; bit += STEP) {
            assertFlippedBitIsRejected(at, bit);
          }
        });
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 2000; i += STEP) {
      assertFlippedBitIsRejected(random.nextInt(directoryEnd, footer), random.nextInt(8));
    }
  }

  private static void assertFlippedBitIsRejected(int at, int bit) {
    byte[] bytes = STANDARD.clone();
    bytes[at] ^= (byte) (1 << bit);
    assertThrows(TableFormatException.class, () -> read(bytes), "byte " + at + ", bit " + bit);
  }

  // Other formats, and what a sound writer does not write.

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 65_535})
  void open_otherFormatVersion_isRejected(int version) throws IOException {
    assertRejected(
        "expected format version 2, found " + version + ": written by another version of yaku",
        with(file -> file.putShort(8, (short) version)));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 4, 65_535})
  void open_unknownKindOfTable_isRejected(int kind) throws IOException {
    assertRejected(
        "expected table kind 1 to 3, found " + kind + ": written by another version of yaku",
        with(file -> file.putShort(10, (short) kind)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "16 |   0 | size 38916 of section 3        | 39368",
        "18 |   1 | greatest value 0 to 65534      | 75377",
        "22 |  10 | fewest cards 0 to 9            | 10",
        "22 |   7 | rows for hands of {5, 7, 8, 9} cards | {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}",
        "22 |   1 | rows for hands of {1, 2, 3, 4, 5, 6, 7, 8, 9} cards | {0, 1, 2, 3, 4, 5, 6, 7,"
            + " 8, 9}",
        "23 |   4 | most cards 5 to 9              | 4",
        "23 |  10 | most cards 5 to 9              | 10",
        "23 |   8 | rows for hands of {0, 1, 2, 3, 4, 5, 6, 7, 8} cards | {0, 1, 2, 3, 4, 5, 6, 7,"
            + " 8, 9}",
        "24 |   0 | cards of the best hand 1 to 5  | 0",
        "24 |   6 | cards of the best hand 1 to 5  | 6",
        "25 |   0 | copies 1 to 9                  | 0",
        "25 |  10 | copies 1 to 9                  | 10",
        "25 |   2 | copies 1                       | 2",
        "26 |  10 | jokers 0 to 9                  | 10",
        "26 |   1 | size 424 of section 4          | 416",
        "27 |   4 | flag of flushes 0              | 4",
        "27 |   8 | flags 0 to 7                   | 8",
        "28 |   1 | fewest cards on the board 0    | 1",
        "29 |   1 | most cards on the board 0      | 1",
        "30 |   1 | reserved bytes 0               | 1",
        "31 | 128 | reserved bytes 0               | 32768",
        "38 |  31 | a deck of 9 cards              | 001fffffffffffff",
        "32 | 254 | a deck of the same ranks in every suit | 000ffffffffffffe",
        "40 |  83 | a name of a-z, 0-9 and -       | \"Standard\"",
        "40 |   0 | a name of a-z, 0-9 and -       | \"tandard\"",
        "63 |  45 | a name of a-z, 0-9 and -       | \"standard-\"",
      })
  void open_oddHeader_isRejected(int at, int value, String expected, String found)
      throws IOException {
    assertRejected(
        "expected " + expected + ", found " + found + ": written by another version of yaku",
        with(file -> file.put(at, (byte) value)));
  }

  @Test
  void open_tooSmallADeck_isRejected() throws IOException {
    assertRejected(
        "expected a deck of 9 cards, found 00000000000000ff: written by another version of yaku",
        with(file -> file.putLong(32, 0xFF)));
  }

  /** With jokers and copies, a deck may have fewer cards than a hand. */
  @Test
  void open_deckThatIsJustLargeEnough_isRead() throws IOException {
    byte[] copies = TableBytes.file("multi-deck"); // up to seven cards, each up to seven times
    assertEquals(1, read(withDeck(copies, 1)).ruleSet().deck());
    byte[] jokers = TableBytes.file("joker-wild"); // up to seven cards, two of them jokers
    assertEquals(0b11111, read(withDeck(jokers, 0b11111)).ruleSet().deck());
    assertRejected(
        "expected a deck of 7 cards, found 000000000000000f: written by another version of yaku",
        withDeck(jokers, 0b1111));
  }

  /** The same rules with fewer cards, the others without keys. */
  private static byte[] withDeck(byte[] table, long deck) {
    TableBytes fewer = TableBytes.parse(table);
    TableBytes.littleEndian(fewer.header).putLong(32, deck);
    ByteBuffer keys = fewer.part(4, 0).buffer();
    for (int card = 0; card < Card.JOKER; card++) {
      keys.putLong(8 * card, (deck >>> card & 1) == 0 ? 0 : keys.getLong(8 * card));
    }
    return fewer.bytes();
  }

  @Test
  void open_wrongNumberOfSections_isRejected() throws IOException {
    byte[] file = withParts(table -> table.parts.clear());
    assertRejected(
        "expected rows for hands of {0, 1, 2, 3, 4, 5, 6, 7, 8, 9} cards, found {}:"
            + " written by another version of yaku",
        file);
    for (int sections : new int[] {1, 32_767, 32_768, 65_535}) {
      TableBytes.littleEndian(file).putShort(20, (short) sections);
      assertRejected(
          "expected " + sections + " sections, found 80 bytes: written by another version of yaku",
          TableBytes.withChecksum(file));
    }
    int sections = STANDARD[20];
    assertRejected(
        "expected offset 1024 of section 1, found 512: written by another version of yaku",
        with(bytes -> bytes.putShort(20, (short) 60)));
    assertRejected(
        "expected length %d, found %d: written by another version of yaku"
            .formatted(valuesOffset(9) + TableBytes.FOOTER, LENGTH),
        with(bytes -> bytes.putShort(20, (short) (sections - 1))));
  }

  /** Where the values of hands of this many cards begin. */
  private static int valuesOffset(int cards) {
    return TableBytes.littleEndian(STANDARD).getInt(entry(9, cards) + 8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = { // kind and cards of the entry, byte of it
        "1 | 0 | 0 |   0 | section kind 1 to 11                       | 0",
        "9 | 9 | 0 |  12 | section kind 1 to 11                       | 12",
        "9 | 9 | 0 | 136 | section kind 1 to 11                       | 136",
        "2 | 0 | 1 |   1 | cards of a section 0 to 0                  | 1",
        "9 | 9 | 1 |  10 | cards of a section 0 to 9                  | 10",
        "9 | 9 | 1 | 255 | cards of a section 0 to 9                  | 255",
        "6 | 0 | 2 |   1 | row bits 0 of section 6                    | 1",
        "6 | 0 | 3 |   1 | column bits 0 of section 6                 | 1",
        "8 | 7 | 2 |   0 | row bits 1 to 29                           | 0",
        "8 | 7 | 2 |  30 | row bits 1 to 29                           | 30",
        "8 | 7 | 2 |  77 | row bits 1 to 29                           | 77",
        "8 | 7 | 2 | 255 | row bits 1 to 29                           | 255",
        "8 | 7 | 2 |  13 | row bits 14 of section 8 of 7 cards        | 13",
        "8 | 7 | 3 |  12 | column bits 11 of section 8 of 7 cards     | 12",
        "8 | 6 | 2 |  14 | row bits 13 of section 8 of 6 cards        | 14",
        "8 | 5 | 2 |  11 | row bits 12 of section 8 of 5 cards        | 11",
        "8 | 5 | 3 |  14 | column bits 13 of section 8 of 5 cards     | 14",
        "8 | 7 | 4 |   1 | reserved bytes 0 of section 8 of 7 cards   | 1",
        "8 | 7 | 7 | 128 | reserved bytes 0 of section 8 of 7 cards   | 2147483648",
        "9 | 7 |12 |   2 | size 65536 of section 9 of 7 cards         | 65538",
        "1 | 0 | 8 |   1 | offset 512 of section 1                    | 513",
        "1 | 0 | 9 |   4 | offset 512 of section 1                    | 1024",
        "1 | 0 |11 | 255 | offset 512 of section 1                    | 4278190592",
        "3 | 0 |15 | 128 | size 39368 of section 3                    | 2147523016",
        "4 | 0 |12 | 168 | size 416 of section 4                      | 424",
        "6 | 0 |13 | 127 | size 32768 of section 6                    | 32512",
        "7 | 0 |12 |   1 | size 16384 of section 7                    | 16385",
      })
  void open_oddDirectoryEntry_isRejected(
      int kind, int cards, int at, int value, String expected, String found) throws IOException {
    assertRejected(
        "expected " + expected + ", found " + found + ": written by another version of yaku",
        with(file -> file.put(entry(kind, cards) + at, (byte) value)));
  }

  @Test
  void open_rowsOfOtherBits_isRejected() throws IOException {
    int rows = entry(8, 8);
    int bits = STANDARD[rows + 2];
    int most = 29 - bits;
    assertRejected(
        "expected size %d of section 8 of 8 cards, found %d: written by another version of yaku"
            .formatted(4 << bits, 2 << bits),
        with(file -> file.put(rows + 2, (byte) (bits + 1)).put(rows + 3, (byte) 0)));
    for (int columnBits : new int[] {most + 1, 255}) {
      assertRejected(
          "expected column bits 0 to %d, found %d: written by another version of yaku"
              .formatted(most, columnBits),
          with(file -> file.put(rows + 3, (byte) columnBits)));
    }
  }

  @ParameterizedTest
  @CsvSource({"2, row bits", "3, column bits"})
  void open_valuesOfAnotherHashThanTheirRows_isRejected(int at, String what) throws IOException {
    int values = entry(9, 7) + at;
    assertRejected(
        "expected %s %d of section 9 of 7 cards, found %d: written by another version of yaku"
            .formatted(what, STANDARD[values], STANDARD[values] + 1),
        with(file -> file.put(values, (byte) (STANDARD[values] + 1))));
  }

  @Test
  void open_sectionThatEndsBehindTheFile_isRejected() throws IOException {
    int size = TableBytes.littleEndian(STANDARD).getInt(entry(9, 9) + 12);
    assertRejected(
        "expected length %d, found %d: written by another version of yaku"
            .formatted(LENGTH + size, LENGTH),
        with(file -> file.putInt(entry(9, 9) + 12, 2 * size)));
    assertRejected(
        "expected length %d, found %d: written by another version of yaku"
            .formatted(LENGTH - size + (1 << 30), LENGTH),
        with(file -> file.putInt(entry(9, 9) + 12, 1 << 30)));
    assertRejected(
        "expected size 1073741824 of section 9 of 9 cards, found 2147483648:"
            + " written by another version of yaku",
        with(file -> file.putInt(entry(9, 9) + 12, Integer.MIN_VALUE)));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void open_valuesThatAreNoPairsOfBytes_isRejected(int size) throws IOException {
    assertRejected(
        "expected size 2 of section 9 of 0 cards, found "
            + size
            + ": written by another version of yaku",
        withParts(table -> table.part(9, 0).content = new byte[size]));
  }

  @Test
  void open_moreSlotsThanColumns_isRejected() throws IOException {
    assertRejected(
        "expected size 4 of section 9 of 0 cards, found 8: written by another version of yaku",
        withParts(table -> table.part(9, 0).content = new byte[8]));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 6, 7, 8, 10})
  void open_longerOrShorterSection_isRejected(int kind) throws IOException {
    for (int more : new int[] {-8, -1, 1, 8}) {
      TableBytes table = TableBytes.parse(STANDARD);
      TableBytes.Part part = table.part(kind, kind < 8 ? 0 : 5);
      int size = part.content.length;
      part.content = Arrays.copyOf(part.content, size + more);
      String hands = kind < 8 ? "" : " of 5 cards";
      assertRejected(
          "expected size %d of section %d%s, found %d: written by another version of yaku"
              .formatted(size, kind, hands, size + more),
          table.bytes());
    }
  }

  @Test
  void open_moreFactorsThanSuits_isRejected() throws IOException {
    TableBytes table = TableBytes.parse(TableBytes.file("multi-deck"));
    table.part(5, 0).content = new byte[20];
    assertRejected(
        "expected size 16 of section 5, found 20: written by another version of yaku",
        table.bytes());
  }

  @Test
  void open_suitKeysWithAJoker_isRejected() throws IOException {
    assertRejected(
        "expected jokers 0, found 1: written by another version of yaku",
        withParts(
            table -> {
              table.header[26] = 1;
              TableBytes.Part cardKeys = table.part(4, 0);
              cardKeys.content = Arrays.copyOf(cardKeys.content, 8 * 53);
            }));
  }

  @Test
  void open_sectionsInAnotherOrder_isRejected() throws IOException {
    assertRejected(
        "expected sections in the order of cards and kind,"
            + " found section 1 after section 2: written by another version of yaku",
        withParts(table -> Collections.swap(table.parts, 0, 1)));
    assertRejected(
        "expected sections in the order of cards and kind,"
            + " found section 3 after section 3: written by another version of yaku",
        withParts(table -> table.parts.add(2, table.part(3, 0).copy())));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 7})
  void open_missingSection_isRejected(int kind) throws IOException {
    assertRejected(
        "expected section " + kind + ", found none: written for another evaluator",
        withParts(table -> table.parts.remove(table.part(kind, 0))));
  }

  @Test
  void open_flushesWithoutSuitKeys_isRejected() throws IOException {
    assertRejected(
        "expected section 6, found none: written by another version of yaku",
        withParts(table -> table.parts.remove(table.part(6, 0))));
  }

  @Test
  void open_missingHandSize_isRejected() throws IOException {
    String all = "hands of {0, 1, 2, 3, 4, 5, 6, 7, 8, 9} cards";
    String others = "{0, 1, 2, 3, 4, 5, 6, 7, 9}";
    assertRejected(
        "expected rows before section 9 of 8 cards, found none: written by another version of yaku",
        withParts(table -> table.parts.remove(table.part(8, 8))));
    assertRejected(
        "expected values for " + all + ", found " + others + ": written by another version of yaku",
        withParts(table -> table.parts.remove(table.part(9, 8))));
    assertRejected(
        "expected rows for " + all + ", found " + others + ": written by another version of yaku",
        withParts(
            table -> {
              table.parts.remove(table.part(9, 8));
              table.parts.remove(table.part(8, 8));
            }));
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 7})
  void open_missingValues_isRejected(int cards) throws IOException {
    String all = "{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}";
    assertRejected(
        "expected values for hands of %s cards, found %s: written by another version of yaku"
            .formatted(all, all.replace(cards + ", ", "")),
        withParts(table -> table.parts.remove(table.part(9, cards))));
  }

  /** In the file they are among those of seven cards. */
  @Test
  void open_sixCardsWithValuesOfTheirOwn_findsThem() throws IOException {
    HandEvaluator shared = read(STANDARD);
    HandEvaluator own =
        read(
            withParts(
                table -> {
                  TableBytes.Part values = table.part(9, 7).copy();
                  TableBytes.Part rows = table.part(8, 6);
                  System.arraycopy(rows.entry, 1, values.entry, 1, 3);
                  table.parts.add(table.parts.indexOf(rows) + 1, values);
                }));
    long hand = Hand.parse("2c 3d 4h 5s 6c");
    for (long last = Hand.parse("7c"); last <= Hand.parse("Ac"); last <<= 1) {
      assertEquals(shared.evaluate(hand | last), own.evaluate(hand | last), Hand.toString(last));
    }
  }

  /** Rows of four to seven cards are displaced by single slots, however many there are. */
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 7})
  void open_valuesRepeatedInALongRing_findsTheSame(int cards) throws IOException {
    byte[] file =
        withParts(
            table -> {
              TableBytes.Part values = table.part(9, cards);
              byte[] once = values.content;
              values.content = new byte[1 << 18];
              for (int at = 0; at < values.content.length; at += once.length) {
                System.arraycopy(once, 0, values.content, at, once.length);
              }
            });
    HandEvaluator built = read(STANDARD);
    HandEvaluator changed = read(file);
    SplittableRandom random = new SplittableRandom(cards);
    Dealer dealer = Dealer.of(random, Hand.DECK);
    for (int i = 0; i < 1_000; i++) {
      long hand = dealer.deal(cards);
      assertEquals(built.evaluate(hand), changed.evaluate(hand), Hand.toString(hand));
    }
  }

  @Test
  void open_missingFlushes_isRejected() throws IOException {
    assertRejected(
        "expected flush values for hands of {5} cards, found {}: written by another version of"
            + " yaku",
        withParts(table -> table.parts.remove(table.part(11, 5))));
    assertRejected(
        "expected a key of card 0 as its rank and suit have it, found ecc8117800010001: written by"
            + " another version of yaku",
        withParts(
            table -> {
              table.parts.remove(table.part(11, 5));
              table.parts.remove(table.part(10, 5));
            }));
    assertRejected(
        "expected flush rows and a category of flushes, found one of them: written by another"
            + " version of yaku",
        withParts(
            table -> {
              table.parts.remove(table.part(11, 5));
              table.parts.remove(table.part(10, 5));
              ByteBuffer keys = table.part(4, 0).buffer();
              for (int at = 0; at < keys.limit(); at += 8) { // which count no suits
                keys.putLong(at, keys.getLong(at) & ~0xFFFFL);
              }
            }));
    assertRejected(
        "expected flush rows for hands of {5} cards, found {6}: written by another version of yaku",
        withParts(table -> moveFlushes(table, 6)));
    assertRejected(
        "expected flush rows for hands of {5} cards, found {4}: written by another version of yaku",
        withParts(table -> moveFlushes(table, 4)));
  }

  /** Changes the number of cards that flushes of five have. */
  private static void moveFlushes(TableBytes table, int cards) {
    TableBytes.Part rows = table.part(10, 5);
    TableBytes.Part values = table.part(11, 5);
    table.parts.removeAll(List.of(rows, values));
    rows.entry[1] = (byte) cards;
    values.entry[1] = (byte) cards;
    int behind = table.parts.indexOf(table.part(8, cards + 1));
    table.parts.addAll(behind, List.of(rows, values));
  }

  /** Low rules in which a flush counts against its holder, who may leave out cards of it. */
  @Test
  void open_flushesToAvoid_needHandsThatAreSetsWithoutTheirKeys() throws IOException {
    Path rules =
        Files.writeString(
            dir.resolve("avoid.rules"),
            """
            title = T
            ranks = A23456
            cards = 5-6
            direction = low
            categories = straight-flush four-of-a-kind full-house flush straight \\
                three-of-a-kind two-pair one-pair high-card
            """);
    byte[] table = Main.table(rules);
    HandEvaluator avoided = read(table);
    int value = avoided.evaluate(Hand.parse("Ac 2c 3c 4c 6c 4d")); // 6-4-3-2-A, without the 4c
    assertEquals("high-card", avoided.category(value).text());
    TableBytes six = TableBytes.parse(table);
    six.parts.remove(six.part(9, 6)); // there are none of seven that might hold theirs
    assertRejected(
        "expected values for hands of {5, 6} cards, found {5}: written by another version of yaku",
        six.bytes());
    TableBytes flag = TableBytes.parse(table);
    flag.header[27] = 3; // not 7
    assertRejected(
        "expected flag of flushes 4, found 0: written by another version of yaku", flag.bytes());
    TableBytes copies = TableBytes.parse(table);
    copies.header[25] = 2;
    assertRejected(
        "expected copies 1, found 2: written by another version of yaku", copies.bytes());
    TableBytes jokers = TableBytes.parse(table);
    jokers.header[26] = 1;
    TableBytes.Part cardKeys = jokers.part(4, 0);
    cardKeys.content = Arrays.copyOf(cardKeys.content, 8 * 53);
    assertRejected(
        "expected jokers 0, found 1: written by another version of yaku", jokers.bytes());
    TableBytes keys = TableBytes.parse(table);
    keys.parts.removeAll(List.of(keys.part(10, 6), keys.part(11, 6)));
    keys.parts.add(
        keys.parts.indexOf(keys.part(4, 0)) + 1, TableBytes.parse(STANDARD).part(6, 0).copy());
    assertRejected(
        "expected keys of sets 0, found 1: written by another version of yaku", keys.bytes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "high-card one-pair flushes | another category, found \"flushes\"",
        "high-card none one-pair    | another category, found \"none\"",
        "high-card one-pair one-pair| another category, found \"one-pair\"",
        "''                         | another category, found \"\"",
        "high-card flush full-house | greatest category 0 to 3, found 10",
      })
  void open_oddCategories_isRejected(String categories, String message) throws IOException {
    byte[] text = categories.replace(' ', '\n').getBytes(StandardCharsets.UTF_8);
    assertRejected(
        "expected " + message + ": written by another version of yaku",
        withParts(table -> table.part(2, 0).content = text));
  }

  /** Rules are read when they are asked for. */
  @Test
  void wildCards_ofARulesTextWithABrokenEscape_areRejectedInWords() throws IOException {
    TableBytes table = TableBytes.parse(TableBytes.file("deuces-wild"));
    table.part(1, 0).content = "title = \\u12\n".getBytes(StandardCharsets.UTF_8);
    Path file = Files.write(dir.resolve("some.yaku"), table.bytes());
    HandEvaluator evaluator = HandEvaluator.open(file);
    UncheckedIOException e =
        assertThrows(UncheckedIOException.class, () -> evaluator.ruleSet().wildCards());
    assertTrue(e.getCause() instanceof TableFormatException, e.toString());
    assertTrue(
        e.getMessage().contains("expected a rules text, found a broken escape"), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = { // instead of 110000, 120000 and 121000
        "0 | 000001 | packed value of value 0 0, found 1",
        "2 | 110000 | a packed value with a rank above 110000, found 110000",
        "2 | 10FFFF | a packed value with a rank above 110000, found 10ffff",
        "2 | 80000000 | a packed value with a rank above 110000, found 80000000",
        "1 | 00FFFF | a packed value with a rank above 000000, found 00ffff",
        "2 | 11000E | packed values of ranks 1 to 13, found 11000e",
        "2 | 11F000 | packed values of ranks 1 to 13, found 11f000",
      })
  void open_oddPackedValue_isRejected(int value, String packed, String message) throws IOException {
    assertRejected(
        "expected " + message + ": written by another version of yaku",
        withParts(
            table ->
                table.part(3, 0).buffer().putInt(4 * value, Integer.parseUnsignedInt(packed, 16))));
  }

  /** What keys count, and that equal ranks have equal keys, in tables of all kinds of hands. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "standard    | 12 | 0000000000000002 | another suit, too",
        "standard    | 12 | 0000000000001110 | all suits, in rules without wild cards",
        "standard    | 12 | 0000000000010000 | two cards",
        "standard    | 12 | 0000000000100000 | a factor, in rules without factors",
        "standard    | 12 | 0000000100000000 | one of the lowest bits of the rank",
        "standard    | 12 | 0000800000000000 | another rank than the other aces",
        "short-deck  | 0  | 0000000000000001 | a card that is not in the deck",
        "joker-bug   | 52 | 0000000000000001 | a joker that is not of every suit",
        "joker-wild  | 53 | 0000800000000000 | another key than the other joker",
        "deuces-wild | 13 | 0000000000001101 | a wild card of one suit only",
        "deuces-wild | 14 | 0000000000001101 | a second wild rank",
        "multi-deck  | 12 | 0000000000100000 | another factor",
        "multi-deck  | 12 | 0000001000000000 | one of the bits between factor and rank",
        "ace-to-five | 12 | 0000000000000001 | a suit, in rules without flushes",
      })
  void open_keyThatNoCardHas_isRejected(String name, int card, String bits, String what)
      throws IOException {
    TableBytes table = TableBytes.parse(TableBytes.file(name));
    ByteBuffer keys = table.part(4, 0).buffer();
    keys.putLong(8 * card, keys.getLong(8 * card) ^ Long.parseUnsignedLong(bits, 16));
    TableFormatException e =
        assertThrows(TableFormatException.class, () -> read(table.bytes()), what);
    assertTrue(e.getMessage().contains(": expected a key of card "), e.getMessage());
  }

  @Test
  void open_otherFactorsOrFlushesThanTheCardsNeed_isRejected() throws IOException {
    TableBytes without = TableBytes.parse(TableBytes.file("multi-deck"));
    without.parts.remove(without.part(5, 0));
    assertRejected(
        "expected sections of factors 1, found 0: written by another version of yaku",
        without.bytes());
    TableBytes short6 = TableBytes.parse(TableBytes.file("joker-bug"));
    short6.parts.removeAll(List.of(short6.part(10, 7), short6.part(11, 7)));
    assertRejected(
        "expected flush rows for hands of {5, 6, 7} cards, found {5, 6}: written by another version"
            + " of yaku",
        short6.bytes());
    TableBytes none = TableBytes.parse(TableBytes.file("joker-bug"));
    none.parts.remove(none.part(4, 0));
    assertRejected("expected section 4, found none: written for another evaluator", none.bytes());
  }

  /** One value for all hands of one size; the checksum is right. */
  private static HandEvaluator withOneValue(int cards, int value) throws IOException {
    return read(
        withParts(
            table -> {
              ByteBuffer values = table.part(9, cards).buffer();
              while (values.hasRemaining()) {
                values.putChar((char) value);
              }
            }));
  }

  @Test
  void value_thatTheRulesDoNotHave_isRejectedByWhatNamesIt() throws IOException {
    HandEvaluator forged = withOneValue(5, 9_842);
    long hand = Hand.parse("As Kd Qh Jc 9s");
    int value = forged.evaluate(hand);
    assertEquals(9_842, value);
    List<Executable> uses =
        List.of(
            () -> forged.category(value),
            () -> forged.packed(value),
            () -> forged.ranks(value),
            () -> forged.describe(value),
            () -> forged.bestHand(hand),
            () -> forged.bestCards(Hand.cards(hand)),
            () -> forged.judge("As Kd Qh Jc 9s"));
    for (Executable use : uses) {
      assertEquals(
          "9842 is no value of standard: expected 0 to 9841",
          assertThrows(IndexOutOfBoundsException.class, use).getMessage());
    }
  }

  @Test
  void bestHand_ofAValueThatNoCardsOfTheHandMake_saysSo() throws IOException {
    HandEvaluator royal = withOneValue(7, 9_841);
    long hand = Hand.parse("As Kd Qh Jc 9s 2d 3d");
    assertEquals(
        "no cards of Jc 2d 3d Kd Qh 9s As have its value 9841",
        assertThrows(IllegalStateException.class, () -> royal.bestHand(hand)).getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "multi-deck", "joker-bug"})
  void read_randomChangesWithARightChecksum_isRejectedOrEvaluatesWithoutHarm(String name)
      throws IOException {
    byte[] table = TableBytes.file(name);
    int directoryEnd = TableBytes.HEADER + TableBytes.ENTRY * table[20];
    int rounds = 1000 / STEP;
    int rejected = 0;
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < rounds; i++) {
      StringBuilder changes = new StringBuilder();
      int end = i % 2 == 0 ? directoryEnd : table.length;
      byte[] bytes = TableBytes.withRandomChanges(table, end, random, changes);
      try {
        evaluateSome(read(bytes), random);
      } catch (TableFormatException e) {
        rejected++;
      } catch (RuntimeException e) {
        fail("with" + changes, e);
      }
    }
    assertTrue(0 < rejected && rejected < rounds, rejected + " were rejected");
  }

  /** A hand is evaluated or rejected. */
  private static void evaluateSome(HandEvaluator evaluator, SplittableRandom random) {
    for (int i = 0; i < 100; i++) {
      long hand = StandardProofTest.random(random, Hand.DECK, i % 10) | i % 7 / 6L << Card.JOKER;
      try {
        evaluator.evaluate(hand);
        evaluator.evaluateCards(Hand.cards(hand));
        evaluator.evaluateKey(evaluator.handKey(hand), hand);
        evaluator.evaluateKey(evaluator.handKey(hand));
      } catch (IllegalArgumentException e) {
        assertFalse(e.getMessage().isEmpty());
      }
    }
  }
}
