package dev.yaku.internal.load;

import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableOpener;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;

/**
 * The files of the artifacts with tables in a folder, or wherever a class loader finds them, and
 * what is said of files that are lost. Not loaded if they are in a jar: JIT.md, note 13.
 */
public final class TableResources {
  private TableResources() {}

  /** The table that no neighbor has, or null if there is none. */
  static TableFile elsewhere(String file) throws IOException {
    URL url = resource(file);
    if (url == null) {
      return null;
    }
    return url.getProtocol().equals("file")
        ? TableOpener.open(Path.of(URI.create(url.toString())))
        : UrlTable.read(url);
  }

  /** The table in a folder, null if it has none. */
  static TableFile inFolder(File folder, String file) throws IOException {
    File table = new File(folder, file);
    return table.exists() ? TableOpener.open(table.toPath()) : null;
  }

  /** Where the class loader has a file; null if nowhere. */
  static URL resource(String file) {
    return TableResources.class.getClassLoader().getResource(file);
  }
}
