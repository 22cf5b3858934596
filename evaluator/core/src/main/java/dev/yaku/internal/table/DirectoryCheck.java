package dev.yaku.internal.table;

import dev.yaku.Card;
import dev.yaku.TableFormatException;
import java.nio.ByteBuffer;
import java.util.HashMap;

/** Checks the directory of a table file: the place and length of each section. */
record DirectoryCheck(TableErrors errors, ByteBuffer file) {
  private static final int ALIGNMENT = 64;
  private static final int RANK_SETS = 1 << Card.RANK_COUNT;
  private static final int KEY_BITS = 29; // that lead to a value; the bits below are flags

  // Hand sizes as sets.
  private static final int SIX = 1 << 6;
  private static final int SEVEN = 1 << 7;

  /** Checks the directory; each section begins at the next aligned byte. */
  void check(TableHeader header) throws TableFormatException {
    int count = header.sections();
    long end = TableHeader.BYTES + (long) TableEntry.BYTES * count;
    if (end > file.limit() - TableCheck.FOOTER_BYTES) {
      throw errors.foreign(count + " sections", file.limit() + " bytes");
    }
    int[] sizes = new int[TableFormat.LOW_BOARDS + 1]; // by kind: a set of hand sizes
    int widest = 0; // bits of keys that lead to a value
    int cardKeys = 0;
    int factors = 0;
    TableEntry previous = null;
    for (int i = 0; i < count; i++) {
      TableEntry entry = TableEntry.read(file, TableHeader.BYTES + TableEntry.BYTES * i);
      checkPlace(entry, previous, header);
      checkHash(entry, previous);
      expect(entry, "offset", aligned(end), entry.offset());
      expect(entry, "size", size(entry, header), entry.size());
      end = entry.offset() + entry.size();
      sizes[entry.kind()] |= 1 << entry.cards();
      cardKeys = entry.kind() == TableFormat.CARD_KEYS ? (int) entry.offset() : cardKeys;
      factors = entry.kind() == TableFormat.FACTORS ? (int) entry.offset() : factors;
      widest = Math.max(widest, entry.rowBits() + entry.columnBits());
      previous = entry;
    }
    errors.expect("length", aligned(end) + TableCheck.FOOTER_BYTES, file.limit());
    if (header.kind() == TableFormat.HAND_TABLE) {
      checkHands(header, sizes);
      checkFactors(header, sizes, widest);
      if (cardKeys == 0) {
        throw errors.missing(TableFormat.CARD_KEYS, 0);
      }
      boolean flushes = sizes[TableFormat.FLUSH_ROWS] != 0;
      boolean wild = sizes[TableFormat.SUIT_KEYS] == 0 && !header.isLow();
      int most =
          new CardKeyCheck(errors, header, file, cardKeys, factors, flushes, wild, new HashMap<>())
              .check();
      checkFlushes(header, sizes, most);
    } else {
      new GameTableCheck(errors, header).sections(sizes);
    }
  }

  /** Sections are in the order of cards and kind, without duplicates. */
  private void checkPlace(TableEntry entry, TableEntry previous, TableHeader header)
      throws TableFormatException {
    int last =
        header.kind() == TableFormat.HAND_TABLE ? TableFormat.FLUSH_VALUES : TableFormat.LOW_BOARDS;
    errors.expectRange("section kind", TableFormat.RULES, last, entry.kind());
    int mostCards = entry.isOfCards() ? TableFormat.MAX_CARDS : 0;
    errors.expectRange("cards of a section", 0, mostCards, entry.cards());
    if (previous != null && entry.place() <= previous.place()) {
      throw errors.foreign(
          "sections in the order of cards and kind",
          entry.describe() + " after " + previous.describe());
    }
  }

