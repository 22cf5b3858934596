package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    assertFault(file, Arrays.copyOf(good, 5), "not a solution");
    assertFault(file, new byte[1000], "not a solution");
    assertFault(file, Arrays.copyOf(good, good.length - 4), "the end is missing");
    for (int at : new int[] {9, 13, 30, 70, 100, good.length / 2, good.length - 1}) {
      byte[] bad = good.clone();
      bad[at] ^= 1;
      assertFault(file, bad, "");
    }
    assertThrows(IOException.class, () -> Solution.open(folder.resolve("none")));
  }

  private static void assertFault(Path file, byte[] bytes, String fault) throws IOException {
    Files.write(file, bytes);
    String message = assertThrows(IOException.class, () -> Solution.open(file)).getMessage();
    assertTrue(message.startsWith(file + ": ") && message.contains(fault), message);
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
