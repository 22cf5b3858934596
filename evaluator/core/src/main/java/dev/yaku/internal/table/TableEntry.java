package dev.yaku.internal.table;

import dev.yaku.TableFormatException;
import dev.yaku.internal.file.FileErrors;
import java.nio.ByteBuffer;

/** A directory entry, with fields in the order of the file: tables/FORMAT.md, directory. */
record TableEntry(
    int kind, int cards, int rowBits, int columnBits, long reserved, long offset, long size) {
  static final int BYTES = 16;

  private static final int KINDS = 1 << 5;

  /** The entry of a little-endian file with this index. */
  static TableEntry read(ByteBuffer file, int index) {
    long first = file.getLong(TableHeader.BYTES + BYTES * index);
    long second = file.getLong(TableHeader.BYTES + BYTES * index + Long.BYTES);
    return new TableEntry(
        (int) first & 0xFF,
        (int) (first >>> 8) & 0xFF,
        (int) (first >>> 16) & 0xFF,
        (int) (first >>> 24) & 0xFF,
        first >>> 32,
        second & 0xFFFF_FFFFL,
        second >>> 32);
  }

  /** Whether there is one such section for each number of cards. */
  boolean isOfCards() {
    return (kind >= TableFormat.ROWS && kind <= TableFormat.BOARDS)
        || kind == TableFormat.LOW_BOARDS;
  }

  /** The sort key: sections are in ascending order of it. */
  int place() {
    return KINDS * cards + kind;
  }

  String describe() {
    return "section " + kind + (isOfCards() ? " of " + cards + " cards" : "");
  }

  /** The exception for a file without a section that is needed. */
  static TableFormatException missing(FileErrors errors, int kind, int cards) {
    String of = cards == 0 ? "" : " of " + cards + " cards";
    return errors.rejection("section " + kind + of, "none", "written for another evaluator");
  }
}
