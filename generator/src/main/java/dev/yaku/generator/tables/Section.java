package dev.yaku.generator.tables;

import dev.yaku.generator.keys.DisplacedRows;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** One array of a table file, and its entry in the directory, as tables/FORMAT.md describes it. */
public record Section(Kind kind, int cards, int rowBits, int columnBits, ByteBuffer bytes) {
  /** The kinds of sections, which tables/FORMAT.md describes. */
  enum Kind {
    RULES(1),
    CATEGORIES(2),
    PACKED(3),
    CARD_KEYS(4),
    FACTORS(5),
    SUIT_KEYS(6),
    FLUSHES(7),
    ROWS(8),
    VALUES(9),
    FLUSH_ROWS(10),
    FLUSH_VALUES(11),
    BOARDS(12),
    LOW_CATEGORIES(13),
    LOW_PACKED(14),
    LOWS(15),
    LOW_BOARDS(16);

    final int code; // in the directory

    Kind(int code) {
      this.code = code;
    }
  }

  static Section text(Kind kind, String text) {
    return bytes(kind, text.getBytes(StandardCharsets.UTF_8));
  }

  static Section bytes(Kind kind, byte[] elements) {
    return new Section(kind, 0, 0, 0, ByteBuffer.wrap(elements));
  }

  static Section ints(Kind kind, int[] elements) {
    ByteBuffer bytes = allocate(Integer.BYTES * elements.length);
    bytes.asIntBuffer().put(elements);
    return new Section(kind, 0, 0, 0, bytes);
  }

  static Section longs(Kind kind, long[] elements) {
    ByteBuffer bytes = allocate(Long.BYTES * elements.length);
    bytes.asLongBuffer().put(elements);
    return new Section(kind, 0, 0, 0, bytes);
  }

  static Section chars(Kind kind, int cards, char[] elements) {
    return new Section(kind, cards, 0, 0, ofChars(elements));
  }

  /** The displacements or the values of a hash for hands of n cards. */
  static Section of(Kind kind, int cards, DisplacedRows hash, char[] elements) {
    return new Section(kind, cards, hash.rowBits(), hash.columnBits(), ofChars(elements));
  }

  private static ByteBuffer ofChars(char[] elements) {
    ByteBuffer bytes = allocate(Character.BYTES * elements.length);
    bytes.asCharBuffer().put(elements);
    return bytes;
  }

  private static ByteBuffer allocate(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
