package dev.yaku.internal.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.ByteBuffer;

/** The source of those parts of a table file that few programs need. */
public sealed interface TableSource permits TableFile, TableSource.Reread {

  /**
   * The file with its bytes.
   *
   * @throws UncheckedIOException if the bytes must be read again, but cannot be read or have
   *     changed
   */
  TableFile file();

  /** Reads and checks a file without keeping its bytes, which can be read again. */
  static TableFile read(URL url) throws IOException {
    URLConnection connection = url.openConnection();
    int length = connection.getContentLength();
    try (InputStream in = connection.getInputStream()) {
      return read(url, in, length);
    }
  }

  /**
   * Reads and checks a file that can be read again from this URL.
   *
   * @param length the length of the file, or -1 if unknown, which is slower
   */
  static TableFile read(URL url, InputStream in, int length) throws IOException {
    byte[] bytes;
    if (length < 0) {
      bytes = in.readAllBytes();
    } else {
      bytes = new byte[length];
      in.readNBytes(bytes, 0, length);
    }
    return TableFile.rereadable(url, ByteBuffer.wrap(bytes));
  }

  /**
   * A file that is read again each time.
   *
   * @param checksum the checksum of the file when it was first read
   */
  record Reread(URL url, int checksum) implements TableSource {
    @Override
    public TableFile file() {
      try {
        TableFile again = read(url);
        if (again.checksum() != checksum) {
          throw again
              .errors()
              .rejection(
                  "checksum %08x".formatted(checksum),
                  "%08x".formatted(again.checksum()),
                  "replaced since it was opened");
        }
        return again;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
