package dev.yaku.videopoker.internal;

import dev.yaku.Card;
import dev.yaku.internal.cards.Suits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Enumerates sets of natural cards, one of each class up to the names of suits: the set whose first
 * suit has the greatest set of ranks, and so on.
 */
public final class SuitOrder {
  private static final int RANKS = Card.RANK_COUNT;

  /** Of the number of suits. */
  private static final int[] FACTORIALS = {1, 1, 2, 6, 24};

  private final int[] suits;

  /** By number of cards: the sets of at most that many ranks, ascending. */
  private final int[][] rankSets = new int[SuitClasses.HAND + 1][];

  /** The ways to exchange the suits. */
  private final List<Suits> ways = new ArrayList<>();

  private long[] found = new long[1 << 10];
  private byte[] sizes = new byte[found.length]; // of the classes of the sets found
  private int count;

  /**
   * @param deck all cards of some ranks in some suits; jokers do not matter
   */
  SuitOrder(long deck) {
    int[] present = new int[Suits.COUNT];
    int many = 0;
    for (int suit = 0; suit < Suits.COUNT; suit++) {
      present[many] = suit;
      many += Suits.ranks(deck, suit) == 0 ? 0 : 1;
    }
    suits = Arrays.copyOf(present, many);
    for (Suits way : Suits.ALL) {
      if (exchangesOnly(way, deck)) {
        ways.add(way);
      }
    }
    int ranks = (int) Suits.ranks(deck, suits[0]);
    for (int cards = 0; cards < rankSets.length; cards++) {
      rankSets[cards] = parts(ranks, cards);
    }
  }

  private static boolean exchangesOnly(Suits way, long deck) {
    for (int suit = 0; suit < Suits.COUNT; suit++) {
      if (Suits.ranks(deck, suit) == 0 && way.suit(suit) != suit) {
        return false;
      }
    }
    return true;
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

  /** The number of ways to exchange the suits of a set. */
  int arrangements() {
    return ways.size();
  }

  /**
   * Finds all sets of the class of a set; sets with equal suits occur several times.
   *
   * @param members filled, {@link #arrangements} long
   */
  void arrange(long set, long[] members) {
    for (int i = 0; i < members.length; i++) {
      members[i] = ways.get(i).image(set);
    }
  }
}
