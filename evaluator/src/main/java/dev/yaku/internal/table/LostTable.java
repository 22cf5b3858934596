package dev.yaku.internal.table;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * The exceptions for a table that was read before, and whose other parts cannot be read. Not loaded
 * before one is needed: JIT.md, note 13.
 */
public final class LostTable {
  private LostTable() {}

  /** The exception for a table that cannot be read; {@link UncheckedIOException}. */
  public static RuntimeException unreadable(IOException e) {
    return new UncheckedIOException(e);
  }

  /** The exception for a table that is no longer there. */
  public static IOException missing(Object table) {
    return new FileNotFoundException(table + ": no such table any more");
  }
}
