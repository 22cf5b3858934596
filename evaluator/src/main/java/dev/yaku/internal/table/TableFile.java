package dev.yaku.internal.table;

import dev.yaku.TableFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** A checked table file: its header, and its sections as arrays. See tables/FORMAT.md. */
public final class TableFile implements TableSource {
  private final ByteBuffer bytes;
  private final TableErrors errors;
  private final TableHeader header;
  private final List<TableEntry> directory;
  private final TableSource source;
  private final int checksum;
  private final MappedPath mapped; // null if the bytes are in the heap

  /**
   * Checks the structure of the file and, by the checksum, every byte.
   *
   * @param name the name of the file in messages
   */
  public TableFile(String name, ByteBuffer bytes) throws TableFormatException {
    this(name, bytes, null, null);
  }

  /** Creates a mapped file. */
  private TableFile(Path path, ByteBuffer bytes) throws IOException {
    this(path.toString(), bytes, null, MappedPath.of(path));
  }

  private TableFile(String name, ByteBuffer bytes, URL url, MappedPath mapped)
      throws TableFormatException {
    this.mapped = mapped;
    this.bytes = bytes.order(ByteOrder.LITTLE_ENDIAN);
    errors = new TableErrors(name);
    header = new TableCheck(errors, this.bytes).header();
    directory = new DirectoryCheck(errors, this.bytes).directory(header);
    checksum = this.bytes.getInt(this.bytes.limit() - Integer.BYTES);
    source = url == null ? this : new Reread(url, checksum);
  }

  /** Checks a file whose bytes can be read again from this URL. */
  static TableFile rereadable(URL url, ByteBuffer bytes) throws TableFormatException {
    return new TableFile(url.toString(), bytes, url, null);
  }

