package dev.yaku.equity.order;

import dev.yaku.Card;
import dev.yaku.OmahaEvaluator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * The equity of every hole of Omaha against a random hole before the flop, exactly: over all boards
 * and all holes of the opponent.
 *
 * <p>Takes some minutes of one processor for holes of four cards, more than ten times as long for
 * five. Immutable when made.
 */
final class OmahaAgainstRandom {
  /*
   * On a board without three cards of a suit, what a hole wins depends on ranks alone; only one
   * suit can have three. If no board had: sum over the boards by ranks, each as often as its cards
   * can be dealt beside the hole. Then the boards on which a suit f has three cards or more are
   * corrected, f by f: there, what a hole wins depends on ranks and on which of its cards are of
   * suit f, and no other suit matters. So 6,175 multisets of ranks and 36,608 of them with a set of
   * ranks of one suit stand for all 2,598,960 boards.
   *
   * Types of cards: the deck's ranks, then its ranks in suit f.
   */
  private static final int BOARD = 5;
  private static final int FLUSH = 3; // cards on the board
  private static final int SUITS = 4;
  private static final int LOW_RANKS = 0x107F; // from the deuce to the eight, and the ace

  private final OmahaEvaluator evaluator;
  private final int cards;
  private final int[] ranks; // of the deck
  private final int[] places = new int[Card.RANK_COUNT]; // of a rank among them
  private final TypeSums numbering;
  private final int[] byRanksOnly; // the number of a hole by ranks, by that with those of suit f
  private final long[] points; // by ranks
  private final long[] corrections; // by ranks and those of suit f

  private OmahaAgainstRandom(OmahaEvaluator evaluator, int cards) {
    this.evaluator = evaluator;
    this.cards = cards;
    long deck = evaluator.ruleSet().deck();
    ranks = IntStream.range(0, Card.RANK_COUNT).filter(r -> (deck >>> r & 1) != 0).toArray();
    for (int i = 0; i < ranks.length; i++) {
      places[ranks[i]] = i;
    }
    numbering = new TypeSums(cards, 2 * ranks.length);
    points = new long[numbering.count(cards, ranks.length)];
    corrections = new long[numbering.count(cards, 2 * ranks.length)];
    byRanksOnly = new int[corrections.length];
    fill(new int[cards], 0);
  }

  private void fill(int[] types, int filled) {
    if (filled < cards) {
      for (int type = filled == 0 ? 0 : types[filled - 1]; type < 2 * ranks.length; type++) {
        types[filled] = type;
        fill(types, filled + 1);
      }
      return;
    }
    int[] only = new int[cards];
    Arrays.setAll(only, i -> types[i] % ranks.length);
    Arrays.sort(only);
    byRanksOnly[numbering.number(types)] = numbering.number(only);
  }

  /**
   * Sums over all boards.
   *
   * @param cards of a hole
   * @param threads the sums do not depend on it
   */
  static OmahaAgainstRandom of(OmahaEvaluator evaluator, int cards, int threads) {
    OmahaAgainstRandom all = new OmahaAgainstRandom(evaluator, cards);
    List<int[]> boards = new ArrayList<>();
    all.listBoards(new int[all.ranks.length], 0, BOARD, boards);
    AtomicInteger next = new AtomicInteger();
    IntStream.range(0, threads)
        .parallel()
        .mapToObj(
            thread -> {
              Part part = all.new Part();
              for (int i; (i = next.getAndIncrement()) < boards.size(); ) {
                part.addBoard(boards.get(i));
              }
              return part;
            })
        .forEachOrdered(all::add);
    return all;
  }

  private void listBoards(int[] counts, int rank, int left, List<int[]> boards) {
    if (rank == counts.length) {
      if (left == 0) {
        boards.add(counts.clone());
      }
      return;
    }
    for (int count = 0; count <= Math.min(left, SUITS); count++) {
      counts[rank] = count;
      listBoards(counts, rank + 1, left - count, boards);
    }
    counts[rank] = 0;
  }

  private void add(Part part) {
    for (int i = 0; i < points.length; i++) {
      points[i] += part.sums[i];
    }
    for (int i = 0; i < corrections.length; i++) {
      corrections[i] += part.corrected[i];
    }
  }

  /**
   * The points of a hole on all boards against all holes: 4 for each that it wins, 2 for a tie;
   * where the pot is split, half of that for each half.
   */
  long points(long hole) {
    long sum = points[number(hole, SUITS)];
    for (int suit = 0; suit < SUITS; suit++) {
      sum += corrections[number(hole, suit)];
    }
    return sum;
  }

