package dev.yaku.internal.table;

import dev.yaku.TableFormatException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.function.Supplier;

/**
 * A mapped table, from which the parts that few programs need are read later.
 *
 * @param checksum the checksum of the table when it was opened
 */
record MappedTable(String path, ByteBuffer map, int checksum) implements Supplier<TableFile> {
  /** Checks a copy of the file, so that it cannot change between check and use. */
  @Override
  public TableFile get() {
    byte[] copy = new byte[map.limit()];
    if (MappedBytes.copy(map, 0, copy)) {
      try {
        TableFile again = new TableFile(this, ByteBuffer.wrap(copy), true);
        if (again.checksum() == checksum) {
          return again;
        }
      } catch (TableFormatException e) {
        throw overwritten(e);
      }
    }
    throw overwritten(null);
  }

  private RuntimeException overwritten(TableFormatException damage) {
    TableFormatException rejection =
        new TableErrors(this)
            .rejection(
                "checksum %08x".formatted(checksum), "another", "overwritten since it was opened");
    rejection.initCause(damage);
    return new UncheckedIOException(rejection);
  }

  @Override
  public String toString() {
    return path;
  }
}
