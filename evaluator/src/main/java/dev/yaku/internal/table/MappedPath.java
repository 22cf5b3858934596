package dev.yaku.internal.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * The path of a mapped file. Reading the file after it was truncated would crash with a JVM error.
 *
 * @param fileKey the identity of the file, if the file system has one
 */
record MappedPath(String path, String fileKey) {
  static MappedPath of(Path path) throws IOException {
    return new MappedPath(path.toString(), fileKey(attributes(path)));
  }

  private static BasicFileAttributes attributes(Path path) throws IOException {
    return Files.readAttributes(path, BasicFileAttributes.class);
  }

  private static String fileKey(BasicFileAttributes file) {
    return String.valueOf(file.fileKey());
  }

  @Override
  public String toString() {
    return path;
  }

  /** Whether the file itself was truncated; false if it was replaced by another file. */
  boolean isShorterThan(int bytes) {
    try {
      BasicFileAttributes now = attributes(Path.of(path));
      return fileKey.equals(fileKey(now)) && now.size() < bytes;
    } catch (IOException e) {
      return false; // the file was deleted: the map stays valid
    }
  }

  /** The exception for a file that changed in place. */
  static RuntimeException overwritten(TableErrors errors, int checksum) {
    return new UncheckedIOException(
        errors.rejection(
            "checksum %08x".formatted(checksum), "another", "overwritten since it was opened"));
  }
}
