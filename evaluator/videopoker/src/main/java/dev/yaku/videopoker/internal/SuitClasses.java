package dev.yaku.videopoker.internal;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.cards.Combinatorics;
import dev.yaku.internal.cards.SuitExchange;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/**
 * The sets of zero to five cards of a deck, in classes: two sets are in the same class if they
 * differ only in the names of their suits. All jokers are equal.
 *
 * <p>Immutable, and safe for any number of threads. Created once for all machines with the same
 * deck that are in use; the classes of 52 cards take 15 MB.
 */
public final class SuitClasses {
  /*
   * A set of cards is four sets of ranks, one for each suit; in the representative of its class
   * they are in descending order of the suits. Classes are numbered in the order in which their
   * representatives are enumerated, those without jokers first.
   *
   * For each class, the classes of its parts are stored, one for each mask: bit i of a mask is the
   * representative's i-th card, natural cards ascending, then jokers. The classes of parts of n
   * cards are in one array, in blocks
   *
   *   block 0: first mask of n bits | second | ... ; block 1: first mask of n bits | ...
   *
   * so that visiting the classes in order reads the array in order. Neighbouring classes have
   * neighbouring parts, so the data of the parts are read almost in order, too.
   */
  public static final int HAND = SuitOrder.HAND;
  public static final int MASKS = 1 << HAND;

  /** The number of classes in a block. */
  static final int BLOCK = 64;

  /**
   * The number of sets, by the number of cards and the number of cards to choose from; also what a
   * card adds to the place of a set in which it is the {@code cards}-th lowest. Places are those
   * among all sets of natural cards of the same size, in colexicographical order.
   */
  static final int[][] CHOOSE = new int[HAND + 1][Card.JOKER + 1];

  /** By mask: the number of smaller masks with as many bits. */
  private static final int[] PLACES = new int[MASKS];

  static {
    for (int cards = 0; cards <= HAND; cards++) {
      for (int of = 0; of <= Card.JOKER; of++) {
        CHOOSE[cards][of] = (int) Combinatorics.choose(of, cards);
      }
    }
    int[] seen = new int[HAND + 1];
    for (int mask = 0; mask < MASKS; mask++) {
      PLACES[mask] = seen[Integer.bitCount(mask)]++;
    }
  }

  /** By deck: as long as any machine uses the classes. */
  private static final Map<Long, WeakReference<SuitClasses>> MADE = new HashMap<>();

  private final int jokers;

  /** By number of cards: one set of each class. */
  private final long[][] representatives = new long[HAND + 1][];

  /** By number of cards: the number of sets in each class. */
  private final int[][] sizes = new int[HAND + 1][];

  /** By number of natural cards and place of a set: its class. */
  private final char[][] natural = new char[HAND][];

  /** By number of cards and jokers: the first of their classes. */
  private final int[][] first = new int[HAND + 1][HAND + 1];

  /** By number of cards, and number of cards of a part: the classes of the parts. */
  private final char[][][] parts = new char[HAND + 1][HAND][];

  private SuitClasses(long deck) {
    jokers = Long.bitCount(deck >>> Card.JOKER);
    long[][] sets = new long[HAND + 1][];
    byte[][] sizesOfSets = new byte[HAND + 1][];
    SuitOrder order = new SuitOrder(deck);
    for (int cards = 0; cards <= HAND; cards++) {
      sets[cards] = order.representatives(cards);
      sizesOfSets[cards] = order.sizes();
      if (cards < HAND) {
        natural[cards] = classes(order, cards, sets[cards]);
      }
    }
    for (int cards = 0; cards <= HAND; cards++) {
      join(cards, sets, sizesOfSets);
    }
    for (int cards = 0; cards <= HAND; cards++) {
      fillParts(cards);
    }
  }

  /** The classes of a deck: all cards of some ranks in some suits, and jokers. */
  static SuitClasses of(long deck) {
    synchronized (MADE) {
      WeakReference<SuitClasses> kept = MADE.get(deck);
      SuitClasses known = kept == null ? null : kept.get();
      if (known == null) {
        for (Iterator<WeakReference<SuitClasses>> i = MADE.values().iterator(); i.hasNext(); ) {
          if (i.next().get() == null) {
            i.remove();
          }
        }
        known = new SuitClasses(deck);
        MADE.put(deck, new WeakReference<>(known));
      }
      return known;
    }
  }

  /** The number of classes of sets of this size. */
  int count(int cards) {
    return sizes[cards].length;
  }

  /** The number of sets in each class of sets of this size. Must not be changed. */
  int[] sizes(int cards) {
    return sizes[cards];
  }

