package dev.yaku.internal.videopoker;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The sets of zero to five cards of a deck, in classes: two sets are in one class if they differ in
 * the names of their suits alone. All jokers are alike.
 *
 * <p>Immutable, and safe for any number of threads. Made once for all machines with the same deck;
 * the classes of 52 cards take 15 MB.
 */
public final class SuitClasses {
  /*
   * A set of cards is four sets of ranks, one a suit; its representative has them in the deck's
   * suits in descending order. Classes are numbered in the order in which the representatives are
   * enumerated, first those without jokers.
   *
   * Of each class the classes of its parts are kept, one for each mask: bit i of a mask is the
   * representative's i-th card, natural cards ascending, then jokers. Those of parts of n cards lie
   * in one array, in blocks of classes
   *
   *   block 0: first mask of n bits | second | ... ; block 1: first mask of n bits | ...
   *
   * since who visits the classes in order then reads them in order. Neighbouring classes have
   * neighbouring parts, so that what is known of the parts is read almost in order, too.
   */
  public static final int HAND = 5;
  public static final int MASKS = 1 << HAND;

  /** How many classes are in a block. */
  static final int BLOCK = 64;

  private static final Map<Long, SuitClasses> MADE = new ConcurrentHashMap<>();

  private final int jokers;

  /** By number of cards: one set of each class. */
  private final long[][] representatives = new long[HAND + 1][];

  /** By number of cards: how many sets are in each class. */
  private final int[][] sizes = new int[HAND + 1][];

  /** By number of natural cards, by the set's place in colexicographical order: its class. */
  private final char[][] natural = new char[HAND][];

  /** By number of cards and jokers: the first of their classes. */
  private final int[][] first = new int[HAND + 1][HAND + 1];

  /** By number of cards, and of cards of a part: the classes of the parts. */
  private final char[][][] parts = new char[HAND + 1][HAND][];

  private SuitClasses(long deck) {
    jokers = Long.bitCount(deck >>> Card.JOKER);
    long[][] sets = new long[HAND + 1][];
    SuitOrder order = new SuitOrder(deck);
    for (int cards = 0; cards <= HAND; cards++) {
      sets[cards] = order.representatives(cards);
      if (cards < HAND) {
        natural[cards] = classes(order, cards, sets[cards]);
      }
    }
    for (int cards = 0; cards <= HAND; cards++) {
      join(order, cards, sets);
    }
    for (int cards = 0; cards <= HAND; cards++) {
      fillParts(cards);
    }
  }

  /**
   * The classes of a deck: all cards of some ranks in some suits, and jokers.
   *
   * @param deck the cards as a set
   */
  static SuitClasses of(long deck) {
    return MADE.computeIfAbsent(deck, SuitClasses::new);
  }

  /** How many classes of so many cards there are. */
  int count(int cards) {
    return sizes[cards].length;
  }

  /** How many sets each class of so many cards holds. Not to be changed. */
  int[] sizes(int cards) {
    return sizes[cards];
  }

  /** One deal of each class. Not to be changed. */
  long[] deals() {
    return representatives[HAND];
  }

  /**
   * The classes of the parts of so many cards of each class: that of class {@code i}, with a mask
   * of its cards, is at {@code start(cards, i / BLOCK, mask) + i % BLOCK}. Not to be changed.
   */
  char[] partsOf(int cards, int ofPart) {
    return parts[cards][ofPart];
  }

  /**
   * The class of a part of a deal.
   *
   * @param deal a class of deals
   * @param mask of the part's cards, not of all
   */
  int part(int deal, int mask) {
    return parts[HAND][Integer.bitCount(mask)][start(HAND, deal / BLOCK, mask) + deal % BLOCK];
  }

  /** The class of each set of so many natural cards, fewer than five, by its place. */
  char[] natural(int cards) {
    return natural[cards];
  }

  /** Where the parts of a block of classes begin. */
  static int start(int cards, int block, int mask) {
    return (block * SetPlaces.CHOOSE[Integer.bitCount(mask)][cards] + SetPlaces.OF_MASKS[mask])
        * BLOCK;
  }

  /**
   * Finds the classes of all parts of a set of so many cards.
   *
   * @param classes filled by mask, but for the whole set of five
   */
  public void find(long set, int cards, int[] classes) {
    long rest = set & Hand.DECK;
    int held = Long.bitCount(rest);
    classes[0] = 0;
    for (int i = 0; i < held; i++) {
      int card = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      for (int mask = 0; mask < 1 << i; mask++) {
        classes[1 << i | mask] = classes[mask] + SetPlaces.CHOOSE[Integer.bitCount(mask) + 1][card];
      }
    }
    int known = (1 << held) - 1;
    int last = Math.min((1 << cards) - 1, MASKS - 2);
    for (int mask = last; mask > 0; mask--) { // descending: a part without jokers is found last
      int naturals = Integer.bitCount(mask & known);
      int wild = Integer.bitCount(mask & ~known);
      classes[mask] = first[naturals + wild][wild] + natural[naturals][classes[mask & known]];
    }
  }

