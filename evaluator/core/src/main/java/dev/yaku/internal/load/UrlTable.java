package dev.yaku.internal.load;

import dev.yaku.internal.table.LostTable;
import dev.yaku.internal.table.TableFile;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.ByteBuffer;
import java.util.function.Supplier;

/**
 * A table at a URL, as a class loader finds it.
 *
 * @param checksum the checksum of the table when it was first read
 */
record UrlTable(URL url, int checksum) implements Supplier<TableFile> {
  /** Reads and checks a table. */
  static TableFile read(URL url) throws IOException {
    try (InputStream in = url.openStream()) {
      ByteBuffer bytes = ByteBuffer.wrap(in.readAllBytes());
      return new TableFile(new UrlTable(url, TableFile.statedChecksum(bytes)), bytes, false);
    }
  }

  @Override
  public TableFile get() {
    try {
      return unchanged(read(url), checksum);
    } catch (IOException e) {
      throw LostTable.unreadable(e);
    }
  }

  /** Returns the table if it has not changed since it was first read, and rejects it otherwise. */
  static TableFile unchanged(TableFile again, int checksum) throws IOException {
    if (again.checksum() != checksum) {
      throw again
          .errors()
          .rejection(
              "checksum %08x".formatted(checksum),
              "%08x".formatted(again.checksum()),
              "replaced since it was opened");
    }
    return again;
  }

  @Override
  public String toString() {
    return url.toString();
  }
}
