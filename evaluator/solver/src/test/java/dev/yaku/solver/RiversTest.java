package dev.yaku.solver;

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
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files without rivers, against what was written into them. */
class RiversTest {
  private static final String PLAYERS =
      """
      oop   = QQ, TT, AQs, KJs, 87s, 76s
      ip    = 99, 66, AT, KJo, 98s, 75s
      pot   = 100
      stack = 150
      bets  = 60%
      raises = all-in
      """;
  private static final String TURN = "board = Td 9d 6h Qc\n" + PLAYERS;

  /** Diamonds and hearts may be exchanged, and clubs and spades. */
  private static final String FLOP =
      """
      board = Td Th 6s
      oop   = QQ, AKs, 87s
      ip    = JJ, KQs, 98s
      pot   = 100
      stack = 100
      bets  = all-in
      """;

  /** Of the pot, where rivers are worth about the same to each. */
  private static final double LITTLE = Integer.getInteger("yaku.step", 1) == 1 ? 1e-3 : 4e-3;

  @TempDir private Path folder;

  private static Solution solve(String text, double error) {
    return Solver.of(SolverSpot.parse(text)).untilError(error).run();
  }

  private Solution reopened(Solution solution) throws IOException {
    Path file = folder.resolve("small");
    solution.writeWithoutRivers(file);
    return Solution.open(file);
  }

  private static void assertSame(Solution whole, Solution opened, String path) {
    SolutionNode expected = whole.node(path);
    SolutionNode found = opened.node(path);
    assertEquals(expected.reached(), found.reached(), path);
    for (int player = 0; player < 2; player++) {
      assertEquals(expected.value(player), found.value(player), path);
      for (long hand : expected.hands(player)) {
        assertEquals(expected.weight(player, hand), found.weight(player, hand), path);
        assertEquals(expected.value(player, hand), found.value(player, hand), path);
        if (player == expected.player()) {
          assertArrayEquals(expected.frequencies(hand), found.frequencies(hand), path);
          assertArrayEquals(expected.actionValues(hand), found.actionValues(hand), path);
        }
      }
    }
  }

  @Test
  void placesBeforeTheRiver_haveTheSameNumbersToTheLastDigit() throws IOException {
    Solution turn = solve(TURN, 0.02);
    Solution opened = reopened(turn);
    assertTrue(turn.hasRivers() && !opened.hasRivers());
    for (int player = 0; player < 2; player++) {
      assertEquals(turn.value(player), opened.value(player));
      assertEquals(turn.bestAnswer(player), opened.bestAnswer(player));
    }
    for (String path : List.of("", "check", "bet 60", "check / bet 60", "bet 60 / all-in")) {
      assertSame(turn, opened, path);
    }
    Solution flop = solve(FLOP, 0.05);
    Solution openedFlop = reopened(flop);
    for (String path : List.of("", "check", "x/x/7d", "x/x/7h", "x/x/2c", "x/x/Qs/x", "x/b/c/Ad")) {
      if (flop.node(path).player() >= 0) {
        assertSame(flop, openedFlop, path);
      }
    }
    reopened(openedFlop); // what has no rivers can be written without them again
    assertSame(flop, reopened(openedFlop), "check / check / Ks / check");
  }

  /** What both players' best answers gain from a place on, hand by hand. */
  private static double[] gains(Solution solution, SolutionNode river) {
    double[] gains = new double[2];
    for (int player = 0; player < 2; player++) {
      double own = new BestAnswer(solution, river, player).value(false);
      assertEquals(own, river.value(player), 1e-4, river.path());
      gains[player] = new BestAnswer(solution, river, player).value(true) - own;
    }
    return gains;
  }

  /**
   * What a river is worth to a range is one number, if both players lose nothing: no strategy of
   * one can be worth more than that and what the other's loses.
   */
  private static void assertSameGame(Solution whole, Solution opened, String path) {
    SolutionNode expected = whole.node(path);
    SolutionNode found = opened.node(path);
    double[] of = gains(whole, expected);
    double[] again = gains(opened, found);
    double pot = expected.pot();
    assertTrue(expected.reached() > 0, path);
    assertTrue(again[0] + again[1] <= 4e-4 * pot + 1e-4, path + ": " + Arrays.toString(again));
    double most = Math.max(of[0] + again[1], of[1] + again[0]) + 1e-4;
    for (int player = 0; player < 2; player++) {
      assertEquals(expected.value(player), found.value(player), most, path);
      assertEquals(expected.equity(player), found.equity(player), path);
      assertArrayEquals(expected.hands(player), found.hands(player), path);
      for (long hand : expected.hands(player)) {
        assertEquals(expected.weight(player, hand), found.weight(player, hand), path);
      }
    }
    assertEquals(expected.reached(), found.reached(), path);
  }

  @Test
  @Tag("proof")
  void rivers_areWorthTheSameToEachRange() throws IOException {
    Solution turn = solve(TURN, LITTLE);
    Solution opened = reopened(turn);
    for (String way : List.of("check / check", "check / bet 60 / call")) {
      for (String card : List.of("2c", "7s", "Qh")) {
        assertSameGame(turn, opened, way + " / " + card);
      }
    }
    assertEquals(100, opened.node("x/x/2c").value(0) + opened.node("x/x/2c").value(1), 1e-3);
    Solution flop = solve(FLOP, LITTLE);
    Solution openedFlop = reopened(flop);
    for (String cards : List.of("7d / x / x / 2h", "7h / x / x / 2d", "Ac / check / check / As")) {
      assertSameGame(flop, openedFlop, "check / check / " + cards);
    }
  }