  /** One deal of each class. Must not be changed. */
  long[] deals() {
    return representatives[HAND];
  }

  /**
   * The classes of the parts of this size of each class: that of the part of class {@code i} with a
   * certain mask is at {@code start(cards, i / BLOCK, mask) + i % BLOCK}. Must not be changed.
   */
  char[] partsOf(int cards, int ofPart) {
    return parts[cards][ofPart];
  }

  /** The class of a part of a class of deals; the mask is not that of all cards. */
  int part(int deal, int mask) {
    return parts[HAND][Integer.bitCount(mask)][start(HAND, deal / BLOCK, mask) + deal % BLOCK];
  }

  /** The class of each set of this many natural cards, fewer than five, by the place of the set. */
  char[] natural(int cards) {
    return natural[cards];
  }

  /** The index at which the parts of a block of classes begin. */
  static int start(int cards, int block, int mask) {
    return (block * CHOOSE[Integer.bitCount(mask)][cards] + PLACES[mask]) * BLOCK;
  }

  /** Fills in the classes of all parts of a deal, by mask, except that of the whole deal. */
  public void find(long deal, int[] classes) {
    long rest = deal & Hand.DECK;
    int held = Long.bitCount(rest);
    classes[0] = 0;
    for (int i = 0; i < held; i++) {
      int card = Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      for (int mask = 0; mask < 1 << i; mask++) {
        classes[1 << i | mask] = classes[mask] + CHOOSE[Integer.bitCount(mask) + 1][card];
      }
    }
    int known = (1 << held) - 1;
    for (int mask = MASKS - 2; mask > 0; mask--) { // a part without jokers is found last
      int naturals = Integer.bitCount(mask & known);
      int wild = Integer.bitCount(mask & ~known);
      classes[mask] = first[naturals + wild][wild] + natural[naturals][classes[mask & known]];
    }
  }

  // Numbering

  /** The class of each set of this many natural cards, by the place of the set. */
  private static char[] classes(SuitOrder order, int cards, long[] representatives) {
    char[] classes = new char[CHOOSE[cards][Card.JOKER]];
    for (int i = 0; i < representatives.length; i++) {
      for (SuitExchange way : order.ways) {
        classes[place(way.image(representatives[i]))] = (char) i;
      }
    }
    return classes;
  }

  private static int place(long set) {
    int place = 0;
    int cards = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      place += CHOOSE[++cards][Long.numberOfTrailingZeros(rest)];
    }
    return place;
  }

  /**
   * Numbers the classes of sets of this size: those of natural cards, then those with each number
   * of jokers.
   */
  private void join(int cards, long[][] sets, byte[]... sizesOfSets) {
    int count = 0;
    int most = Math.min(cards, jokers);
    for (int wild = 0; wild <= most; wild++) {
      first[cards][wild] = count;
      count += sets[cards - wild].length;
    }
    representatives[cards] = new long[count];
    sizes[cards] = new int[count];
    for (int wild = 0, next = 0; wild <= most; wild++) {
      int naturals = cards - wild;
      long wilds = (1L << wild) - 1 << Card.JOKER;
      int ways = (int) Combinatorics.choose(jokers, wild);
      for (int i = 0; i < sets[naturals].length; i++) {
        representatives[cards][next] = sets[naturals][i] | wilds;
        sizes[cards][next++] = sizesOfSets[naturals][i] * ways;
      }
    }
  }

  private void fillParts(int cards) {
    int blocks = (count(cards) + BLOCK - 1) / BLOCK;
    for (int ofPart = 0; ofPart < cards; ofPart++) {
      parts[cards][ofPart] = new char[blocks * CHOOSE[ofPart][cards] * BLOCK];
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
        add(places[mask], CHOOSE[Integer.bitCount(mask) + 1], card, places[1 << i | mask]);
      }
    }
  }

  private static void takeLowest(long[] sets, int[] card) {
    for (int lane = 0; lane < card.length; lane++) {
      card[lane] = Long.numberOfTrailingZeros(sets[lane]);
      sets[lane] &= sets[lane] - 1;
    }
  }

  private static void add(int[] places, int[] choose, int[] card, int[] result) {
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
      char[] classes = natural[held - jokersHeld];
      int[] of = places[mask & known];
      fill(parts[cards][held], start, to - from, first[held][jokersHeld], classes, of);
    }
  }

  private static void fill(
      char[] row, int start, int count, int first, char[] natural, int[] places) {
    for (int lane = 0; lane < count; lane++) {
      row[start + lane] = (char) (first + natural[places[lane]]);
    }
  }
}
