package dev.yaku.generator.keys;

import dev.yaku.generator.rules.RankMultisets;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.rules.RulesException;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Finds a key for each rank, and for wild cards, so that the sum of a hand's keys differs from that
 * of every other rank multiset of the same size: see section 3 of the package's description.
 */
public final class KeySearch {
  /** The number of low bits that are zero in every key, at least. */
  static final int FLAG_BITS = 3;

  /** The seeds of keys without and with chains; {@code KeySeeds}, among the tests, finds them. */
  static final long SEED = 482_452;

  static final long SEED_OF_CHAINS = 5016;

  /** The number of these bits if the keys of cards need room for a factor. */
  private static final int FACTOR_FLAG_BITS = CardKeys.RANK_SHIFT - Integer.SIZE;

  /** Up to this size, hands are frequent enough to be worth a narrow sum. */
  private static final int COMMON_CARDS = 7;

  private static final int CARDS_OF_CHAINS = 9;

  /** The number of keys that are tried for one symbol. */
  private static final int TRIES = 20_000;

  /** The number of times that the search starts again if no key is found for a symbol. */
  private static final int ATTEMPTS = 40;

  private final int[] limits;
  private final int commonCards;
  private final int maxCards;
  private final int zeroBits;

  private KeySearch(int[] limits, int maxCards, int zeroBits) {
    this.limits = limits;
    commonCards = Math.min(COMMON_CARDS, maxCards);
    this.maxCards = maxCards;
    this.zeroBits = zeroBits;
  }

  /** The keys by symbol, 0 for symbols that no hand holds; always the same for the same rules. */
  public static int[] find(Rules rules) {
    int[] chained = rules.hasNaturalSets() ? findChained(rules, SEED_OF_CHAINS) : null;
    return chained == null ? findWithoutChains(rules) : chained;
  }

  /** The keys for multisets within these limits; the last symbol is the strongest. */
  public static int[] find(int[] limits, int maxCards) {
    int[] order = IntStream.range(0, limits.length).map(i -> limits.length - 1 - i).toArray();
    List<Plan> plans = Plan.withoutChains(limits, order);
    return new KeySearch(limits, maxCards, FLAG_BITS).find(plans);
  }

  private static int[] findWithoutChains(Rules rules) {
    int[] limits = RankMultisets.limitsOfHand(rules);
    List<Plan> plans = Plan.withoutChains(limits, strongestFirst(rules));
    if (!rules.needsFactors()) {
      return new KeySearch(limits, rules.maxCards(), FLAG_BITS).find(plans);
    }
    KeySearch search = new KeySearch(limits, rules.maxCards(), FACTOR_FLAG_BITS);
    int[] keys;
    do {
      keys = search.find(plans.subList(1, 2));
    } while (CardKeys.findFactors(rules, keys) == null);
    return keys;
  }

  /** Keys without chains that make rows similar, for hands up to a size; or null. */
  static int[] findSingle(Rules rules, int maxCards, long seed) {
    int[] limits = RankMultisets.limitsOfHand(rules);
    Plan plan = Plan.single(limits, strongestFirst(rules), seed);
    return new KeySearch(limits, maxCards, FLAG_BITS).find(plan);
  }

  private static int[] strongestFirst(Rules rules) {
    IntArrayList order = new IntArrayList(rules.rankNumbers());
    if (!rules.low()) {
      Collections.reverse(order);
    }
    order.add(0, RankMultisets.WILD);
    return order.toIntArray();
  }

  /** Keys in chains, or null: the same for all rules of a deck, as if all had nine cards. */
  static int[] findChained(Rules rules, long seed) {
    int[] limits = new int[RankMultisets.SYMBOLS];
    for (int rank : rules.rankNumbers()) {
      limits[rank] = Rules.SUITS.length();
    }
    Plan plan = Plan.chained(seed);
    int cards = Math.max(rules.maxCards(), CARDS_OF_CHAINS);
    return new KeySearch(limits, cards, FLAG_BITS).find(plan);
  }

