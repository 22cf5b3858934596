package dev.yaku.internal.table;

import dev.yaku.Card;
import dev.yaku.TableFormatException;
import dev.yaku.internal.file.FileErrors;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Checks the directory of a table file, the place and length of each section; and the keys of the
 * cards, which all other reads follow from: each counts one card of its suit, and cards that the
 * rules do not tell apart have the same key.
 */
final class DirectoryCheck {
  private static final int ALIGNMENT = 64;
  private static final int RANK_SETS = 1 << Card.RANK_COUNT;
  private static final int KEY_BITS = 29; // that lead to a value; the bits below are flags

  // Hand sizes as sets.
  private static final int SIX = 1 << 6;
  private static final int SEVEN = 1 << 7;

  // Parts of the keys of cards.
  private static final int ONE_CARD = 1 << KeyLayout.CARDS_SHIFT;
  private static final int COUNTS = KeyLayout.CARD_COUNTER | KeyLayout.COUNTERS;
  private static final int SHIFT_WITHOUT_FACTORS = 35;
  private static final int WILD = Card.RANK_COUNT; // a wild card's symbol; others have their ranks

  private final FileErrors errors;
  private final ByteBuffer file;
  private final TableHeader header;
  private final int[] sizes = new int[TableFormat.LOW_BOARDS + 1]; // by kind: a set of hand sizes
  private final Map<Integer, Long> ofSymbol = new HashMap<>(); // the keys found so far
  private int widest; // bits of keys that lead to a value
  private int cardKeys; // where they begin; 0 if there are none
  private int factors; // likewise

  DirectoryCheck(FileErrors errors, ByteBuffer file, TableHeader header) {
    this.errors = errors;
    this.file = file;
    this.header = header;
  }

  /** Checks the directory; each section begins at the next aligned byte. */
  void check() throws TableFormatException {
    int count = header.sections();
    long end = TableHeader.BYTES + (long) TableEntry.BYTES * count;
    if (end > file.limit() - TableFormat.FOOTER_BYTES) {
      throw errors.foreign(count + " sections", file.limit() + " bytes");
    }
    TableEntry previous = null;
    for (int i = 0; i < count; i++) {
      TableEntry entry = TableEntry.read(file, i);
      checkPlace(entry, previous);
      checkHash(entry, previous);
      expect(entry, "offset", aligned(end), entry.offset());
      expect(entry, "size", size(entry), entry.size());
      end = entry.offset() + entry.size();
      sizes[entry.kind()] |= 1 << entry.cards();
      cardKeys = entry.kind() == TableFormat.CARD_KEYS ? (int) entry.offset() : cardKeys;
      factors = entry.kind() == TableFormat.FACTORS ? (int) entry.offset() : factors;
      widest = Math.max(widest, entry.rowBits() + entry.columnBits());
      previous = entry;
    }
    errors.expect("length", aligned(end) + TableFormat.FOOTER_BYTES, file.limit());
    if (header.kind() == TableFormat.HAND_TABLE) {
      checkHands();
      checkFactors();
      checkFlushes(checkCards());
    } else {
      checkGame();
    }
  }

