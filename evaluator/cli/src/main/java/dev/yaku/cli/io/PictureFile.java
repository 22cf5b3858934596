package dev.yaku.cli.io;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where a picture goes. */
public final class PictureFile {
  private PictureFile() {}

  /**
   * Writes a picture in place of what is there.
   *
   * @throws CliException if it cannot be written; says why
   */
  public static void write(Path file, String picture) {
    try {
      Files.writeString(file, picture, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new CliException(file + ": " + reason(file, e), e);
    }
  }

  private static String reason(Path file, IOException e) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      return "no such folder";
    }
    if (Files.isDirectory(file)) {
      return "is a folder";
    }
    if (e instanceof AccessDeniedException) {
      return "access denied";
    }
    return e instanceof FileSystemException f && f.getReason() != null
        ? f.getReason()
        : "cannot be written";
  }
}
