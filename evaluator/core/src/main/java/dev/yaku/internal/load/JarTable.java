package dev.yaku.internal.load;

import dev.yaku.internal.table.TableFile;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.security.CodeSource;
import java.util.function.Supplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A table in a jar.
 *
 * @param checksum the checksum of the table when it was first read
 */
record JarTable(File jar, String entry, int checksum) implements Supplier<TableFile> {
  /*
   * The jar is opened directly: a URL connection loads many classes. It is read in parts: for more
   * bytes at once, the JDK first allocates memory outside the heap, which takes longer than reading.
   */
  private static final int PART = 1 << 16;

  /** Classes with the same location as tables, one of each artifact that has some. */
  private static final String[] NEIGHBORS = {
    "dev.yaku.tables.TablesLocation",
    "dev.yaku.tables.omaha.TablesLocation",
    "dev.yaku.tables.games.TablesLocation"
  };

  /** Not a valid package name, so the module system does not encapsulate its resources. */
  static final String FOLDER = "META-INF/yaku/";

  /**
   * The built-in table of this name, or null if there is none. Tables are beside their neighbors,
   * where they are found faster than by a class loader, which searches all modules of the JDK
   * first.
   */
  static TableFile builtIn(String name) throws IOException {
    String file = FOLDER + name + ".yaku";
    for (String neighbor : NEIGHBORS) {
      File place = place(neighbor);
      TableFile table = null;
      if (place != null) {
        table = place.isFile() ? read(place, file) : UrlTable.inFolder(place, file);
      }
      if (table != null) {
        return table;
      }
    }
    return UrlTable.elsewhere(file);
  }

  /** Whether the program has the table of this name. */
  static boolean isThere(String name) {
    return UrlTable.resource(FOLDER + name + ".yaku") != null;
  }

  /** The folder or jar of a neighbor; null if unknown. */
  private static File place(String neighbor) {
    try {
      CodeSource source = Class.forName(neighbor).getProtectionDomain().getCodeSource();
      URL url = source == null ? null : source.getLocation();
      return url == null || !url.getProtocol().equals("file") ? null : file(url);
    } catch (ClassNotFoundException | IllegalArgumentException e) {
      return null; // the second exception: an invalid URL that class loaders accept, or one of
      // another host
    }
  }

  /** The file of a URL; a path without escapes needs no parser. */
  private static File file(URL url) {
    String path = url.getFile();
    return url.getHost().isEmpty() && path.indexOf('%') < 0
        ? new File(path)
        : new File(URI.create(url.toString()));
  }

  /** Reads and checks a table; null if the jar has none there. */
  static TableFile read(File jar, String entry) throws IOException {
    ByteBuffer bytes = bytes(jar, entry);
    return bytes == null
        ? null
        : new TableFile(new JarTable(jar, entry, TableFile.statedChecksum(bytes)), bytes, true);
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
  public TableFile get() {
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
