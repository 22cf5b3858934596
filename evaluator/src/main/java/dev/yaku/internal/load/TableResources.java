package dev.yaku.internal.load;

import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableOpener;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.security.CodeSource;

/**
 * The files of the module dev.yaku.tables, in a folder, a jar, or wherever a class loader finds
 * them.
 */
public final class TableResources {
  /** Not a valid package name, so the module system does not encapsulate its resources. */
  static final String FOLDER = "META-INF/yaku/";

  /** A class of that module, which has the same location as the files. */
  private static final String NEIGHBOR = "dev.yaku.tables.TablesLocation";

  private TableResources() {}

  /** The table of this name, or null if there is none. */
  static TableFile table(String name) throws IOException {
    String file = FOLDER + name + ".yaku";
    TableFile table = besideNeighbor(file);
    if (table != null) {
      return table;
    }
    URL url = resource(file);
    if (url == null) {
      return null;
    }
    return url.getProtocol().equals("file")
        ? TableOpener.open(Path.of(URI.create(url.toString())))
        : UrlTable.read(url);
  }

  /**
   * Reads a file at that location: faster than a class loader, which searches all modules of the
   * JDK first.
   */
  private static TableFile besideNeighbor(String file) throws IOException {
    File place = place();
    if (place == null) {
      return null;
    }
    if (!place.isDirectory()) {
      return JarTable.read(place, file);
    }
    File table = new File(place, file);
    return table.exists() ? TableOpener.open(table.toPath()) : null;
  }

  /** The folder or jar of the neighbor; null if unknown. */
  private static File place() {
    try {
      CodeSource source = Class.forName(NEIGHBOR).getProtectionDomain().getCodeSource();
      URL url = source == null ? null : source.getLocation();
      boolean isFile = url != null && url.getProtocol().equals("file");
      return isFile ? new File(URI.create(url.toString())) : null;
    } catch (ClassNotFoundException | IllegalArgumentException e) {
      return null; // the second exception: an invalid URL that class loaders accept, or one of
      // another host
    }
  }

  /** Where the class loader has a file; null if nowhere. */
  static URL resource(String file) {
    return TableResources.class.getClassLoader().getResource(file);
  }
}
