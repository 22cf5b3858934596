package dev.yaku.board;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.util.Arrays;

/**
 * The ranks and suits of one board, and what two cards of a hole make of the ranks. Ranks are
 * places in the order of the rules, and sets of them are bits.
 */
final class BoardCards {
  static final int SUITS = Card.SUITS.length();

  /** Of the ranks that are not on the board, so many of the highest are good kickers. */
  private static final int GOOD_KICKERS = 3;

  private static final int OTHER_CARDS_OF_PAIR = 3;

  private final ValueKinds kinds;
  private final boolean omaha;
  final int set;
  final int top;
  private final int second; // -1 if there is none
  private final int low;
  private final int topKicker; // sets of ranks
  private final int goodKickers;
  final int[] suited = new int[SUITS]; // numbers of cards
  final int[] highest = new int[SUITS]; // rank of each suit that is not on the board

  BoardCards(ValueKinds kinds, long board, boolean omaha) {
    this.kinds = kinds;
    this.omaha = omaha;
    set = kinds.set(board);
    top = highest(set);
    second = highest(set & ~(1 << top));
    low = Integer.numberOfTrailingZeros(set);
    int free = (1 << kinds.ranks) - 1 & ~set;
    topKicker = Integer.highestOneBit(free);
    int good = 0;
    for (int i = 0; i < GOOD_KICKERS; i++) {
      good |= Integer.highestOneBit(free & ~good);
    }
    goodKickers = good & ~topKicker;
    for (int suit = 0; suit < SUITS; suit++) {
      long cards = board & cards(suit);
      suited[suit] = Long.bitCount(cards);
      highest[suit] = highest((1 << kinds.ranks) - 1 & ~kinds.set(cards));
    }
  }

  /** All cards of a suit. */
  static long cards(int suit) {
    return (1L << Card.RANK_COUNT) - 1 << Card.RANK_COUNT * suit;
  }

  private static int highest(int set) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(set);
  }

  /** Whether the number of a word says that the hole gives kickers only. */
  static boolean isKickers(int made) {
    return made >= Made.ACE_HIGH.number() && made <= Made.NO_PAIR.number();
  }

  Texture texture(long board, int straights) {
    int[] times = new int[kinds.ranks];
    for (int card : Hand.cards(board)) {
      times[kinds.placeOf(card)]++;
    }
    Arrays.sort(times);
    int ranks = times.length;
    int[] suits = suited.clone();
    Arrays.sort(suits);
    return new Texture(
        Texture.Suits.of(Long.bitCount(board), suits[SUITS - 1], suits[SUITS - 2]),
        Texture.Pairing.of(times[ranks - 1], times[ranks - 2]),
        straights,
        kinds.rank(top));
  }

  /**
   * The {@linkplain Made#number number} of the word.
   *
   * @param kind of the hand's value
   * @param a the ranks of the two cards
   */
  int made(int kind, int a, int b) {
    int first = ValueKinds.first(kind);
    boolean hasFirst = a == first || b == first;
    return switch (ValueKinds.category(kind)) {
      case HIGH_CARD -> kickers(a, b);
      case ONE_PAIR -> hasFirst ? onePair(first, a, b) : kickers(a, b);
      case TWO_PAIR -> twoPair(first, ValueKinds.second(kind), a, b);
      case THREE_OF_A_KIND -> hasFirst ? (a == b ? Made.SET : Made.TRIPS).number() : kickers(a, b);
      case STRAIGHT -> Made.STRAIGHT.number();
      case FLUSH -> Made.FLUSH.number();
      case FULL_HOUSE -> Made.FULL_HOUSE.number();
      case FOUR_OF_A_KIND -> hasFirst ? Made.QUADS.number() : kickers(a, b);
      default -> Made.STRAIGHT_FLUSH.number();
    };
  }

  private int onePair(int rank, int a, int b) {
    return a == b ? pocketPair(a) : pair(rank, 0, a ^ b ^ rank);
  }

  private int twoPair(int higher, int lower, int a, int b) {
    boolean hasA = a == higher || a == lower;
    boolean hasB = b == higher || b == lower;
    if (!hasA && !hasB) {
      return kickers(a, b);
    }
    if (a == b) {
      return pocketPair(a);
    }
    if (hasA && hasB) {
      return (higher == top && lower == second ? Made.TOP_TWO : Made.TWO_PAIR).number();
    }
    if (a == lower || b == lower) {
      return Made.TWO_PAIR_WITH_BOARD.number();
    }
    return pair(higher, 1 << lower, a ^ b ^ higher);
  }

  private int pocketPair(int rank) {
    if (rank > top) {
      return Made.OVERPAIR.number();
    }
    if (rank < low) {
      return Made.UNDERPAIR.number();
    }
    return (rank > second ? Made.POCKET_BELOW_TOP : Made.POCKET_BELOW_SECOND).number();
  }

  /**
   * A pair of one card of the hole and one of the board.
   *
   * @param boardPair a pair of the board that counts, too, as a set
   */
  private int pair(int rank, int boardPair, int kicker) {
    if (rank != top) {
      return (rank == second ? Made.SECOND_PAIR : Made.LOW_PAIR).number();
    }
    int bit = 1 << kicker;
    if ((bit & (topKicker | goodKickers)) == 0 || !counts(kicker, 1 << rank | boardPair)) {
      return Made.TOP_PAIR_WEAK_KICKER.number();
    }
    return (bit == topKicker ? Made.TOP_PAIR_TOP_KICKER : Made.TOP_PAIR_GOOD_KICKER).number();
  }

  /** Whether a kicker is one of the best five: two cards of the hole always are in Omaha. */
  private boolean counts(int kicker, int pairs) {
    int better = Integer.bitCount((set & ~pairs) >>> kicker);
    return omaha || better < OTHER_CARDS_OF_PAIR - 2 * (Integer.bitCount(pairs) - 1);
  }

  private int kickers(int a, int b) {
    int high = Math.max(a, b);
    if (high == kinds.ace()) {
      return Made.ACE_HIGH.number();
    }
    return (high == kinds.king() ? Made.KING_HIGH : Made.NO_PAIR).number();
  }
}
