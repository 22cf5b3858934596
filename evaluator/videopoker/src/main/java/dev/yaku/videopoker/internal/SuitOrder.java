package dev.yaku.videopoker.internal;

import dev.yaku.Card;
import dev.yaku.internal.cards.SuitExchange;
import java.util.Arrays;
import java.util.List;

/**
 * Enumerates sets of natural cards, one of each class up to the names of suits: the set whose first
 * suit has the greatest set of ranks, and so on.
 */
final class SuitOrder {
  private static final int RANKS = Card.RANK_COUNT;

  /** Of the number of suits. */
  private static final int[] FACTORIALS = {1, 1, 2, 6, 24};

  private final int[] suits;

  /** By number of cards: the sets of at most that many ranks, ascending. */
  static final int HAND = 5;

  private final int[][] rankSets = new int[HAND + 1][];

  final List<SuitExchange> ways; // to exchange the suits of the deck

  private long[] found = new long[1 << 10];
  private byte[] sizes = new byte[found.length]; // of the classes of the sets found
  private int count;

  /** Of a deck of all cards of some ranks in some suits; jokers do not matter. */
  SuitOrder(long deck) {
    int[] present = new int[SuitExchange.COUNT];
    long[] absent = new long[SuitExchange.COUNT]; // all cards of each suit that the deck lacks
    int many = 0;
    for (int suit = 0; suit < SuitExchange.COUNT; suit++) {
      present[many] = suit;
      boolean isPresent = SuitExchange.ranks(deck, suit) != 0;
      absent[suit] = isPresent ? 0 : (1L << RANKS) - 1 << RANKS * suit;
      many += isPresent ? 1 : 0;
    }
    suits = Arrays.copyOf(present, many);
    ways = SuitExchange.keeping(absent);
    int ranks = (int) SuitExchange.ranks(deck, suits[0]);
    for (int cards = 0; cards < rankSets.length; cards++) {
      rankSets[cards] = parts(ranks, cards);
    }
  }

  /** The subsets of a set of ranks with at most {@code most} ranks, ascending. */
  private static int[] parts(int ranks, int most) {
    int[] parts = new int[1 << Integer.bitCount(ranks)];
    int many = 0;
    int part = 0;
    do {
      parts[many] = part;
      many += Integer.bitCount(part) <= most ? 1 : 0;
      part = part - ranks & ranks; // the next subset
    } while (part != 0);
    return Arrays.copyOf(parts, many);
  }

  /** One set of each class of sets of this size, always in the same order. */
  long[] representatives(int cards) {
    count = 0;
    place(0, Integer.MAX_VALUE, 0, ways.size(), cards, 0);
    return Arrays.copyOf(found, count);
  }

  /** The number of sets in each class of the last {@link #representatives}. */
  byte[] sizes() {
    return Arrays.copyOf(sizes, count);
  }

  /**
   * Adds the sets that hold these cards and others in the next suits, none with more ranks than
   * {@code most}.
   *
   * @param equal the number of suits before with the ranks {@code most}
   * @param size the number of sets in the class, if the next suits have different ranks
   */
  private void place(int next, int most, int equal, int size, int missing, long set) {
    if (missing == 0) { // the next suits are empty
      add(set, size / FACTORIALS[suits.length - next]);
      return;
    }
    if (next == suits.length) {
      return;
    }
    for (int ranks : rankSets[missing]) {
      if (ranks > most) {
        return;
      }
      if (ranks != 0) {
        long held = set | (long) ranks << RANKS * suits[next];
        int run = ranks == most ? equal + 1 : 1;
        place(next + 1, ranks, run, size / run, missing - Integer.bitCount(ranks), held);
      }
    }
  }

  private void add(long set, int size) {
    if (count == found.length) {
      found = Arrays.copyOf(found, 2 * count);
      sizes = Arrays.copyOf(sizes, 2 * count);
    }
    sizes[count] = (byte) size;
    found[count++] = set;
  }
}
