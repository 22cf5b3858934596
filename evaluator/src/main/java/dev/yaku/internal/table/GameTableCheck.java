package dev.yaku.internal.table;

import dev.yaku.Hand;
import dev.yaku.TableFormatException;
import dev.yaku.internal.games.OmahaTableEvaluator;
import dev.yaku.internal.rules.ValueScale;
import dev.yaku.internal.table.TableFile.Header;

/** What the tables of games must pass beside the checks of all tables. */
public final class GameTableCheck {
  private static final int MIN_HOLE = 4;
  private static final int MAX_HOLE = 6;
  private static final int MIN_BOARD = 3;
  private static final int MAX_BOARD = 5;
  private static final int OMAHA_BEST = 5;
  private static final int BADUGI_BEST = 4;

  /** So many sets of five there are of the ranks that a low hand can hold. */
  private static final int MAX_LOW = 56;

  private static final char EMPTY = 0xFFFF;
  private static final int RANK_NIBBLES = 5;
  private static final int CATEGORY_SHIFT = 4 * RANK_NIBBLES;

  private final TableCheck check;
  private final Header header;
  private final boolean omaha;

  GameTableCheck(TableCheck check, Header header) {
    this.check = check;
    this.header = header;
    omaha = header.kind() == TableFile.OMAHA_TABLE;
  }

  /** The evaluators take most of what a header can say for granted. */
  void header() throws TableFormatException {
    int max = header.maxCards();
    if (omaha) {
      expect("cards of the best hand", OMAHA_BEST, header.best());
      check.expectRange("most cards", MIN_HOLE, MAX_HOLE, max);
      check.expectRange("fewest cards", MIN_HOLE, max, header.minCards());
      check.expectRange("most cards on the board", MIN_BOARD, MAX_BOARD, header.maxBoard());
      check.expectRange(
          "fewest cards on the board", MIN_BOARD, header.maxBoard(), header.minBoard());
      expect("flags", 0, header.flags());
    } else {
      expect("cards of the best hand", BADUGI_BEST, header.best());
      check.expectRange("most cards", BADUGI_BEST, BADUGI_BEST + 1, max);
      check.expectRange("fewest cards", BADUGI_BEST, max, header.minCards());
      expect("reserved bytes", 0, header.reserved());
      expect("flag of low rules", Header.LOW, header.flags() & Header.LOW);
    }
    expect("copies", 1, header.copies());
    expect("jokers", 0, header.jokers());
    if (header.deck() != Hand.DECK) {
      throw check.refusal(
          "a deck of 52 cards", "%016x".formatted(header.deck()), TableCheck.FOREIGN);
    }
  }

  /**
   * There are the sections of the game, and no others.
   *
   * @param sizes by kind of section: the set of hand sizes that have one
   */
  void sections(int... sizes) throws TableFormatException {
    int kinds = 0;
    for (int kind = 0; kind < sizes.length; kind++) {
      kinds |= sizes[kind] == 0 ? 0 : 1 << kind;
    }
    int expected = set(TableFile.RULES, TableFile.CATEGORIES, TableFile.PACKED, TableFile.FLUSHES);
    if (omaha) {
      expected |= set(TableFile.SUIT_KEYS, TableFile.ROWS, TableFile.VALUES, TableFile.BOARDS);
      int low = set(TableFile.LOW_CATEGORIES, TableFile.LOW_PACKED, TableFile.LOWS);
      expected |= (kinds & low) == 0 ? 0 : low;
    }
    if (kinds != expected) {
      throw check.refusal(
          "sections " + TableCheck.list(expected), TableCheck.list(kinds), TableCheck.FOREIGN);
    }
    if (omaha) {
      int most = Math.max(header.maxCards(), header.maxBoard());
      check.expectSizes("rows", TableCheck.range(MIN_BOARD, most), sizes[TableFile.ROWS]);
      check.expectSizes("values", TableCheck.range(MIN_BOARD, most), sizes[TableFile.VALUES]);
      check.expectSizes(
          "boards", TableCheck.range(MIN_BOARD, header.maxBoard()), sizes[TableFile.BOARDS]);
    }
  }

  private static int set(int... kinds) {
    int set = 0;
    for (int kind : kinds) {
      set |= 1 << kind;
    }
    return set;
  }

  /** In badugi the category is the number of cards that count, each of which has a rank. */
  void packed(int... packedByValue) throws TableFormatException {
    for (int packed : packedByValue) {
      int ranks = 0;
      for (int nibble = 0; nibble < RANK_NIBBLES; nibble++) {
        ranks += (packed >> 4 * nibble & 15) == 0 ? 0 : 1;
      }
      if (packed >> CATEGORY_SHIFT != ranks) {
        throw check.refusal(
            "as many ranks as cards", "packed value %06x".formatted(packed), TableCheck.FOREIGN);
      }
    }
  }

  /** The values of low hands are bytes. */
  void low(ValueScale scale) throws TableFormatException {
    check.expectRange("greatest low value", 0, MAX_LOW, scale.maxValue());
  }

  /** Boards are looked for by number: each rank multiset of so many cards has one of its own. */
  void numbers(int cards, PerfectHash section) throws TableFormatException {
    boolean[] found = new boolean[OmahaTableEvaluator.multisets(cards)];
    int count = 0;
    for (char number : section.values()) {
      if (number == EMPTY) {
        continue;
      }
      if (number >= found.length || found[number]) {
        String expected = "each number of 0 to " + (found.length - 1) + " once";
        throw check.refusal(expected, "" + (int) number, TableCheck.FOREIGN);
      }
      found[number] = true;
      count++;
    }
    expect("numbers of " + cards + " cards", found.length, count);
  }

  private void expect(String what, long expected, long found) throws TableFormatException {
    check.expect(what, expected, found, TableCheck.FOREIGN);
  }
}
