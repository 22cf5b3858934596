package dev.yaku.generator;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.stream.Stream;

/**
 * Whether the tables of a directory need not be made again: an index that is younger than the
 * rules, the recorded digests and this program stands beside tables that have these digests. The
 * index is written last, and dated as when the first table was begun, so that what changed
 * meanwhile is younger.
 */
final class UpToDate {
  static final String INDEX = "index";

  private UpToDate() {}

  static boolean are(Path tables, Path rules, Path digests) throws IOException {
    Path index = tables.resolve(INDEX);
    if (!Files.exists(index) || !Files.exists(digests)) {
      return false;
    }
    FileTime made = Files.getLastModifiedTime(index);
    return newest(rules).compareTo(made) < 0
        && newest(digests).compareTo(made) < 0
        && newest(program()).compareTo(made) < 0
        && Digests.hold(digests, tables);
  }

  static void date(Path tables, Instant begun) throws IOException {
    Files.setLastModifiedTime(tables.resolve(INDEX), FileTime.from(begun));
  }

  /** Of a file, or of a directory and all that is in it: also of what was removed from it. */
  private static FileTime newest(Path path) throws IOException {
    FileTime newest = Files.getLastModifiedTime(path);
    try (Stream<Path> below = Files.walk(path)) {
      for (Path file : (Iterable<Path>) below::iterator) {
        FileTime time = Files.getLastModifiedTime(file);
        newest = time.compareTo(newest) > 0 ? time : newest;
      }
    }
    return newest;
  }

  private static Path program() {
    try {
      return Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e); // a class path has files
    }
  }
}
