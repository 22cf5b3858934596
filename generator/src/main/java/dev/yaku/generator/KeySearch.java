package dev.yaku.generator;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Finds a key for each rank, and for wild cards, so that the sum of a hand's keys tells its rank
 * multiset from every other of as many cards.
 */
final class KeySearch {
  /*
   * Keys are ints whose lowest FLAG_BITS are zero, for the flush flag. Sums wrap around. Of a sum
   * only the upper bits are looked at, as few as keep the sums apart, since they become the places
   * in a table: few for seven cards and fewer, more for eight and nine.
   *
   * The search fixes one key after the other, drawn at random, and takes the first that keeps the
   * multisets of the symbols so far apart. To begin at zero and one, or to take the smallest
   * possible, would save tries, and spread the sums so badly that they would not pack.
   *
   * Many hands differ in a weak card only, which does not count. They shall differ in the row of the
   * perfect hash and not in the column, so that rows are alike and can be laid over each other: the
   * keys of the strongest ranks are small, and move a hand by columns; those of the others are
   * mostly multiples of a row. Half the slots of seven cards are saved so. Where no such keys are
   * found, or their lower bits have to tell cards apart, too, any bits are drawn.
   *
   * Where hands are sets, keys come in chains: each is eight times the one three ranks below. The
   * cards of ranks that are three apart, counted in three bits each, then need one multiplication
   * for all of a chain, which is how an evaluator with vectors adds up keys.
   *
   * Sums of more cards apart means sums of fewer cards apart: add the same cards to both.
   */

  /** How many low bits of every key are zero, at least. */
  static final int FLAG_BITS = 3;

  /**
   * Rules whose largest hands are no more than this have keys: 294,000 with thirteen symbols and
   * nine cards took ten seconds. For 390,000 none were found.
   */
  static final int MOST_MULTISETS = 300_000;

  /** How many are where the keys of cards need room for a factor. */
  private static final int FACTOR_FLAG_BITS = CardKeys.RANK_SHIFT - Integer.SIZE;

  /** Hands of at most so many cards are worth a narrow sum. */
  private static final int COMMON_CARDS = 7;

  /** Always the same ones, so that the same rules get the same keys. */
  private static final long SEED = 482_452;

  /**
   * Of some thousand numbers this was the one with which six and seven cards of a whole deck took
   * the fewest of 32,768 slots together.
   */
  private static final long SEED_OF_CHAINS = 5016;

  private static final int TRIES = 20_000;

  /** The wild card and so many ranks less one have small keys: so the tables were smallest. */
  private static final int STRONG_SYMBOLS = 5;

  /** The small keys have so many bits; more if one is the wild card's, for there are more sums. */
  private static final int STRONG_BITS = 16;

  private static final int STRONG_BITS_WITH_WILD = 20;

  /** So many bits below the row's have the other keys. */
  private static final int WEAK_BITS = 12;

  /**
   * The chains of sets. The first three have small keys, where low hands win, too: their tables
   * came out no larger.
   */
  private static final int[][] CHAINS = {{9, 12}, {11}, {10}, {2, 5, 8}, {1, 4, 7}, {0, 3, 6}};

  private static final int STRONG_CHAINS = 3;
  private static final int CARDS_OF_CHAINS = 9;
  private static final int WEAK_BITS_OF_CHAINS = 14;

  /** How far the keys of a chain are shifted from one to the next. */
  private static final int CHAIN_SHIFT = 3;

  /**
   * How keys are drawn.
   *
   * @param chains symbols; the keys of each but the first follow from the first one's
   * @param strong so many chains begin with a small key, of {@code strongBits}
   * @param weakBits so many bits below the row's have the keys that the others begin with
   */
  private record Plan(int[][] chains, int strong, int strongBits, int weakBits, Random random) {
    int draw(int chain) {
      int key = random.nextInt();
      if (chain < strong) {
        return key >>> Integer.SIZE - strongBits;
      }
      int row = key & -1 << Integer.SIZE - KeyMatrix.MOST_COMMON_ROW_BITS;
      return row | random.nextInt() >>> Integer.SIZE - weakBits;
    }
  }

  private final int[] limits;
  private final List<Plan> plans;
  private final int commonCards;
  private final int maxCards;
  private final int zeroBits;

  private KeySearch(int[] limits, List<Plan> plans, int maxCards, int zeroBits) {
    this.limits = limits;
    this.plans = plans;
    commonCards = Math.min(COMMON_CARDS, maxCards);
    this.maxCards = maxCards;
    this.zeroBits = zeroBits;
  }

  /** Keys by symbol; 0 for one that no hand holds. The same for the same rules, always. */
  static int[] find(Rules rules) {
    int[] keysOfSets = rules.hasNaturalSets() ? findOfSets(rules) : null;
    return keysOfSets == null ? findOfAny(rules) : keysOfSets;
  }

  private static int[] findOfAny(Rules rules) {
    int[] limits = RankMultisets.limitsOfHand(rules);
    boolean factors = CardKeys.needsFactors(rules);
    IntArrayList order = new IntArrayList();
    for (char rank : rules.ranks().toCharArray()) {
      order.add(Rules.RANKS.indexOf(rank));
    }
    if (!rules.low()) {
      Collections.reverse(order);
    }
    order.add(0, RankMultisets.WILD);
    List<Plan> plans = plans(limits, order.toIntArray());
    KeySearch search =
        factors
            ? new KeySearch(limits, plans.subList(1, 2), rules.maxCards(), FACTOR_FLAG_BITS)
            : new KeySearch(limits, plans, rules.maxCards(), FLAG_BITS);
    int[] keys = search.find();
    while (factors && CardKeys.findFactors(rules, keys) == null) {
      keys = search.find();
    }
    return keys;
  }

