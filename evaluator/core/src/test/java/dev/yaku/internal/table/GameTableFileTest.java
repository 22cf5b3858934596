package dev.yaku.internal.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.StandardProofTest;
import dev.yaku.Subsets;
import dev.yaku.TableFormatException;
import dev.yaku.internal.load.Evaluators;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** As {@link TableFileTest}, of the tables of Omaha and badugi. */
public class GameTableFileTest {
  private static Evaluator read(ByteBuffer bytes) throws TableFormatException {
    return Evaluators.evaluator(new TableFile("some.yaku", bytes));
  }

  private static void assertRejected(String message, byte[] bytes) {
    TableFormatException e =
        assertThrows(TableFormatException.class, () -> read(ByteBuffer.wrap(bytes)), message);
    assertEquals("some.yaku: " + message, e.getMessage());
  }

  /** The table with another byte somewhere, and a checksum that says it was meant. */
  private static byte[] with(String name, int at, int value) {
    byte[] bytes = TableBytes.file(name);
    bytes[at] = (byte) value;
    return TableBytes.withChecksum(bytes);
  }

  /** The same for what {@link TableBytes} sets right: offsets, lengths and the like. */
  private static byte[] withParts(String name, Consumer<TableBytes> change) {
    TableBytes table = TableBytes.parse(TableBytes.file(name));
    change.accept(table);
    return table.bytes();
  }

  // Damage.

  @ParameterizedTest
  @ValueSource(strings = {"omaha", "omaha-hi-lo", "badugi"})
  void read_asItIs_isGood(String name) throws TableFormatException {
    Evaluator evaluator = read(ByteBuffer.wrap(TableBytes.file(name)));
    assertEquals(name, evaluator.ruleSet().name());
    assertEquals(Evaluator.of(name).getClass(), evaluator.getClass());
  }

  @ParameterizedTest
  @CsvSource({"omaha-hi-lo, 101", "badugi, 1"})
  void read_truncatedAnywhere_isRejected(String name, int step) {
    byte[] bytes = TableBytes.file(name);
    for (int length = 0; length < bytes.length; length += length < 1000 ? 1 : step) {
      ByteBuffer begin = ByteBuffer.wrap(bytes, 0, length).slice();
      TableFormatException e =
          assertThrows(TableFormatException.class, () -> read(begin), "length " + length);
      assertTrue(e.getMessage().contains(": truncated, or "), e.getMessage());
    }
  }

