package dev.yaku.strength.internal;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.ranks.RankSpace;

/** Boards of five cards: their shapes, which ignore irrelevant suits, and the values of hands. */
public final class RiverValues {
  /*
   * The strengths of hands depend only on the board's shape: if no suit has three cards, its ranks;
   * otherwise the ranks of that suit's cards and the ranks of the others. Shapes with the same
   * number of suited cards have consecutive numbers.
   */
  private static final int BOARD = 5;
  private static final int LEAST_SUITED = 3;

  private final RankSpace space;
  private final int deck; // its ranks
  private final char[] flushes = new char[1 << Card.RANK_COUNT]; // by ranks; 0 if too few
  private final int[] pairs = new int[CardTypes.pair(0, Card.RANK_COUNT)];
  private final int[] setNumbers = new int[1 << Card.RANK_COUNT];
  private final int[] firsts = new int[BOARD + 2];

  public RiverValues(HandEvaluator evaluator) {
    space = RankSpace.of(evaluator);
    deck = Hand.ranks(evaluator.ruleSet().deck(), 0);
    for (int b = 0; b < Card.RANK_COUNT; b++) {
      for (int a = 0; a <= b; a++) {
        boolean both = (deck >>> a & deck >>> b & 1) != 0;
        pairs[CardTypes.pair(a, b)] = both ? CardTypes.pair(place(a), place(b)) : 0;
      }
    }
    int[] sets = new int[Card.RANK_COUNT + 1];
    for (int set = deck; set != 0; set = set - 1 & deck) {
      int size = Integer.bitCount(set);
      setNumbers[set] = sets[size]++;
      // clubs
      flushes[set] = size < BOARD || size > BOARD + 2 ? 0 : (char) evaluator.evaluate((long) set);
    }
    firsts[LEAST_SUITED] = space.boardCount();
    for (int suited = LEAST_SUITED; suited <= BOARD; suited++) {
      int rests = suited == 3 ? space.pairCount() : suited == 4 ? space.rankCount() : 1;
      firsts[suited + 1] = firsts[suited] + sets[suited] * rests;
    }
  }

  /** The complete boards that three to five cards can become with live cards. */
  public static long[] rivers(long board, long live) {
    int missing = BOARD - Long.bitCount(board);
    long[] rivers =
        switch (missing) {
          case 2 -> HoleIndex.hands(live);
          case 1 -> new long[Long.bitCount(live)];
          default -> new long[1];
        };
    long rest = live;
    for (int i = 0; i < rivers.length; i++) {
      rivers[i] |= board | (missing == 1 ? rest & -rest : 0);
      rest &= rest - 1;
    }
    return rivers;
  }

  /** The number of shapes. */
  public int shapes() {
    return firsts[BOARD + 1];
  }

  /** The number of a board's shape. */
  int shape(long board, int flushSuit) {
    if (flushSuit == CardTypes.NO_SUIT) {
      return space.board(board);
    }
    int set = Hand.ranks(board, flushSuit);
    int suited = Integer.bitCount(set);
    int first = firsts[suited];
    long rest = board & ~((long) set << Card.RANK_COUNT * flushSuit);
    return switch (suited) {
      case 3 -> first + setNumbers[set] * space.pairCount() + space.pair(rest);
      case 4 -> first + setNumbers[set] * space.rankCount() + place(rank(rest));
      default -> first + setNumbers[set];
    };
  }

  private static int rank(long card) {
    return Card.rank(Long.numberOfTrailingZeros(card));
  }

  /** The place of a rank among the deck's ranks. */
  private int place(int rank) {
    return Integer.bitCount(deck & (1 << rank) - 1);
  }

  /**
   * Fills in the values of the board with two more cards, by pair of types; meaningless if no such
   * cards are left.
   */
  public void fill(long board, int flushSuit, char[] values) {
    int set = flushSuit == CardTypes.NO_SUIT ? 0 : Hand.ranks(board, flushSuit);
    char ofBoard = flushes[set]; // 0 if there is no flush
    space.values(space.board(board), values);
    for (int i = pairs.length - 1; i >= 0; i--) { // descending: no pair has a greater number
      values[i] = (char) Math.max(ofBoard, values[pairs[i]]);
    }
    if (flushSuit == CardTypes.NO_SUIT) {
      return;
    }
    int filled = pairs.length;
    for (int a = 0; a < Card.RANK_COUNT; a++) { // suited, with cards of other suits and of its own
      int suited = set | 1 << a;
      char flush = flushes[suited];
      for (int b = 0; b < Card.RANK_COUNT; b++) {
        values[filled++] = (char) Math.max(flush, values[CardTypes.pair(a, b)]);
      }
      for (int b = 0; b <= a; b++) {
        char both = flushes[suited | 1 << b];
        values[filled++] = (char) Math.max(both, values[CardTypes.pair(a, b)]);
      }
    }
  }
}
