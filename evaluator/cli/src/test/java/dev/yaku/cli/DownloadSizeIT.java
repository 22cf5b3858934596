package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a program downloads, as README.md says. */
class DownloadSizeIT {
  private static final Path TOP = Path.of("..", "..");

  /** The bytes of an artifact's jar, without those of its sources and documentation. */
  private static long bytes(String folder) throws IOException {
    try (Stream<Path> files = Files.list(TOP.resolve(folder).resolve("target"))) {
      List<Path> jars =
          files
              .filter(
                  file ->
                      file.getFileName().toString().matches("yaku-.*-[0-9.]+(-SNAPSHOT)?[.]jar"))
              .toList();
      assertTrue(jars.size() == 1, folder + ": " + jars);
      return Files.size(jars.get(0));
    }
  }

  @Test
  void holdem_isAtMostOneAndAHalfMegabytes() throws IOException {
    long bytes = bytes("evaluator/core") + bytes("tables/holdem");
    assertTrue(bytes <= 1_500_000, bytes + " bytes");
  }

  @Test
  void omaha_isAtMostTwoAndAHalfMegabytesMore() throws IOException {
    long bytes = bytes("tables/omaha");
    assertTrue(bytes <= 2_500_000, bytes + " bytes");
  }
}
