package dev.yaku.solver;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.TableFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolutionFileTest {
  private static final String SPOT =
      """
      board = Td 9d 6h Qc
      oop   = QQ, TT, AQs, KJs, 87s, 76s
      ip    = 99, 66, AT, KJo, 98s, 75s
      pot   = 100
      stack = 150
      bets  = 60%
      raises = all-in
      lock = check : check = 99; bet 60 = KJo
      """;

  @TempDir private Path folder;

  private static Solver solver() {
    return Solver.of(SolverSpot.parse(SPOT));
  }

  @Test
  void solution_stoppedWrittenOpenedAndContinued_isAsIfNeverStopped() throws IOException {
    Path file = folder.resolve("spot.solution");
    for (int bits : new int[] {32, 16}) {
      solver().bits(bits).iterations(7).run().write(file);
      Solution opened = Solution.open(file);
      assertEquals(7, opened.iterations());
      Solution whole = solver().bits(bits).iterations(20).run();
      Solution continued = Solver.of(opened).iterations(20).threads(2).run();
      assertEquals(20, continued.iterations());
      assertEquals(whole.value(0), continued.value(0), bits + " bits");
      assertEquals(whole.exploitability(), continued.exploitability(), bits + " bits");
      assertThrows(IllegalStateException.class, opened::root);
    }
  }

  @Test
  void openedSolution_answersAsWritten() throws IOException {
    Path file = folder.resolve("spot.solution");
    Solution solution = solver().iterations(20).run();
    solution.write(file);
    Solution opened = Solution.open(file);
    assertEquals(SPOT, opened.spot().toString());
    assertEquals(solution.value(1), opened.value(1));
    assertEquals(solution.bestAnswer(0), opened.bestAnswer(0));
    String path = "bet 60 / call / 7s / check";
    for (long hand : solution.node(path).hands(1)) {
      assertArrayEquals(solution.node(path).frequencies(hand), opened.node(path).frequencies(hand));
      assertEquals(solution.node(path).value(1, hand), opened.node(path).value(1, hand));
    }
    assertEquals(0.0, opened.node("check").frequencies(Hand.parse("9s 9h"))[1]);
    opened.write(file); // in place of what it is read from
    assertEquals(solution.value(1), Solution.open(file).value(1));
  }

  @Test
  void damagedFiles_areRefusedWithTheFault() throws IOException {
    Path file = folder.resolve("spot.solution");
    solver().iterations(3).run().write(file);
    byte[] good = Files.readAllBytes(file);
    assertFault(file, Arrays.copyOf(good, 5), "truncated");
    assertFault(file, new byte[1000], "not a file that yaku has written");
    assertFault(file, "YAKUSOLV of an earlier time".getBytes(UTF_8), "of an older version");
    assertFault(file, Arrays.copyOf(good, good.length - 4), "truncated");
    for (int at : new int[] {9, 13, 30, 70, 100, good.length / 2, good.length - 1}) {
      byte[] bad = good.clone();
      bad[at] ^= 1;
      assertFault(file, bad, "");
    }
    assertThrows(NoSuchFileException.class, () -> Solution.open(folder.resolve("none")));
    assertThrows(TableFormatException.class, () -> Solution.open(folder));
  }

  private static void assertFault(Path file, byte[] bytes, String fault) throws IOException {
    Files.write(file, bytes);
    String message =
        assertThrows(TableFormatException.class, () -> Solution.open(file)).getMessage();
    assertTrue(message.startsWith(file + ": expected ") && message.contains(fault), message);
  }

  private static int crc(byte[] bytes, int length) {
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  /** A file whose description another program has written, with the right checksums. */
  private static byte[] forged(byte[] good, Consumer<ByteBuffer> change) {
    byte[] bytes = good.clone();
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int end = 20 + file.getInt(16);
    change.accept(file);
    return file.putInt(end, crc(bytes, end)).array();
  }

  @Test
  void forgedDescriptions_areRefusedWhenTheyAreOpened() throws IOException {
    Path file = folder.resolve("spot.solution");
    solver().iterations(3).run().write(file);
    byte[] good = Files.readAllBytes(file);
    for (int bits : new int[] {0, -1, 8, 31, 64, 2146435072, Integer.MIN_VALUE}) {
      assertFault(file, forged(good, bytes -> bytes.putInt(20, bits)), bits + " bits");
    }
    for (int iterations : new int[] {0, -1, Integer.MIN_VALUE}) {
      byte[] bytes = forged(good, of -> of.putInt(24, iterations));
      assertFault(file, bytes, iterations + " iterations");
    }
    for (int at = 28; at < 68; at += 8) { // values, those of best answers, seconds
      for (double number :
          new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e300}) {
        int place = at;
        assertFault(file, forged(good, bytes -> bytes.putDouble(place, number)), "" + number);
      }
    }
    assertFault(file, forged(good, bytes -> bytes.putDouble(60, -1)), "-1.0 seconds");
    assertFault(file, forged(good, bytes -> bytes.put(68, (byte) '=')), "expected a solution");
    assertFault(file, forged(good, bytes -> bytes.putInt(24, 4)), "the checksum of block 0");
  }

  /** Numbers that no solver writes, with the right checksums: no answer is made of them. */
  @ParameterizedTest
  @ValueSource(
      floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, 1e35f, 1.01f, -1f})
  void forgedNumbers_areRefusedWhereTheyAreNeeded(float number) throws IOException {
    Path file = folder.resolve("spot.solution");
    solver().iterations(3).run().write(file);
    byte[] bytes = Files.readAllBytes(file);
    ByteBuffer of = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int end = 20 + of.getInt(16);
    int at = end + 4;
    List<Integer> ends = new ArrayList<>();
    while (at < bytes.length) { // the ends of blocks, by their checksums
      CRC32 crc = new CRC32();
      crc.update(bytes, end, 4);
      crc.update(new byte[] {(byte) ends.size(), (byte) (ends.size() >> 8), 0, 0});
      int start = at;
      while (at == start || of.getInt(at) != (int) crc.getValue()) {
        crc.update(bytes, at, 4);
        at += 4;
      }
      ends.add(at);
      at += 4;
    }
    assertEquals(0, ends.size() % 4);
    int first = ends.get(ends.size() / 2 - 1) + 4; // of the means of the turn, oop
    of.putFloat(first, number);
    CRC32 crc = new CRC32();
    crc.update(bytes, end, 4);
    int block = ends.size() / 2;
    crc.update(new byte[] {(byte) block, (byte) (block >> 8), 0, 0});
    crc.update(bytes, first, ends.get(block) - first);
    of.putInt(ends.get(block), (int) crc.getValue());
    Files.write(file, bytes);
    Solution opened = Solution.open(file);
    UncheckedIOException e =
        assertThrows(UncheckedIOException.class, () -> opened.root().frequencies());
    assertTrue(e.getMessage().contains("expected a frequency of 0 to 1, found " + number));
    assertThrows(UncheckedIOException.class, () -> Solver.of(opened).iterations(5).run());
  }

  @Test
  void write_onAnInterruptedThread_saysSo() throws IOException {
    Path file = Files.writeString(folder.resolve("spot.solution"), "old");
    Solution solution = solver().iterations(1).run();
    Thread.currentThread().interrupt();
    FileSystemException e = assertThrows(FileSystemException.class, () -> solution.write(file));
    assertTrue(Thread.interrupted());
    assertEquals(file + ": interrupted", e.getMessage());
    assertEquals("old", Files.readString(file));
    solution.write(file);
    Thread.currentThread().interrupt();
    e = assertThrows(FileSystemException.class, () -> Solution.open(file));
    assertTrue(Thread.interrupted());
    assertEquals(file + ": interrupted", e.getMessage());
    assertEquals(1, Solution.open(file).iterations());
  }

  @Test
  void solutionIn16Bits_isNearlyAsGood() {
    Solution half = solver().bits(16).iterations(100).run();
    Solution whole = solver().iterations(100).run();
    assertEquals(whole.value(0), half.value(0), 0.1);
    assertTrue(half.exploitability() < whole.exploitability() + 0.2);
    assertTrue(solver().bits(16).memory() < solver().memory());
  }

  @Test
  void treesThatDoNotFit_areRefusedWithWhatTheyNeed() {
    Solver solver = solver();
    long half = solver.bits(16).memory();
    solver.bits(32).memoryLimit((half + solver.memory()) / 2);
    String message = assertThrows(IllegalStateException.class, solver::run).getMessage();
    assertTrue(
        message.matches("the tree needs [0-9]+ MB of memory, more than the limit of .*"), message);
    assertTrue(message.contains("with 16 bits a number it needs"), message);
    assertTrue(message.contains("which fits"), message);
    solver.bits(16).iterations(1).run();
  }

  @Test
  void argumentsOutOfRange_areRefused() {
    Solver solver = solver();
    assertThrows(IllegalArgumentException.class, () -> solver.bits(8));
    assertThrows(IllegalArgumentException.class, () -> solver.threads(0));
    assertThrows(IllegalArgumentException.class, () -> solver.untilError(0));
    assertThrows(IllegalArgumentException.class, () -> solver.untilError(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> solver.iterations(0));
    assertThrows(IllegalArgumentException.class, () -> solver.memoryLimit(0));
    for (Duration time : List.of(Duration.ZERO, Duration.ofNanos(-1), Duration.ofSeconds(-1))) {
      assertThrows(IllegalArgumentException.class, () -> solver.within(time), time + "");
    }
    assertEquals(1, solver.within(Duration.ofNanos(1)).run().iterations());
    Solution solution = solver.iterations(1).run();
    assertThrows(IllegalArgumentException.class, () -> solution.root().value(2));
    assertThrows(IllegalStateException.class, () -> solution.node("check / check").frequencies());
  }
}
