package dev.yaku.generator;

import dev.yaku.generator.rules.RulesException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The SHA-256 digests of tables, in the form of {@code sha256sum}. */
final class Digests {
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
      throw new RulesException(
          recorded
              + ": the tables or the list of tables have changed.\nExpected:\n"
              + Files.readString(recorded)
              + "Found:\n"
              + lines
              + "If the change is intended, write the found lines to this file, in a separate commit.");
    }
  }

  /** Whether a directory has the files that are recorded, with their digests. */
  static boolean hold(Path recorded, Path directory) throws IOException {
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
