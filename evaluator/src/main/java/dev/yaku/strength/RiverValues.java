package dev.yaku.strength;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import dev.yaku.internal.ranks.Multisets;
import dev.yaku.internal.ranks.RankSpace;

/** Boards of five cards: which are the same but for suits that do not matter, and hands' values. */
final class RiverValues {
  /*
   * A board's shape is all that the strengths of hands depend on: where no suit has three cards, its
   * ranks; else the ranks of that suit's cards and those of the others. The shapes of each number
   * of suited cards follow one another.
   */
  private static final int BOARD = 5;
  private static final int LEAST_SUITED = 3;

  private final RankSpace space;
  private final CardTypes types;
  private final char[] byBoard;
  private final char[] flushes;
  private final int[] setNumbers = new int[1 << Card.RANK_COUNT];
  private final int[] firsts = new int[BOARD + 2];

  RiverValues(HandEvaluator evaluator) {
    space = RankSpace.of(evaluator);
    types = new CardTypes(space);
    byBoard = space.byBoard();
    flushes = space.flushes();
    int[] sets = new int[Card.RANK_COUNT + 1];
    int deck = RankSpace.ranks(evaluator.ruleSet().cards(), 0);
    for (int set = deck; set != 0; set = set - 1 & deck) {
      setNumbers[set] = sets[Integer.bitCount(set)]++;
    }
    firsts[LEAST_SUITED] = space.boardCount();
    for (int suited = LEAST_SUITED; suited <= BOARD; suited++) {
      int rests = Multisets.count(space.rankCount(), BOARD - suited);
      firsts[suited + 1] = firsts[suited] + sets[suited] * rests;
    }
  }

  CardTypes types() {
    return types;
  }

  /** How many shapes there are. */
  int shapes() {
    return firsts[BOARD + 1];
  }

  /** The number of a board's shape. */
  int shape(long board, int flushSuit) {
    if (flushSuit == CardTypes.NO_SUIT) {
      return space.board(board);
    }
    int set = RankSpace.ranks(board, flushSuit);
    int suited = Integer.bitCount(set);
    int first = firsts[suited];
    long rest = board & ~((long) set << Card.RANK_COUNT * flushSuit);
    return switch (suited) {
      case 3 -> first + setNumbers[set] * space.pairCount() + space.pair(rest);
      case 4 -> first + setNumbers[set] * space.rankCount() + place(rest);
      default -> first + setNumbers[set];
    };
  }

  private int place(long card) {
    return space.place(Card.rank(Long.numberOfTrailingZeros(card)));
  }

  /**
   * The values of the board with two cards more, by pair of types; without meaning where there are
   * no such cards left.
   */
  void fill(long board, int flushSuit, char[] values) {
    int offset = space.board(board) * space.pairCount();
    int pairs = space.pairCount();
    System.arraycopy(byBoard, offset, values, 0, pairs);
    if (flushSuit == CardTypes.NO_SUIT) {
      return;
    }
    int set = RankSpace.ranks(board, flushSuit);
    int ranks = space.rankCount();
    int filled = pairs;
    for (int a = 0; a < ranks; a++) { // suited, with those of other suits, and with suited ones
      int suited = set | 1 << space.rank(a);
      for (int b = 0; b < ranks; b++) {
        values[filled++] = value(offset, a, b, suited);
      }
      for (int b = 0; b <= a; b++) {
        values[filled++] = value(offset, a, b, suited | 1 << space.rank(b));
      }
    }
    char board0 = flushes[set];
    for (int i = 0; board0 != 0 && i < pairs; i++) { // the board has a flush
      values[i] = (char) Math.max(values[i], board0);
    }
  }

  private char value(int offset, int a, int b, int suited) {
    return (char) Math.max(byBoard[offset + CardTypes.pair(a, b)], flushes[suited]);
  }
}
