package dev.yaku.equity.internal.ranks;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import dev.yaku.internal.games.OmahaTableEvaluator;
import dev.yaku.internal.hand.HandTableEvaluator;
import dev.yaku.internal.rules.TableRuleSet;
import java.util.Arrays;

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
   * and a hole is one of 91 multisets of two. The values of all combos are never stored: they
   * are looked up in the tables of the rules, as they are needed. Those of a pair on all boards are
   * kept, as ints, although they would fit in chars (JIT.md, note 16).
   */
  private static final int SUIT_MASK = (1 << Card.RANK_COUNT) - 1;

  private final long deck;
  private final boolean isOmaha;
  private final int[] places; // of each rank among the deck's ranks; -1 if not in the deck
  // the set of places of a set of ranks, leaving out ranks not in the deck
  private final char[] placeSets;
  private final int[] ranks; // of the deck
  private final RankValues values;
  private final FlushValues flushes;

  // A record, so that other threads see its component as it was created.
  private record OfPair(int[] byBoard) {}

  // Created on first use; two threads may create equal ones.
  private volatile char[] rankSets;
  private final OfPair[] byPair;
  private final Completions[][] completions =
      new Completions[RankValues.BOARD + 1][RankValues.BOARD + 1];

  /** A space by the tables of one evaluator, for hold'em or Omaha; the other one is null. */
  private RankSpace(long deck, HandTableEvaluator holdem, OmahaTableEvaluator omaha) {
    this.deck = deck;
    isOmaha = omaha != null;
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
    placeSets = new char[SUIT_MASK + 1];
    for (int set = 1; set < placeSets.length; set++) {
      int place = places[Integer.numberOfTrailingZeros(set)];
      placeSets[set] = (char) (placeSets[set & set - 1] | (place < 0 ? 0 : 1 << place));
    }
    values = new RankValues(Long.bitCount(deck) / ranks.length, ranks, holdem, omaha);
    char[] ofFlushes = isOmaha ? omaha.flushes() : holdem.flushes().values();
    flushes = new FlushValues(ofFlushes, isOmaha, placeSets, ranks.length);
    byPair = new OfPair[values.pairs.length];
  }

  /** The rank space for hold'em by the rules of an evaluator that {@link #fits}. */
  public static RankSpace of(HandEvaluator evaluator) {
    HandTableEvaluator hands = (HandTableEvaluator) evaluator;
    return of(hands.ruleSet(), hands, null);
  }

  /** The rank space for Omaha by the rules of an evaluator with boards of five cards. */
  public static RankSpace of(OmahaTableEvaluator evaluator) {
    return of(evaluator.ruleSet(), null, evaluator);
  }

  private static RankSpace of(
      TableRuleSet rules, HandTableEvaluator holdem, OmahaTableEvaluator omaha) {
    RankSpace known = rules.derived(RankSpace.class);
    return known != null
        ? known
        : rules.keepDerived(RankSpace.class, new RankSpace(rules.deck(), holdem, omaha));
  }

  /**
   * Whether the value of seven cards is the greater of the value of their ranks and that of a
   * flush. This is true for high hands of natural cards, if all rank multisets are possible without
   * a flush.
   */
  public static boolean fits(HandEvaluator evaluator) {
    HandTableEvaluator hands = (HandTableEvaluator) evaluator;
    if (!hands.natural()) {
      return false;
    }
    TableRuleSet rules = hands.ruleSet();
    int suited = Integer.bitCount(ranks(rules.deck(), 0));
    return rules.bestCards() == RankValues.BOARD
        && rules.minCards() <= RankValues.BOARD
        && rules.maxCards() >= RankValues.BOARD + 2
        && !rules.isLow()
        && Long.bitCount(rules.deck()) == Card.SUITS.length() * suited;
  }

  private static int ranks(long cards, int suit) {
    return (int) (cards >>> Card.RANK_COUNT * suit) & SUIT_MASK;
  }

  public int rankCount() {
    return ranks.length;
  }

  /** The number of boards by ranks. */
  public int boardCount() {
    return values.boards.length;
  }

  /** The number of holes by ranks. */
  public int pairCount() {
    return values.pairs.length;
  }

  /** The ranks of a suit's cards, as a set of places among the deck's ranks. */
  public int suited(long cards, int suit) {
    return placeSets[ranks(cards, suit)];
  }

  /** The rank of this place among the deck's ranks. */
  public int rank(int place) {
    return ranks[place];
  }

  /** The number of cards of each of the deck's ranks in a set. */
  public int[] counts(long cards) {
    int[] counts = new int[ranks.length];
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      counts[places[Card.rank(Long.numberOfTrailingZeros(rest))]]++;
    }
    return counts;
  }

  public long deck() {
    return deck;
  }

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
    return Multisets.number(sorted(board));
  }

  /** The places of some cards' ranks among the deck's, ascending. */
  int[] sorted(long cards) {
    int[] sorted = new int[Long.bitCount(cards)];
    int filled = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int place = places[Card.rank(Long.numberOfTrailingZeros(rest))];
      int at = filled++;
      for (; at > 0 && sorted[at - 1] > place; at--) {
        sorted[at] = sorted[at - 1];
      }
      sorted[at] = place;
    }
    return sorted;
  }

  /** The value of a pair of ranks on a board, without flushes; 0 if there are no such cards. */
  public int value(int board, int pair) {
    return values.value(board, pair);
  }

  /** Fills in the values of all pairs on a board: see {@link #value}. */
  public void values(int board, char[] byPair) {
    for (int pair = 0; pair < pairCount(); pair++) {
      byPair[pair] = (char) values.value(board, pair);
    }
  }

  /**
   * The value of a hole on every board, without flushes: that of its best pair. Must not be
   * changed.
   */
  public int[] values(long hole) {
    int[] best = null;
    for (long rest = hole; rest != 0; rest &= rest - 1) {
      for (long others = rest & rest - 1; others != 0; others &= others - 1) {
        int[] ofPair = valuesOfPair(pair(rest & -rest | others & -others));
        if (best == null) {
          best = isOmaha ? ofPair.clone() : ofPair;
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

  /** The values of a pair of ranks by board. */
  private int[] valuesOfPair(int pair) {
    OfPair known = byPair[pair];
    if (known == null) {
      int[] byBoard = new int[boardCount()];
      for (int board = 0; board < byBoard.length; board++) {
        byBoard[board] = values.value(board, pair);
      }
      known = new OfPair(byBoard);
      byPair[pair] = known;
    }
    return known.byBoard;
  }

  /** The completions of boards that lack so many cards, so many of them of one suit. */
  Completions completions(int missing, int cards) {
    Completions known = completions[missing][cards];
    if (known == null) {
      known = Completions.of(ranks.length, missing, cards);
      completions[missing][cards] = known;
    }
    return known;
  }

  /** The ranks of each board, as a set; must not be changed. */
  public char[] rankSets() {
    char[] sets = rankSets;
    if (sets == null) {
      sets = new char[boardCount()];
      int[] board = new int[RankValues.BOARD];
      for (int number = 0; number < sets.length; number++) {
        for (int place : board) {
          sets[number] |= (char) (1 << ranks[place]);
        }
        Multisets.next(board);
      }
      rankSets = sets;
    }
    return sets;
  }

  /**
   * The values of flushes by the ranks of their suit, in which ranks are sets of places among the
   * deck's ranks. In hold'em a flush is any five cards of a suit, in Omaha two of the hole and
   * three of the board. Immutable.
   */
  public static final class FlushValues {
    private static final int FLUSH = 5; // cards
    private static final int OF_HOLE = 2; // cards of a flush, in Omaha
    private static final int OF_BOARD = 3;

    private final boolean omaha;
    private final char[] values;

    /** The best flushes by set of ranks (must not be changed), for a deck of so many ranks. */
    FlushValues(char[] byRanks, boolean omaha, char[] placeSets, int ranks) {
      this.omaha = omaha;
      if (byRanks.length == 1 << ranks) {
        values = byRanks;
        return;
      }
      values = new char[1 << ranks];
      for (int set = 0; set < placeSets.length; set++) {
        if (Integer.bitCount(placeSets[set]) == Integer.bitCount(set)) {
          values[placeSets[set]] = byRanks[set];
        }
      }
    }

    /** The value of the best flush in a set of ranks; 0 if there is none. Must not be changed. */
    public char[] byRanks() {
      return values;
    }

    /**
     * The number of cards of a suit that the board needs for a flush, if the hole has {@code held};
     * six if no flush is possible.
     */
    int needed(int held) {
      if (omaha) {
        return held < OF_HOLE ? FLUSH + 1 : OF_BOARD;
      }
      return FLUSH - held;
    }

    /**
     * The flushes of a hole with these ranks of a suit, by the ranks of the board's cards of the
     * suit together with {@link #withBoard}; 0 if there is no flush.
     */
    char[] ofHole(int held) {
      if (!omaha) {
        return values;
      }
      char[] ofHole = new char[values.length];
      for (int suited = 0; suited < ofHole.length; suited++) {
        int count = Integer.bitCount(suited);
        if ((suited & held) == 0 && count >= OF_BOARD && count <= FLUSH) {
          ofHole[suited] = ofTwo(held, suited, ofHole);
        }
      }
      return ofHole;
    }

    /** The ranks of a hole's cards that are looked up together with the board's. */
    int withBoard(int held) {
      return omaha ? 0 : held;
    }

    /**
     * The best flush of two and three cards; if the board has more, the best one of the board
     * without one card.
     */
    private char ofTwo(int held, int suited, char... known) {
      int best = 0;
      boolean exactly = Integer.bitCount(suited) == OF_BOARD;
      for (int rest = exactly ? held : suited; rest != 0; rest &= rest - 1) {
        int one = rest & -rest;
        if (!exactly) {
          best = Math.max(best, known[suited ^ one]);
        }
        for (int others = rest ^ one; exactly && others != 0; others &= others - 1) {
          best = Math.max(best, values[suited | one | others & -others]);
        }
      }
      return (char) best;
    }
  }
}