  private int[] find(List<Plan> plans) {
    for (Plan plan : plans) {
      int[] keys = find(plan);
      if (keys != null) {
        return keys;
      }
    }
    Plan last = plans.get(plans.size() - 1);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int[] keys = find(last, KeyMatrix.COMMON_WIDTH);
      if (keys != null) {
        return keys;
      }
    }
    String fewer = " cards apart; allow fewer cards, ranks or jokers";
    throw new RulesException("no keys were found that tell all hands of " + maxCards + fewer);
  }

  private int[] find(Plan plan) {
    // 512 to 1024 times as many sums as multisets: with fewer, the search takes long
    int multisets = RankMultisets.all(limits, commonCards).size();
    int ample = Integer.SIZE - Integer.numberOfLeadingZeros(multisets) + 9;
    int least = Math.min(ample, KeyMatrix.COMMON_WIDTH);
    for (int width = least; width <= KeyMatrix.COMMON_WIDTH; width++) {
      int[] keys = find(plan, width);
      if (keys != null) {
        return keys;
      }
    }
    return null;
  }

  private int[] find(Plan plan, int commonWidth) {
    int[] keys = new int[RankMultisets.SYMBOLS];
    DistinctSums common = new DistinctSums(commonCards, commonWidth);
    int width = Integer.SIZE - zeroBits;
    DistinctSums all = maxCards == commonCards ? null : new DistinctSums(maxCards, width);
    for (int place = 0; place < plan.chains().length; place++) {
      int[] chain = plan.chains()[place];
      int tries = TRIES;
      boolean found = Arrays.stream(chain).allMatch(symbol -> limits[symbol] == 0);
      while (!found && tries-- > 0) {
        int key = plan.draw(place) & -1 << zeroBits;
        for (int symbol : chain) {
          keys[symbol] = limits[symbol] == 0 ? 0 : key;
          key <<= Plan.CHAIN_SHIFT;
        }
        found = add(chain, keys, common, all);
      }
      if (!found) {
        return null;
      }
    }
    return keys;
  }

  /** Adds the symbols of a chain to the sums of both sizes, or to neither. */
  private boolean add(int[] chain, int[] keys, DistinctSums common, DistinctSums all) {
    int[] sizes = common.sizes();
    if (!common.add(chain, keys, limits)) {
      return false;
    }
    if (all != null && !all.add(chain, keys, limits)) {
      common.removeAfter(sizes);
      return false;
    }
    return true;
  }

  /**
   * The plan by which keys are drawn: see section 3 of the package's description.
   *
   * @param chains chains of symbols; the keys of a chain follow from that of its first symbol
   * @param strong the number of chains, from the first, that begin with a small key
   * @param strongBits the number of bits of a small key
   * @param weakBits the number of bits below the row of the first keys of the other chains
   */
  private record Plan(int[][] chains, int strong, int strongBits, int weakBits, Random random) {
    /** The shift from each key of a chain to the next. */
    static final int CHAIN_SHIFT = 3;

    /**
     * The chains for sets. The first three have small keys, even if low hands win, since the tables
     * of low games became no larger.
     */
    private static final int[][] CHAINS = {{9, 12}, {11}, {10}, {2, 5, 8}, {1, 4, 7}, {0, 3, 6}};

    private static final int STRONG_CHAINS = 3;
    private static final int WEAK_BITS_OF_CHAINS = 14;

    /** How many small keys gave the smallest tables; a wild card's is one of them. */
    private static final int STRONG_SYMBOLS = 5;

    /** The bits of small keys; more with a wild card, since there are more sums. */
    private static final int STRONG_BITS = 16;

    private static final int STRONG_BITS_WITH_WILD = 20;

    /** The bits of the other keys below the row. */
    private static final int WEAK_BITS = 12;

    /** A plan with keys in chains, for all ranks. */
    static Plan chained(long seed) {
      return new Plan(CHAINS, STRONG_CHAINS, STRONG_BITS, WEAK_BITS_OF_CHAINS, new Random(seed));
    }

    /** A plan with independent keys that make rows similar. */
    static Plan single(int[] limits, int[] strongestFirst, long seed) {
      int bits = limits[RankMultisets.WILD] == 0 ? STRONG_BITS : STRONG_BITS_WITH_WILD;
      return new Plan(chains(strongestFirst), STRONG_SYMBOLS, bits, WEAK_BITS, new Random(seed));
    }

    private static int[][] chains(int[] symbols) {
      return Arrays.stream(symbols).mapToObj(symbol -> new int[] {symbol}).toArray(int[][]::new);
    }

    /** The plans without chains: that of similar rows, then one with keys of any bits. */
    static List<Plan> withoutChains(int[] limits, int[] strongestFirst) {
      int[][] chains = chains(strongestFirst);
      Plan any = new Plan(chains, chains.length, Integer.SIZE, 0, new Random(SEED));
      return List.of(single(limits, strongestFirst, SEED), any);
    }

    /** Draws a key for the first symbol of a chain. */
    int draw(int chain) {
      int key = random.nextInt();
      if (chain < strong) {
        return key >>> Integer.SIZE - strongBits;
      }
      int row = key & -1 << Integer.SIZE - KeyMatrix.MOST_COMMON_ROW_BITS;
      return row | random.nextInt() >>> Integer.SIZE - weakBits;
    }
  }
}
