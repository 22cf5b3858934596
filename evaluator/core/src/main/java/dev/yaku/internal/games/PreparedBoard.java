package dev.yaku.internal.games;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.OmahaBoard;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;

/** A board with the values of all holes of one size. */
public final class PreparedBoard implements OmahaBoard {
  /*
   * Apart from flushes, the best pair of hole cards depends only on their ranks. So there is a
   * value for every rank multiset in the hole, at the slot where the perfect hash has the number of
   * the multiset. If a suit can make a flush, there is a value for each set of its ranks, too.
   */
  private final int[] suitKeys;
  private final char[] rows;
  private final int rowShift;
  private final int columnShift;
  private final char[] values; // by slot
  private final char[] flushes; // by set of ranks of the flush's suit in the hole; or null
  private final int flushShift;
  private final int holeCards;
  private final long forbidden; // cards
  private final long board;
  private final OmahaTableEvaluator tables;

  PreparedBoard(OmahaTableEvaluator tables, long board, int holeCards) {
    PerfectHash hash = tables.numbers()[holeCards];
    this.tables = tables;
    this.board = board;
    this.holeCards = holeCards;
    rows = hash.rows();
    rowShift = hash.rowShift();
    columnShift = hash.columnShift();
    suitKeys = tables.suitKeys();
    forbidden = board | ~tables.limits().deck();
    values = new char[hash.values().length];
    new Filler(tables.rowOf(board)).fill(0, 0, 0, Card.RANK_COUNT - 1, 0);
    int suit = tables.flushSuit(board);
    flushShift = Card.RANK_COUNT * Math.max(0, suit);
    flushes = suit < 0 ? null : flushes((int) (board >>> flushShift) & KeyLayout.SUIT_MASK);
  }

  @Override
  public int evaluate(long hole) {
    int key =
        suitKeys[(int) hole & suitKeys.length - 1]
            + suitKeys[(int) (hole >>> 13) & suitKeys.length - 1]
            + suitKeys[(int) (hole >>> 26) & suitKeys.length - 1]
            + suitKeys[(int) (hole >>> 39) & suitKeys.length - 1];
    return evaluateKey(key, hole); // which rejects what is no hole
  }

  @Override
  public int evaluateKey(int key, long hole) {
    if (Long.bitCount(hole) != holeCards || (hole & forbidden) != 0) {
      throw tables.limits().rejectionOfHole(hole, holeCards, board);
    }
    int value = values[slot(key)];
    if (flushes == null) { // the same for all holes of a board, which the processor soon predicts
      return value;
    }
    return Math.max(value, flushes[(int) (hole >>> flushShift) & flushes.length - 1]);
  }

  private int slot(int key) {
    return rows[key >>> rowShift] + (key >>> columnShift) & values.length - 1;
  }

  @Override
  public long board() {
    return board;
  }

  @Override
  public int holeCards() {
    return holeCards;
  }

  @Override
  public String toString() {
    return Hand.toString(board);
  }

  /** By set of ranks of the flush's suit: the best flush with two of them. */
  private char[] flushes(int onBoard) {
    char[] best = new char[KeyLayout.SUIT_MASK + 1];
    for (int set = 0; set < best.length; set++) {
      int more = set & set - 1; // without the lowest
      if ((set & onBoard) != 0 || more == 0) {
        continue; // no such hand, or fewer than two cards
      }
      int highest = Integer.highestOneBit(set);
      if (more == highest) {
        best[set] = (char) tables.flush(set, onBoard);
      } else {
        // The best two cards exclude the lowest, or exclude the highest, or are these two.
        int ends = best[set ^ more | highest];
        best[set] = (char) Math.max(ends, Math.max(best[more], best[set ^ highest]));
      }
    }
    return best;
  }

  /** Enumerates all rank multisets in the hole. */
  private final class Filler {
    private final char[] row; // values of the board, by pair
    private final int[][] with = new int[7][Card.RANK_COUNT];

    Filler(char[] row) {
      this.row = row;
    }

    /**
     * Adds cards one by one, highest rank first. {@code with[held][rank]} is the best pair that
     * another card of this rank makes with one of the cards so far.
     */
    void fill(int held, int key, int best, int highest, int equal) {
      for (int rank = 0; rank <= highest; rank++) {
        int same = rank == highest ? equal + 1 : 1;
        if (same > Card.SUITS.length()) {
          continue;
        }
        int nextKey = key + tables.rankKey(rank);
        int nextBest = Math.max(best, with[held][rank]);
        if (held + 1 == holeCards) {
          values[slot(nextKey)] = (char) nextBest;
          continue;
        }
        for (int lower = 0; lower <= rank; lower++) {
          with[held + 1][lower] = Math.max(with[held][lower], row[rank * (rank + 1) / 2 + lower]);
        }
        fill(held + 1, nextKey, nextBest, rank, same);
      }
    }
  }
}
