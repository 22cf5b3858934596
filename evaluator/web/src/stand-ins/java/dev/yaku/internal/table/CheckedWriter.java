package dev.yaku.internal.table;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** In place of the library's: writes the same bytes into memory, all at once. */
public final class CheckedWriter {
  private final Path path;
  private final byte[] header;
  private final int blocks;

  /** Makes blocks one by one. */
  @FunctionalInterface
  public interface Maker {
    byte[] block(int number) throws IOException;
  }

  public CheckedWriter(Path path, CheckedFile.FileKind kind, byte[] description, long... lengths) {
    this.path = path;
    header = CheckedHeader.of(kind, description);
    blocks = lengths.length;
  }

  public void replace(Maker maker) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(header);
    for (int number = 0; number < blocks; number++) {
      byte[] block = maker.block(number);
      int checksum = CheckedFile.checksum(header, number, block, block.length);
      bytes.write(block);
      bytes.write(CheckedFile.little(CheckedFile.CRC_BYTES).putInt(checksum).array());
    }
    Files.write(path, bytes.toByteArray());
  }
}
