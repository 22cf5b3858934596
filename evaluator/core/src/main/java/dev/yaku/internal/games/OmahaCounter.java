package dev.yaku.internal.games;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.rules.OmahaLimits;
import dev.yaku.internal.table.KeyLayout;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/** Counts all holes with all boards by value, without evaluating each one. */
final class OmahaCounter {
  /*
   * A board is a set of ranks for each suit. Boards that differ only in the order of the suits have
   * the same counts: the board whose sets are in descending order stands for all of them.
   *
   * On one board, holes of the same ranks have the same value unless there is a flush; their number
   * is the product of the ways to assign suits to each rank. Boards of the same ranks are counted
   * together, since their suits do not matter here. Then holes with two or more cards of the suit
   * that has three cards on the board are moved to the value of their flush, if it is greater: for
   * each set of ranks of that suit, and all ranks of the other cards.
   */
  private static final int SUITED_ON_BOARD = 3;

  private final LongFunction<char[]> rows;
  private final OmahaTableEvaluator flushes; // null in the low half: there are no flushes
  private final int holeCards;
  private final int[] suits; // of the deck
  private final int deckRanks;
  private final int[] holdings; // of one suit, by number of cards
  final long[] counts; // the number of deals by value

  // a board, and the number of boards of its ranks
  private final Map<Long, long[]> byRanks = new HashMap<>();

  private final int[] inSuit = new int[Card.SUITS.length()]; // the board's ranks, by place in suits
  private final int[] available = new int[Card.RANK_COUNT];
  private final int[][] with; // by cards held and rank: the best pair of that rank with one of them
  private char[] row;
  private int forced; // ranks in the hole of the flush's suit
  private int flush; // the value of the flush

  /** Counts the holes of one size. A row has the values of a board with each pair of ranks. */
  OmahaCounter(
      LongFunction<char[]> rows,
      OmahaTableEvaluator flushes,
      OmahaLimits limits,
      int holeCards,
      int maxValue) {
    this.rows = rows;
    this.flushes = flushes;
    this.holeCards = holeCards;
    suits =
        IntStream.range(0, Card.SUITS.length())
            .filter(suit -> Hand.ranks(limits.deck(), suit) != 0)
            .toArray();
    deckRanks = Hand.ranks(limits.deck(), suits[0]);
    holdings =
        IntStream.rangeClosed(0, KeyLayout.SUIT_MASK)
            .filter(set -> (set & ~deckRanks) == 0 && Integer.bitCount(set) <= limits.maxBoard())
            .boxed()
            .sorted(Comparator.<Integer>comparingInt(Integer::bitCount).thenComparing(set -> set))
            .mapToInt(Integer::intValue)
            .toArray();
    counts = new long[maxValue + 1];
    with = new int[holeCards + 1][Card.RANK_COUNT];
    int orders = IntStream.rangeClosed(1, suits.length).reduce(1, (a, b) -> a * b);
    addSuit(0, holdings.length - 1, 0, limits.maxBoard(), orders);
    byRanks.values().forEach(alike -> countRanks(alike[0], alike[1]));
  }

  /** Gives a suit of the board each holding up to the last, which a run of so many suits has. */
  private void addSuit(int suit, int last, int run, int left, long weight) {
    if (suit == suits.length) {
      if (left == 0) {
        countBoards(weight);
      }
      return;
    }
    int room = suits.length - suit;
    for (int i = last; i >= 0 && Integer.bitCount(holdings[i]) * room >= left; i--) {
      if (Integer.bitCount(holdings[i]) <= left) {
        inSuit[suit] = holdings[i];
        int same = i == last ? run + 1 : 1;
        addSuit(suit + 1, i, same, left - Integer.bitCount(holdings[i]), weight / same);
      }
    }
  }

  private void countRanks(long board, long count) {
    checkInterrupt();
    for (int suit = 0; suit < suits.length; suit++) {
      inSuit[suit] = Hand.ranks(board, suits[suit]);
    }
    row = rows.apply(board);
    setAvailable(0);
    forced = 0;
    choose(Card.RANK_COUNT - 1, holeCards, 0, 0, count);
  }

  private static void checkInterrupt() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted before all hands were counted");
    }
  }

  private void countBoards(long count) {
    checkInterrupt();
    long board = 0;
    long multiset = 0; // four bits for each rank
    for (int suit = 0; suit < suits.length; suit++) {
      board |= (long) inSuit[suit] << Card.RANK_COUNT * suits[suit];
      for (int rest = inSuit[suit]; rest != 0; rest &= rest - 1) {
        multiset += 1L << 4 * Integer.numberOfTrailingZeros(rest);
      }
    }
    byRanks.computeIfAbsent(multiset, unknown -> new long[2])[0] = board;
    byRanks.get(multiset)[1] += count;
    if (flushes != null && Integer.bitCount(inSuit[0]) >= SUITED_ON_BOARD) {
      row = rows.apply(board);
      setAvailable(1); // the first suit has the most
      int free = deckRanks & ~inSuit[0];
      for (int set = free; set != 0; set = set - 1 & free) {
        int suited = Integer.bitCount(set);
        if (suited >= 2 && suited <= holeCards) {
          forced = set;
          flush = flushes.flush(set, inSuit[0]);
          choose(Card.RANK_COUNT - 1, holeCards - suited, 0, 0, count);
        }
      }
    }
  }

  /** Sets how many cards of each rank the suits from this one on have besides the board. */
  private void setAvailable(int from) {
    Arrays.fill(available, 0);
    for (int suit = from; suit < suits.length; suit++) {
      for (int free = deckRanks & ~inSuit[suit]; free != 0; free &= free - 1) {
        available[Integer.numberOfTrailingZeros(free)]++;
      }
    }
  }

  /** Chooses the other cards, highest ranks first; the best pair is that of those held so far. */
  private void choose(int highest, int left, int held, int best, long ways) {
    if (held == holeCards) {
      add(best, ways);
      return;
    }
    for (int rank = highest; rank >= 0; rank--) {
      int own = forced >> rank & 1;
      int nowHeld = held;
      int nowBest = best;
      long nowWays = ways;
      for (int others = 0; others <= Math.min(left, available[rank]); others++) {
        if (others > 0 || own > 0) {
          nowBest = Math.max(nowBest, with[nowHeld][rank]);
          hold(nowHeld++, rank);
          if (others > 0) {
            nowWays = nowWays * (available[rank] - others + 1) / others;
          }
          choose(rank - 1, left - others, nowHeld, nowBest, nowWays);
        }
      }
      if (own > 0) {
        return; // it cannot be left out
      }
    }
  }

  /** Adds a card of a rank; no card of a higher rank follows. */
  private void hold(int held, int rank) {
    for (int lower = 0; lower <= rank; lower++) {
      with[held + 1][lower] = Math.max(with[held][lower], row[rank * (rank + 1) / 2 + lower]);
    }
  }

  private void add(int best, long ways) {
    if (forced == 0) {
      counts[best] += ways;
    } else if (flush > best) {
      counts[best] -= ways;
      counts[flush] += ways;
    }
  }
}
