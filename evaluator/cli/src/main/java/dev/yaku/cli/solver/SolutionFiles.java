package dev.yaku.cli.solver;

import dev.yaku.cli.io.FileFault;
import dev.yaku.solver.Solution;
import java.io.IOException;
import java.nio.file.Path;

/** Where solutions are kept between two commands. */
final class SolutionFiles {
  private SolutionFiles() {}

  static Solution open(Path open) {
    return FileFault.read(open, () -> Solution.open(open));
  }

  /** Writes a solution in place of what is there, with its rivers or without. */
  static void write(Solution solution, Path write, boolean withRivers) {
    try {
      if (withRivers) {
        solution.write(write);
      } else {
        solution.writeWithoutRivers(write);
      }
    } catch (IOException e) {
      throw FileFault.writing(write, e);
    }
  }
}
