package dev.yaku.cli.io;

import java.util.Optional;

/** Tells why arguments have other characters than were typed, and what to do. */
public final class LostCharacters {
  /** What the JVM puts in place of bytes that mean nothing in the locale's encoding. */
  private static final char REPLACEMENT = '\uFFFD';

  private LostCharacters() {}

  /**
   * One line, if a character of an argument was lost.
   *
   * @param encoding in which the JVM has read the arguments
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
