package dev.yaku.equity.internal.ranks;

/** The sums of keys, and the cards, of the ranks of each board of five cards and of each pair. */
final class RankSums {
  /*
   * Cards are counted in fields of four bits, one for each rank, with a bias: the highest bit of a
   * field is set if there are more cards of the rank than suits.
   */
  private static final int BITS = 4;
  private static final int TOP = 1 << BITS - 1;

  /** By board: the sum of its ranks' keys. */
  final int[] boards;

  /** By pair. */
  final int[] pairs;

  private final long[] cardsOfBoards; // with the bias
  private final long[] cardsOfPairs;
  private final long tops;
  private final int bias;

  /** Adds up the keys of the ranks of a deck, the lowest first, that has so many cards of each. */
  RankSums(int suits, int... keys) {
    boards = new int[Multisets.count(keys.length, RankBoards.BOARD)];
    cardsOfBoards = new long[boards.length];
    pairs = new int[Multisets.count(keys.length, 2)];
    cardsOfPairs = new long[pairs.length];
    long units = 0; // one card of every rank
    for (int rank = 0; rank < keys.length; rank++) {
      units |= card(rank);
    }
    tops = units * TOP;
    bias = TOP - 1 - suits;
    for (int b = 0, pair = 0; b < keys.length; b++) {
      for (int a = 0; a <= b; a++, pair++) {
        pairs[pair] = keys[a] + keys[b];
        cardsOfPairs[pair] = card(a) + card(b);
      }
    }
    int number = 0; // boards of the same three highest ranks have consecutive numbers
    for (int e = 0; e < keys.length; e++) {
      for (int d = 0; d <= e; d++) {
        for (int c = 0; c <= d; c++) {
          int key = keys[e] + keys[d] + keys[c];
          long cards = card(e) + card(d) + card(c) + units * bias;
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

  /** Whether the deck has the cards of a board. */
  boolean hasBoard(int board) {
    return (cardsOfBoards[board] & tops) == 0;
  }

  /** Whether a board has this rank, by its place among the deck's ranks. */
  boolean hasRank(int board, int rank) {
    return (cardsOfBoards[board] >>> BITS * rank & 2 * TOP - 1) > bias;
  }

  /** Whether the deck has the cards of both. */
  boolean has(int board, int pair) {
    return (cardsOfBoards[board] + cardsOfPairs[pair] & tops) == 0;
  }
}
