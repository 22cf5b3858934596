package dev.yaku.generator.proof;

import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.values.NaiveOmaha;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntPredicate;

/**
 * Compares the bytes of an Omaha table, looked up slowly as tables/FORMAT.md says, with the
 * definition: random hands with every number of cards in the hole and on the board, many of them
 * with few ranks or suits.
 */
final class OmahaProof {
  private static final int BOARDS = 12;
  private static final int LOW_PACKED = 14;
  private static final int LOWS = 15;
  private static final int LOW_BOARDS = 16;
  private static final int PAIRS = 91;
  private static final int RANKS = 13;
  private static final int HANDS_OF_A_SIZE = 30;
  private static final long SEED = 1;

  private final GameRules.Omaha game;
  private final TableReader table;

  OmahaProof(GameRules.Omaha game, byte[] bytes) {
    this.game = game;
    table = new TableReader(bytes);
  }

  /** Compares hands of every size; a table with another value must not be used. */
  void check() {
    Random random = new Random(SEED);
    NaiveOmaha high = new NaiveOmaha(game.high());
    NaiveOmaha low = game.low() == null ? null : new NaiveOmaha(game.low());
    for (int inHole = game.minHole(); inHole <= game.maxHole(); inHole++) {
      for (int onBoard = game.minBoard(); onBoard <= game.maxBoard(); onBoard++) {
        for (int i = 0; i < HANDS_OF_A_SIZE; i++) {
          int[] cards = TableProof.hand(game.high(), inHole + onBoard, random);
          int[] hole = Arrays.copyOf(cards, inHole);
          int[] board = Arrays.copyOfRange(cards, inHole, cards.length);
          expect(high.packed(hole, board), packed(hole, board), hole, board);
          if (low != null) {
            expect(low.packed(hole, board), packedOfLow(hole, board), hole, board);
          }
        }
      }
    }
  }

  private static void expect(int expected, int found, int[] hole, int[] board) {
    TableProof.expect(expected, found, "hole %s, board %s", hole, board);
  }

  /** The packed value in the high half. */
  private int packed(int[] hole, int[] board) {
    int value = best(BOARDS, hole, board);
    for (int suit = 0; suit < 4; suit++) {
      int of = suit;
      IntPredicate suited = card -> card / RANKS == of;
      int[] two = Arrays.stream(hole).filter(suited).map(card -> 1 << card % RANKS).toArray();
      int[] three = Arrays.stream(board).filter(suited).map(card -> 1 << card % RANKS).toArray();
      value = Math.max(value, flush(two, three));
    }
    return table.int32(TableReader.PACKED, value);
  }

  /** The packed value in the low half. */
  private int packedOfLow(int[] hole, int[] board) {
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
      sum += table.int32(TableReader.SUIT_KEYS, 1 << card % RANKS);
    }
    int number = table.value(TableReader.ROWS, board.length, sum);
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
                best = Math.max(best, table.int16(TableReader.FLUSHES, 0, five));
              }
            }
          }
        }
      }
    }
    return best;
  }
}
