package dev.yaku.solver;

import dev.yaku.internal.table.FileFaults;
import dev.yaku.internal.table.FileFaults.Change;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

/**
 * A program that changes files of solutions in all ways, before and while they are open, and prints
 * what comes of it: MappedTableTest runs it, since the JVM may die.
 */
public final class SolutionFaults {
  private static final String SPOT =
      """
      board = Td 9d 6h Qc 2s
      oop   = 22+, A2s+, K9s+, QTs+, 76s, AT+, KJ
      ip    = 22+, A2s+, K9s+, QTs+, 87s, AT+, KJ
      pot   = 100
      stack = 500
      bets  = 33%, 75%, all-in
      raises = 60%, all-in
      """;

  private static final String[] PATHS = {"", "check", "bet 33", "bet 75", "check / bet 75"};

  /** What begins with this is not noticed later. */
  private static final String OVERWRITTEN = "zeros";

  private SolutionFaults() {}

  /**
   * Changes files of solutions.
   *
   * @param arguments a folder
   */
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    Path original = folder.resolve("original");
    Solver.of(SolverSpot.parse(SPOT)).iterations(3).run().write(original);
    byte[] whole = Files.readAllBytes(original);
    Solution right = Solution.open(original);
    Map<String, Change> changes = FileFaults.contents(whole);
    for (int fewer : new int[] {1, 3, 5, 13, 60}) { // within the last page
      changes.put("shorter by " + fewer, file -> FileFaults.cut(file, whole.length - fewer));
    }
    for (Map.Entry<String, Change> contents : changes.entrySet()) {
      for (Map.Entry<String, Change> name : FileFaults.names(whole).entrySet()) {
        String scenario = contents.getKey() + ", " + name.getKey();
        System.out.println("begins: " + scenario); // in case it is the last
        Path file = fresh(folder, whole);
        contents.getValue().apply(file);
        name.getValue().apply(file);
        try {
          check(scenario, Solution.open(file), right, false);
        } catch (IOException e) {
          // as documented
        }
        if (contents.getKey().startsWith(OVERWRITTEN)) {
          continue; // documented: it must not be overwritten in place
        }
        System.out.println("begins: " + scenario + ", while open");
        file = fresh(folder, whole);
        Solution opened = Solution.open(file);
        contents.getValue().apply(file);
        name.getValue().apply(file);
        check(scenario, opened, right, true);
      }
    }
    System.out.println("survived");
  }

  private static Path fresh(Path folder, byte[] whole) throws IOException {
    Path file = folder.resolve("mine.solution");
    Files.deleteIfExists(file.resolveSibling("renamed"));
    Files.deleteIfExists(file); // so that it is not the file that was mapped before
    return Files.write(file, whole);
  }

  /** Each number is right, or the documented exception. */
  private static void check(String scenario, Solution opened, Solution right, boolean mayThrow) {
    for (String path : PATHS) {
      try {
        SolutionNode expected = right.node(path);
        SolutionNode found = opened.node(path);
        for (long hand : expected.hands(expected.player())) {
          if (!Arrays.equals(expected.frequencies(hand), found.frequencies(hand))) {
            System.out.println("wrong: " + scenario + ": " + path);
            return;
          }
        }
      } catch (UncheckedIOException e) {
        if (!mayThrow || !e.getMessage().contains("changed while it was in use")) {
          System.out.println("wrong: " + scenario + ": " + e);
        }
      }
    }
  }
}
