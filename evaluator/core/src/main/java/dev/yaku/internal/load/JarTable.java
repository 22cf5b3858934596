package dev.yaku.internal.load;

import dev.yaku.internal.file.Checksum;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableOpener;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.function.Supplier;

/** A table in a jar, with its checksum when it was first read. */
record JarTable(File jar, String entry, int checksum) implements Supplier<TableFile> {
  /** Classes with the same location as tables, one of each artifact that has some. */
  private static final String[] NEIGHBORS = {
    "dev.yaku.tables.TablesLocation",
    "dev.yaku.tables.omaha.TablesLocation",
    "dev.yaku.tables.games.TablesLocation"
  };

  /** Not a valid package name, so the module system does not encapsulate its resources. */
  static final String FOLDER = "META-INF/yaku/";

  /** The built-in table of this name, or null if there is none: beside a neighbor, or elsewhere. */
  static TableFile builtIn(String name) throws IOException {
    String file = FOLDER + name + ".yaku";
    for (String neighbor : NEIGHBORS) {
      File place = JarFiles.place(neighbor);
      TableFile table = null;
      if (place != null && place.isFile()) {
        table = read(place, file);
      } else if (place != null && new File(place, file).exists()) {
        table = TableOpener.open(new File(place, file).toPath());
      }
      if (table != null) {
        return table;
      }
    }
    URL url = resource(file); // no neighbor has it
    if (url == null) {
      return null;
    }
    return url.getProtocol().equals("file")
        ? TableOpener.open(Path.of(URI.create(url.toString())))
        : AtUrl.read(url);
  }

  /** Where the class loader has a file; null if nowhere. */
  private static URL resource(String file) {
    return JarTable.class.getClassLoader().getResource(file);
  }

  /** The index of all tables; null if there is none. */
  static byte[] index() throws IOException {
    return JarFiles.read(NEIGHBORS[0], FOLDER + "index");
  }

  static boolean isThere(String name) {
    return resource(FOLDER + name + ".yaku") != null;
  }

  /** Reads and checks a table; null if the jar has none there. */
  static TableFile read(File jar, String entry) throws IOException {
    byte[] found = JarFiles.inJar(jar, entry);
    if (found == null) {
      return null;
    }
    ByteBuffer bytes = ByteBuffer.wrap(found);
    return new TableFile(new JarTable(jar, entry, Checksum.stated(bytes)), bytes, true);
  }

  /** Returns the table if it has not changed since it was first read, and rejects it otherwise. */
  private static TableFile unchanged(TableFile again, int checksum) throws IOException {
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
  public TableFile get() {
    try {
      TableFile again = read(jar, entry);
      if (again == null) {
        throw new FileNotFoundException(this + ": no such table any more");
      }
      return unchanged(again, checksum);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The location of the table as a URL. */
  @Override
  public String toString() {
    return "jar:" + jar.toURI().toASCIIString() + "!/" + entry; // as class loaders write it
  }

  /** A table at a URL, as a class loader finds it, with its checksum when it was first read. */
  record AtUrl(URL url, int checksum) implements Supplier<TableFile> {
    static TableFile read(URL url) throws IOException {
      try (InputStream in = url.openStream()) {
        ByteBuffer bytes = ByteBuffer.wrap(in.readAllBytes());
        return new TableFile(new AtUrl(url, Checksum.stated(bytes)), bytes, false);
      }
    }

    @Override
    public TableFile get() {
      try {
        return unchanged(read(url), checksum);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public String toString() {
      return url.toString();
    }
  }
}
