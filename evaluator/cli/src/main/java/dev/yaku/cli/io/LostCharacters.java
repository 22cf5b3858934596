package dev.yaku.cli.io;

import java.util.Optional;

/** Explains why arguments lost characters, and what to do about it. */
public final class LostCharacters {
  /** The JVM's replacement for bytes that are invalid in the locale's encoding. */
  private static final char REPLACEMENT = '\uFFFD';

  private LostCharacters() {}

  /**
   * One line of advice, if a character of an argument was lost.
   *
   * @param encoding the encoding in which the JVM has read the arguments
   */
  public static Optional<String> advice(String encoding, String... args) {
    boolean lost = String.join("", args).indexOf(REPLACEMENT) >= 0;
    return lost && !"UTF-8".equals(encoding)
        ? Optional.of(
            "yaku: the locale's encoding, "
                + encoding
                + ", cannot represent some characters of the arguments: set LC_ALL=C.UTF-8, write As"
                + " instead of A♠, or give hands on standard input, which is read as UTF-8")
        : Optional.empty();
  }
}
