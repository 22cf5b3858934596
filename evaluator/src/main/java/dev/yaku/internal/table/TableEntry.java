package dev.yaku.internal.table;

import java.nio.ByteBuffer;

/** A directory entry, with fields in the order of the file: tables/FORMAT.md, directory. */
record TableEntry(
    int kind, int cards, int rowBits, int columnBits, long reserved, long offset, long size) {
  static final int BYTES = 16;

  private static final int KINDS = 1 << 5;

  /** All places are less than this. */
  static final int PLACES = KINDS * (TableFormat.MAX_CARDS + 1);

  static TableEntry read(ByteBuffer file, int start) {
    long first = file.getLong(start);
    return new TableEntry(
        (int) first & 0xFF,
        (int) (first >>> 8) & 0xFF,
        (int) (first >>> 16) & 0xFF,
        (int) (first >>> 24) & 0xFF,
        first >>> 32,
        Integer.toUnsignedLong(file.getInt(start + 8)),
        Integer.toUnsignedLong(file.getInt(start + 12)));
  }

  /** The entries of a directory by {@link #place}; null where there is none. */
  static TableEntry[] directory(ByteBuffer file, int sections) {
    TableEntry[] directory = new TableEntry[PLACES];
    for (int i = 0; i < sections; i++) {
      TableEntry entry = read(file, TableHeader.BYTES + BYTES * i);
      directory[entry.place()] = entry;
    }
    return directory;
  }

  /** Whether there is one such section for each number of cards. */
  boolean isOfCards() {
    return (kind >= TableFormat.ROWS && kind <= TableFormat.BOARDS)
        || kind == TableFormat.LOW_BOARDS;
  }

  /** The sort key: sections are in ascending order of it. */
  int place() {
    return place(kind, cards);
  }

  /** The place of the section of this kind for hands of this size. */
  static int place(int kind, int cards) {
    return KINDS * cards + kind;
  }

  String describe() {
    return "section " + kind + (isOfCards() ? " of " + cards + " cards" : "");
  }
}
