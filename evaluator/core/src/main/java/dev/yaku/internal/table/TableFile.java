package dev.yaku.internal.table;

import dev.yaku.TableFormatException;
import dev.yaku.internal.file.Checksum;
import dev.yaku.internal.file.FileErrors;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

/** A checked table file: its header, and its sections as arrays. See tables/FORMAT.md. */
public final class TableFile implements Supplier<TableFile> {
  private final Object name;
  private final ByteBuffer bytes;
  private final TableHeader header;
  private final TableEntry[] entries;
  private final Supplier<TableFile> source;
  private final int checksum;
  private final boolean own;

  /** Checks the structure of a file, called so in messages, and, by the checksum, every byte. */
  public TableFile(String name, ByteBuffer bytes) throws TableFormatException {
    this(name, bytes, null, false);
  }

  /**
   * Checks a file whose bytes need not be kept.
   *
   * @param again reads it again; also what errors call the file
   * @param own whether this is a file of the library itself, or has been checked before: if its
   *     checksum is correct, it is as it was written, and its structure is not checked
   */
  public TableFile(Supplier<TableFile> again, ByteBuffer bytes, boolean own)
      throws TableFormatException {
    this(again, bytes, again, own);
  }

  private TableFile(Object name, ByteBuffer bytes, Supplier<TableFile> again, boolean own)
      throws TableFormatException {
    this.name = name;
    this.own = own;
    this.bytes = bytes.order(ByteOrder.LITTLE_ENDIAN);
    if (!own || !isAsWritten(this.bytes)) { // not on the way to the first value
      TableCheck.check(errors(), this.bytes);
    }
    header = TableHeader.read(this.bytes);
    entries = new TableEntry[header.sections()];
    for (int i = 0; i < entries.length; i++) {
      entries[i] = TableEntry.read(this.bytes, i);
    }
    checksum = Checksum.stated(this.bytes);
    source = again == null ? this : again;
  }

  /** Whether these bytes are a file of this version, with the correct checksum. */
  private static boolean isAsWritten(ByteBuffer bytes) {
    return bytes.limit() >= TableCheck.LEAST_BYTES
        && TableHeader.read(bytes).version() == TableHeader.VERSION
        && Checksum.of(bytes) == Checksum.stated(bytes);
  }

  @Override
  public TableFile get() {
    return this;
  }

  /**
   * The source of the parts that few programs need: without the bytes, if they can be read again.
   * It throws an {@link java.io.UncheckedIOException} if they cannot, or have changed.
   */
  public Supplier<TableFile> source() {
    return source;
  }

  /** Whether the file was given by a user, not read from the library's own jar. */
  public boolean isForeign() {
    return !own;
  }

  public FileErrors errors() {
    return new FileErrors(name);
  }

  public int checksum() {
    return checksum;
  }

  public TableHeader header() {
    return header;
  }

  /** Whether there is a section of this kind that is not for one hand size. */
  public boolean has(int kind) {
    return has(kind, 0);
  }

  /** Whether there is a section of this kind for hands of this size. */
  public boolean has(int kind, int cards) {
    return find(kind, cards) != null;
  }

  public void need(int kind) throws TableFormatException {
    need(kind, 0);
  }

  /** The perfect hash with rows of this kind, and the values that follow them. */
  public PerfectHash hash(int rowsKind, int cards) throws TableFormatException {
    need(rowsKind, cards);
    return hash(rowsKind, cards, chars(rowsKind + 1, cards));
  }

  /** The numbers by which boards are found: each rank multiset of this size has another one. */
  public PerfectHash rankNumbers(int cards) throws TableFormatException {
    PerfectHash section = hash(TableFormat.ROWS, cards);
    boolean[] found = new boolean[TableFormat.rankMultisets(cards)];
    int count = 0;
    char[] numbers = section.values();
    for (int slot = 0; slot < numbers.length; slot++) {
      char number = numbers[slot];
      if (number == TableFormat.EMPTY_SLOT) {
        numbers[slot] = 0; // a board, wherever the rows lead
        continue;
      }
      if (number >= found.length || found[number]) {
        String expected = "each number of 0 to " + (found.length - 1) + " once";
        throw errors().foreign(expected, "" + (int) number);
      }
      found[number] = true;
      count++;
    }
    errors().expect("numbers of " + cards + " cards", found.length, count);
    return section;
  }

  /** The perfect hash with rows of this kind and these values. */
  public PerfectHash hash(int rowsKind, int cards, char[] values) throws TableFormatException {
    TableEntry rows = need(rowsKind, cards);
    boolean common = rowsKind == TableFormat.ROWS && PerfectHash.isCommon(cards);
    return new PerfectHash(
        chars(rowsKind, cards),
        values,
        Integer.SIZE - rows.rowBits(),
        Integer.SIZE - rows.rowBits() - rows.columnBits(),
        common ? 0 : Math.max(0, Integer.numberOfTrailingZeros(values.length) - Character.SIZE));
  }

  public String text(int kind) throws TableFormatException {
    return new String(bytes(kind), StandardCharsets.UTF_8);
  }

  public byte[] bytes(int kind) throws TableFormatException {
    ByteBuffer in = slice(need(kind, 0));
    byte[] copy = new byte[in.remaining()];
    in.get(copy);
    return copy;
  }

  public char[] chars(int kind) throws TableFormatException {
    return chars(kind, 0);
  }

  public char[] chars(int kind, int cards) throws TableFormatException {
    ByteBuffer in = slice(need(kind, cards));
    char[] chars = new char[in.remaining() / Character.BYTES];
    in.asCharBuffer().get(chars);
    return chars;
  }

  public int[] ints(int kind) throws TableFormatException {
    ByteBuffer in = slice(need(kind, 0));
    int[] ints = new int[in.remaining() / Integer.BYTES];
    in.asIntBuffer().get(ints);
    return ints;
  }

  public long[] longs(int kind) throws TableFormatException {
    ByteBuffer in = slice(need(kind, 0));
    long[] longs = new long[in.remaining() / Long.BYTES];
    in.asLongBuffer().get(longs);
    return longs;
  }

  /** The entry of a section, or null. */
  private TableEntry find(int kind, int cards) {
    for (TableEntry entry : entries) {
      if (entry.kind() == kind && entry.cards() == cards) {
        return entry;
      }
    }
    return null;
  }

  private TableEntry need(int kind, int cards) throws TableFormatException {
    TableEntry entry = find(kind, cards);
    if (entry == null) {
      throw TableEntry.missing(errors(), kind, cards);
    }
    return entry;
  }

  private ByteBuffer slice(TableEntry entry) {
    int start = (int) entry.offset();
    ByteBuffer section = bytes.duplicate().position(start).limit(start + (int) entry.size());
    return section.slice().order(ByteOrder.LITTLE_ENDIAN);
  }
}
