package dev.yaku.strength;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Progress;
import dev.yaku.RuleSet;
import dev.yaku.TableFormatException;
import dev.yaku.index.HandIndex;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("proof")
class StrengthTableTest {
  private static final Strength SHORT_DECK = Strength.of("short-deck");
  private static final int STEP = Integer.getInteger("yaku.step", 1);
  private static final RuleSet RULES = SHORT_DECK.evaluator().ruleSet();
  private static final double ROUNDING = 0.5 / StrengthTable.MOST + 1e-12;

  @TempDir private static Path folder;

  private static Path flops;
  private static Strength small;

  @BeforeAll
  static void write() throws IOException {
    small = Strength.of(SmallDeck.compiled(folder));
    flops = folder.resolve("flops");
    assertTrue(writer(flops, Measure.EHS, 2, 3).write(progress -> true));
    assertFalse(Files.exists(folder.resolve("flops.part")));
  }

  private static StrengthTableWriter writer(Path file, Measure measure, int... rounds) {
    return new StrengthTableWriter(file, SHORT_DECK, measure, rounds);
  }

  private static int[] rounds(String text) {
    return Arrays.stream(text.split("-", -1)).mapToInt(Integer::parseInt).toArray();
  }

  private static long board(long... cards) {
    return Arrays.stream(cards).skip(1).reduce(0, (a, b) -> a | b);
  }

  @ParameterizedTest
  @CsvSource({
    "short-deck, ehs, 2-3",
    "small, ehs2, 2-4",
    "short-deck, histogram16, 2-3",
    "small, potential, 2-4",
    "small, ochs3, 2-4"
  })
  @Execution(ExecutionMode.CONCURRENT)
  void write_anyRound_everyClassHasItsStrength(String rules, String measure, String text)
      throws IOException {
    Strength of = rules.equals("small") && STEP > 1 ? small : SHORT_DECK;
    int[] rounds = rounds(text);
    Path file = folder.resolve(measure + text);
    StrengthTableWriter writer = new StrengthTableWriter(file, of, Measure.parse(measure), rounds);
    assertTrue(writer.write(progress -> true));
    StrengthTable table = StrengthTable.open(file);
    StrengthTable.verify(file);
    HandIndex index = table.index();
    assertEquals(index.size(rounds.length - 1), table.size());
    assertEquals(Files.size(file), writer.length());
    assertEquals(measure, table.measure().toString());
    assertEquals(of.evaluator().ruleSet().name(), table.rules());
    SplittableRandom random = new SplittableRandom(41);
    for (int i = 0; i < 40; i++) {
      long number = random.nextLong(table.size());
      long[] cards = index.unindex(rounds.length - 1, number);
      HandStrength strength = of.hand(cards[0], board(cards));
      double[] expected =
          switch (table.measure().kind()) {
            case EHS -> new double[] {strength.ehs()};
            case EHS2 -> new double[] {strength.ehs2()};
            case HISTOGRAM -> strength.histogram(table.measure().values());
            case POTENTIAL -> {
              Potential potential = of.potential(cards[0], board(cards));
              yield new double[] {potential.positive(), potential.negative()};
            }
            case OCHS -> of.clusters(cards[0], board(cards), OpponentClusters.of(of, 3).weights());
          };
      for (int value = 0; value < expected.length; value++) {
        double found = table.of(number, value) / (double) StrengthTable.MOST;
        assertEquals(expected[value], found, ROUNDING);
      }
      assertEquals(expected[0], table.value(number), ROUNDING);
    }
  }

  @Test
  void write_beforeTheFlop_isThePublishedEquity() throws IOException {
    Path file = folder.resolve("preflop");
    Strength standard = Strength.of("standard");
    assertTrue(new StrengthTableWriter(file, standard, Measure.EHS, 2).write(progress -> true));
    StrengthTable table = StrengthTable.open(file);
    assertEquals(169, table.size());
    long aces = HandIndex.of(2).index(Hand.parse("As Ah"));
    assertEquals(0.852037, table.value(aces), ROUNDING);
    assertEquals("ehs of rounds 2 of standard", table.toString());
  }

  @Test
  void write_stoppedAgainAndAgain_makesTheSameFile() throws IOException {
    Path file = folder.resolve("stopped");
    long[] last = {0};
    int starts = 0;
    while (!writer(file, Measure.EHS, 2, 3)
        .write(
            progress -> {
              assertTrue(progress.done() > last[0], "done again: " + progress.done());
              assertTrue(progress.done() <= progress.all());
              boolean goesOn = last[0] % 128 == 0;
              last[0] = progress.done();
              return goesOn;
            })) {
      starts++;
      Path part = folder.resolve("stopped.part");
      assertRefused(
          part + ": expected a finished file, found an unfinished one: its writer was stopped",
          part);
    }
    assertTrue(starts > 2);
    assertEquals(-1, Files.mismatch(flops, file));
  }

