package dev.yaku.internal.load;

import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableSource;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A table in a jar.
 *
 * @param checksum the checksum of the table when it was first read
 */
record JarTable(File jar, String entry, int checksum) implements TableSource {
  /*
   * The jar is opened directly, not by a URL connection: JIT.md, note 13. It is read in parts: for
   * more bytes at once, the JDK first allocates memory outside the heap, which takes longer than
   * reading.
   */
  private static final int PART = 1 << 16;

  /** Reads and checks a table; null if the jar has none there. */
  static TableFile read(File jar, String entry) throws IOException {
    ByteBuffer bytes = bytes(jar, entry);
    return bytes == null
        ? null
        : new TableFile(new JarTable(jar, entry, TableFile.statedChecksum(bytes)), bytes);
  }

  private static ByteBuffer bytes(File jar, String name) throws IOException {
    try (ZipFile open = new ZipFile(jar)) {
      ZipEntry entry = open.getEntry(name);
      if (entry == null) {
        return null;
      }
      byte[] bytes = new byte[(int) entry.getSize()];
      int count = 0;
      try (InputStream in = open.getInputStream(entry)) {
        for (int read = 0; read >= 0 && count < bytes.length; ) {
          read = in.read(bytes, count, Math.min(PART, bytes.length - count));
          count += Math.max(0, read);
        }
      }
      return ByteBuffer.wrap(bytes, 0, count);
    }
  }

  @Override
  public TableFile file() {
    try {
      TableFile again = read(jar, entry);
      if (again == null) {
        throw new FileNotFoundException(this + ": no such table any more");
      }
      return UrlTable.unchanged(again, checksum);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The location of the table as a URL. */
  @Override
  public String toString() {
    return "jar:" + jar.toURI() + "!/" + entry;
  }
}
