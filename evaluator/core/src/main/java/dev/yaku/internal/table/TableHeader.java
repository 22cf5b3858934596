package dev.yaku.internal.table;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * The fields after the magic of a table file, in the order of the file: tables/FORMAT.md, header.
 * In an Omaha table the cards of a hand are those in the hole; numbers of the board are 0 if there
 * is none.
 */
public record TableHeader(
    int version,
    int kind,
    long length,
    long maxValue,
    int sections,
    int minCards,
    int maxCards,
    int best,
    int copies,
    int jokers,
    int flags,
    int minBoard,
    int maxBoard,
    int reserved,
    long deck,
    String name) {
  static final int VERSION = 2; // the version of the format that this library reads

  static final int BYTES = 64;
  static final int LOW = 1;
  static final int ACE_FIRST = 2;
  static final int FLUSHES_TO_AVOID = 4;
  private static final int START = 8;

  static TableHeader read(ByteBuffer file) {
    ByteBuffer in = file.duplicate().order(ByteOrder.LITTLE_ENDIAN).position(START);
    return new TableHeader(
        Short.toUnsignedInt(in.getShort()),
        Short.toUnsignedInt(in.getShort()),
        Integer.toUnsignedLong(in.getInt()),
        Integer.toUnsignedLong(in.getInt()),
        Short.toUnsignedInt(in.getShort()),
        Byte.toUnsignedInt(in.get()),
        Byte.toUnsignedInt(in.get()),
        Byte.toUnsignedInt(in.get()),
        Byte.toUnsignedInt(in.get()),
        Byte.toUnsignedInt(in.get()),
        Byte.toUnsignedInt(in.get()),
        Byte.toUnsignedInt(in.get()),
        Byte.toUnsignedInt(in.get()),
        Short.toUnsignedInt(in.getShort()),
        in.getLong(),
        rest(in));
  }

  private static String rest(ByteBuffer in) {
    byte[] letters = new byte[BYTES - in.position()];
    in.get(letters);
    return new String(letters, StandardCharsets.ISO_8859_1);
  }

  public boolean isOmaha() {
    return kind == TableFormat.OMAHA_TABLE;
  }

  public boolean isLow() {
    return (flags & LOW) != 0;
  }

  /** Whether a flush counts against its holder, who may leave out cards of it. */
  public boolean hasFlushesToAvoid() {
    return (flags & FLUSHES_TO_AVOID) != 0;
  }

  /** Whether the ace is the first rank, below the deuce. */
  public boolean isAceFirst() {
    return (flags & ACE_FIRST) != 0;
  }

  /** The name without the zero bytes after it. */
  public String ruleSet() {
    return name.replace("\0", "");
  }
}
