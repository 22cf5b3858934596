package dev.yaku.equity.internal.ranks;

/**
 * The boards of five cards that a known part of the board can become, by the ranks of the missing
 * cards: none, one, two or all five. Immutable except for tables created on first use; for one
 * thread.
 */
public final class RankBoards {
  /*
   * A completion is the multiset of the ranks of the missing cards, represented by its number. If
   * no card of the board is known, completions are boards.
   */
  private static final int BOARD = RankValues.BOARD;

  private static final int MOST_FEW = 2;

  final RankSpace space;
  final long known;
  final long dead;
  final int missing;
  private final char[] numbers; // the number of each completion's board; null if no card is known
  private final int[][] values; // by a hole's ranks, then by completion

  /** The boards with these known cards and without dead ones, if their number {@link #fits}. */
  public RankBoards(RankSpace space, long known, long dead) {
    this.space = space;
    this.known = known;
    this.dead = dead;
    missing = BOARD - Long.bitCount(known);
    numbers = missing == BOARD ? null : new char[Multisets.count(space.rankCount(), missing)];
    if (numbers != null) {
      Multisets.numbersWith(missing, space.rankCount(), space.sorted(known), numbers, 0);
    }
    values = new int[space.pairCount()][];
  }

  /** Whether boards that lack this many cards can be counted by ranks. */
  public static boolean fits(int missing) {
    return missing >= 0 && missing <= MOST_FEW || missing == BOARD;
  }

  /** The cards that may be dealt if no player holds any. */
  long cards() {
    return space.deck() & ~dead & ~known;
  }

  /** Whether two suits have the same ranks on the board and among the dead cards. */
  boolean isAlike(int suit, int other) {
    return space.suited(dead, suit) == space.suited(dead, other)
        && space.suited(known, suit) == space.suited(known, other);
  }

  /** The number of ways to deal each completion from these cards by rank. */
  int[] weights(int... live) {
    int[] weights = new int[Multisets.count(live.length, missing)];
    if (missing == BOARD) {
      Multisets.weigh(live, weights);
    } else {
      Multisets.weighFew(live, missing, weights);
    }
    return weights;
  }

  /**
   * The value of a hole by completion, without flushes; must not be changed. If a part of the board
   * is known, only for holes of two cards.
   */
  int[] values(long hole) {
    if (numbers == null) {
      return space.values(hole);
    }
    int pair = space.pair(hole);
    if (values[pair] == null) {
      int[] some = new int[numbers.length];
      for (int i = 0; i < some.length; i++) {
        some[i] = space.value(numbers[i], pair);
      }
      values[pair] = some;
    }
    return values[pair];
  }
}
