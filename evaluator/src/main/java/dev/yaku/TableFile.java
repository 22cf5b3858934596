package dev.yaku;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;

/** A table file, checked, from which sections are taken; tables/FORMAT.md says what is in it. */
final class TableFile {
  static final int RULES = 1;
  static final int CATEGORIES = 2;
  static final int PACKED = 3;
  static final int CARD_KEYS = 4;
  static final int SUIT_KEYS = 5;
  static final int FLUSHES = 6;
  static final int ROWS = 7;
  static final int VALUES = 8;
  static final int FLUSH_ROWS = 9;
  static final int FLUSH_VALUES = 10;
  static final int FACTORS = 11;

  private static final byte[] MAGIC = {'Y', 'A', 'K', 'U', '\r', '\n', 0x1A, '\n'};
  private static final int VERSION = 1;
  private static final int HAND_TABLE = 1;
  private static final int CRC_32 = 1;
  private static final int LOW = 1;
  private static final int ACE_FIRST = 2;

  // Offsets in the header.
  private static final int VERSION_AT = 8;
  private static final int KIND_AT = 10;
  private static final int LENGTH_AT = 12;
  private static final int MAX_VALUE_AT = 16;
  private static final int SECTIONS_AT = 20;
  private static final int MIN_CARDS_AT = 22;
  private static final int MAX_CARDS_AT = 23;
  private static final int BEST_AT = 24;
  private static final int COPIES_AT = 25;
  private static final int JOKERS_AT = 26;
  private static final int FLAGS_AT = 27;
  private static final int DECK_AT = 32;
  private static final int NAME_AT = 40;
  private static final int HEADER_BYTES = 64;

  // Offsets in a directory entry.
  private static final int ENTRY_KIND_AT = 0;
  private static final int ENTRY_CARDS_AT = 1;
  private static final int ROW_BITS_AT = 2;
  private static final int COLUMN_BITS_AT = 3;
  private static final int STEP_AT = 4;
  private static final int OFFSET_AT = 8;
  private static final int SIZE_AT = 12;
  private static final int ENTRY_BYTES = 16;

  private static final int FOOTER_BYTES = 16;

  private final String source;
  private final ByteBuffer file;

  /** Checks the file, down to the last byte. */
  TableFile(String source, ByteBuffer bytes) throws TableFormatException {
    this.source = source;
    file = bytes.order(ByteOrder.LITTLE_ENDIAN);
    checkMagic();
    expect("format version", VERSION, file.getShort(VERSION_AT), "made by another yaku");
    expect("table kind", HAND_TABLE, file.getShort(KIND_AT), "made for another evaluator");
    expect("length", file.getInt(LENGTH_AT), file.limit(), "truncated, or something was appended");
    checkFooter();
    checkDirectory();
  }