  /** The number of a hole's types, if this suit is that of the flush. */
  private int number(long hole, int suit) {
    int[] types = new int[cards];
    int filled = 0;
    for (long rest = hole; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      types[filled++] = places[Card.rank(card)] + (Card.suit(card) == suit ? ranks.length : 0);
    }
    Arrays.sort(types);
    return numbering.number(types);
  }

  /** The sums over some of the boards. */
  private final class Part {
    private final TypeSums typeSums = new TypeSums(cards, 2 * ranks.length);
    private final OmahaPoints board = new OmahaPoints(evaluator, cards, typeSums);
    private final long[] sums = new long[points.length];
    private final long[] corrected = new long[corrections.length];
    private final long[] highs = new long[points.length]; // of one board, by ranks

    /** Adds the boards that have so many cards of each rank. */
    void addBoard(int... counts) {
      int lowRanks = 0;
      int support = 0;
      long anyBoard = 0;
      int suit = 0;
      for (int place = 0; place < counts.length; place++) {
        support |= counts[place] > 0 ? 1 << place : 0;
        lowRanks += counts[place] > 0 ? LOW_RANKS >>> ranks[place] & 1 : 0;
        for (int i = 0; i < counts[place]; i++) {
          anyBoard |= 1L << Card.of(ranks[place], suit++ % SUITS);
        }
      }
      boolean lowIsPossible = evaluator.isSplit() && lowRanks >= FLUSH;
      board.setBoard(anyBoard, lowIsPossible, cardsOf(anyBoard, 0, false));
      board.weighHigh();
      Arrays.fill(highs, 0);
      for (int hole = 0; hole < board.count(); hole++) {
        highs[board.number(hole)] = board.points(hole);
        sums[board.number(hole)] += ways(hole, SUITS, counts) * board.points(hole);
      }
      board.weighLow();
      for (int hole = 0; hole < board.count(); hole++) {
        sums[board.number(hole)] += ways(hole, SUITS, counts) * board.points(hole);
      }
      for (int suited = support; suited > 0; suited = suited - 1 & support) {
        if (Integer.bitCount(suited) >= FLUSH) {
          correct(suited, lowIsPossible, counts);
        }
      }
    }

    /** Corrects the boards on which the first suit has these ranks. */
    private void correct(int suited, boolean lowIsPossible, int... counts) {
      int[] others = new int[counts.length];
      long anyBoard = 0;
      for (int place = 0; place < counts.length; place++) {
        int inSuit = suited >>> place & 1;
        others[place] = counts[place] - inSuit;
        if (others[place] == SUITS) {
          return; // all cards of a rank, but not that of the suit
        }
        for (int i = 1 - inSuit; i <= others[place]; i++) {
          anyBoard |= 1L << Card.of(ranks[place], i);
        }
      }
      board.setBoard(anyBoard, lowIsPossible, cardsOf(anyBoard, 1, true));
      board.weighHigh();
      for (int hole = 0; hole < board.count(); hole++) {
        int number = board.number(hole);
        long more = board.points(hole) - highs[byRanksOnly[number]];
        corrected[number] += ways(hole, SUITS - 1, others) * more;
      }
    }

    /** The cards of each type that are not on the board, of suits from this one up. */
    private long[][] cardsOf(long anyBoard, int fromSuit, boolean withFirst) {
      long[][] cardsOf = new long[withFirst ? 2 * ranks.length : ranks.length][];
      for (int place = 0; place < ranks.length; place++) {
        int rank = ranks[place];
        cardsOf[place] =
            IntStream.range(fromSuit, SUITS)
                .mapToLong(suit -> 1L << Card.of(rank, suit))
                .filter(card -> (card & anyBoard) == 0)
                .toArray();
        if (withFirst) {
          long card = 1L << Card.of(rank, 0);
          boolean isDealt = (card & anyBoard) != 0;
          cardsOf[ranks.length + place] = isDealt ? new long[0] : new long[] {card};
        }
      }
      return cardsOf;
    }

    /**
     * The ways to deal so many cards of each rank out of these suits, beside a hole.
     *
     * @param counts at most one is as great as the number of suits
     */
    private long ways(int hole, int suits, int... counts) {
      long ways = 1;
      for (int place = 0; place < counts.length; place++) {
        if (counts[place] > 0) {
          ways *= typeSums.choose(suits - board.held(hole, place), counts[place]);
        }
      }
      return ways;
    }
  }
}
