package dev.yaku.equity.internal.ranks;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.HandEvaluator;
import dev.yaku.internal.rules.TableRuleSet;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The values of holes on boards of five cards by ranks alone, and the values of flushes by the
 * ranks of one suit; a hand's value is the greater of both. In hold'em a hand is any five cards of
 * the hole and the board, in Omaha two cards of the hole and three of the board.
 *
 * <p>Immutable except for tables created on first use; safe for any number of threads.
 */
public final class RankSpace {
  /*
   * Without suits, a board is one of 6,175 multisets of five ranks (13 more numbers are not used),
   * and a hole is one of 91 multisets of two. The values of all combinations are stored board by
   * board for the values of all holes on one board, and those of the holes that were asked for a
   * second time, by hole, for the values of one hole on all boards: as ints, although they would fit
   * in chars (JIT.md, note 16).
   */
  private static final int BOARD = 5;

  private static final int SUIT_MASK = (1 << Card.RANK_COUNT) - 1;

  private final HandEvaluator evaluator;
  private final boolean omaha;
  private final int suits;
  // the place of each rank among the deck's ranks; -1 if not in the deck
  private final int[] places;
  // the set of places of a set of ranks, leaving out ranks not in the deck
  private final char[] placeSets;
  private final int[] ranks; // of the deck
  private final FlushValues flushes;
  private final int pairs;
  private final int boards;

  // Created on first use; two threads may create equal ones.
  private volatile char[] byBoard;
  private final AtomicReferenceArray<int[]> byHole;
  private final Completions[] completions = new Completions[BOARD + 1];
  private final AtomicReferenceArray<int[][]> multisets = new AtomicReferenceArray<>(BOARD + 1);

