package dev.yaku.generator.tables;

import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.values.HandValues;
import dev.yaku.generator.values.NaiveEvaluator;
import java.util.stream.IntStream;

/**
 * Low hands of Omaha in which only eight ranks count, without pairs: the board is a set of these
 * ranks, and so are the hole cards.
 */
final class EightRankLows {
  static final int LOW_RANKS = 8;

  private EightRankLows() {}

  /** Whether a low hand is five different ranks from the ace to the eight. */
  static boolean has(Rules low) {
    return low.ranks().length() == Rules.RANKS.length()
        && low.qualifier() != Rules.NONE
        && low.qualifier() <= Rules.RANKS.indexOf('8');
  }

  /**
   * The value of the low hand, or 0, by the board's set of the lowest eight ranks, times 256, plus
   * the hole's set.
   */
  static byte[] table(Rules low, HandValues lowValues) {
    NaiveEvaluator ranksOnly = NaiveEvaluator.withoutSuits(low);
    int sets = 1 << LOW_RANKS;
    byte[] fives = new byte[sets]; // by set of five
    for (int set = 0; set < sets; set++) {
      if (Integer.bitCount(set) == low.best()) {
        fives[set] = (byte) lowValues.value(ranksOnly.packed(ranks(set)));
      }
    }
    byte[] lows = new byte[sets * sets];
    for (int board = 0; board < sets; board++) {
      for (int hole = 0; hole < sets; hole++) {
        byte best = 0;
        for (int five = 0; five < sets; five++) {
          if (fives[five] > best && canMake(five, board, hole)) {
            best = fives[five];
          }
        }
        lows[board * sets + hole] = best;
      }
    }
    return lows;
  }

  /** Whether two of these ranks can come from the hole and the other three from the board. */
  private static boolean canMake(int five, int board, int hole) {
    return (five & ~(board | hole)) == 0
        && Integer.bitCount(five & board) >= OmahaTable.SMALLEST_BOARD
        && Integer.bitCount(five & hole) >= OmahaTable.SUITED;
  }

  /** The ranks of a set in which the ace is the lowest bit. */
  private static int[] ranks(int set) {
    return IntStream.range(0, LOW_RANKS)
        .filter(place -> (set >> place & 1) != 0)
        .map(place -> place == 0 ? Rules.ACE : place - 1)
        .toArray();
  }
}
