package dev.yaku.internal.table;

import java.nio.ByteBuffer;

/** A directory entry, with fields in the order of the file: tables/FORMAT.md, directory. */
record TableEntry(
    int kind, int cards, int rowBits, int columnBits, long reserved, long offset, long size) {
  static final int BYTES = 16;

  // Where fields are in an entry; the kind is the first.
  static final int CARDS = 1;
  static final int ROW_BITS = 2;
  static final int COLUMN_BITS = 3;
  static final int OFFSET = 8;
  static final int SIZE = 12;

  private static final int KINDS = 1 << 5;

  static TableEntry read(ByteBuffer file, int start) {
    long first = file.getLong(start);
    return new TableEntry(
        (int) first & 0xFF,
        (int) (first >>> 8) & 0xFF,
        (int) (first >>> 16) & 0xFF,
        (int) (first >>> 24) & 0xFF,
        first >>> 32,
        Integer.toUnsignedLong(file.getInt(start + OFFSET)),
        Integer.toUnsignedLong(file.getInt(start + SIZE)));
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
}
