package dev.yaku.internal.table;

import dev.yaku.TableFormatException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HexFormat;

/** Says how a file, called so in messages, differs from what was expected. */
public record TableErrors(Object file) {
  static final String DAMAGED = "damaged";
  private static final String FOREIGN = "written by another version of yaku";

  /** The exception for a fault of the file. */
  public TableFormatException rejection(String expected, Object found, String cause) {
    return CheckedFile.rejection(file.toString(), expected, found, cause);
  }

  /**
   * The exception for a fault in a file whose checksum is correct, so that the file is as it was
   * written.
   */
  public TableFormatException foreign(String expected, Object found) {
    return rejection(expected, found, FOREIGN);
  }

  /** The exception for a file without a section that is needed. */
  TableFormatException missing(int kind, int cards) {
    String of = cards == 0 ? "" : " of " + cards + " cards";
    return rejection("section " + kind + of, "none", "written for another evaluator");
  }

  void expect(String what, long expected, long found, String cause) throws TableFormatException {
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

  void expectBytes(String what, byte[] expected, byte[] found, String cause)
      throws TableFormatException {
    if (!Arrays.equals(expected, found)) {
      HexFormat hex = HexFormat.ofDelimiter(" ");
      throw rejection(what + " " + hex.formatHex(expected), hex.formatHex(found), cause);
    }
  }

  /** Rejects sections for hand sizes other than the expected set. */
  void expectSizes(String what, int expected, int found) throws TableFormatException {
    if (found != expected) {
      throw foreign(what + " for hands of " + list(expected) + " cards", list(found));
    }
  }

  static String list(int set) {
    return BitSet.valueOf(new long[] {set}).toString();
  }
}