  @Test
  void write_onAThreadThatIsInterrupted_measuresNothingMoreAndIsContinued() throws IOException {
    Path file = folder.resolve("interrupted");
    StrengthTableWriter writer = writer(file, Measure.EHS, 2, 3);
    List<Long> told = new ArrayList<>();
    Predicate<Progress> interrupts =
        progress -> {
          told.add(progress.done());
          Thread.currentThread().interrupt();
          return true;
        };
    assertThrows(FileSystemException.class, () -> writer.write(interrupts));
    assertTrue(Thread.interrupted(), "it stays interrupted");
    assertTrue(writer.write(progress -> told.add(progress.done())));
    assertEquals(2 * told.get(0), told.get(1), "done from the first interrupt on");
    assertEquals(-1, Files.mismatch(flops, file));
  }

  @Test
  void write_partOfAnotherFile_isRefused() throws IOException {
    Path file = folder.resolve("other");
    assertFalse(writer(file, Measure.EHS, 2, 3).write(progress -> false));
    String message =
        assertThrows(
                TableFormatException.class,
                () -> writer(file, Measure.EHS2, 2, 3).write(progress -> true))
            .getMessage();
    assertEquals(
        folder.resolve("other.part")
            + ": expected a strength file of this question, found of another: an unfinished file",
        message);
    Path trips = folder.resolve("trips");
    Files.copy(folder.resolve("other.part"), folder.resolve("trips.part"));
    Strength other = Strength.of("short-deck-trips");
    assertThrows(
        TableFormatException.class,
        () -> new StrengthTableWriter(trips, other, Measure.EHS, 2, 3).write(progress -> true));
  }

  @Test
  void write_whileAnotherWrites_isRefused() throws IOException {
    Path file = folder.resolve("locked");
    writer(file, Measure.EHS, 2, 3)
        .write(
            progress -> {
              String message =
                  assertThrows(
                          TableFormatException.class,
                          () -> writer(file, Measure.EHS, 2, 3).write(again -> true))
                      .getMessage();
              assertTrue(message.endsWith("another program is writing it"), message);
              return false;
            });
  }

  @Test
  void write_fileThatExists_isRefused() {
    assertThrows(
        FileAlreadyExistsException.class,
        () -> writer(flops, Measure.EHS, 2, 3).write(progress -> true));
  }

  @Test
  void writer_roundsThatCannotBeMeasured_areRefused() {
    for (int[] rounds : new int[][] {{}, {3}, {2, 2}, {2, 6}, {1, 1, 3}, {3, 2}}) {
      assertThrows(IllegalArgumentException.class, () -> writer(flops, Measure.EHS, rounds));
    }
    assertEquals(
        "ehs2 of rounds 2, 6: expected 2, then boards of none, or 3 to 5 cards",
        assertThrows(IllegalArgumentException.class, () -> writer(flops, Measure.EHS2, 2, 6))
            .getMessage());
    assertEquals(
        "potential of rounds 2: expected 2, then boards of 3 to 4 cards",
        assertThrows(IllegalArgumentException.class, () -> writer(flops, Measure.POTENTIAL, 2))
            .getMessage());
  }

  @Test
  void parse_textThatIsNoMeasure_isRefused() {
    for (String text :
        new String[] {
          "",
          "EHS",
          "ehs3",
          "histogram",
          "histogram0",
          "histogram9999",
          "ochs",
          "ochs0",
          "ochs170",
          "potential2"
        }) {
      assertThrows(IllegalArgumentException.class, () -> Measure.parse(text));
    }
    assertEquals(Measure.histogram(16), Measure.parse("histogram16"));
    assertThrows(IllegalArgumentException.class, () -> new Measure(Measure.Kind.EHS, 2));
  }

  @Test
  void of_classThatIsNone_isRefused() throws IOException {
    StrengthTable table = StrengthTable.open(flops);
    for (long index : new long[] {-1, table.size(), Long.MAX_VALUE}) {
      assertThrows(IllegalArgumentException.class, () -> table.of(index));
    }
    assertEquals(
        "number 1 of class 0: expected 0 to 0 of 0 to " + (table.size() - 1),
        assertThrows(IllegalArgumentException.class, () -> table.of(0, 1)).getMessage());
  }

