package dev.yaku.internal.load;

import dev.yaku.internal.table.TableFile;
import dev.yaku.web.Assets;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.function.Supplier;

/** In place of the library's: what lies in jars there was fetched before. */
record JarTable(String file) implements Supplier<TableFile> {
  static final String FOLDER = "META-INF/yaku/";

  static TableFile builtIn(String name) throws IOException {
    return isThere(name) ? read(FOLDER + name + ".yaku") : null;
  }

  static boolean isThere(String name) {
    return Assets.has(FOLDER + name + ".yaku");
  }

  static byte[] index() {
    return JarFiles.read("", FOLDER + "index");
  }

  private static TableFile read(String file) throws IOException {
    return new TableFile(new JarTable(file), ByteBuffer.wrap(JarFiles.read("", file)), true);
  }

  @Override
  public TableFile get() {
    try {
      return read(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return file;
  }
}