  @Test
  @Tag("proof")
  void locksOnTheRiver_stayWhenItIsSolvedAgain() throws IOException {
    String lock = "lock = check / check / 2c : check = QQ, TT, 87s, KJs; bet 60 = AQs, 76s\n";
    Solution free = solve(TURN, 1e-3);
    Solution locked = solve(TURN + lock, 1e-3);
    SolutionNode river = reopened(locked).node("check / check / 2c");
    assertArrayEquals(new double[] {1, 0}, river.frequencies(Hand.parse("Qs Qh")));
    assertArrayEquals(new double[] {0, 1}, river.frequencies(Hand.parse("7s 6s")));
    double value = locked.node("check / check / 2c").value(0);
    assertEquals(value, river.value(0), 0.1);
    assertTrue(value < free.node("check / check / 2c").value(0) - 0.5, value + "");
  }

  @Test
  void riversWhereNobodyComes_haveStrategiesButNoValues() throws IOException {
    String text = TURN + "lock = : check = QQ, TT, AQs, KJs, 87s, 76s\n";
    SolutionNode river = reopened(solve(text, 0.05)).node("bet 60 / call / 2c");
    double[] often = river.frequencies(Hand.parse("Ts Th"));
    assertEquals(1, often[0] + often[1], 1e-9);
    assertEquals(0, river.weight(0, Hand.parse("Ts Th")));
    assertTrue(Double.isNaN(river.value(1)));
    assertEquals(0, river.reached());
  }

  @Test
  void riversAfterAllIns_haveNothingToSolve() throws IOException {
    Solution turn = solve(TURN, 0.02);
    Solution opened = reopened(turn);
    String path = "bet 60 / all-in / call / 2c";
    assertTrue(opened.node(path).isEnd());
    assertEquals(turn.node(path).value(0), opened.node(path).value(0), 1e-9);
  }

  @Test
  void filesWithoutRivers_areSmallerAndAnswerWhatTheyCan() throws IOException {
    Solution turn = solve(TURN, 0.05);
    Path whole = folder.resolve("whole");
    turn.write(whole);
    Solution opened = reopened(turn);
    assertTrue(Files.size(whole) > 20 * Files.size(folder.resolve("small")));
    for (RuntimeException e :
        List.of(
            assertThrows(IllegalStateException.class, () -> opened.write(whole)),
            assertThrows(IllegalStateException.class, () -> opened.answeredBy(0)),
            assertThrows(IllegalStateException.class, () -> opened.gains(1)),
            assertThrows(IllegalStateException.class, () -> Solver.of(opened)))) {
      assertTrue(e.getMessage().contains("rivers"), e.getMessage());
    }
    assertTrue(Solution.open(whole).hasRivers());
    Solution answer = turn.answeredBy(0);
    assertThrows(IllegalStateException.class, () -> answer.writeWithoutRivers(whole));
    Solution river = solve("board = Td 9d 6h Qc 2s\n" + PLAYERS, 0.05);
    assertThrows(IllegalArgumentException.class, () -> river.writeWithoutRivers(whole));
  }

  @Test
  void interrupts_endWhatSolvesOrWrites() throws IOException {
    Solution turn = solve(TURN, 0.05);
    Solution opened = reopened(turn);
    Path file = folder.resolve("small");
    SolutionNode before = opened.node("check / check");
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> before.deal(0));
    FileSystemException e =
        assertThrows(FileSystemException.class, () -> turn.writeWithoutRivers(file));
    assertTrue(Thread.interrupted());
    assertEquals(file + ": interrupted", e.getMessage());
    assertEquals(0, before.deal(0).player());
  }

  @Test
  void forgedFiles_areRefused() throws IOException {
    Path file = folder.resolve("small");
    solve(TURN, 0.05).writeWithoutRivers(file);
    byte[] good = Files.readAllBytes(file);
    ByteBuffer bytes = ByteBuffer.wrap(good.clone()).order(ByteOrder.LITTLE_ENDIAN);
    int end = 20 + bytes.getInt(16);
    assertEquals(1, bytes.getInt(68));
    for (int leftOut : new int[] {2, -1, 0}) {
      bytes.putInt(68, leftOut);
      CRC32 crc = new CRC32();
      crc.update(bytes.array(), 0, end);
      bytes.putInt(end, (int) crc.getValue());
      Files.write(file, bytes.array());
      TableFormatException e = assertThrows(TableFormatException.class, () -> Solution.open(file));
      String expected = leftOut == 0 ? "a length of" : leftOut + " streets left out";
      assertTrue(e.getMessage().contains(expected), e.getMessage());
    }
    // The last block has what rivers are worth to ip: the last number of it, with its checksum.
    ByteBuffer forged = ByteBuffer.wrap(good.clone()).order(ByteOrder.LITTLE_ENDIAN);
    int length = length(good, end);
    forged.putDouble(good.length - 12, Double.NaN);
    forged.putInt(good.length - 4, checksum(forged.array(), end, 3, good.length - 4 - length));
    Files.write(file, forged.array());
    Solution opened = Solution.open(file);
    assertTrue(opened.value(0) > 0);
    UncheckedIOException e = assertThrows(UncheckedIOException.class, () -> opened.root().value(1));
    assertTrue(e.getMessage().contains("expected a value, found NaN"), e.getMessage());
  }

  /** The length of the last of four blocks: the one with which its checksum is right. */
  private static int length(byte[] file, int end) {
    int checksum = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(file.length - 4);
    int length = 8;
    while (checksum(file, end, 3, file.length - 4 - length) != checksum) {
      length += 8;
    }
    return length;
  }

  private static int checksum(byte[] file, int end, int block, int from) {
    CRC32 crc = new CRC32();
    crc.update(file, end, 4);
    crc.update(new byte[] {(byte) block, 0, 0, 0});
    crc.update(file, from, file.length - 4 - from);
    return (int) crc.getValue();
  }
}
