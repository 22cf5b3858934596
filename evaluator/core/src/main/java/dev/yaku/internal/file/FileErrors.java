package dev.yaku.internal.file;

import dev.yaku.TableFormatException;

/** Says how a file, called so in messages, differs from what was expected. */
public record FileErrors(Object file) {
  private static final String FOREIGN = "written by another version of yaku";

  /** The exception for a fault of the file. */
  public TableFormatException rejection(String expected, Object found, String cause) {
    return new TableFormatException(
        file + ": expected " + expected + ", found " + found + ": " + cause);
  }

  /**
   * The exception for a fault in a file whose checksum is correct, so that the file is as it was
   * written.
   */
  public TableFormatException foreign(String expected, Object found) {
    return rejection(expected, found, FOREIGN);
  }

  /** The exception for a file that had this size when it was to be opened. */
  public TableFormatException truncated(long size) {
    return rejection(size + " bytes", "fewer", "truncated while it was being opened");
  }

  /** Rejects another number than the expected one, for this cause. */
  public void expect(String what, long expected, long found, String cause)
      throws TableFormatException {
    if (expected != found) {
      throw rejection(what + " " + expected, found, cause);
    }
  }

  /** Rejects a number that this version never writes. */
  public void expect(String what, long expected, long found) throws TableFormatException {
    expect(what, expected, found, FOREIGN);
  }

  /** Rejects a number outside this range. */
  public void expectRange(String what, long least, long most, long found)
      throws TableFormatException {
    if (found < least || found > most) {
      throw foreign(what + " " + least + " to " + most, found);
    }
  }
}
