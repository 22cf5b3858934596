package dev.yaku.internal.load;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.security.CodeSource;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Files that come with the library, each in the same jar or folder as some class. They are found
 * there faster than by a class loader, which searches all modules of the JDK first, and with some
 * JDKs links method handles for it.
 */
public final class JarFiles {
  /*
   * The jar is opened directly: a URL connection loads many classes. It is read in parts: for more
   * bytes at once, the JDK first allocates memory outside the heap, which takes longer than
   * reading.
   */
  private static final int PART = 1 << 16;

  private JarFiles() {}

  /**
   * Reads a file in a folder that is no package, wherever it is; null if there is none. The
   * neighbor is the name of a class of the same artifact.
   */
  public static byte[] read(String neighbor, String file) throws IOException {
    File place = place(neighbor);
    byte[] bytes = null;
    if (place != null && place.isFile()) {
      bytes = inJar(place, file);
    } else if (place != null && new File(place, file).isFile()) {
      bytes = Files.readAllBytes(new File(place, file).toPath());
    }
    if (bytes == null) {
      try (InputStream in = JarFiles.class.getClassLoader().getResourceAsStream(file)) {
        bytes = in == null ? null : in.readAllBytes();
      }
    }
    return bytes;
  }

  /** The folder or jar of a class; null if unknown. */
  static File place(String neighbor) {
    try {
      CodeSource source = Class.forName(neighbor).getProtectionDomain().getCodeSource();
      URL url = source == null ? null : source.getLocation();
      if (url == null || !url.getProtocol().equals("file")) {
        return null;
      }
      boolean plain = url.getHost().isEmpty() && url.getFile().indexOf('%') < 0; // needs no parser
      return plain ? new File(url.getFile()) : new File(URI.create(url.toString()));
    } catch (ClassNotFoundException | IllegalArgumentException e) {
      return null; // the second exception: an invalid URL that class loaders accept, or one of
      // another host
    }
  }

  /** Reads a file of a jar; null if the jar has none there. */
  static byte[] inJar(File jar, String name) throws IOException {
    try (ZipFile open = new ZipFile(jar)) {
      ZipEntry entry = open.getEntry(name);
      if (entry == null) {
        return null;
      }
      byte[] bytes = new byte[(int) entry.getSize()];
      try (InputStream in = open.getInputStream(entry)) {
        for (int at = 0; at < bytes.length; at += PART) {
          in.readNBytes(bytes, at, Math.min(PART, bytes.length - at));
        }
      }
      return bytes;
    }
  }
}
