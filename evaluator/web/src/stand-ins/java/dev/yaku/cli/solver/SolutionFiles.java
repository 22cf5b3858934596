package dev.yaku.cli.solver;

import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.FileFault;
import dev.yaku.solver.Solution;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** In place of the command line's: solutions are kept in memory. */
public final class SolutionFiles {
  private static final Path WRITTEN = Path.of("written");
  private static final Map<String, Solution> KEPT = new HashMap<>();

  private SolutionFiles() {}

  /** Opens a solution that is kept, or a file that was given. */
  static Solution open(Path open) {
    Solution solution = KEPT.get(open.toString());
    if (solution == null) {
      if (!Files.exists(open)) {
        throw new CliException("no solution " + open + " is kept", null);
      }
      solution = FileFault.read(open, () -> Solution.open(open));
      KEPT.put(open.toString(), solution);
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

  /** The bytes that the command line writes of a solution that is kept. */
  public static byte[] bytes(String name, boolean withRivers) throws IOException {
    Solution solution = open(Path.of(name));
    if (withRivers) {
      solution.write(WRITTEN);
    } else {
      solution.writeWithoutRivers(WRITTEN);
    }
    byte[] bytes = Files.readAllBytes(WRITTEN);
    Files.delete(WRITTEN);
    return bytes;
  }

  /** Keeps a solution no longer. */
  public static void forget(String name) {
    KEPT.remove(name);
    try {
      Files.deleteIfExists(Path.of(name));
    } catch (IOException e) {
      throw new IllegalStateException(e); // files lie in memory
    }
  }
}
