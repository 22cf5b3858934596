package dev.yaku.internal.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** In place of the library's: writes the same bytes into memory, all at once. */
public final class CheckedWriter {
  private final Path path;
  private final Blocks blocks;

  /** Makes blocks one by one. */
  @FunctionalInterface
  public interface Maker {
    byte[] block(int number) throws IOException;
  }

  public CheckedWriter(Path path, FileKind kind, byte[] description, long... lengths) {
    this.path = path;
    blocks = Blocks.of(CheckedHeader.of(kind, description), lengths);
  }

  public void replace(Maker maker) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(blocks.header());
    for (int number = 0; number < blocks.count(); number++) {
      byte[] block = maker.block(number);
      bytes.write(block);
      bytes.write(blocks.checksum(number, block));
    }
    Files.write(path, bytes.toByteArray());
  }
}
