package dev.yaku;

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

/**
 * The files of the module dev.yaku.tables, in a folder, a jar, or wherever a class loader has them.
 */
final class BuiltInFiles {
  /** Not a package's name, so that the module system hides nothing in it. */
  private static final String FOLDER = "META-INF/yaku/";

  /** A class of that module: where it is, the files are. */
  private static final String NEIGHBOR = "dev.yaku.tables.Place";

  private BuiltInFiles() {}

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
        ? TableFile.map(Path.of(URI.create(url.toString())))
        : TableFile.read(url);
  }

  /** Much faster than by a class loader, which looks through all modules of the JDK first. */
  private static TableFile besideNeighbor(String file) throws IOException {
    CodeSource source;
    try {
      source = Class.forName(NEIGHBOR).getProtectionDomain().getCodeSource();
    } catch (ClassNotFoundException e) {
      return null;
    }
    if (source == null || !source.getLocation().getProtocol().equals("file")) {
      return null;
    }
    File place = new File(URI.create(source.getLocation().toString()));
    if (!place.isDirectory()) {
      return TableFile.read(place, file);
    }
    File table = new File(place, file);
    return table.exists() ? TableFile.map(table.toPath()) : null;
  }

  /** What tables there are: a line for each. */
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
    return BuiltInFiles.class.getClassLoader().getResource(file);
  }
}
