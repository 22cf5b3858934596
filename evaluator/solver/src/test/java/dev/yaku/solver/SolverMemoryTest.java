package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import dev.yaku.solver.internal.cfr.Solve;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a solver says that it needs is what it takes, array by array. */
class SolverMemoryTest {
  private static final String PLAYERS =
      """
      oop   = 66+, A8s+, AJo+, K9s+, KQo, QTs+, JTs, 76s
      ip    = QQ-22, AQs-A2s, ATo+, K5s+, KJo+, Q8s+, J8s+, 86s+
      pot   = 200
      stack = 900
      bets  = 60%, all-in
      raises = 2.5x
      """;

  /** The lists of deals, some tenth of the whole, are there before. */
  @ParameterizedTest
  @CsvSource({"Td 9d 6h Qc, 32", "Td 9d 6h Qc, 16", "Td 9d 6h Qh, 32"})
  void memory_isWhatIsTaken(String board, int bits) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Solve solve = SolverSpot.parse("board = " + board + "\n" + PLAYERS).solve();
    solve.setBits(bits);
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    solve.start();
    solve.run(1).close();
    double taken = threads.getThreadAllocatedBytes(thread) - before;
    assertEquals(1, taken / solve.memory(bits, 1), 0.15, taken + "");
  }
}
