package dev.yaku.cli.solver;

import dev.yaku.cli.io.CliException;
import dev.yaku.solver.Solution;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** In place of the command line's: solutions are kept in memory. */
public final class SolutionFiles {
  private static final Map<String, Solution> KEPT = new HashMap<>();

  private SolutionFiles() {}

  static Solution open(Path open) {
    Solution solution = KEPT.get(open.toString());
    if (solution == null) {
      throw new CliException("no solution " + open + " is kept", null);
    }
    try {
      solution.root();
    } catch (IllegalStateException e) {
      throw new CliException("solution " + open + ": " + e.getMessage(), e);
    }
    return solution;
  }

  /** Rivers are kept, too: they are there. */
  static void write(Solution solution, Path write, boolean withRivers) {
    KEPT.put(write.toString(), solution);
  }

  /** Keeps a solution no longer. */
  public static void forget(String name) {
    KEPT.remove(name);
  }
}
