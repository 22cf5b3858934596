package dev.yaku.cli.io;

import java.nio.file.Path;
import java.util.Map;

/** The folder for files that can be made again, the same as the launcher's. */
public final class CacheFolder {
  private CacheFolder() {}

  /** A file of the user's cache folder, whether it exists or not; null if there is no folder. */
  public static Path file(String name) {
    return file(name, System.getenv());
  }

  static Path file(String name, Map<String, String> environment) {
    String local = environment.getOrDefault("LOCALAPPDATA", "");
    String cache = environment.getOrDefault("XDG_CACHE_HOME", "");
    String home = environment.getOrDefault("HOME", "");
    if (!cache.isEmpty()) {
      return Path.of(cache, "yaku", name);
    }
    if (!local.isEmpty()) {
      return Path.of(local, "yaku", name);
    }
    return home.isEmpty() ? null : Path.of(home, ".cache", "yaku", name);
  }
}
