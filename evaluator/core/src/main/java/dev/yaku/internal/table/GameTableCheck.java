package dev.yaku.internal.table;

import dev.yaku.Hand;
import dev.yaku.TableFormatException;

/** The checks for tables of games, in addition to those for all tables. */
record GameTableCheck(TableErrors errors, TableHeader header) {
  private static final int MIN_HOLE = 2;
  private static final int MAX_HOLE = 7;
  private static final int MIN_BOARD = 3;
  private static final int MAX_BOARD = 5;
  private static final int OMAHA_BEST = 5;
  private static final int BADUGI_BEST = 4;

  /** The evaluators of games rely on most fields of the header. */
  void checkHeader() throws TableFormatException {
    int max = header.maxCards();
    if (header.isOmaha()) {
      errors.expect("cards of the best hand", OMAHA_BEST, header.best());
      errors.expectRange("most cards", MIN_HOLE, MAX_HOLE, max);
      errors.expectRange("fewest cards", MIN_HOLE, max, header.minCards());
      errors.expectRange("most cards on the board", MIN_BOARD, MAX_BOARD, header.maxBoard());
      errors.expectRange(
          "fewest cards on the board", MIN_BOARD, header.maxBoard(), header.minBoard());
      errors.expect("flags", 0, header.flags());
    } else {
      errors.expect("cards of the best hand", BADUGI_BEST, header.best());
      errors.expectRange("most cards", BADUGI_BEST, BADUGI_BEST + 1, max);
      errors.expectRange("fewest cards", BADUGI_BEST, max, header.minCards());
      int flags = TableHeader.LOW | TableHeader.ACE_FIRST;
      errors.expectRange("flags", 0, flags, header.flags());
      errors.expect("flag of low rules", TableHeader.LOW, header.flags() & TableHeader.LOW);
    }
    errors.expect("copies", 1, header.copies());
    errors.expect("jokers", 0, header.jokers());
    int cards = header.isOmaha() ? header.maxCards() + header.maxBoard() : Long.bitCount(Hand.DECK);
    if ((header.deck() & ~Hand.DECK) != 0 || Long.bitCount(header.deck()) < cards) {
      throw errors.foreign("a deck of " + cards + " cards", "%016x".formatted(header.deck()));
    }
  }

  /** Checks that the table has its game's sections for these hand sizes by kind, and no others. */
  void sections(int... sizes) throws TableFormatException {
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
      throw errors.foreign("sections " + TableErrors.list(expected), TableErrors.list(kinds));
    }
    if (header.isOmaha()) {
      int most = Math.max(header.maxCards(), header.maxBoard());
      int numbered = DirectoryCheck.range(Math.min(MIN_BOARD, header.minCards()), most);
      int boards = DirectoryCheck.range(MIN_BOARD, header.maxBoard());
      errors.expectSizes("rows", numbered, sizes[TableFormat.ROWS]);
      errors.expectSizes("values", numbered, sizes[TableFormat.VALUES]);
      errors.expectSizes("boards", boards, sizes[TableFormat.BOARDS]);
      boolean low = sizes[TableFormat.LOW_BOARDS] != 0;
      errors.expectSizes("boards of low hands", low ? boards : 0, sizes[TableFormat.LOW_BOARDS]);
    }
  }

  private static int set(int... kinds) {
    int set = 0;
    for (int kind : kinds) {
      set |= 1 << kind;
    }
    return set;
  }

  /**
   * Boards are found by number: each rank multiset of {@code cards} cards must have a different
   * number.
   */
  void numbers(int cards, PerfectHash section) throws TableFormatException {
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
        throw errors.foreign(expected, "" + (int) number);
      }
      found[number] = true;
      count++;
    }
    errors.expect("numbers of " + cards + " cards", found.length, count);
  }
}
