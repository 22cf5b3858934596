package dev.yaku.internal.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** In place of the library's: files lie in memory anyway. */
final class CheckedMaps {
  private CheckedMaps() {}

  static CheckedFile open(Path path, CheckedFile.FileKind kind, CheckedFile.Layout layout)
      throws IOException {
    return CheckedFile.of(path.toString(), Files.readAllBytes(path), kind, layout);
  }
}
