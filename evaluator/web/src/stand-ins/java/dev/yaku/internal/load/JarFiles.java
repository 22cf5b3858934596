package dev.yaku.internal.load;

import dev.yaku.web.Assets;

/** In place of the library's: what lies in jars there was fetched before. */
public final class JarFiles {
  private JarFiles() {}

  public static byte[] read(String neighbor, String file) {
    return Assets.read(file);
  }
}