  @Test
  void require_whatTheFileDoesNotHold_isRefused() throws IOException {
    StrengthTable table = StrengthTable.open(flops);
    assertEquals(table, table.require(Measure.EHS, RULES, 2, 3));
    RuleSet trips = HandEvaluator.of("short-deck-trips").ruleSet();
    assertThrows(TableFormatException.class, () -> table.require(Measure.EHS2, RULES, 2, 3));
    assertThrows(TableFormatException.class, () -> table.require(Measure.EHS, trips, 2, 3));
    assertEquals(
        flops
            + ": expected ehs of rounds 2, 4 of short-deck, found ehs of rounds 2, 3 of short-deck,"
            + " 36 cards: another file, or older rules",
        assertThrows(TableFormatException.class, () -> table.require(Measure.EHS, RULES, 2, 4))
            .getMessage());
  }

  private static Path damaged(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("damaged"), bytes);
  }

  @Test
  void open_anyByteChanged_isRefused() throws IOException {
    byte[] bytes = Files.readAllBytes(flops);
    for (int at = 0; at < bytes.length; at += at < 100 || at >= bytes.length - 20 ? 1 : 49_999) {
      at = at >= bytes.length - 5000 && at < bytes.length - 20 ? bytes.length - 20 : at;
      byte[] wrong = bytes.clone();
      wrong[at] = (byte) (wrong[at] ^ 1 << at % 8);
      Path file = damaged(wrong);
      String message =
          assertThrows(TableFormatException.class, () -> StrengthTable.open(file)).getMessage();
      assertTrue(message.startsWith(file + ": expected "), message);
    }
  }

  @Test
  void open_truncatedOrLonger_isRefused() throws IOException {
    byte[] bytes = Files.readAllBytes(flops);
    for (int length : new int[] {0, 1, 20, 96, 112, bytes.length / 2, bytes.length - 1}) {
      assertThrows(
          TableFormatException.class,
          () -> StrengthTable.open(damaged(Arrays.copyOf(bytes, length))));
    }
    assertThrows(
        TableFormatException.class,
        () -> StrengthTable.open(damaged(Arrays.copyOf(bytes, bytes.length + 1))));
    assertThrows(NoSuchFileException.class, () -> StrengthTable.open(folder.resolve("none")));
  }

  /** With a right checksum: what another program has written is refused with what is wrong. */
  @ParameterizedTest
  @CsvSource({
    "'ehs 2,3 2', an index of version 2",
    "'ehs 2,9 1', 'ehs of rounds 2, 9: expected'",
    "'ehs 3,3 1', 'ehs of rounds 3, 3: expected'",
    "'ehx 2,3 1', '\"ehx\": expected ehs'",
    "ehs 2:3 1, For input string",
    "'ehs 2,5 1', 'ehs of rounds 2, 5 of short-deck, 36 cards in only'",
    "'ehs_2,3_1', no line of 5 words",
  })
  void open_forgedDescription_isRefusedWithTheFault(String forged, String fault)
      throws IOException {
    byte[] bytes = Files.readAllBytes(flops);
    int length = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(16);
    assertEquals("ehs 2,3 1", new String(bytes, 20, 9, US_ASCII));
    System.arraycopy(forged.getBytes(US_ASCII), 0, bytes, 20, 9);
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, 20 + length);
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(20 + length, (int) crc.getValue());
    Path file = damaged(bytes);
    String message =
        assertThrows(TableFormatException.class, () -> StrengthTable.open(file)).getMessage();
    assertTrue(message.startsWith(file + ": expected a strength file, found " + fault), message);
  }

  /** Also one that is too large to be checked when it is opened. */
  @Test
  void of_blockDamaged_isRefused() throws IOException {
    byte[] bytes = Files.readAllBytes(flops);
    bytes[bytes.length - 100] ^= 4;
    Path file = damaged(bytes);
    StrengthTable table = StrengthTable.open(file, 0);
    assertEquals(StrengthTable.open(flops).of(0), table.of(0));
    assertThrows(UncheckedIOException.class, () -> table.of(table.size() - 1));
  }

  @Test
  void verify_damagedFile_isRefused() throws IOException {
    byte[] bytes = Files.readAllBytes(flops);
    bytes[5000] ^= 4;
    Path file = damaged(bytes);
    assertThrows(TableFormatException.class, () -> StrengthTable.verify(file));
  }

  private static void assertRefused(String message, Path file) {
    assertEquals(
        message,
        assertThrows(TableFormatException.class, () -> StrengthTable.open(file)).getMessage());
  }
}