  /** One bit of every byte of a small table; of a large one those before the sections, and some. */
  @ParameterizedTest
  @CsvSource({"omaha-hi-lo, 500", "badugi, 0"})
  void read_anyFlippedBit_isRejected(String name, int some) {
    byte[] bytes = TableBytes.file(name);
    int directoryEnd = TableBytes.HEADER + TableBytes.ENTRY * bytes[20];
    for (int at = 0; at < (some == 0 ? bytes.length : directoryEnd); at++) {
      assertFlippedBitIsRejected(bytes, at, at % 8);
    }
    for (int at = bytes.length - TableBytes.FOOTER; at < bytes.length; at++) {
      assertFlippedBitIsRejected(bytes, at, at % 8);
    }
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < some; i++) {
      assertFlippedBitIsRejected(bytes, random.nextInt(bytes.length), random.nextInt(8));
    }
  }

  private static void assertFlippedBitIsRejected(byte[] bytes, int at, int bit) {
    bytes[at] ^= (byte) (1 << bit);
    assertThrows(
        TableFormatException.class,
        () -> read(ByteBuffer.wrap(bytes)),
        () -> "byte " + at + ", bit " + bit);
    bytes[at] ^= (byte) (1 << bit);
  }

  // What a sound writer does not write.

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "standard    | 2 | most cards 2 to 7            | 9",
        "badugi      | 2 | cards of the best hand 5     | 4",
        "badugi      | 1 | rows for hands of {4, 5} cards | {}",
        "omaha       | 1 | fewest cards on the board 0  | 3",
        "omaha       | 3 | cards of the best hand 4     | 5",
        "omaha-hi-lo | 3 | cards of the best hand 4     | 5",
        "standard    | 3 | cards of the best hand 4     | 5",
      })
  void read_otherKindThanItsSections_isRejected(
      String name, int kind, String expected, String found) {
    assertRejected(
        "expected " + expected + ", found " + found + ": written by another version of yaku",
        with(name, 10, kind));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "omaha  | 16 |   0 | size 38916 of section 3          | 39368",
        "omaha  | 22 |   1 | fewest cards 2 to 6              | 1",
        "omaha  | 22 |   7 | fewest cards 2 to 6              | 7",
        "omaha  | 23 |   3 | fewest cards 2 to 3              | 4",
        "omaha  | 23 |   7 | rows for hands of {3, 4, 5, 6, 7} cards | {3, 4, 5, 6}",
        "omaha  | 23 |   8 | most cards 2 to 7                | 8",
        "omaha  | 23 |   5 | rows for hands of {3, 4, 5} cards | {3, 4, 5, 6}",
        "omaha  | 24 |   4 | cards of the best hand 5         | 4",
        "omaha  | 25 |   2 | copies 1                         | 2",
        "omaha  | 26 |   1 | jokers 0                         | 1",
        "omaha  | 27 |   1 | flags 0                          | 1",
        "omaha  | 27 |   2 | flags 0                          | 2",
        "omaha  | 28 |   2 | fewest cards on the board 3 to 5 | 2",
        "omaha  | 28 |   6 | fewest cards on the board 3 to 5 | 6",
        "omaha  | 29 |   2 | most cards on the board 3 to 5   | 2",
        "omaha  | 29 |   6 | most cards on the board 3 to 5   | 6",
        "omaha  | 29 |   4 | boards for hands of {3, 4} cards | {3, 4, 5}",
        "omaha  | 30 |   1 | reserved bytes 0                 | 1",
        "omaha  | 31 | 128 | reserved bytes 0                 | 32768",
        "omaha  | 32 | 254 | a deck of the same ranks in every suit | 000ffffffffffffe",
        "omaha  | 38 |  31 | a deck of 11 cards               | 001fffffffffffff",
        "badugi | 16 |  67 | size 4368 of section 3           | 4372",
        "badugi | 22 |   3 | fewest cards 4 to 5              | 3",
        "badugi | 22 |   6 | fewest cards 4 to 5              | 6",
        "badugi | 23 |   3 | most cards 4 to 5                | 3",
        "badugi | 23 |   6 | most cards 4 to 5                | 6",
        "badugi | 24 |   3 | cards of the best hand 4         | 3",
        "badugi | 24 |   5 | cards of the best hand 4         | 5",
        "badugi | 25 |   2 | copies 1                         | 2",
        "badugi | 26 |   1 | jokers 0                         | 1",
        "badugi | 27 |   0 | flag of low rules 1              | 0",
        "badugi | 27 |   2 | flag of low rules 1              | 0",
        "badugi | 27 |   5 | flags 0 to 3                     | 5",
        "badugi | 29 |   1 | most cards on the board 0        | 1",
        "badugi | 37 |   0 | a deck of 52 cards               | 000f00ffffffffff",
      })
  void read_oddHeader_isRejected(String name, int at, int value, String expected, String found) {
    assertRejected(
        "expected " + expected + ", found " + found + ": written by another version of yaku",
        with(name, at, value));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "omaha       |  1 | {1, 2, 3, 6, 7, 8, 9, 12}",
        "omaha       |  2 | {1, 2, 3, 6, 7, 8, 9, 12}",
        "omaha       |  3 | {1, 2, 3, 6, 7, 8, 9, 12}",
        "omaha       |  6 | {1, 2, 3, 6, 7, 8, 9, 12}",
        "omaha       |  7 | {1, 2, 3, 6, 7, 8, 9, 12}",
        "omaha-hi-lo |  7 | {1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15}",
        "omaha-hi-lo | 13 | {1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15}",
        "omaha-hi-lo | 14 | {1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15}",
        "omaha-hi-lo | 15 | {1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15}",
        "badugi      |  1 | {1, 2, 3, 7}",
        "badugi      |  2 | {1, 2, 3, 7}",
        "badugi      |  3 | {1, 2, 3, 7}",
        "badugi      |  7 | {1, 2, 3, 7}",
      })
  void read_missingSection_isRejected(String name, int kind, String expected) {
    String found = expected.replaceFirst("\\b" + kind + ", |, " + kind + "\\b", "");
    assertRejected(
        "expected sections "
            + expected
            + ", found "
            + found
            + ": written by another version of yaku",
        withParts(name, table -> table.parts.remove(table.part(kind, 0))));
  }

  @ParameterizedTest
  @CsvSource({"omaha, 4, 416", "omaha, 5, 16", "badugi, 6, 32768", "badugi, 4, 416"})
  void read_sectionOfAnotherKindOfTable_isRejected(String name, int kind, int size) {
    byte[] bytes =
        withParts(
            name,
            table -> {
              TableBytes.Part part = table.part(3, 0).copy();
              part.entry[0] = (byte) kind;
              part.content = new byte[size];
              table.parts.add(table.parts.indexOf(table.part(3, 0)) + 1, part);
            });
    TableFormatException e =
        assertThrows(TableFormatException.class, () -> read(ByteBuffer.wrap(bytes)));
    assertTrue(e.getMessage().contains("expected sections {1, 2, 3, "), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "12 | 3 | boards for hands of {3, 4, 5} cards  | {4, 5}",
        "12 | 5 | boards for hands of {3, 4, 5} cards  | {3, 4}",
        " 9 | 6 | values for hands of {3, 4, 5, 6} cards | {3, 4, 5}",
      })
  void read_missingHandSize_isRejected(int kind, int cards, String expected, String found) {
    assertRejected(
        "expected " + expected + ", found " + found + ": written by another version of yaku",
        withParts("omaha", table -> table.parts.remove(table.part(kind, cards))));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void read_shorterOrLongerBoards_isRejected(int cards) {
    TableBytes table = TableBytes.parse(TableBytes.file("omaha"));
    int size = table.part(12, cards).content.length;
    for (int more : new int[] {-182, -1, 1, 182}) {
      assertRejected(
          "expected size %d of section 12 of %d cards, found %d: written by another version of yaku"
              .formatted(size, cards, size + more),
          withParts(
              "omaha",
              t ->
                  t.part(12, cards).content =
                      Arrays.copyOf(t.part(12, cards).content, size + more)));
    }
  }

  /** A number leads to a row of the boards. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void read_numbersThatAreNotOneEach_isRejected(int cards) {
    int count = TableFormat.rankMultisets(cards);
    assertNumbersRejected(cards, 0, count, "each number of 0 to %d once, found %d");
    assertNumbersRejected(cards, 0, 0xFFFE, "each number of 0 to %d once, found %d");
    assertNumbersRejected(cards, 0, count - 1, "each number of 0 to %d once, found %d");
    assertRejected(
        "expected numbers of %d cards %d, found %d: written by another version of yaku"
            .formatted(cards, count, count - 1),
        withParts("omaha", table -> replaceNumber(table, cards, 0, 0xFFFF)));
  }

  private static void assertNumbersRejected(int cards, int number, int by, String message) {
    int last = TableFormat.rankMultisets(cards) - 1;
    assertRejected(
        "expected " + message.formatted(last, by) + ": written by another version of yaku",
        withParts("omaha", table -> replaceNumber(table, cards, number, by)));
  }

  private static void replaceNumber(TableBytes table, int cards, int number, int by) {
    ByteBuffer values = table.part(9, cards).buffer();
    int at = 0;
    while (values.getChar(at) != number) {
      at += 2;
    }
    values.putChar(at, (char) by);
  }

  @Test
  void multisets_areAsManyAsThereAre() {
    for (int cards = 0; cards <= 9; cards++) {
      int[] count = new int[1];
      Subsets.forEachRankMultiset(cards, held -> count[0]++);
      assertEquals(count[0], TableFormat.rankMultisets(cards));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "badugi | high-card one-pair",
        "badugi | two-card one-card three-card badugi",
        "badugi | one-card two-card three-card",
        "badugi | one-card two-card three-card badugi straight",
        "omaha  | high-card one-pair two-pair three-of-a-kind straight flush badugi",
        "omaha  | one-card two-card three-card badugi",
        "standard | one-card two-card three-card badugi",
      })
  void read_categoriesOfAnotherGame_isRejected(String name, String categories) {
    byte[] text = categories.replace(' ', '\n').getBytes(StandardCharsets.UTF_8);
    String of = name.equals("badugi") ? "badugi" : "five cards";
    assertRejected(
        "expected the categories of "
            + of
            + ", found "
            + categories
            + ": written by another version of yaku",
        withParts(name, table -> table.part(2, 0).content = text));
  }

  /** Value 1 is the king alone; value 1092 is A-2-3-4. */
  @ParameterizedTest
  @CsvSource({"1, 11A000, 11a000", "1092, 4ABCDD, 4abcdd", "1092, 4ABD00, 4abd00"})
  void read_packedBadugiOfOtherThanItsCards_isRejected(int value, String packed, String found) {
    assertRejected(
        "expected as many ranks as cards, found packed value "
            + found
            + ": written by another version of yaku",
        withParts(
            "badugi",
            table -> table.part(3, 0).buffer().putInt(4 * value, Integer.parseInt(packed, 16))));
  }

  @ParameterizedTest
  @CsvSource({"58, 57", "129, 128"})
  void read_moreLowValuesThanThereAre_isRejected(int values, int found) {
    assertRejected(
        "expected greatest low value 0 to 56, found "
            + found
            + ": written by another version of yaku",
        withParts(
            "omaha-hi-lo",
            table -> {
              TableBytes.Part packed = table.part(14, 0);
              packed.content = Arrays.copyOf(packed.content, 4 * values);
              for (int value = 57; value < values; value++) {
                packed
                    .buffer()
                    .putInt(4 * value, 0x6D0000 + (value - 56) % 13 + (value - 56) / 13 * 16);
              }
            }));
  }

  @Test
  void read_oddLowCategories_isRejected() {
    assertRejected(
        "expected another category, found \"low-card\": written by another version of yaku",
        withParts(
            "omaha-hi-lo",
            table -> table.part(13, 0).content = "low-card".getBytes(StandardCharsets.UTF_8)));
  }

  /** Rows that lead to no board: the checksum is right. */
  @Test
  void rows_thatLeadToEmptySlots_leadToABoard() throws TableFormatException {
    byte[] bytes =
        withParts(
            "omaha",
            table -> {
              ByteBuffer rows = table.part(8, 5).buffer();
              while (rows.hasRemaining()) {
                rows.putChar((char) (rows.position() / 2));
              }
            });
    OmahaEvaluator omaha = (OmahaEvaluator) read(ByteBuffer.wrap(bytes));
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 1_000; i++) {
      long board = StandardProofTest.random(random, Hand.DECK, 5);
      long hole = StandardProofTest.random(random, Hand.DECK & ~board, 4);
      int value = omaha.evaluate(hole, board);
      assertTrue(
          value <= omaha.ruleSet().maxValue() || value == 65_535, () -> Hand.toString(board));
    }
  }

  @Test
  void value_thatTheRulesDoNotHave_isRejectedByWhatNamesIt() throws TableFormatException {
    byte[] bytes =
        withParts(
            "omaha-hi-lo",
            table -> {
              Arrays.fill(table.part(12, 5).content, (byte) -1);
              Arrays.fill(table.part(15, 0).content, (byte) 100);
            });
    OmahaEvaluator high = (OmahaEvaluator) read(ByteBuffer.wrap(bytes));
    assertNamesNone(high, 65_535, "expected 0 to 9841");
    assertNamesNone(high.lowHalf(), 100, "expected 0 to 56");
    byte[] four = withParts("badugi", t -> Arrays.fill(t.part(7, 0).content, (byte) -1));
    BadugiEvaluator badugi = (BadugiEvaluator) read(ByteBuffer.wrap(four));
    long hand = Hand.parse("Ac 2d 3h 4s");
    assertEquals(65_535, badugi.evaluate(hand));
    assertEquals(
        "65535 is no value of badugi: expected 0 to 1092",
        assertThrows(IndexOutOfBoundsException.class, () -> badugi.bestHand(hand)).getMessage());
  }

  private static void assertNamesNone(OmahaEvaluator omaha, int value, String expected) {
    OmahaHand hand = omaha.parse("As 2h Kd Kc | 4d 6h 8s Qd Ts");
    assertEquals(value, omaha.evaluate(hand));
    String message = value + " is no value of omaha-hi-lo: " + expected;
    assertEquals(
        message,
        assertThrows(IndexOutOfBoundsException.class, () -> omaha.describe(value)).getMessage());
    assertEquals(
        message,
        assertThrows(IndexOutOfBoundsException.class, () -> omaha.bestHand(hand)).getMessage());
  }

  /** The elements of rows are trusted, but nothing is read outside the table. */
  @ParameterizedTest
  @ValueSource(strings = {"omaha", "omaha-hi-lo", "badugi"})
  void read_randomChangesWithARightChecksum_isRejectedOrEvaluatesWithoutHarm(String name) {
    byte[] table = TableBytes.file(name);
    int directoryEnd = TableBytes.HEADER + TableBytes.ENTRY * table[20];
    int rounds = 600 / Integer.getInteger("yaku.step", 1);
    int rejected = 0;
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < rounds; i++) {
      StringBuilder changes = new StringBuilder();
      int end = i % 2 == 0 ? directoryEnd : table.length;
      byte[] bytes = TableBytes.withRandomChanges(table, end, random, changes);
      try {
        evaluateSome(read(ByteBuffer.wrap(bytes)), random);
      } catch (TableFormatException e) {
        rejected++;
      } catch (RuntimeException e) {
        fail("with" + changes, e);
      }
    }
    assertTrue(0 < rejected && rejected < rounds, rejected + " were rejected");
  }

  /** A hand is evaluated or rejected. */
  private static void evaluateSome(Evaluator evaluator, SplittableRandom random) {
    for (int i = 0; i < 50; i++) {
      long board = StandardProofTest.random(random, Hand.DECK, 2 + i % 5);
      long hole = StandardProofTest.random(random, Hand.DECK & ~board, 3 + i / 5 % 5);
      try {
        if (evaluator instanceof OmahaEvaluator omaha) {
          omaha.evaluate(OmahaHand.ofHole(hole).withBoard(board));
          if (omaha.isSplit()) {
            omaha.lowHalf().evaluate(OmahaHand.ofHole(hole).withBoard(board));
          }
          if (i == 11) { // four cards and five
            omaha.board(board, 5).evaluate(hole);
          }
        } else {
          ((BadugiEvaluator) evaluator).evaluate(hole);
        }
      } catch (IllegalArgumentException e) {
        assertFalse(e.getMessage().isEmpty());
      }
    }
  }
}