  // Numbering

  /** The class of each set of so many natural cards, by its place. */
  private static char[] classes(SuitOrder order, int cards, long... representatives) {
    char[] classes = new char[SetPlaces.CHOOSE[cards][Card.JOKER]];
    long[] members = new long[order.arrangements()];
    for (int i = 0; i < representatives.length; i++) {
      order.arrange(representatives[i], members);
      for (long member : members) {
        classes[SetPlaces.of(member)] = (char) i;
      }
    }
    return classes;
  }

  /** Numbers the classes of so many cards: those of natural cards, and of each number of jokers. */
  private void join(SuitOrder order, int cards, long[]... sets) {
    int count = 0;
    int most = Math.min(cards, jokers);
    for (int wild = 0; wild <= most; wild++) {
      first[cards][wild] = count;
      count += sets[cards - wild].length;
    }
    representatives[cards] = new long[count];
    sizes[cards] = new int[count];
    for (int wild = 0, next = 0; wild <= most; wild++) {
      long held = (1L << wild) - 1 << Card.JOKER;
      for (long set : sets[cards - wild]) {
        representatives[cards][next] = set | held;
        sizes[cards][next++] = order.size(set) * ways(wild);
      }
    }
  }

  /** In how many ways so many of the jokers can be held. */
  private int ways(int wild) {
    int ways = 1;
    for (int i = 0; i < wild; i++) {
      ways = ways * (jokers - i) / (i + 1);
    }
    return ways;
  }

  private void fillParts(int cards) {
    int blocks = (count(cards) + BLOCK - 1) / BLOCK;
    for (int ofPart = 0; ofPart < cards; ofPart++) {
      parts[cards][ofPart] = new char[blocks * SetPlaces.CHOOSE[ofPart][cards] * BLOCK];
    }
    int[][] places = new int[1 << cards][BLOCK];
    for (int block = 0; block < blocks; block++) {
      int end = count(cards);
      for (int wild = Math.min(cards, jokers); wild >= 0; wild--) {
        int from = Math.max(first[cards][wild], block * BLOCK);
        int to = Math.min(end, (block + 1) * BLOCK);
        if (from < to) {
          findPlaces(cards, wild, from, to, places);
          fillParts(cards, wild, from, to, places);
        }
        end = first[cards][wild];
      }
    }
  }

  /** Finds the places of the parts of natural cards, by mask, of some classes of a block. */
  private void findPlaces(int cards, int wild, int from, int to, int[]... places) {
    long[] rest = Arrays.copyOfRange(representatives[cards], from, to);
    int[] card = new int[rest.length];
    for (int i = 0; i < cards - wild; i++) {
      takeLowest(rest, card);
      for (int mask = 0; mask < 1 << i; mask++) {
        add(
            places[mask],
            SetPlaces.CHOOSE[Integer.bitCount(mask) + 1],
            card,
            places[1 << i | mask]);
      }
    }
  }

  private static void takeLowest(long[] sets, int... card) {
    for (int lane = 0; lane < card.length; lane++) {
      card[lane] = Long.numberOfTrailingZeros(sets[lane]);
      sets[lane] &= sets[lane] - 1;
    }
  }

  private static void add(int[] places, int[] choose, int[] card, int... result) {
    for (int lane = 0; lane < card.length; lane++) {
      result[lane] = places[lane] + choose[card[lane]];
    }
  }

  private void fillParts(int cards, int wild, int from, int to, int[]... places) {
    int known = (1 << cards - wild) - 1;
    int all = (1 << cards) - 1;
    for (int mask = 0; mask < all; mask++) {
      int held = Integer.bitCount(mask);
      int jokersHeld = Integer.bitCount(mask & ~known);
      int start = start(cards, from / BLOCK, mask) + from % BLOCK;
      char[] row = parts[cards][held];
      fill(
          row,
          start,
          start + to - from,
          first[held][jokersHeld],
          natural[held - jokersHeld],
          places[mask & known]);
    }
  }

  private static void fill(
      char[] row, int start, int end, int first, char[] natural, int... places) {
    for (int i = start; i < end; i++) {
      row[i] = (char) (first + natural[places[i - start]]);
    }
  }
}
