package dev.yaku.internal.table;

import dev.yaku.Category;
import dev.yaku.RuleSet;
import dev.yaku.TableFormatException;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.rules.ValueScale;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** A table file, checked, from which sections are taken; tables/FORMAT.md says what is in it. */
public final class TableFile {
  static final int RULES = 1;
  static final int CATEGORIES = 2;
  static final int PACKED = 3;
  public static final int CARD_KEYS = 4;
  public static final int FACTORS = 5;
  public static final int SUIT_KEYS = 6;
  public static final int FLUSHES = 7;
  public static final int ROWS = 8;
  static final int VALUES = 9;
  public static final int FLUSH_ROWS = 10;
  static final int FLUSH_VALUES = 11;
  public static final int BOARDS = 12;
  static final int LOW_CATEGORIES = 13;
  static final int LOW_PACKED = 14;
  public static final int LOWS = 15;

  /** What a table is for. */
  static final int HAND_TABLE = 1;

  public static final int OMAHA_TABLE = 2;
  public static final int BADUGI_TABLE = 3;

  /** No table has hands of more cards. */
  static final int MAX_CARDS = 9;

  /** What stands behind the magic, in the file's order. */
  public record Header(
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
      int reserved,
      long deck,
      String name) {
    static final int BYTES = 64;
    static final int LOW = 1;
    static final int ACE_FIRST = 2;
    private static final int AT = 8;

    public static Header read(ByteBuffer file) {
      ByteBuffer in = file.duplicate().order(ByteOrder.LITTLE_ENDIAN).position(AT);
      return new Header(
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
          in.getInt(),
          in.getLong(),
          latin1(in));
    }

    /** The rest of the header; not by a decoder, which would take longer to load. */
    private static String latin1(ByteBuffer in) {
      byte[] bytes = new byte[BYTES - in.position()];
      in.get(bytes);
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** In an Omaha table: the fewest cards on the board. */
    public int minBoard() {
      return reserved & 0xFF;
    }

    /** In an Omaha table: the most cards on the board. */
    public int maxBoard() {
      return reserved >>> 8;
    }

    /** The name without the zero bytes behind it. */
    public String ruleSet() {
      return name.replace("\0", "");
    }
  }

  /** What the directory says of a section, in the file's order. */
  record Entry(
      int kind, int cards, int rowBits, int columnBits, long reserved, long offset, long size) {
    static final int BYTES = 16;

    static Entry read(ByteBuffer file, int at) {
      long first = file.getLong(at);
      return new Entry(
          (int) first & 0xFF,
          (int) (first >>> 8) & 0xFF,
          (int) (first >>> 16) & 0xFF,
          (int) (first >>> 24) & 0xFF,
          first >>> 32,
          Integer.toUnsignedLong(file.getInt(at + 8)),
          Integer.toUnsignedLong(file.getInt(at + 12)));
    }
  }

  private final URL source; // null if the bytes are kept
  private final ByteBuffer file; // null if they are to be read again
  private final TableCheck check;
  private final Header header;
  private final List<Entry> directory;
  private final int checksum;

  /**
   * Checks the file: its structure, and by the checksum every byte.
   *
   * @param name what refusals call the file
   */
  TableFile(String name, ByteBuffer bytes) throws TableFormatException {
    this(name, null, bytes);
  }

  /** Reads and checks a file that need not be kept in memory: it can be read again. */
  public static TableFile read(URL source) throws IOException {
    URLConnection connection = source.openConnection();
    int length = connection.getContentLength();
    try (InputStream in = connection.getInputStream()) {
      return read(source, in, length);
    }
  }

  /**
   * Reads and checks a file that can be read again from this source.
   *
   * @param length -1 if it is not known: to grow with the stream takes longer
   */
  public static TableFile read(URL source, InputStream in, int length) throws IOException {
    byte[] bytes;
    if (length < 0) {
      bytes = in.readAllBytes();
    } else {
      bytes = new byte[length];
      in.readNBytes(bytes, 0, length);
    }
    return new TableFile(source.toString(), source, ByteBuffer.wrap(bytes));
  }

  private TableFile(String name, URL source, ByteBuffer bytes) throws TableFormatException {
    this.source = source;
    file = bytes.order(ByteOrder.LITTLE_ENDIAN);
    check = new TableCheck(name, file);
    header = check.header();
    directory = check.directory(header);
    checksum = file.getInt(file.limit() - Integer.BYTES);
  }

  /** The same file without its bytes. */
  private TableFile(TableFile open) {
    source = open.source;
    file = null;
    check = null;
    header = null;
    directory = null;
    checksum = open.checksum;
  }

  /** What to keep of the file for {@link #reopened()}: no bytes, if they can be read again. */
  TableFile closed() {
    return source == null ? this : new TableFile(this);
  }

  /**
   * The file with its bytes, read and checked again if they were not kept.
   *
   * @throws UncheckedIOException if it cannot be read any more, or is another now
   */
  public TableFile reopened() {
    if (file != null) {
      return this;
    }
    try {
      TableFile again = read(source);
      if (again.checksum != checksum) {
        throw again.check.refusal(
            "checksum %08x".formatted(checksum),
            "%08x".formatted(again.checksum),
            "replaced since it was opened");
      }
      return again;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Maps a file into memory. */
  public static TableFile map(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString(), null, "no such table file");
    }
    if (!Files.isRegularFile(path)) { // to open a pipe would be to wait for its writer
      String found = Files.isDirectory(path) ? "a directory" : "a pipe or device";
      throw new TableFormatException(path + ": expected a table file, found " + found);
    }
    try (FileChannel channel = FileChannel.open(path)) {
      long size = Math.min(Integer.MAX_VALUE, channel.size());
      ByteBuffer bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, size);
      return new TableFile(path.toString(), bytes);
    }
  }

