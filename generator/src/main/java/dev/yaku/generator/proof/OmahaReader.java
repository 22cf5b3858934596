package dev.yaku.generator.proof;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Looks up Omaha hands in the bytes of a table, slowly, as tables/FORMAT.md says. */
final class OmahaReader {
  private static final int PACKED = 3;
  private static final int SUIT_KEYS = 6;
  private static final int FLUSHES = 7;
  private static final int ROWS = 8;
  private static final int BOARDS = 12;
  private static final int LOW_PACKED = 14;
  private static final int LOWS = 15;
  private static final int LOW_BOARDS = 16;
  private static final int PAIRS = 91;
  private static final int RANKS = 13;

  private final TableReader table;

  OmahaReader(byte[] bytes) {
    table = new TableReader(bytes);
  }

  /** The packed value in the high half. */
  int packed(int[] hole, int[] board) {
    int value = best(BOARDS, hole, board);
    for (int suit = 0; suit < 4; suit++) {
      int of = suit;
      IntPredicate suited = card -> card / RANKS == of;
      int[] two = Arrays.stream(hole).filter(suited).map(card -> 1 << card % RANKS).toArray();
      int[] three = Arrays.stream(board).filter(suited).map(card -> 1 << card % RANKS).toArray();
      value = Math.max(value, flush(two, three));
    }
    return table.int32(PACKED, value);
  }

  /** The packed value in the low half. */
  int packedOfLow(int[] hole, int[] board) {
    int value =
        table.entry(LOWS, 0) < 0
            ? best(LOW_BOARDS, hole, board)
            : table.int8(LOWS, 256 * lowRanks(board) + lowRanks(hole));
    return table.int32(LOW_PACKED, value);
  }

  private static int lowRanks(int[] cards) {
    return Arrays.stream(cards)
        .map(card -> (card + 1) % RANKS) // the suit does not matter modulo thirteen
        .filter(place -> place < 8)
        .map(place -> 1 << place)
        .reduce(0, (a, b) -> a | b);
  }

  /** The best value in the board's row, without regard to suits. */
  private int best(int kind, int[] hole, int[] board) {
    int sum = 0;
    for (int card : board) {
      sum += table.int32(SUIT_KEYS, 1 << card % RANKS);
    }
    int number = table.value(ROWS, board.length, sum);
    int best = 0;
    for (int first : hole) {
      for (int second : hole) {
        int a = first % RANKS;
        int b = second % RANKS;
        if (first != second && a >= b) {
          int at = PAIRS * number + a * (a + 1) / 2 + b;
          best = Math.max(best, table.int16(kind, board.length, at));
        }
      }
    }
    return best;
  }

  /** The best flush of two ranks of the first set and three of the second. */
  private int flush(int[] two, int[] three) {
    int best = 0;
    for (int a : two) {
      for (int b : two) {
        for (int p : three) {
          for (int q : three) {
            for (int r : three) {
              int five = a | b | p | q | r;
              if (Integer.bitCount(a | b) == 2 && Integer.bitCount(five) == 5) {
                best = Math.max(best, table.int16(FLUSHES, 0, five));
              }
            }
          }
        }
      }
    }
    return best;
  }
}
