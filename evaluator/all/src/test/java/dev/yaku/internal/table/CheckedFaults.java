package dev.yaku.internal.table;

import dev.yaku.HoleClass;
import dev.yaku.equity.ThreeHands;
import dev.yaku.equity.internal.three.ThreeTable;
import dev.yaku.internal.table.FileFaults.Change;
import dev.yaku.internal.table.FileFaults.Fault;
import dev.yaku.solver.Solution;
import dev.yaku.solver.SolutionNode;
import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import dev.yaku.strength.StrengthFaults;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * A program that changes checked files of every kind in all ways, before and while they are open,
 * and prints what comes of it: MappedTableTest runs it, since the JVM may die.
 */
public final class CheckedFaults {
  private static final String UNCHANGED = "unchanged";

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

  /** A file to be damaged. */
  public interface Subject {
    /** Writes a file. */
    void write(Path file) throws IOException;

    /** Opens a file. */
    Answers open(Path file) throws IOException;

    /** Whether a change after the opening may make it throw. */
    default boolean mayThrow() {
      return true;
    }
  }

  /** What an open file is asked. */
  public interface Answers {
    /**
     * The answer to a question.
     *
     * @return null if there is no such question
     */
    Object answer(int question);
  }

  private CheckedFaults() {}

  private static Subject subject(String name) {
    return switch (name) {
      case "strength" -> StrengthFaults.small();
      case "large-strength" -> StrengthFaults.large();
      case "three-hands" -> new Three();
      case "no-rivers" -> new NoRivers();
      default -> new Solved();
    };
  }

  /** Three hands, with numbers that no counting would give. */
  private static final class Three implements Subject {
    @Override
    public void write(Path file) throws IOException {
      ThreeTable.write(file, Three::rows, done -> true);
    }

    private static int[][] rows(int high, int low) {
      int[][] rows = new int[high == low ? 1 : 2][];
      for (int i = 0; i < rows.length; i++) {
        int row = high * high + 2 * low + i;
        rows[i] = new int[(row + 1) * (row + 2) / 2 * 13];
        Arrays.setAll(rows[i], place -> row * 1_000_000 + place);
      }
      return rows;
    }

    @Override
    public Answers open(Path file) throws IOException {
      ThreeHands table = ThreeHands.open(file);
      return holes ->
          7 * holes < HoleClass.SIZE
              ? table.dealsWithWinners(7, 7 * holes, 7 * holes, 7 * holes)
              : null;
    }
  }

  /** A solution. */
  private static final class Solved implements Subject {
    private static final List<String> PATHS =
        List.of("", "check", "bet 33", "bet 75", "check / bet 75");

    @Override
    public void write(Path file) throws IOException {
      Solver.of(SolverSpot.parse(SPOT)).iterations(3).run().write(file);
    }

    @Override
    public Answers open(Path file) throws IOException {
      Solution solution = Solution.open(file);
      return question -> question < PATHS.size() ? all(solution.node(PATHS.get(question))) : null;
    }

    private static String all(SolutionNode node) {
      StringBuilder all = new StringBuilder();
      for (long hand : node.hands(node.player())) {
        all.append(Arrays.toString(node.frequencies(hand)));
      }
      return all.toString();
    }
  }

  /** A solution without its rivers, which are solved again. */
  private static final class NoRivers implements Subject {
    private static final String SPOT =
        """
        board = Td 9d 6h Qc
        oop   = QQ, AQs
        ip    = 99, KJo
        pot   = 100
        stack = 60
        bets  = all-in
        """;

    private static final List<String> PATHS = List.of("", "check", "check / check / 2c");

    @Override
    public void write(Path file) throws IOException {
      Solver.of(SolverSpot.parse(SPOT)).iterations(3).run().writeWithoutRivers(file);
    }

    @Override
    public Answers open(Path file) throws IOException {
      Solution solution = Solution.open(file);
      return question -> question < PATHS.size() ? all(solution.node(PATHS.get(question))) : null;
    }

    private static String all(SolutionNode node) {
      return Solved.all(node) + node.value(0) + node.value(1);
    }
  }

  /**
   * Changes files.
   *
   * @param arguments the kind, and a folder
   */
  public static void main(String[] arguments) throws Exception {
    Subject subject = subject(arguments[0]);
    Path folder = Path.of(arguments[1]);
    Path original = folder.resolve("original");
    subject.write(original);
    byte[] whole = Files.readAllBytes(original);
    Answers right = subject.open(original);
    Map<String, Change> changes = FileFaults.contents(whole);
    for (int fewer : new int[] {1, 3, 5, 13, 60}) { // within the last page
      changes.put("shorter by " + fewer, file -> FileFaults.cut(file, whole.length - fewer));
    }
    for (Fault fault : FileFaults.faults(changes, whole)) {
      String scenario = arguments[0] + ", " + fault.name();
      boolean mayThrow = fault.contents() != changes.get(UNCHANGED);
      System.out.println("begins: " + scenario); // in case it is the last
      Path file = fresh(folder, original);
      fault.happenTo(file);
      try {
        check(scenario, subject.open(file), right, mayThrow);
      } catch (IOException e) {
        // as documented
      }
      System.out.println("begins: " + scenario + ", while open");
      file = fresh(folder, original);
      Answers opened = subject.open(file);
      fault.happenTo(file);
      check(scenario + ", while open", opened, right, mayThrow && subject.mayThrow());
    }
    System.out.println("survived");
  }

  private static Path fresh(Path folder, Path original) throws IOException {
    Path file = folder.resolve("mine");
    Files.deleteIfExists(file.resolveSibling("renamed"));
    Files.deleteIfExists(file); // so that it is not the file that was mapped before
    return Files.copy(original, file);
  }

  /** Each answer is right, or the documented exception. */
  private static void check(String scenario, Answers opened, Answers right, boolean mayThrow) {
    for (int question = 0; right.answer(question) != null; question++) {
      try {
        if (!right.answer(question).equals(opened.answer(question))) {
          System.out.println("wrong: " + scenario + ": question " + question);
        }
      } catch (UncheckedIOException e) {
        if (!mayThrow || !e.getMessage().contains(": expected ")) {
          System.out.println("wrong: " + scenario + ": " + e);
        }
      }
    }
  }
}