  /**
   * Keys in chains, or null. The same for all rules of a deck, as if all had hands of nine cards.
   */
  private static int[] findOfSets(Rules rules) {
    int[] limits = new int[RankMultisets.SYMBOLS];
    for (char rank : rules.ranks().toCharArray()) {
      limits[Rules.RANKS.indexOf(rank)] = Rules.SUITS.length();
    }
    Random random = new Random(SEED_OF_CHAINS);
    Plan plan = new Plan(CHAINS, STRONG_CHAINS, STRONG_BITS, WEAK_BITS_OF_CHAINS, random);
    int cards = Math.max(rules.maxCards(), CARDS_OF_CHAINS);
    return new KeySearch(limits, List.of(plan), cards, FLAG_BITS).find(plan);
  }

  /** Those in which no key depends on another: first of keys that make rows alike, then of any. */
  private static List<Plan> plans(int[] limits, int[] strongestFirst) {
    int[][] symbols =
        Arrays.stream(strongestFirst).mapToObj(s -> new int[] {s}).toArray(int[][]::new);
    int bits = limits[RankMultisets.WILD] == 0 ? STRONG_BITS : STRONG_BITS_WITH_WILD;
    return List.of(
        new Plan(symbols, STRONG_SYMBOLS, bits, WEAK_BITS, new Random(SEED)),
        new Plan(symbols, symbols.length, Integer.SIZE, 0, new Random(SEED)));
  }

  /** Keys for multisets within these limits, where the last symbol is the strongest. */
  static int[] find(int[] limits, int maxCards) {
    int[] order = IntStream.range(0, limits.length).map(i -> limits.length - 1 - i).toArray();
    return new KeySearch(limits, plans(limits, order), maxCards, FLAG_BITS).find();
  }

  private int[] find() {
    for (Plan plan : plans) {
      int[] keys = find(plan);
      if (keys != null) {
        return keys;
      }
    }
    throw new IllegalStateException("no keys of " + KeyMatrix.COMMON_WIDTH + " bits were found");
  }

  private int[] find(Plan plan) {
    for (int width = Math.min(startingWidth(commonCards), KeyMatrix.COMMON_WIDTH);
        width <= KeyMatrix.COMMON_WIDTH;
        width++) {
      int[] keys = find(plan, width, Integer.SIZE - zeroBits);
      if (keys != null) {
        return keys;
      }
    }
    return null;
  }

  /** 512 to 1024 times as many sums as there are multisets: with fewer the search takes long. */
  private int startingWidth(int cards) {
    int multisets = RankMultisets.all(limits, cards).size();
    return 32 - Integer.numberOfLeadingZeros(multisets) + 9;
  }

  private int[] find(Plan plan, int commonWidth, int width) {
    int[] keys = new int[RankMultisets.SYMBOLS];
    int[] used = new int[RankMultisets.SYMBOLS]; // the limits of the symbols that have a key
    DistinctSums common = new DistinctSums(keys, used, commonWidth);
    DistinctSums all = new DistinctSums(keys, used, width);
    for (int place = 0; place < plan.chains().length; place++) {
      int[] chain = plan.chains()[place];
      for (int symbol : chain) {
        used[symbol] = limits[symbol];
      }
      int tries = TRIES;
      boolean found = Arrays.stream(chain).allMatch(symbol -> limits[symbol] == 0);
      while (!found && tries-- > 0) {
        int key = plan.draw(place) & -1 << zeroBits;
        for (int symbol : chain) {
          keys[symbol] = limits[symbol] == 0 ? 0 : key;
          key <<= CHAIN_SHIFT;
        }
        found = common.differ(commonCards) && (maxCards == commonCards || all.differ(maxCards));
      }
      if (!found) {
        return null;
      }
    }
    return keys;
  }

  /** The fewest upper bits that keep the sums of these multisets apart; at least one. */
  static int narrowest(LongArrayList multisets, int[] keys) {
    int width = Integer.SIZE - FLAG_BITS;
    while (width > 1 && differ(multisets, keys, width - 1)) {
      width--;
    }
    return width;
  }

  private static boolean differ(LongArrayList multisets, int[] keys, int width) {
    DistinctSums sums = new DistinctSums(keys, new int[keys.length], width);
    for (long multiset : multisets) {
      if (!sums.add(RankMultisets.sum(multiset, keys))) {
        return false;
      }
    }
    return true;
  }

  /** A set of sums by their upper bits, which tells when it is given one twice. */
  private static final class DistinctSums {
    private final int[] keys;
    private final int[] limits;
    private final int width;
    private final long[] seen;
    private final IntArrayList touched = new IntArrayList();

    DistinctSums(int[] keys, int[] limits, int width) {
      this.keys = keys;
      this.limits = limits;
      this.width = width;
      seen = new long[Math.max(1, (1 << width) >> 6)];
    }

    /** Whether the multisets of so many cards within the limits have different sums. */
    boolean differ(int cards) {
      for (int word : touched) {
        seen[word] = 0;
      }
      touched.clear();
      return addAll(limits.length - 1, cards, 0);
    }

    private boolean addAll(int symbol, int left, int sum) {
      if (left == 0) {
        return add(sum);
      }
      if (symbol < 0) {
        return true;
      }
      for (int count = 0; count <= Math.min(left, limits[symbol]); count++) {
        if (!addAll(symbol - 1, left - count, sum + count * keys[symbol])) {
          return false;
        }
      }
      return true;
    }

    boolean add(int sum) {
      int upper = width == 0 ? 0 : sum >>> (32 - width);
      long bit = 1L << upper;
      boolean isNew = (seen[upper >> 6] & bit) == 0;
      seen[upper >> 6] |= bit;
      touched.add(upper >> 6);
      return isNew;
    }
  }
}