  /** Opens a file: maps it into memory, or reads it if its file system cannot map files. */
  public static TableFile open(Path path) throws IOException {
    checkFile(path);
    if (path.getFileSystem() != FileSystems.getDefault()) {
      try (InputStream in = Files.newInputStream(path)) {
        return read(path.toString(), in);
      }
    }
    try (FileChannel channel = FileChannel.open(path)) {
      long size = Math.min(Integer.MAX_VALUE, channel.size());
      ByteBuffer bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, size);
      return new TableFile(path, bytes);
    }
  }

  private static void checkFile(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString(), null, "no such table file");
    }
    if (!Files.isRegularFile(path)) { // opening a pipe would wait for its writer
      String found = Files.isDirectory(path) ? "a directory" : "a pipe or device";
      throw new TableFormatException(path + ": expected a table file, found " + found);
    }
  }

  /**
   * Reads a table from a stream; at most one more byte is read, and rejected.
   *
   * @param name the name of the file in messages
   */
  public static TableFile read(String name, InputStream in) throws IOException {
    byte[] start = in.readNBytes(TableCheck.LEAST_BYTES);
    ByteBuffer bytes = ByteBuffer.wrap(start);
    if (TableCheck.hasMagic(start)) {
      long length = Math.min(Integer.MAX_VALUE - Long.BYTES, TableHeader.read(bytes).length());
      byte[] rest = in.readNBytes((int) Math.max(0, length - start.length) + 1);
      bytes = ByteBuffer.allocate(start.length + rest.length).put(start).put(rest).flip();
    }
    return new TableFile(name, bytes);
  }

  /**
   * Copies a table from a buffer, from its position to its limit.
   *
   * @param name the name of the file in messages
   */
  public static TableFile copy(String name, ByteBuffer bytes) throws TableFormatException {
    return new TableFile(
        name, ByteBuffer.allocate(bytes.remaining()).put(bytes.duplicate()).flip());
  }

  /** This file, after checking that a mapped file has not been overwritten in place. */
  @Override
  public TableFile file() {
    if (mapped != null
        && (mapped.isShorterThan(bytes.limit()) || TableCheck.checksum(bytes) != checksum)) {
      throw new UncheckedIOException(
          errors.rejection(
              "checksum %08x".formatted(checksum), "another", "overwritten since it was opened"));
    }
    return this;
  }

  /** The source for later reads of the file: without the bytes, if they can be read again. */
  public TableSource source() {
    return source;
  }

  /** Whether the file was given by a user, not read from the library's own jar. */
  public boolean isForeign() {
    return source == this;
  }

  /** The errors of this file, for further checks. */
  public TableErrors errors() {
    return errors;
  }

  int checksum() {
    return checksum;
  }

  /** The header of the file. */
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

  /** Rejects a file without a section of this kind. */
  public void need(int kind) throws TableFormatException {
    need(kind, 0);
  }

  /** The perfect hash with rows of this kind, and the values that follow them. */
  public PerfectHash hash(int rowsKind, int cards) throws TableFormatException {
    need(rowsKind, cards);
    return hash(rowsKind, cards, chars(rowsKind + 1, cards));
  }

  /**
   * The numbers of the rank multisets of this size: each number from 0 up occurs once.
   *
   * @throws TableFormatException if a number is missing or occurs twice
   */
  public PerfectHash rankNumbers(int cards) throws TableFormatException {
    PerfectHash numbers = hash(TableFormat.ROWS, cards);
    new GameTableCheck(errors, header).numbers(cards, numbers);
    return numbers;
  }

  /** The perfect hash with rows of this kind and these values. */
  public PerfectHash hash(int rowsKind, int cards, char[] values) throws TableFormatException {
    TableEntry rows = need(rowsKind, cards);
    boolean common = rowsKind == TableFormat.ROWS && PerfectHash.isCommon(cards);
    return new PerfectHash(
        chars(rows),
        values,
        Integer.SIZE - rows.rowBits(),
        Integer.SIZE - rows.rowBits() - rows.columnBits(),
        common ? 0 : Math.max(0, Integer.numberOfTrailingZeros(values.length) - Character.SIZE));
  }

  /** A section of UTF-8 text. */
  public String text(int kind) throws TableFormatException {
    return new String(bytes(kind), StandardCharsets.UTF_8);
  }

  /** A section of bytes. */
  public byte[] bytes(int kind) throws TableFormatException {
    ByteBuffer in = slice(need(kind, 0));
    byte[] copy = new byte[in.remaining()];
    in.get(copy);
    return copy;
  }

  /** A section of 16-bit numbers. */
  public char[] chars(int kind) throws TableFormatException {
    return chars(kind, 0);
  }

  /** A section of 16-bit numbers for hands of this size. */
  public char[] chars(int kind, int cards) throws TableFormatException {
    return chars(need(kind, cards));
  }

  /** A section of 32-bit numbers. */
  public int[] ints(int kind) throws TableFormatException {
    ByteBuffer in = slice(need(kind, 0));
    int[] ints = new int[in.remaining() / Integer.BYTES];
    in.asIntBuffer().get(ints);
    return ints;
  }

  /** A section of 64-bit numbers. */
  public long[] longs(int kind) throws TableFormatException {
    ByteBuffer in = slice(need(kind, 0));
    long[] longs = new long[in.remaining() / Long.BYTES];
    for (int i = 0; i < longs.length; i++) { // no LongBuffer: JIT.md, note 13
      longs[i] = in.getLong();
    }
    return longs;
  }

  private char[] chars(TableEntry entry) {
    ByteBuffer in = slice(entry);
    char[] chars = new char[in.remaining() / Character.BYTES];
    in.asCharBuffer().get(chars);
    return chars;
  }

  private TableEntry find(int kind, int cards) {
    for (TableEntry entry : directory) {
      if (entry.kind() == kind && entry.cards() == cards) {
        return entry;
      }
    }
    return null;
  }

  private TableEntry need(int kind, int cards) throws TableFormatException {
    TableEntry entry = find(kind, cards);
    if (entry == null) {
      String of = cards == 0 ? "" : " of " + cards + " cards";
      throw errors.rejection("section " + kind + of, "none", "written for another evaluator");
    }
    return entry;
  }

  private ByteBuffer slice(TableEntry entry) {
    return bytes.slice((int) entry.offset(), (int) entry.size()).order(ByteOrder.LITTLE_ENDIAN);
  }
}
