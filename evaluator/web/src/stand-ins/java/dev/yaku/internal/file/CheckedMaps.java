package dev.yaku.internal.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** In place of the library's: files lie in memory anyway. */
final class CheckedMaps {
  private CheckedMaps() {}

  static BlockMaps open(Path path, FileKind kind, FileKind.Layout layout) throws IOException {
    return BlockMaps.of(path.toString(), Files.readAllBytes(path), kind, layout);
  }
}
