package dev.yaku.internal.table;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.TableFormatException;
import dev.yaku.internal.games.OmahaTableEvaluator;
import dev.yaku.internal.table.TableFile.Entry;
import dev.yaku.internal.table.TableFile.Header;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32;

/** The checks that a table file must pass, in the order of tables/FORMAT.md. */
public final class TableCheck {
  /*
   * Damage is found by length and checksum. What is wrong behind a right checksum was written so, and
   * is refused where it would mislead: whatever says where something is, how long, or what it means.
   * The values in the large sections are the checksum's affair alone; to look at each would cost
   * more than all the rest.
   */
  private static final byte[] MAGIC = {'Y', 'A', 'K', 'U', '\r', '\n', 0x1A, '\n'};
  private static final int LETTERS = 4;
  private static final int VERSION = 1;
  private static final int CRC_32 = 1;
  private static final int FOOTER_BYTES = 16;
  private static final int ALIGNMENT = 64;

  public static final String NAME_CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789-";
  private static final int MAX_BEST = 5;
  private static final int MAX_VALUE = 0xFFFE; // one more is an empty slot
  private static final int RANK_SETS = 1 << Card.RANK_COUNT;

  /** The bits of a key that say where its value is; those below are flags. */
  private static final int KEY_BITS = 29;

  /** Sets of one hand size. */
  private static final int SIX = 1 << 6;

  private static final int SEVEN = 1 << 7;

  private static final int CATEGORY_SHIFT = 20;
  private static final int FIRST_RANK = 0xF0000;
  private static final int LOWEST_BITS = 0x11111;

  private static final String DAMAGED = "damaged";
  static final String FOREIGN = "made by another yaku";

  private final String source;
  private final ByteBuffer file;

  TableCheck(String source, ByteBuffer file) {
    this.source = source;
    this.file = file;
  }

  /** Reads the header and checks the whole file but for the directory. */
  Header header() throws TableFormatException {
    checkMagic();
    Header header = Header.read(file);
    expect("format version", VERSION, header.version(), FOREIGN);
    expectRange("table kind", TableFile.HAND_TABLE, TableFile.BADUGI_TABLE, header.kind());
    expect("length", header.length(), file.limit(), "truncated, or something was appended");
    checkFooter();
    int max = header.maxCards();
    expectRange("greatest value", 0, MAX_VALUE, header.maxValue());
    expectRange("cards of the best hand", 1, MAX_BEST, header.best());
    if (header.kind() == TableFile.HAND_TABLE) {
      expectRange("most cards", header.best(), TableFile.MAX_CARDS, max);
      expectRange("fewest cards", 0, header.best(), header.minCards());
      expect("reserved bytes", 0, header.reserved(), FOREIGN);
    } else {
      new GameTableCheck(this, header).header();
    }
    expectRange("copies", 1, max, header.copies());
    expectRange("jokers", 0, max, header.jokers());
    expectRange("flags", 0, Header.LOW | Header.ACE_FIRST, header.flags());
    int cards = Long.bitCount(header.deck()) * header.copies() + header.jokers();
    if ((header.deck() & ~Hand.DECK) != 0 || cards < max) {
      throw refusal("a deck of " + max + " cards", "%016x".formatted(header.deck()), FOREIGN);
    }
    checkName(header);
    return header;
  }

  private void checkMagic() throws TableFormatException {
    int least = Header.BYTES + FOOTER_BYTES;
    if (file.limit() < least) {
      throw refusal("at least " + least + " bytes", file.limit(), "truncated, or no yaku table");
    }
    byte[] found = new byte[MAGIC.length];
    file.get(0, found);
    boolean letters = Arrays.equals(MAGIC, 0, LETTERS, found, 0, LETTERS);
    String cause = letters ? "line ends were changed, as if it were text" : "not a yaku table";
    expectBytes("the first bytes", MAGIC, found, cause);
  }

