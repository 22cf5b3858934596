package dev.yaku.generator.tables;

import dev.yaku.generator.values.HandValues;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * The numbers of the 1,712,304 boards that each hand wins, for all pairs of two-card hands before
 * the flop, in a deck of 13 ranks and four suits.
 */
public final class PreflopTable {
  /*
   * 1. Two hands are identified by the ranks of their four cards and by which cards share a suit;
   * the names of the suits do not matter. Suits are written as a pattern of digits: the first
   *    card's is 0, each new one the next digit. As Ks against Qh Qd is 0 0 1 2. There are 15
   * patterns, minus those in which cards of equal rank would share a suit: 51,064 entries.
   *
   * 2. Boards are first counted as if there were no flushes: multisets of five ranks, each
   * multiplied by the ways to assign suits. These counts are the same for all patterns.
   *
   * 3. Only one suit can have three or more cards on the board. So each suit is corrected
   * separately: each set of three, four or five of its ranks, with all completions by other suits,
   * is subtracted from its count, and counted again with flushes. The correction depends only on
   * which of the four cards have the suit, so the patterns share at most 16 corrections.
   */

  /** The rules of the hands. */
  public static final String RULES = "standard";

  /** The kind in the header of the file. */
  static final short KIND = 4;

  private static final int BOARDS = 1_712_304; // C(48, 5)

  /** The suits of the first hand's higher and lower card, then of the second's. */
  private static final int[] PATTERNS = {
    0x0000, 0x0001, 0x0010, 0x0011, 0x0012, 0x0100, 0x0101, 0x0102, 0x0110, 0x0111, 0x0112, 0x0120,
    0x0121, 0x0122, 0x0123
  };

  private final IntArrayList entries = new IntArrayList();

  public PreflopTable(HandValues hands) {
    PreflopBoards boards = new PreflopBoards(hands);
    for (int a = 0; a < PreflopBoards.PAIRS; a++) {
      for (int b = 0; b <= a; b++) {
        PreflopCounts counts = new PreflopCounts(boards, a, b);
        for (int pattern : PATTERNS) {
          int[] suits = {pattern >>> 12, pattern >>> 8 & 15, pattern >>> 4 & 15, pattern & 15};
          if (counts.isPossible(suits)) {
            add(counts.count(suits));
          }
        }
      }
    }
  }

  private void add(long sum) {
    int won = PreflopCounts.won(sum);
    int tied = PreflopCounts.tied(sum);
    int lost = (int) (sum >>> 42);
    if (won + tied + lost != BOARDS) {
      throw new IllegalStateException(
          won + " boards won, " + tied + " tied, " + lost + " lost: expected " + BOARDS);
    }
    entries.add(won);
    entries.add(tied);
  }

  /**
   * The number of boards that the first hand wins and the number of ties, alternately, for each
   * entry.
   */
  int[] entries() {
    return entries.toIntArray();
  }
}
