package dev.yaku.internal.load;

import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableOpener;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * A table at a URL, as a class loader finds it.
 *
 * @param checksum the checksum of the table when it was first read
 */
record UrlTable(URL url, int checksum) implements Supplier<TableFile> {
  static TableFile read(URL url) throws IOException {
    try (InputStream in = url.openStream()) {
      ByteBuffer bytes = ByteBuffer.wrap(in.readAllBytes());
      return new TableFile(new UrlTable(url, TableFile.statedChecksum(bytes)), bytes, false);
    }
  }

  /** The table that no neighbor has, or null if there is none. */
  static TableFile elsewhere(String file) throws IOException {
    URL url = resource(file);
    if (url == null) {
      return null;
    }
    return url.getProtocol().equals("file")
        ? TableOpener.open(Path.of(URI.create(url.toString())))
        : read(url);
  }

  /** The table in a folder, null if it has none. */
  static TableFile inFolder(File folder, String file) throws IOException {
    File table = new File(folder, file);
    return table.exists() ? TableOpener.open(table.toPath()) : null;
  }

  /** Where the class loader has a file; null if nowhere. */
  static URL resource(String file) {
    return UrlTable.class.getClassLoader().getResource(file);
  }

  @Override
  public TableFile get() {
    try {
      return unchanged(read(url), checksum);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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
