package dev.yaku.generator;

import dev.yaku.generator.rules.RulesException;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Stream;

/**
 * The SHA-256 digests of tables, in the form of {@code sha256sum}.
 *
 * <p>Tables need not be made again if they have the recorded digests, and the index beside them is
 * younger than the rules, the recorded digests and this program. The index is written last, and
 * dated as when the first table was begun, so that what changed meanwhile is younger.
 */
final class Digests {
  static final String INDEX = "index";

  private final StringBuilder lines = new StringBuilder();

  void add(String file, byte[] bytes) {
    lines.append(HexFormat.of().formatHex(sha256(bytes))).append("  ").append(file).append('\n');
  }

  /** Rejects other digests than the recorded ones; the message says what to do. */
  void compareWith(Path recorded) throws IOException {
    if (!Files.exists(recorded)) {
      throw new RulesException(
          recorded + ": no such file. To record the digests, write these lines to it:\n" + lines);
    }
    if (!are(recorded)) {
      String both = "Expected:\n" + Files.readString(recorded) + "Found:\n" + lines;
      String advice =
          "If the change is intended, write the found lines to this file, in a separate commit.";
      throw new RulesException(
          recorded + ": the tables or the list of tables have changed.\n" + both + advice);
    }
  }

  /** Whether the tables of a directory need not be made again. */
  static boolean areUpToDate(Path recorded, Path rules, Path tables) throws IOException {
    Path index = tables.resolve(INDEX);
    if (!Files.exists(index) || !Files.exists(recorded)) {
      return false;
    }
    FileTime made = Files.getLastModifiedTime(index);
    return newest(rules).compareTo(made) < 0
        && newest(recorded).compareTo(made) < 0
        && newest(program()).compareTo(made) < 0
        && hold(recorded, tables);
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
      return Path.of(Digests.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e); // a class path has files
    }
  }

  /** Whether a directory has the files that are recorded, with their digests. */
  private static boolean hold(Path recorded, Path directory) throws IOException {
    Digests found = new Digests();
    for (String line : Files.readAllLines(recorded)) {
      Path file = directory.resolve(line.substring(line.lastIndexOf(' ') + 1));
      if (!Files.isRegularFile(file)) {
        return false;
      }
      found.add(file.getFileName().toString(), Files.readAllBytes(file));
    }
    return found.are(recorded);
  }

  private boolean are(Path recorded) throws IOException {
    return Files.readString(recorded).replace("\r\n", "\n").contentEquals(lines);
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java platform has SHA-256
    }
  }
}