  private RankSpace(HandEvaluator evaluator, boolean omaha) {
    this.evaluator = evaluator;
    this.omaha = omaha;
    long deck = evaluator.ruleSet().deck();
    int found = 0;
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      found |= ranks(deck, suit);
    }
    places = new int[Card.RANK_COUNT];
    Arrays.fill(places, -1);
    ranks = new int[Integer.bitCount(found)];
    int filled = 0;
    for (int rank = 0; rank < Card.RANK_COUNT; rank++) {
      if ((found >>> rank & 1) != 0) {
        ranks[filled] = rank;
        places[rank] = filled++;
      }
    }
    suits = Long.bitCount(deck) / ranks.length;
    placeSets = new char[SUIT_MASK + 1];
    for (int set = 1; set < placeSets.length; set++) {
      int place = places[Integer.numberOfTrailingZeros(set)];
      placeSets[set] = (char) (placeSets[set & set - 1] | (place < 0 ? 0 : 1 << place));
    }
    flushes = new FlushValues(evaluator, omaha, placeSets, ranks.length);
    pairs = Multisets.count(ranks.length, 2);
    boards = Multisets.count(ranks.length, BOARD);
    byHole = new AtomicReferenceArray<>(pairs);
  }

  /** The rank space for hold'em by the rules of an evaluator that {@link #fits}. */
  public static RankSpace of(HandEvaluator evaluator) {
    TableRuleSet rules = TableRuleSet.of(evaluator.ruleSet());
    RankSpace known = rules.derived(RankSpace.class);
    return known != null
        ? known
        : rules.keepDerived(RankSpace.class, new RankSpace(evaluator, false));
  }

  /** A new rank space for Omaha by the rules of an evaluator that {@link #fits}. */
  public static RankSpace ofOmaha(HandEvaluator evaluator) {
    return new RankSpace(evaluator, true);
  }

  /**
   * Whether the value of seven cards is the greater of the value of their ranks and that of a
   * flush. This is true for high hands of natural cards, if all rank multisets are possible without
   * a flush.
   */
  public static boolean fits(HandEvaluator evaluator) {
    var rules = evaluator.ruleSet();
    return rules.copies() == 1
        && rules.jokers() == 0
        && rules.bestCards() == BOARD
        && rules.minCards() <= BOARD
        && rules.maxCards() >= BOARD + 2
        && rules.categories().get(0) == Category.HIGH_CARD
        && rules.wildCards() == 0
        && Long.bitCount(rules.deck()) % Card.SUITS.length() == 0
        && ranks(rules.deck(), 0) != 0
        && Long.bitCount(rules.deck())
            == Card.SUITS.length() * Integer.bitCount(ranks(rules.deck(), 0));
  }

  private static int ranks(long cards, int suit) {
    return (int) (cards >>> Card.RANK_COUNT * suit) & SUIT_MASK;
  }

  /** The number of ranks of the deck. */
  public int rankCount() {
    return ranks.length;
  }

  /** The number of boards by ranks. */
  public int boardCount() {
    return boards;
  }

  /** The number of holes by ranks. */
  public int pairCount() {
    return pairs;
  }

  /** The ranks of a suit's cards, as a set of places among the deck's ranks. */
  public int suited(long cards, int suit) {
    return placeSets[ranks(cards, suit)];
  }

  /** The number of cards of each of the deck's ranks in a set. */
  public int[] counts(long cards) {
    int[] counts = new int[ranks.length];
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      counts[places[Card.rank(Long.numberOfTrailingZeros(rest))]]++;
    }
    return counts;
  }

  /** The cards of the deck. */
  public long deck() {
    return evaluator.ruleSet().deck();
  }

  /** The values of flushes. */
  public FlushValues flushes() {
    return flushes;
  }

  /** The number of a hole's ranks. */
  public int pair(long hole) {
    int low = Long.numberOfTrailingZeros(hole);
    int high = Long.numberOfTrailingZeros(hole & hole - 1);
    return Multisets.pair(places[Card.rank(low)], places[Card.rank(high)]);
  }

  /** The number of a board's ranks. */
  public int board(long board) {
    int[] sorted = new int[BOARD];
    int filled = 0;
    for (long rest = board; rest != 0; rest &= rest - 1) {
      int place = places[Card.rank(Long.numberOfTrailingZeros(rest))];
      int at = filled++;
      for (; at > 0 && sorted[at - 1] > place; at--) {
        sorted[at] = sorted[at - 1];
      }
      sorted[at] = place;
    }
    return Multisets.number(sorted);
  }

  /** Values by {@code board * pairCount + pair}, without flushes; 0 if there are no such cards. */
  public char[] byBoard() {
    char[] known = byBoard;
    if (known == null) {
      known = new RankValues(evaluator, omaha, suits, ranks).byBoard();
      byBoard = known;
    }
    return known;
  }

  /**
   * The value of a hole on every board, without flushes: that of its best pair. Must not be
   * changed.
   */
  int[] values(long hole) {
    int[] best = null;
    for (long rest = hole; rest != 0; rest &= rest - 1) {
      for (long others = rest & rest - 1; others != 0; others &= others - 1) {
        int[] ofPair = valuesOfPair(pair(rest & -rest | others & -others));
        if (best == null) {
          best = omaha ? ofPair.clone() : ofPair;
        } else {
          raise(best, ofPair);
        }
      }
    }
    return best;
  }

  /** Raises values to others that are greater. */
  private static void raise(int[] values, int... others) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.max(values[i], others[i]);
    }
  }

  /** The values of {@link #byBoard} for two ranks, by board. */
  private int[] valuesOfPair(int pair) {
    int[] known = byHole.get(pair);
    if (known == null) {
      char[] values = byBoard();
      known = new int[boards];
      for (int board = 0; board < boards; board++) {
        known[board] = values[board * pairs + pair];
      }
      byHole.set(pair, known);
    }
    return known;
  }

  /** The ranks of every multiset of this size, ascending, by its number; must not be changed. */
  public int[][] multisets(int cards) {
    int[][] known = multisets.get(cards);
    if (known == null) {
      known = Multisets.all(ranks.length, cards);
      multisets.set(cards, known);
    }
    return known;
  }

  /** The completions of a board that lacks this many cards. */
  Completions completions(int missing) {
    Completions known = completions[missing];
    if (known == null) {
      known = new Completions(ranks.length, missing);
      completions[missing] = known;
    }
    return known;
  }
}