  private void checkFooter() throws TableFormatException {
    int footer = file.limit() - FOOTER_BYTES;
    byte[] complement = new byte[MAGIC.length];
    for (int i = 0; i < MAGIC.length; i++) {
      complement[i] = (byte) ~MAGIC[i];
    }
    byte[] found = new byte[MAGIC.length];
    file.get(footer, found);
    expectBytes("the footer", complement, found, DAMAGED);
    expect("checksum kind", CRC_32, file.getInt(footer + MAGIC.length), DAMAGED);
    int checksumAt = file.limit() - Integer.BYTES;
    CRC32 crc = new CRC32();
    crc.update(file.duplicate().position(0).limit(checksumAt));
    int checksum = file.getInt(checksumAt);
    if (checksum != (int) crc.getValue()) {
      throw refusal("checksum %08x".formatted(checksum), "%08x".formatted(crc.getValue()), DAMAGED);
    }
  }

  private void checkName(Header header) throws TableFormatException {
    String name = header.ruleSet();
    boolean good = !name.isEmpty() && header.name().startsWith(name); // zero bytes only behind it
    for (int i = 0; i < name.length(); i++) {
      good &= NAME_CHARACTERS.indexOf(name.charAt(i)) >= 0;
    }
    if (!good) {
      throw refusal("a name of a-z, 0-9 and -", "\"" + name + "\"", FOREIGN);
    }
  }

  /** Reads the directory: which sections there are, each at the next aligned byte. */
  List<Entry> directory(Header header) throws TableFormatException {
    int count = header.sections();
    long end = Header.BYTES + (long) Entry.BYTES * count;
    if (end > file.limit() - FOOTER_BYTES) {
      throw refusal(count + " sections", file.limit() + " bytes", FOREIGN);
    }
    List<Entry> directory = new ArrayList<>();
    Entry previous = null;
    for (int i = 0; i < count; i++) {
      Entry entry = Entry.read(file, Header.BYTES + Entry.BYTES * i);
      checkPlace(entry, previous, header);
      checkHash(entry, previous);
      expect(entry, "offset", aligned(end), entry.offset());
      expect(entry, "size", size(entry, header), entry.size());
      end = entry.offset() + entry.size();
      directory.add(entry);
      previous = entry;
    }
    expect("length", aligned(end) + FOOTER_BYTES, file.limit(), FOREIGN);
    int[] sizes = new int[TableFile.LOWS + 1]; // by kind: a set of hand sizes
    for (Entry entry : directory) {
      sizes[entry.kind()] |= 1 << entry.cards();
    }
    if (header.kind() == TableFile.HAND_TABLE) {
      checkHands(header, sizes);
    } else {
      new GameTableCheck(this, header).sections(sizes);
    }
    return List.copyOf(directory);
  }

  /** Sections stand in the order of cards and kind: none can stand twice. */
  private void checkPlace(Entry entry, Entry previous, Header header) throws TableFormatException {
    int last = header.kind() == TableFile.HAND_TABLE ? TableFile.FLUSH_VALUES : TableFile.LOWS;
    expectRange("section kind", TableFile.RULES, last, entry.kind());
    int mostCards = isOfCards(entry) ? TableFile.MAX_CARDS : 0;
    expectRange("cards of a section", 0, mostCards, entry.cards());
    if (previous != null && place(entry) <= place(previous)) {
      throw refusal(
          "sections in the order of cards and kind",
          name(entry) + " behind " + name(previous),
          FOREIGN);
    }
  }

  /** Whether there is one such section for each number of cards. */
  private static boolean isOfCards(Entry entry) {
    return entry.kind() >= TableFile.ROWS && entry.kind() <= TableFile.BOARDS;
  }

  private static int place(Entry entry) {
    return entry.cards() << 8 | entry.kind();
  }