  private void checkHash(TableEntry entry, TableEntry previous) throws TableFormatException {
    expect(entry, "reserved bytes", 0, entry.reserved());
    switch (entry.kind()) {
      case TableFormat.ROWS, TableFormat.FLUSH_ROWS -> {
        errors.expectRange("row bits", 1, KEY_BITS, entry.rowBits());
        errors.expectRange("column bits", 0, KEY_BITS - entry.rowBits(), entry.columnBits());
        checkCommon(entry);
      }
      case TableFormat.VALUES, TableFormat.FLUSH_VALUES -> {
        if (previous == null || previous.place() != entry.place() - 1) {
          throw errors.foreign("rows before " + entry.describe(), "none");
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

  /** The most frequent hand sizes have a fixed geometry that the evaluator knows. */
  private void checkCommon(TableEntry rows) throws TableFormatException {
    if (rows.kind() == TableFormat.ROWS && PerfectHash.isCommon(rows.cards())) {
      int rowBits = PerfectHash.COMMON_ROW_BITS + rows.cards();
      expect(rows, "row bits", rowBits, rows.rowBits());
      expect(rows, "column bits", PerfectHash.COMMON_WIDTH - rowBits, rows.columnBits());
    }
  }

  /** The number of bytes that a section must have; if any size is allowed, the size it has. */
  private static long size(TableEntry entry, TableHeader header) {
    return switch (entry.kind()) {
      case TableFormat.PACKED -> Integer.BYTES * (header.maxValue() + 1);
      case TableFormat.CARD_KEYS -> (long) Long.BYTES * (Card.JOKER + header.jokers());
      case TableFormat.FACTORS -> (long) Integer.BYTES * Card.SUITS.length();
      case TableFormat.SUIT_KEYS -> Integer.BYTES * RANK_SETS;
      case TableFormat.FLUSHES -> Character.BYTES * RANK_SETS;
      case TableFormat.ROWS, TableFormat.FLUSH_ROWS -> (long) Character.BYTES << entry.rowBits();
      case TableFormat.VALUES, TableFormat.FLUSH_VALUES ->
          Math.max(Character.BYTES, Math.min(Long.highestOneBit(entry.size()), columns(entry)));
      case TableFormat.BOARDS, TableFormat.LOW_BOARDS ->
          (long) Character.BYTES
              * TableFormat.HOLE_PAIRS
              * TableFormat.rankMultisets(entry.cards());
      case TableFormat.LOW_PACKED ->
          Math.max(Integer.BYTES, entry.size() / Integer.BYTES * Integer.BYTES);
      case TableFormat.LOWS -> TableFormat.LOW_RANK_SETS * TableFormat.LOW_RANK_SETS;
      default -> entry.size();
    };
  }

  /** The size of a section that has a slot for every column of a hash, the most that it needs. */
  private static long columns(TableEntry entry) {
    return (long) Character.BYTES << entry.rowBits() + entry.columnBits();
  }

  private static long aligned(long offset) {
    return (offset + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }

  /**
   * Sections that need each other are present together, for exactly the hand sizes of the rules.
   */
  private void checkHands(TableHeader header, int[] sizes) throws TableFormatException {
    int best = header.best();
    int most = header.maxCards();
    int all = range(header.minCards(), most) | 1 << best; // even if hands must be larger
    errors.expectSizes("rows", all, sizes[TableFormat.ROWS]);
    // values that may be stored with those of hands of one more card
    int inOthers = (all & SEVEN) == 0 ? 0 : all & SIX;
    errors.expectSizes("values", all, sizes[TableFormat.VALUES] | inOthers);
    boolean sets = sizes[TableFormat.SUIT_KEYS] != 0;
    if (sets) { // sets have neither repeated cards nor jokers
      errors.expect("copies", 1, header.copies());
      errors.expect("jokers", 0, header.jokers());
    } else if (sizes[TableFormat.FLUSHES] != 0) {
      throw errors.foreign("section " + TableFormat.SUIT_KEYS, "none");
    }
    int flushes = sizes[TableFormat.FLUSH_ROWS];
    boolean avoided = header.isLow() && flushes != 0 && most > best;
    int flag = avoided ? TableHeader.FLUSHES_TO_AVOID : 0;
    errors.expect("flag of flushes", flag, header.flags() & TableHeader.FLUSHES_TO_AVOID);
    if (avoided) {
      errors.expect("copies", 1, header.copies());
      errors.expect("jokers", 0, header.jokers());
      errors.expect("keys of sets", 0, sizes[TableFormat.SUIT_KEYS]);
    }
  }

  /** Factors tell which cards of a hand are of a suit, if the hand may hold cards twice. */
  private void checkFactors(TableHeader header, int[] sizes, int widest)
      throws TableFormatException {
    boolean needed =
        header.copies() > 1
            && header.maxCards() > header.best()
            && sizes[TableFormat.FLUSH_ROWS] != 0;
    errors.expect("sections of factors", needed ? 1 : 0, sizes[TableFormat.FACTORS]);
    if (needed) { // which lie in the bits below
      errors.expectRange("row and column bits", 1, PerfectHash.COMMON_WIDTH, widest);
    }
  }

  /**
   * Flushes of sets are found by their ranks, except those of exactly the cards that count; a hand
   * may hold at most so many cards of a suit.
   */
  private void checkFlushes(TableHeader header, int[] sizes, int most) throws TableFormatException {
    boolean sets = sizes[TableFormat.SUIT_KEYS] != 0;
    int flushes = sizes[TableFormat.FLUSH_ROWS];
    if (flushes != 0) {
      errors.expectSizes("flush rows", range(header.best(), sets ? header.best() : most), flushes);
    }
    errors.expectSizes("flush values", flushes, sizes[TableFormat.FLUSH_VALUES]);
  }

  static int range(int least, int most) {
    return (2 << most) - (1 << least);
  }

  private void expect(TableEntry entry, String what, long expected, long found)
      throws TableFormatException {
    if (expected != found) {
      throw errors.foreign(what + " " + expected + " of " + entry.describe(), found);
    }
  }
}
