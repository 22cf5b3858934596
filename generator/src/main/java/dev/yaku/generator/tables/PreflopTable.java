package dev.yaku.generator.tables;

import dev.yaku.generator.rules.RankMultisets;
import dev.yaku.generator.values.HandValues;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The numbers of the 1,712,304 boards that each hand wins, for all pairs of two-card hands before
 * the flop, in a deck of 13 ranks and four suits.
 */
public final class PreflopTable {
  /*
   * 1. Two hands are identified by the ranks of their four cards and by a pattern of their suits,
   * as tables/FORMAT.md says: 51,064 entries.
   *
   * 2. Boards are first counted as if there were no flushes: multisets of five ranks, each
   * multiplied by the ways to assign suits. These counts are the same for all patterns.
   *
   * 3. Only one suit can have three or more cards on the board. So each suit is corrected
   * separately: each set of three, four or five of its ranks, with all completions by other suits,
   * is subtracted from its count, and counted again with flushes. The correction depends only on
   * which of the four cards have the suit, so the patterns share at most 16 corrections.
   */

  /** The rules of the hands. */
  public static final String RULES = "standard";

  /** The kind in the header of the file. */
  static final short KIND = 4;

  private static final int BOARDS = 1_712_304; // C(48, 5)

  /** The suits of the first hand's higher and lower card, then of the second's. */
  private static final int[] PATTERNS = {
    0x0000, 0x0001, 0x0010, 0x0011, 0x0012, 0x0100, 0x0101, 0x0102, 0x0110, 0x0111, 0x0112, 0x0120,
    0x0121, 0x0122, 0x0123
  };

  private final IntArrayList entries = new IntArrayList();

  public PreflopTable(HandValues hands) {
    Boards boards = new Boards(hands);
    for (int a = 0; a < Boards.PAIRS; a++) {
      for (int b = 0; b <= a; b++) {
        Counts counts = new Counts(boards, a, b);
        for (int pattern : PATTERNS) {
          int[] suits = {pattern >>> 12, pattern >>> 8 & 15, pattern >>> 4 & 15, pattern & 15};
          if (counts.isPossible(suits)) {
            add(counts.count(suits));
          }
        }
      }
    }
  }

  private void add(long sum) {
    int won = Counts.lowest(sum);
    int tied = Counts.lowest(sum >>> Counts.FIELD);
    int lost = Counts.lowest(sum >>> 2 * Counts.FIELD);
    if (won + tied + lost != BOARDS) {
      throw new IllegalStateException(
          won + " boards won, " + tied + " tied, " + lost + " lost: expected " + BOARDS);
    }
    entries.add(won);
    entries.add(tied);
  }

  /** For each entry the number of boards that the first hand wins, then the number of ties. */
  int[] entries() {
    return entries.toIntArray();
  }

  /** The boards of five cards by their ranks, and the values of two more cards on each. */
  private static final class Boards {
    /*
     * Boards and pairs are numbered as the multisets of their ranks are enumerated: by their
     * highest ranks first. Five cards of one rank have a number, too, but cannot be dealt.
     */
    static final int RANKS = 13;
    static final int SUITS = 4;
    static final int CARDS = 5;
    private static final int FEWEST_SUITED = 3; // with two in the hand, they make a flush

    /** For each number of cards, the multisets by their numbers. */
    private static final long[][] MULTISETS = new long[CARDS + 1][];

    static {
      int[] limits = new int[RankMultisets.SYMBOLS];
      Arrays.fill(limits, 0, RANKS, CARDS);
      Arrays.setAll(MULTISETS, cards -> RankMultisets.all(limits, cards).toLongArray());
    }

    private static final int RANK_BOARDS = MULTISETS[CARDS].length;

    /** The number of pairs of ranks. */
    static final int PAIRS = MULTISETS[2].length;

    final char[][] values = new char[PAIRS][RANK_BOARDS]; // by pair and board, without flushes
    final char[] flushes; // the values of cards of one suit, by set of ranks

    /**
     * By number of cards of a suit, from three on: the sets of ranks, and the boards of each set by
     * the multiset of the other ranks.
     */
    final int[][] sets = new int[CARDS + 1][];

    final char[][][] completions = new char[CARDS + 1][][];

