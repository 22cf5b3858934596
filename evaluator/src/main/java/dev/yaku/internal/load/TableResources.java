package dev.yaku.internal.load;

import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableSource;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The files of the module dev.yaku.tables, in a folder, a jar, or wherever a class loader finds
 * them.
 */
public final class TableResources {
  /** Not a valid package name, so the module system does not encapsulate its resources. */
  private static final String FOLDER = "META-INF/yaku/";

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
        ? TableFile.open(Path.of(URI.create(url.toString())))
        : TableSource.read(url);
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
      return inJar(place, file);
    }
    File table = new File(place, file);
    return table.exists() ? TableFile.open(table.toPath()) : null;
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

  /** Opens the jar directly, not by a URL connection: JIT.md, note 13. */
  private static TableFile inJar(File jar, String file) throws IOException {
    try (ZipFile open = new ZipFile(jar)) {
      ZipEntry entry = open.getEntry(file);
      if (entry == null) {
        return null;
      }
      try (InputStream in = open.getInputStream(entry)) {
        URL source = new URL("jar:" + jar.toURI() + "!/" + file);
        return TableSource.read(source, in, (int) entry.getSize());
      }
    }
  }

  /** The index of tables, one per line. */
  static String index() {
    URL index = resource(FOLDER + "index");
    if (index == null) {
      throw new UncheckedIOException(
          new FileNotFoundException(
              "no built-in rule sets: the jar yaku-tables is not on the class path, or the module"
                  + " dev.yaku.tables not on the module path"));
    }
    try (InputStream in = index.openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static URL resource(String file) {
    return TableResources.class.getClassLoader().getResource(file);
  }
}