  private void checkHash(Entry entry, Entry previous) throws TableFormatException {
    expect(entry, "reserved bytes", 0, entry.reserved());
    switch (entry.kind()) {
      case TableFile.ROWS, TableFile.FLUSH_ROWS -> {
        expectRange("row bits", 1, KEY_BITS, entry.rowBits());
        expectRange("column bits", 0, KEY_BITS - entry.rowBits(), entry.columnBits());
        checkCommon(entry);
      }
      case TableFile.VALUES, TableFile.FLUSH_VALUES -> {
        if (previous == null || place(previous) != place(entry) - 1) {
          throw refusal("rows before " + name(entry), "none", FOREIGN);
        }
        expect(entry, "row bits", previous.rowBits(), entry.rowBits());
        expect(entry, "column bits", previous.columnBits(), entry.columnBits());
      }
      default -> {
        expect(entry, "row bits", 0, entry.rowBits());
        expect(entry, "column bits", 0, entry.columnBits());
      }
    }
  }

  /** The sizes that are asked for most have the geometry that the evaluator knows. */
  private void checkCommon(Entry rows) throws TableFormatException {
    if (rows.kind() == TableFile.ROWS && PerfectHash.isCommon(rows.cards())) {
      int rowBits = PerfectHash.COMMON_ROW_BITS + rows.cards();
      expect(rows, "row bits", rowBits, rows.rowBits());
      expect(rows, "column bits", PerfectHash.COMMON_WIDTH - rowBits, rows.columnBits());
    }
  }

  /** How many bytes a section must have; where its size is free, those it has. */
  private static long size(Entry entry, Header header) {
    return switch (entry.kind()) {
      case TableFile.PACKED -> Integer.BYTES * (header.maxValue() + 1);
      case TableFile.CARD_KEYS -> (long) Long.BYTES * (Card.JOKER + header.jokers());
      case TableFile.FACTORS -> (long) Integer.BYTES * Card.SUITS.length();
      case TableFile.SUIT_KEYS -> Integer.BYTES * RANK_SETS;
      case TableFile.FLUSHES -> Character.BYTES * RANK_SETS;
      case TableFile.ROWS, TableFile.FLUSH_ROWS -> (long) Character.BYTES << entry.rowBits();
      case TableFile.VALUES, TableFile.FLUSH_VALUES ->
          Math.max(Character.BYTES, Long.highestOneBit(entry.size())); // a power of two
      case TableFile.BOARDS ->
          (long) Character.BYTES
              * OmahaTableEvaluator.PAIRS
              * OmahaTableEvaluator.multisets(entry.cards());
      case TableFile.LOW_PACKED ->
          Math.max(Integer.BYTES, entry.size() / Integer.BYTES * Integer.BYTES);
      case TableFile.LOWS -> OmahaTableEvaluator.LOW_SETS * OmahaTableEvaluator.LOW_SETS;
      default -> entry.size();
    };
  }

