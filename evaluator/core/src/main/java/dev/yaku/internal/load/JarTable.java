package dev.yaku.internal.load;

import dev.yaku.internal.table.TableFile;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.function.Supplier;

/**
 * A table in a jar.
 *
 * @param checksum the checksum of the table when it was first read
 */
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
      if (place != null) {
        table = place.isFile() ? read(place, file) : UrlTable.inFolder(place, file);
      }
      if (table != null) {
        return table;
      }
    }
    return UrlTable.elsewhere(file);
  }

  /** The index of all tables; null if there is none. */
  static byte[] index() throws IOException {
    return JarFiles.read(NEIGHBORS[0], FOLDER + "index");
  }

  /** Whether the program has the table of this name. */
  static boolean isThere(String name) {
    return UrlTable.resource(FOLDER + name + ".yaku") != null;
  }

  /** Reads and checks a table; null if the jar has none there. */
  static TableFile read(File jar, String entry) throws IOException {
    byte[] found = JarFiles.inJar(jar, entry);
    if (found == null) {
      return null;
    }
    ByteBuffer bytes = ByteBuffer.wrap(found);
    return new TableFile(new JarTable(jar, entry, TableFile.statedChecksum(bytes)), bytes, true);
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
    return "jar:" + jar.toURI().toASCIIString() + "!/" + entry; // as class loaders write it
  }
}
