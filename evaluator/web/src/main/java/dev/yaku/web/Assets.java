package dev.yaku.web;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Files that the library has in its jars: JavaScript fetches them, those that are large on demand.
 */
public final class Assets {
  private static final Map<String, byte[]> FETCHED = new HashMap<>();
  private static final Set<String> KNOWN = new HashSet<>();

  private Assets() {}

  /** Thrown for a file that is to be fetched; then the same is asked again. */
  public static final class Missing extends Error {
    private static final long serialVersionUID = 1;

    Missing(String name) {
      super(name);
    }
  }

  /** Says that there is a file of this name. */
  public static void know(String name) {
    KNOWN.add(name);
  }

  /** Adds a file that has been fetched. */
  public static void add(String name, byte... bytes) {
    KNOWN.add(name);
    FETCHED.put(name, bytes);
  }

  /** {@return whether there is a file of this name} */
  public static boolean has(String name) {
    return KNOWN.contains(name);
  }

  /**
   * {@return the bytes of a file; null if there is none}
   *
   * @throws Missing if it has not been fetched
   */
  public static byte[] read(String name) {
    byte[] bytes = FETCHED.get(name);
    if (bytes == null && has(name)) {
      throw new Missing(name);
    }
    return bytes == null ? null : bytes.clone();
  }
}