  /** Sections are in the order of cards and kind, without duplicates. */
  private void checkPlace(TableEntry entry, TableEntry previous) throws TableFormatException {
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
        if (entry.kind() == TableFormat.ROWS && PerfectHash.isCommon(entry.cards())) {
          int rowBits = PerfectHash.COMMON_ROW_BITS + entry.cards(); // the evaluator knows them
          expect(entry, "row bits", rowBits, entry.rowBits());
          expect(entry, "column bits", PerfectHash.COMMON_WIDTH - rowBits, entry.columnBits());
        }
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

  /** The number of bytes that a section must have; if any size is allowed, the size it has. */
  private long size(TableEntry entry) {
    return switch (entry.kind()) {
      case TableFormat.PACKED -> Integer.BYTES * (header.maxValue() + 1);
      case TableFormat.CARD_KEYS -> (long) Long.BYTES * (Card.JOKER + header.jokers());
      case TableFormat.FACTORS -> (long) Integer.BYTES * Card.SUITS.length();
      case TableFormat.SUIT_KEYS -> Integer.BYTES * RANK_SETS;
      case TableFormat.FLUSHES -> Character.BYTES * RANK_SETS;
      case TableFormat.ROWS, TableFormat.FLUSH_ROWS -> (long) Character.BYTES << entry.rowBits();
      case TableFormat.VALUES, TableFormat.FLUSH_VALUES -> { // at most a slot for every column
        long columns = (long) Character.BYTES << entry.rowBits() + entry.columnBits();
        yield Math.max(Character.BYTES, Math.min(Long.highestOneBit(entry.size()), columns));
      }
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

  private static long aligned(long offset) {
    return (offset + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }

  /** Sections that need each other are there together, for exactly the hand sizes of the rules. */
  private void checkHands() throws TableFormatException {
    int best = header.best();
    int most = header.maxCards();
    int all = range(header.minCards(), most) | 1 << best; // even if hands must be larger
    expectSizes("rows", all, sizes[TableFormat.ROWS]);
    // values that may be stored with those of hands of one more card
    int inOthers = (all & SEVEN) == 0 ? 0 : all & SIX;
    expectSizes("values", all, sizes[TableFormat.VALUES] | inOthers);
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
  private void checkFactors() throws TableFormatException {
    boolean needed = header.copies() > 1 && header.maxCards() > header.best() && hasFlushes();
    errors.expect("sections of factors", needed ? 1 : 0, sizes[TableFormat.FACTORS]);
    if (needed) { // which lie in the bits below
      errors.expectRange("row and column bits", 1, PerfectHash.COMMON_WIDTH, widest);
    }
  }

  /**
   * Flushes of sets are found by their ranks, except those of exactly the cards that count; a hand
   * may hold at most so many cards of a suit.
   */
  private void checkFlushes(int most) throws TableFormatException {
    boolean sets = sizes[TableFormat.SUIT_KEYS] != 0;
    int flushes = sizes[TableFormat.FLUSH_ROWS];
    if (flushes != 0) {
      expectSizes("flush rows", range(header.best(), sets ? header.best() : most), flushes);
    }
    expectSizes("flush values", flushes, sizes[TableFormat.FLUSH_VALUES]);
  }

  private boolean hasFlushes() {
    return sizes[TableFormat.FLUSH_ROWS] != 0;
  }

  /** Checks the keys of cards; returns how many cards of a suit, or wild, a hand may hold. */
  private int checkCards() throws TableFormatException {
    if (cardKeys == 0) {
      throw TableEntry.missing(errors, TableFormat.CARD_KEYS, 0);
    }
    boolean mayBeWild = sizes[TableFormat.SUIT_KEYS] == 0 && !header.isLow();
    int[] bySuit = new int[Card.SUITS.length()];
    int wildRank = -1;
    for (int card = 0; card < Card.JOKER + header.jokers(); card++) {
      long key = file.getLong(cardKeys + Long.BYTES * card);
      boolean joker = Card.isJoker(card);
      if (!joker && (header.deck() >>> card & 1) == 0) {
        expectKey(card, key == 0, key);
        continue;
      }
      boolean wild = hasFlushes() && ((int) key & COUNTS) == (ONE_CARD | KeyLayout.UNITS);
      expectKey(card, wild || !(joker && hasFlushes()) && isPlain(card, key), key);
      if (wild && !joker) {
        expectKey(card, mayBeWild && (wildRank < 0 || wildRank == Card.rank(card)), key);
        wildRank = Card.rank(card);
      }
      checkRank(card, key, joker || wild ? WILD : Card.rank(card));
      for (int suit = 0; suit < bySuit.length; suit++) {
        boolean counts = wild || !joker && suit == Card.suit(card);
        bySuit[suit] += counts ? joker ? 1 : header.copies() : 0;
      }
    }
    expectKey(wildRank, !ofSymbol.containsKey(wildRank), 0);
    int most = Arrays.stream(bySuit).max().getAsInt();
    return Math.min(header.maxCards(), most);
  }

  /** Whether a key counts one card of its own suit, or, without flushes, of none. */
  private boolean isPlain(int card, long key) {
    int suit = hasFlushes() && !Card.isJoker(card) ? 1 << KeyLayout.BITS * Card.suit(card) : 0;
    return ((int) key & COUNTS) == (ONE_CARD | suit);
  }

  /** Equal ranks have equal keys; between these and the counts is a factor, or nothing. */
  private void checkRank(int card, long key, int symbol) throws TableFormatException {
    int shift = factors == 0 ? SHIFT_WITHOUT_FACTORS : KeyLayout.RANK_SHIFT;
    long rank = key >>> shift;
    int factor =
        factors == 0 || symbol == WILD
            ? 0
            : file.getInt(factors + Integer.BYTES * Card.suit(card)) * (int) rank
                & KeyLayout.FACTOR;
    long found = key >>> KeyLayout.FACTOR_SHIFT & (1L << shift - KeyLayout.FACTOR_SHIFT) - 1;
    expectKey(card, found == factor, key);
    Long known = ofSymbol.putIfAbsent(symbol, rank);
    expectKey(card, known == null || known == rank, key);
  }

  private void expectKey(int card, boolean good, long key) throws TableFormatException {
    if (!good) {
      throw errors.foreign(
          "a key of card " + card + " as its rank and suit have it", "%016x".formatted(key));
    }
  }

  /** Checks that the table has its game's sections, and no others. */
  private void checkGame() throws TableFormatException {
    int kinds = 0;
    for (int kind = 0; kind < sizes.length; kind++) {
      kinds |= sizes[kind] == 0 ? 0 : 1 << kind;
    }
    int expected =
        set(TableFormat.RULES, TableFormat.CATEGORIES, TableFormat.PACKED, TableFormat.FLUSHES);
    if (header.isOmaha()) {
      expected |=
          set(TableFormat.SUIT_KEYS, TableFormat.ROWS, TableFormat.VALUES, TableFormat.BOARDS);
      int boards = set(TableFormat.LOW_BOARDS);
      int lows = (kinds & boards) != 0 ? boards : set(TableFormat.LOWS);
      int low = set(TableFormat.LOW_CATEGORIES, TableFormat.LOW_PACKED) | lows;
      expected |= (kinds & low) == 0 ? 0 : low;
    }
    if (kinds != expected) {
      throw errors.foreign("sections " + list(expected), list(kinds));
    }
    if (header.isOmaha()) {
      int most = Math.max(header.maxCards(), header.maxBoard());
      int numbered = range(Math.min(TableFormat.MIN_BOARD, header.minCards()), most);
      int boards = range(TableFormat.MIN_BOARD, header.maxBoard());
      expectSizes("rows", numbered, sizes[TableFormat.ROWS]);
      expectSizes("values", numbered, sizes[TableFormat.VALUES]);
      expectSizes("boards", boards, sizes[TableFormat.BOARDS]);
      boolean low = sizes[TableFormat.LOW_BOARDS] != 0;
      expectSizes("boards of low hands", low ? boards : 0, sizes[TableFormat.LOW_BOARDS]);
    }
  }

  private static int set(int... kinds) {
    int set = 0;
    for (int kind : kinds) {
      set |= 1 << kind;
    }
    return set;
  }

  private static int range(int least, int most) {
    return (2 << most) - (1 << least);
  }

  private void expect(TableEntry entry, String what, long expected, long found)
      throws TableFormatException {
    if (expected != found) {
      throw errors.foreign(what + " " + expected + " of " + entry.describe(), found);
    }
  }

  /** Rejects sections for hand sizes other than the expected set. */
  private void expectSizes(String what, int expected, int found) throws TableFormatException {
    if (found != expected) {
      throw errors.foreign(what + " for hands of " + list(expected) + " cards", list(found));
    }
  }

  private static String list(int set) {
    return BitSet.valueOf(new long[] {set}).toString();
  }
}
