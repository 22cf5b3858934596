package dev.yaku.internal.table;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * The exceptions for a table of the library that cannot be read, or no longer. A class of its own,
 * since it loads those of the exceptions: JIT.md, note 13.
 */
public final class LostTable {
  private LostTable() {}

  /** The {@link UncheckedIOException} for a table that cannot be read. */
  public static RuntimeException unreadable(IOException e) {
    return new UncheckedIOException(e);
  }

  /** The exception for a table that is no longer there. */
  public static IOException missing(Object table) {
    return new FileNotFoundException(table + ": no such table any more");
  }
}
