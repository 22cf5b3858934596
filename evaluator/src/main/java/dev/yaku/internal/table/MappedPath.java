package dev.yaku.internal.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Where a mapped file lies: reading it after it was truncated would be an error of the JVM.
 *
 * @param fileKey says which file it is, where the file system can tell
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

  /** Whether the file itself was truncated; not so if another has taken its place. */
  boolean isShorterThan(int bytes) {
    try {
      BasicFileAttributes now = attributes(Path.of(path));
      return fileKey.equals(fileKey(now)) && now.size() < bytes;
    } catch (IOException e) {
      return false; // gone: what is mapped stays
    }
  }
}
