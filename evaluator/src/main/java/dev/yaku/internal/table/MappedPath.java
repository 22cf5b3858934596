package dev.yaku.internal.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;

/** Where a mapped file lies: reading it after it was truncated would be an error of the JVM. */
final class MappedPath {
  private final Path path;
  private final Object fileKey; // null where the file system has none

  MappedPath(Path path) throws IOException {
    this.path = path;
    fileKey = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
  }

  /** Whether the file itself was truncated; not so if another has taken its place. */
  boolean isShorterThan(int bytes) {
    try {
      BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
      return Objects.equals(fileKey, now.fileKey()) && now.size() < bytes;
    } catch (IOException e) {
      return false; // gone: what is mapped stays
    }
  }
}
