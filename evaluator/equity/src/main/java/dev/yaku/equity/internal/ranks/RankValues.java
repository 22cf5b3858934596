package dev.yaku.equity.internal.ranks;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;

/**
 * Computes the values of all pairs of ranks on all boards of five ranks, without flushes, by
 * evaluating hands of these ranks in which no suit has five cards.
 */
final class RankValues {
  private static final int BOARD = 5;
  private static final int OF_HOLE = 2; // cards of a hand, in Omaha

  private final HandEvaluator evaluator;
  private final boolean omaha;
  private final int suits;
  private final int[] ranks;
  private final int pairs;
  private final int boards;

  RankValues(HandEvaluator evaluator, boolean omaha, int suits, int... ranks) {
    this.evaluator = evaluator;
    this.omaha = omaha;
    this.suits = suits;
    this.ranks = ranks;
    pairs = Multisets.count(ranks.length, OF_HOLE);
    boards = Multisets.count(ranks.length, BOARD);
  }

  /** The values by {@code board * pairs + pair}; 0 if there are no such cards. */
  char[] byBoard() {
    char[] values = new char[boards * pairs];
    int[][] allPairs = Multisets.all(ranks.length, OF_HOLE);
    int[][] allBoards = Multisets.all(ranks.length, BOARD);
    char[] ofThree = omaha ? makeOfThree(allPairs) : null;
    for (int board = 0; board < boards; board++) {
      for (int pair = 0; pair < pairs; pair++) {
        values[board * pairs + pair] =
            omaha
                ? bestOfThree(allBoards[board], pair, ofThree)
                : valueOf(allBoards[board], allPairs[pair]);
      }
    }
    return values;
  }

  /**
   * The values of three cards of a board with a pair, by the number of the three cards and the
   * pair.
   */
  private char[] makeOfThree(int[]... allPairs) {
    int[][] threes = Multisets.all(ranks.length, BOARD - OF_HOLE);
    char[] values = new char[threes.length * pairs];
    for (int three = 0; three < threes.length; three++) {
      for (int pair = 0; pair < pairs; pair++) {
        values[three * pairs + pair] = valueOf(threes[three], allPairs[pair]);
      }
    }
    return values;
  }

  private char bestOfThree(int[] board, int pair, char... ofThree) {
    int best = 0;
    for (int c = 2; c < BOARD; c++) {
      for (int b = 1; b < c; b++) {
        for (int a = 0; a < b; a++) {
          int three = Multisets.number(board[a], board[b], board[c]);
          best = Math.max(best, ofThree[three * pairs + pair]);
        }
      }
    }
    return (char) best;
  }

  private char valueOf(int[] board, int... pair) {
    long hand = withoutFlush(merge(board, pair));
    return hand == 0 ? 0 : (char) evaluator.evaluate(hand);
  }

  private static int[] merge(int[] board, int... pair) {
    int[] merged = new int[board.length + pair.length];
    int at = 0;
    for (int i = 0; i < merged.length; i++) {
      boolean fromPair = at < pair.length && (i - at == board.length || pair[at] <= board[i - at]);
      merged[i] = fromPair ? pair[at++] : board[i - at];
    }
    return merged;
  }

  /**
   * Cards of these ranks, at most two of each suit; 0 if there are not enough cards of a rank.
   * Suits are taken in turn, so the cards of one rank have different suits.
   */
  private long withoutFlush(int... ascending) {
    long hand = 0;
    for (int i = 0; i < ascending.length; i++) {
      if (i >= suits && ascending[i] == ascending[i - suits]) {
        return 0;
      }
      hand |= 1L << Card.of(ranks[ascending[i]], i % suits);
    }
    return hand;
  }
}