  private static long aligned(long offset) {
    return (offset + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }

  /** Sections that need each other are there together, for all hand sizes and no other. */
  private void checkHands(Header header, int... sizes) throws TableFormatException {
    int best = header.best();
    int most = header.maxCards();
    int all = range(header.minCards(), most);
    expectSizes("rows", all, sizes[TableFile.ROWS]);
    int inOthers = (all & SEVEN) == 0 ? 0 : SIX; // values that may be among those of one card more
    expectSizes("values", all, sizes[TableFile.VALUES] | inOthers);
    boolean sets = sizes[TableFile.SUIT_KEYS] != 0;
    if (sets) { // they know neither repeats nor jokers
      expect("copies", 1, header.copies(), FOREIGN);
      expect("jokers", 0, header.jokers(), FOREIGN);
    } else if (sizes[TableFile.FLUSHES] != 0) {
      throw refusal("section " + TableFile.SUIT_KEYS, "none", FOREIGN);
    }
    int flushes = sizes[TableFile.FLUSH_ROWS];
    if (flushes != 0) { // not the largest, if one suit has fewer cards than a hand
      int upToLargest = 2 * Integer.highestOneBit(flushes) - 1;
      expectSizes("flush rows", range(best, sets ? best : most) & upToLargest, flushes);
    }
    expectSizes("flush values", flushes, sizes[TableFile.FLUSH_VALUES]);
  }

  static int range(int least, int most) {
    return (2 << most) - (1 << least);
  }

  void expectSizes(String what, int expected, int found) throws TableFormatException {
    if (found != expected) {
      throw refusal(what + " for hands of " + list(expected) + " cards", list(found), FOREIGN);
    }
  }

  static String list(int set) {
    return BitSet.valueOf(new long[] {set}).toString();
  }

  /**
   * Reads the rules' categories, weakest first; those of badugi are always the same.
   *
   * @param flushes whether there are sections of flushes
   */
  List<Category> categories(Header header, String text, boolean flushes)
      throws TableFormatException {
    List<Category> categories = new ArrayList<>();
    for (String line : text.split("\n", -1)) {
      Category category = Category.of(line);
      if (category == null || category == Category.NONE || categories.contains(category)) {
        throw refusal("another category", "\"" + line + "\"", FOREIGN);
      }
      categories.add(category);
    }
    boolean badugi = header.kind() == TableFile.BADUGI_TABLE;
    if (badugi
        ? !categories.equals(Category.OF_BADUGI)
        : !Collections.disjoint(categories, Category.OF_BADUGI)) {
      String of = badugi ? "badugi" : "five cards";
      throw refusal("the categories of " + of, text.replace('\n', ' '), FOREIGN);
    }
    if (flushes == Collections.disjoint(categories, Category.OF_FLUSHES)) {
      throw refusal("flush rows and a category of flushes", "one of them", FOREIGN);
    }
    return List.copyOf(categories);
  }

  /** Checks that packed values ascend, and can be put into words. */
  void packed(int[] packedByValue, int categories) throws TableFormatException {
    expect("packed value of value 0", 0, packedByValue[0], FOREIGN);
    int previous = 0;
    int ranksAbove13 = 0; // where a nibble has its three upper bits
    for (int i = 1; i < packedByValue.length; i++) {
      int packed = packedByValue[i];
      if (packed <= previous || (packed & FIRST_RANK) == 0) {
        throw refusal(
            "a packed value with a rank above %06x".formatted(previous),
            "%06x".formatted(packed),
            FOREIGN);
      }
      ranksAbove13 |= packed >> 1 & packed >> 2 & packed >> 3 & LOWEST_BITS;
      previous = packed;
    }
    if (ranksAbove13 != 0) {
      throw refusal("packed values of ranks 1 to 13", "greater ones", FOREIGN);
    }
    expectRange("greatest category", 0, categories, previous >> CATEGORY_SHIFT);
  }

  void expect(String what, long expected, long found, String cause) throws TableFormatException {
    if (expected != found) {
      throw refusal(what + " " + expected, found, cause);
    }
  }

  private void expect(Entry entry, String what, long expected, long found)
      throws TableFormatException {
    if (expected != found) {
      throw refusal(what + " " + expected + " of " + name(entry), found, FOREIGN);
    }
  }

  void expectRange(String what, long least, long most, long found) throws TableFormatException {
    if (found < least || found > most) {
      throw refusal(what + " " + least + " to " + most, found, FOREIGN);
    }
  }

  private void expectBytes(String what, byte[] expected, byte[] found, String cause)
      throws TableFormatException {
    if (!Arrays.equals(expected, found)) {
      HexFormat hex = HexFormat.ofDelimiter(" ");
      throw refusal(what + " " + hex.formatHex(expected), hex.formatHex(found), cause);
    }
  }

  private static String name(Entry entry) {
    String hands = isOfCards(entry) ? " of " + entry.cards() + " cards" : "";
    return "section " + entry.kind() + hands;
  }

  TableFormatException refusal(String expected, Object found, String cause) {
    return new TableFormatException(
        source + ": expected " + expected + ", found " + found + ": " + cause);
  }
}