  /** Maps a file into memory. */
  static TableFile map(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString(), null, "no such table file");
    }
    if (Files.isDirectory(path)) {
      throw new TableFormatException(path + ": expected a table file, found a directory");
    }
    try (FileChannel channel = FileChannel.open(path)) {
      long size = Math.min(Integer.MAX_VALUE, channel.size());
      return new TableFile(path.toString(), channel.map(FileChannel.MapMode.READ_ONLY, 0, size));
    }
  }

  private void checkMagic() throws TableFormatException {
    int least = HEADER_BYTES + FOOTER_BYTES;
    if (file.limit() < least) {
      throw refusal("at least " + least + " bytes", file.limit(), "truncated, or no yaku table");
    }
    byte[] found = new byte[MAGIC.length];
    file.get(0, found);
    if (!Arrays.equals(MAGIC, found)) {
      HexFormat hex = HexFormat.ofDelimiter(" ");
      boolean letters = Arrays.equals(MAGIC, 0, 4, found, 0, 4);
      throw refusal(
          "the first bytes " + hex.formatHex(MAGIC),
          hex.formatHex(found),
          letters ? "line ends were changed, as if it were text" : "not a yaku table");
    }
  }

  private void checkFooter() throws TableFormatException {
    int footer = file.limit() - FOOTER_BYTES;
    for (int i = 0; i < MAGIC.length; i++) {
      expect("footer byte", (byte) ~MAGIC[i], file.get(footer + i), "damaged at its end");
    }
    expect("checksum kind", CRC_32, file.getInt(footer + MAGIC.length), "damaged at its end");
    int checksumAt = file.limit() - Integer.BYTES;
    CRC32 crc = new CRC32();
    crc.update(file.duplicate().position(0).limit(checksumAt));
    int found = file.getInt(checksumAt);
    if ((int) crc.getValue() != found) {
      throw refusal(
          "checksum %08x".formatted((int) crc.getValue()), "%08x".formatted(found), "damaged");
    }
  }

  private void checkDirectory() throws TableFormatException {
    long end = HEADER_BYTES + (long) ENTRY_BYTES * file.getShort(SECTIONS_AT);
    for (int entry = HEADER_BYTES; entry < end; entry += ENTRY_BYTES) {
      if (entry + ENTRY_BYTES > file.limit() - FOOTER_BYTES) {
        throw refusal(file.getShort(SECTIONS_AT) + " sections", "fewer", "damaged");
      }
    }
    for (int entry = HEADER_BYTES, last = (int) end; entry < last; entry += ENTRY_BYTES) {
      long offset = Integer.toUnsignedLong(file.getInt(entry + OFFSET_AT));
      long size = Integer.toUnsignedLong(file.getInt(entry + SIZE_AT));
      if (offset < end || offset + size > file.limit() - FOOTER_BYTES) {
        throw refusal("a section from byte " + end, "bytes " + offset + " + " + size, "damaged");
      }
      end = offset + size;
      if (file.get(entry + ENTRY_KIND_AT) == ROWS) {
        expect("bytes of rows", 2L << file.get(entry + ROW_BITS_AT), size, "damaged");
      }
    }
  }

  private void expect(String what, long expected, long found, String cause)
      throws TableFormatException {
    if (expected != found) {
      throw refusal(what + " " + expected, found, cause);
    }
  }

  private TableFormatException refusal(String expected, Object found, String cause) {
    return new TableFormatException(
        source + ": expected " + expected + ", found " + found + ": " + cause);
  }

  Deck deck() {
    byte[] name = new byte[HEADER_BYTES - NAME_AT];
    file.get(NAME_AT, name);
    return new Deck(
        new String(name, StandardCharsets.US_ASCII).trim(),
        file.getLong(DECK_AT),
        file.get(COPIES_AT),
        file.get(JOKERS_AT),
        file.get(MIN_CARDS_AT),
        file.get(MAX_CARDS_AT));
  }

  int bestCards() {
    return file.get(BEST_AT);
  }

  private Scale scale() throws TableFormatException {
    List<Category> categories = new ArrayList<>();
    for (String text : text(CATEGORIES).split("\n", -1)) {
      Category category = Category.of(text);
      if (category == null) {
        throw refusal("a category", "\"" + text + "\"", "made by another yaku");
      }
      categories.add(category);
    }
    int[] packed = ints(PACKED);
    expect("packed values", file.getInt(MAX_VALUE_AT) + 1, packed.length, "damaged");
    int flags = file.get(FLAGS_AT);
    return new Scale(
        packed, List.copyOf(categories), bestCards(), (flags & LOW) != 0, (flags & ACE_FIRST) != 0);
  }

  /** The rows of this kind, and the values behind them, for hands of so many cards; or null. */
  Section section(int rowsKind, int cards) {
    int rows = find(rowsKind, cards);
    int values = find(rowsKind + 1, cards);
    if (rows < 0 || values < 0) {
      return null;
    }
    int rowBits = file.get(rows + ROW_BITS_AT);
    int columnBits = file.get(rows + COLUMN_BITS_AT);
    return new Section(
        chars(bytes(rows)),
        chars(bytes(values)),
        Integer.SIZE - rowBits,
        Integer.SIZE - rowBits - columnBits,
        (1 << columnBits) - 1,
        file.get(rows + STEP_AT));
  }

  /** Whether a flush is good for its holder: not in low games. */
  boolean flushCounts() {
    return (file.get(FLAGS_AT) & LOW) == 0;
  }

  RuleSet ruleSet() throws TableFormatException {
    return new RuleSet(deck(), scale(), text(RULES));
  }

  boolean has(int kind) {
    return find(kind, 0) >= 0;
  }

  private String text(int kind) throws TableFormatException {
    return StandardCharsets.UTF_8.decode(bytes(need(kind))).toString();
  }

  char[] chars(int kind) throws TableFormatException {
    return chars(bytes(need(kind)));
  }

  int[] ints(int kind) throws TableFormatException {
    ByteBuffer bytes = bytes(need(kind));
    int[] ints = new int[bytes.remaining() / Integer.BYTES];
    bytes.asIntBuffer().get(ints);
    return ints;
  }

  long[] longs(int kind) throws TableFormatException {
    ByteBuffer bytes = bytes(need(kind));
    long[] longs = new long[bytes.remaining() / Long.BYTES];
    bytes.asLongBuffer().get(longs);
    return longs;
  }

  private static char[] chars(ByteBuffer bytes) {
    char[] chars = new char[bytes.remaining() / Character.BYTES];
    bytes.asCharBuffer().get(chars);
    return chars;
  }

  /** The place of a directory entry, or -1. */
  private int find(int kind, int cards) {
    int end = HEADER_BYTES + ENTRY_BYTES * file.getShort(SECTIONS_AT);
    for (int entry = HEADER_BYTES; entry < end; entry += ENTRY_BYTES) {
      if (file.get(entry + ENTRY_KIND_AT) == kind && file.get(entry + ENTRY_CARDS_AT) == cards) {
        return entry;
      }
    }
    return -1;
  }

  private int need(int kind) throws TableFormatException {
    int entry = find(kind, 0);
    if (entry < 0) {
      throw refusal("a section of kind " + kind, "none", "made for another evaluator");
    }
    return entry;
  }

  private ByteBuffer bytes(int entry) {
    return file.slice(file.getInt(entry + OFFSET_AT), file.getInt(entry + SIZE_AT))
        .order(ByteOrder.LITTLE_ENDIAN);
  }
}