    Boards(HandValues hands) {
      flushes = hands.flushes();
      putValues(hands, hands.hands(CARDS + 2));
      for (int cards = FEWEST_SUITED; cards <= CARDS; cards++) {
        putCompletions(cards);
      }
    }

    private void putValues(HandValues hands, HandValues.Level level) {
      Long2IntOpenHashMap known = new Long2IntOpenHashMap(level.size());
      for (int i = 0; i < level.size(); i++) {
        known.put(level.multisets().getLong(i), hands.value(level.packed().getInt(i)));
      }
      for (int board = 0; board < RANK_BOARDS; board++) {
        for (int pair = 0; pair < PAIRS; pair++) {
          // If a rank would be held five times, there is no value, and the 0 is never counted.
          values[pair][board] = (char) known.get(MULTISETS[CARDS][board] + MULTISETS[2][pair]);
        }
      }
    }

    private void putCompletions(int cards) {
      long[] others = MULTISETS[CARDS - cards];
      int[] found =
          IntStream.range(0, 1 << RANKS).filter(set -> Integer.bitCount(set) == cards).toArray();
      sets[cards] = found;
      completions[cards] = new char[found.length][others.length];
      for (int i = 0; i < found.length; i++) {
        for (int other = 0; other < others.length; other++) {
          long board = RankMultisets.ofSet(found[i]) + others[other];
          completions[cards][i][other] = (char) Arrays.binarySearch(MULTISETS[CARDS], board);
        }
      }
    }

    /** The ranks of a pair, the higher first. */
    static int[] ranks(int pair) {
      int[] ascending = RankMultisets.cards(MULTISETS[2][pair], 2, 0);
      return new int[] {ascending[1], ascending[0]};
    }

    /** The number of ways to deal each multiset of this size from these live cards of each rank. */
    static int[] ways(int cards, int[] live) {
      return Arrays.stream(MULTISETS[cards]).mapToInt(multiset -> ways(multiset, live)).toArray();
    }

    private static int ways(long multiset, int[] live) {
      int ways = 1;
      for (int rank = 0; rank < RANKS; rank++) {
        for (int held = 0; held < RankMultisets.count(multiset, rank); held++) {
          ways = ways * (live[rank] - held) / (held + 1);
        }
      }
      return ways;
    }
  }

  /** Counts the boards that two hands of certain ranks win, for any suits. */
  private static final class Counts {
    /*
     * The counts of won, tied and lost boards are packed in one long, 21 bits each, so that one
     * addition counts; all 1,712,304 boards fit in a field.
     */
    private static final int FIELD = 21; // bits
    private static final int CARDS = 4; // of both hands

    private final Boards boards;
    private final int[] ranks = new int[CARDS]; // of the first hand, then the second
    private final int[] live = new int[Boards.RANKS];
    private final byte[] outcomes; // by board, without flushes: the shift of the count
    private final char[] first;
    private final char[] second;
    private final long withoutFlushes;
    private final Long[] corrections = new Long[1 << CARDS]; // by the set of cards that have a suit

    /** Counts for hands of these pairs of ranks, given by number. */
    Counts(Boards boards, int a, int b) {
      this.boards = boards;
      System.arraycopy(Boards.ranks(a), 0, ranks, 0, 2);
      System.arraycopy(Boards.ranks(b), 0, ranks, 2, 2);
      Arrays.fill(live, Boards.SUITS);
      for (int rank : ranks) {
        live[rank]--;
      }
      first = boards.values[a];
      second = boards.values[b];
      outcomes = new byte[first.length];
      int[] ways = Boards.ways(Boards.CARDS, live);
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

    /** The number of boards in the lowest field of a sum. */
    static int lowest(long sum) {
      return (int) (sum & (1 << FIELD) - 1);
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
      for (int suit = 0; suit < Boards.SUITS; suit++) {
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
      int free = (1 << Boards.RANKS) - 1 & ~ofFirst & ~ofSecond;
      int[] others = live.clone();
      for (int rank = 0; rank < others.length; rank++) {
        others[rank] -= free >>> rank & 1;
      }
      int most = Math.max(Integer.bitCount(ofFirst), Integer.bitCount(ofSecond));
      long correction = 0;
      for (int cards = Boards.CARDS - most; cards <= Boards.CARDS; cards++) {
        int[] ways = Boards.ways(Boards.CARDS - cards, others);
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
}
