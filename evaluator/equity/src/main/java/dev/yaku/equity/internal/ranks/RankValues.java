package dev.yaku.equity.internal.ranks;

import dev.yaku.internal.games.OmahaTableEvaluator;
import dev.yaku.internal.hand.HandTableEvaluator;
import dev.yaku.internal.hand.HashesBySize;

/**
 * The values of holes of two cards on boards of five, by the numbers of their ranks, without
 * flushes. Immutable.
 */
final class RankValues {
  /*
   * In hold'em the evaluator's tables give the value of seven cards, by the sum of their keys; in
   * Omaha that of two cards of the hole and three of the board is in the game's own table.
   *
   * Cards are counted in fields of four bits, one for each rank, with a bias: the highest bit of a
   * field is set if there are more cards of the rank than suits.
   */
  static final int BOARD = 5;

  private static final int CARDS = BOARD + 2;
  private static final int BITS = 4;
  private static final int TOP = 1 << BITS - 1;

  final int[] boards; // by board: the sum of its ranks' keys
  final int[] pairs;
  private final long[] cardsOfBoards; // with the bias
  private final long[] cardsOfPairs;
  private final long tops;
  private final HashesBySize hashes; // of hold'em
  private final char[] fives; // of Omaha, else null
  private final int[] rows; // by board: where its values begin among these
  private final byte[] columns; // by pair: where its value is among those of a board

  /**
   * The values by the tables of one evaluator, for hold'em or Omaha: the other one is null. The
   * deck has each of these ranks, the lowest first, in so many suits.
   */
  RankValues(int suits, int[] ranks, HandTableEvaluator holdem, OmahaTableEvaluator omaha) {
    int[] ofSuit = omaha == null ? holdem.suitKeys().ofSuit() : omaha.suitKeys();
    int[] keys = new int[ranks.length];
    boards = new int[Multisets.count(keys.length, BOARD)];
    cardsOfBoards = new long[boards.length];
    pairs = new int[Multisets.count(keys.length, 2)];
    cardsOfPairs = new long[pairs.length];
    columns = new byte[pairs.length];
    long units = 0; // one card of every rank
    for (int rank = 0; rank < keys.length; rank++) {
      keys[rank] = ofSuit[1 << ranks[rank]];
      units |= card(rank);
    }
    tops = units * TOP;
    for (int b = 0, pair = 0; b < keys.length; b++) {
      for (int a = 0; a <= b; a++, pair++) {
        pairs[pair] = keys[a] + keys[b];
        cardsOfPairs[pair] = card(a) + card(b);
        columns[pair] = (byte) Multisets.pair(ranks[a], ranks[b]);
      }
    }
    addBoards(units * (TOP - 1 - suits), keys);
    hashes = omaha == null ? holdem.hashes() : null;
    fives = omaha == null ? null : omaha.fives();
    rows = new int[omaha == null ? 0 : boards.length];
    for (int board = 0; board < rows.length; board++) {
      boolean exists = (cardsOfBoards[board] & tops) == 0;
      rows[board] = exists ? omaha.rowOfFive(boards[board]) : 0;
    }
  }

  private void addBoards(long bias, int... keys) {
    int number = 0; // boards of the same three highest ranks have consecutive numbers
    for (int e = 0; e < keys.length; e++) {
      for (int d = 0; d <= e; d++) {
        for (int c = 0; c <= d; c++) {
          int key = keys[e] + keys[d] + keys[c];
          long cards = card(e) + card(d) + card(c) + bias;
          int count = Multisets.count(c + 1, 2);
          for (int pair = 0; pair < count; pair++) {
            boards[number] = key + pairs[pair];
            cardsOfBoards[number++] = cards + cardsOfPairs[pair];
          }
        }
      }
    }
  }

  private static long card(int rank) {
    return 1L << BITS * rank;
  }

  /** The value of a pair of ranks on a board; 0 if there are no such cards. */
  int value(int board, int pair) {
    if ((cardsOfBoards[board] + cardsOfPairs[pair] & tops) != 0) {
      return 0;
    }
    return fives == null
        ? hashes.value(boards[board] + pairs[pair], CARDS)
        : fives[rows[board] + columns[pair]];
  }
}