  public HandLimits deck() {
    return new HandLimits(
        header.ruleSet(),
        header.deck(),
        header.copies(),
        header.jokers(),
        header.minCards(),
        header.maxCards());
  }

  public int bestCards() {
    return header.best();
  }

  public ValueScale scale() throws TableFormatException {
    boolean low = (header.flags() & Header.LOW) != 0;
    boolean aceFirst = (header.flags() & Header.ACE_FIRST) != 0;
    boolean flushes =
        header.kind() == HAND_TABLE ? find(FLUSH_ROWS, header.best()) != null : has(SUIT_KEYS);
    return scale(CATEGORIES, PACKED, flushes, low, aceFirst);
  }

  /** The scale of the low hand of a split pot. */
  public ValueScale lowScale() throws TableFormatException {
    ValueScale scale = scale(LOW_CATEGORIES, LOW_PACKED, false, true, true);
    new GameTableCheck(check, header).low(scale);
    return scale;
  }

  private ValueScale scale(
      int categoriesKind, int packedKind, boolean flushes, boolean low, boolean aceFirst)
      throws TableFormatException {
    List<Category> categories = check.categories(header, text(categoriesKind), flushes);
    int[] packed = ints(packedKind);
    check.packed(packed, categories.size());
    if (header.kind() == BADUGI_TABLE) {
      new GameTableCheck(check, header).packed(packed);
    }
    return new ValueScale(packed, categories, header.best(), low, aceFirst);
  }

  public Header header() {
    return header;
  }

  public byte[] bytes(int kind) throws TableFormatException {
    ByteBuffer in = bytes(need(kind));
    byte[] bytes = new byte[in.remaining()];
    in.get(bytes);
    return bytes;
  }

  /** The rows of this kind, and the values behind them, for hands of so many cards. */
  PerfectHash section(int rowsKind, int cards) {
    return section(rowsKind, cards, chars(bytes(find(rowsKind + 1, cards))));
  }

  /** The rows of this kind for hands of so many cards, and the values that they lead to. */
  PerfectHash section(int rowsKind, int cards, char... values) {
    Entry rows = find(rowsKind, cards);
    boolean common = rowsKind == ROWS && PerfectHash.isCommon(cards);
    return new PerfectHash(
        chars(bytes(rows)),
        values,
        Integer.SIZE - rows.rowBits(),
        Integer.SIZE - rows.rowBits() - rows.columnBits(),
        common ? 0 : Math.max(0, Integer.numberOfTrailingZeros(values.length) - Character.SIZE));
  }

  /** As {@link #section(int, int)}; refuses a file that has none. */
  PerfectHash needSection(int rowsKind, int cards) throws TableFormatException {
    need(rowsKind, cards);
    need(rowsKind + 1, cards);
    return section(rowsKind, cards);
  }

  /** The numbers of rank multisets of so many cards. */
  public PerfectHash numbers(int cards) throws TableFormatException {
    PerfectHash numbers = needSection(ROWS, cards);
    new GameTableCheck(check, header).numbers(cards, numbers);
    return numbers;
  }

  /** Whether a flush is good for its holder: not in low games. */
  public boolean flushCounts() {
    return (header.flags() & Header.LOW) == 0;
  }

  /**
   * What the rules say. A file that somebody gives us is checked for what its values mean; in a
   * built-in table that is left until it is asked for.
   */
  public RuleSet ruleSet() throws TableFormatException {
    need(RULES);
    if (source == null) {
      scale();
    }
    return new RuleSet(deck(), bestCards(), (int) header.maxValue(), closed());
  }

  public String rulesText() throws TableFormatException {
    return text(RULES);
  }

  public boolean has(int kind) {
    return has(kind, 0);
  }

  public boolean has(int kind, int cards) {
    return find(kind, cards) != null;
  }

  private String text(int kind) throws TableFormatException {
    return new String(bytes(kind), StandardCharsets.UTF_8);
  }

  public char[] chars(int kind) throws TableFormatException {
    return chars(bytes(need(kind)));
  }

  public char[] chars(int kind, int cards) throws TableFormatException {
    return chars(bytes(need(kind, cards)));
  }

  public int[] ints(int kind) throws TableFormatException {
    ByteBuffer bytes = bytes(need(kind));
    int[] ints = new int[bytes.remaining() / Integer.BYTES];
    bytes.asIntBuffer().get(ints);
    return ints;
  }

  public long[] longs(int kind) throws TableFormatException {
    ByteBuffer bytes = bytes(need(kind));
    long[] longs = new long[bytes.remaining() / Long.BYTES];
    for (int i = 0; i < longs.length; i++) { // a few: a LongBuffer would take longer to load
      longs[i] = bytes.getLong();
    }
    return longs;
  }

  private static char[] chars(ByteBuffer bytes) {
    char[] chars = new char[bytes.remaining() / Character.BYTES];
    bytes.asCharBuffer().get(chars);
    return chars;
  }

  private Entry find(int kind, int cards) {
    for (Entry entry : directory) {
      if (entry.kind() == kind && entry.cards() == cards) {
        return entry;
      }
    }
    return null;
  }

  private Entry need(int kind) throws TableFormatException {
    return need(kind, 0);
  }

  private Entry need(int kind, int cards) throws TableFormatException {
    Entry entry = find(kind, cards);
    if (entry == null) {
      String of = cards == 0 ? "" : " of " + cards + " cards";
      throw check.refusal("section " + kind + of, "none", "made for another evaluator");
    }
    return entry;
  }

  private ByteBuffer bytes(Entry entry) {
    return file.slice((int) entry.offset(), (int) entry.size()).order(ByteOrder.LITTLE_ENDIAN);
  }
}
