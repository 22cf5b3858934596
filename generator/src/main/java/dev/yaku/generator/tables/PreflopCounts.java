package dev.yaku.generator.tables;

import java.util.Arrays;

/** Counts the boards that two hands of certain ranks win, for any suits. */
public final class PreflopCounts {
  /*
   * The counts of won, tied and lost boards are packed in one long, 21 bits each, so that one
   * addition counts; all 1,712,304 boards fit in a field.
   */
  private static final int FIELD = 21; // bits
  private static final int CARDS = 4; // of both hands

  private final PreflopBoards boards;
  private final int[] ranks = new int[CARDS]; // of the first hand, then the second
  private final int[] live = new int[PreflopBoards.RANKS];
  private final byte[] outcomes; // by board, without flushes: the shift of the count
  private final char[] first;
  private final char[] second;
  private final long withoutFlushes;
  private final Long[] corrections = new Long[1 << CARDS]; // by the set of cards that have a suit

  /** Counts for hands of these pairs of ranks, given by number. */
  PreflopCounts(PreflopBoards boards, int a, int b) {
    this.boards = boards;
    System.arraycopy(PreflopBoards.ranks(a), 0, ranks, 0, 2);
    System.arraycopy(PreflopBoards.ranks(b), 0, ranks, 2, 2);
    Arrays.fill(live, PreflopBoards.SUITS);
    for (int rank : ranks) {
      live[rank]--;
    }
    first = boards.values[a];
    second = boards.values[b];
    outcomes = new byte[first.length];
    int[] ways = PreflopBoards.ways(PreflopBoards.CARDS, live);
    long sum = 0;
    for (int board = 0; board < outcomes.length; board++) {
      outcomes[board] = outcome(first[board], second[board]);
      sum += (long) ways[board] << outcomes[board];
    }
    withoutFlushes = sum;
  }

  private static byte outcome(int first, int second) {
    return (byte) (first > second ? 0 : first == second ? FIELD : 2 * FIELD);
  }

  /** The number of boards in a sum that the first hand wins. */
  static int won(long sum) {
    return (int) (sum & (1 << FIELD) - 1);
  }

  /** The number of boards in a sum that are tied. */
  static int tied(long sum) {
    return won(sum >>> FIELD);
  }

  /** Whether hands with these suits exist: cards of equal rank must have different suits. */
  boolean isPossible(int[] suits) {
    for (int i = 0; i < CARDS; i++) {
      for (int j = 0; j < i; j++) {
        if (ranks[i] == ranks[j] && suits[i] == suits[j]) {
          return false;
        }
      }
    }
    return true;
  }

  /** Counts for hands of these suits. */
  long count(int[] suits) {
    long sum = withoutFlushes;
    for (int suit = 0; suit < PreflopBoards.SUITS; suit++) {
      int having = 0;
      for (int i = 0; i < CARDS; i++) {
        having |= (suits[i] == suit ? 1 : 0) << i;
      }
      if (corrections[having] == null) {
        corrections[having] = correction(having);
      }
      sum += corrections[having];
    }
    return sum;
  }

  /** The change of the counts by flushes in the suit that these cards have. */
  private long correction(int having) {
    int ofFirst = set(having & 3, 0);
    int ofSecond = set(having >>> 2, 2);
    int free = (1 << PreflopBoards.RANKS) - 1 & ~ofFirst & ~ofSecond;
    int[] others = live.clone();
    for (int rank = 0; rank < others.length; rank++) {
      others[rank] -= free >>> rank & 1;
    }
    int most = Math.max(Integer.bitCount(ofFirst), Integer.bitCount(ofSecond));
    long correction = 0;
    for (int cards = PreflopBoards.CARDS - most; cards <= PreflopBoards.CARDS; cards++) {
      int[] ways = PreflopBoards.ways(PreflopBoards.CARDS - cards, others);
      int[] sets = boards.sets[cards];
      for (int i = 0; i < sets.length; i++) {
        if ((sets[i] & ~free) == 0) {
          int flush = boards.flushes[sets[i] | ofFirst];
          int against = boards.flushes[sets[i] | ofSecond];
          correction += correction(boards.completions[cards][i], ways, flush, against);
        }
      }
    }
    return correction;
  }

  private int set(int cards, int from) {
    return (cards & 1) << ranks[from] | (cards >>> 1) << ranks[from + 1];
  }

  /** The change of the counts on these boards if the hands have these flushes, or none. */
  private long correction(char[] on, int[] ways, int flush, int against) {
    long correction = 0;
    for (int i = 0; i < on.length; i++) {
      int board = on[i];
      int now = outcome(Math.max(first[board], flush), Math.max(second[board], against));
      correction += ((long) ways[i] << now) - ((long) ways[i] << outcomes[board]);
    }
    return correction;
  }
}
