package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Solutions are read by later versions: this one, aces against queens, is never made again. */
class SolutionVersionTest {
  @TempDir private Path folder;

  @Test
  void fileOfVersion1_isRead() throws IOException {
    Path file = folder.resolve("solution");
    try (InputStream in = getClass().getResourceAsStream("version-1.solution")) {
      Files.copy(in, file);
    }
    Solution solution = Solution.open(file);
    assertEquals(3, solution.iterations());
    assertEquals(100, solution.value(0), 1e-9);
    assertEquals(0, solution.value(1), 1e-9);
  }
}
