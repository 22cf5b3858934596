package dev.yaku.generator.keys;

import dev.yaku.generator.rules.RankMultisets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * How keys are drawn: see section 3 of the package's description.
 *
 * @param chains symbols; the keys of each but the first follow from the first one's
 * @param strong how many chains, the first ones, begin with a small key
 * @param strongBits how many bits a small key has
 * @param weakBits how many bits below the row's the keys have that the others begin with
 */
public record KeyPlan(int[][] chains, int strong, int strongBits, int weakBits, Random random) {
  /** How far the keys of a chain are shifted from one to the next. */
  static final int CHAIN_SHIFT = 3;

  /**
   * The chains of sets. The first three have small keys, also where low hands win: their tables
   * came out no larger.
   */
  private static final int[][] CHAINS = {{9, 12}, {11}, {10}, {2, 5, 8}, {1, 4, 7}, {0, 3, 6}};

  private static final int STRONG_CHAINS = 3;
  private static final int WEAK_BITS_OF_CHAINS = 14;

  /** The wild card and one rank fewer have small keys: so the tables were smallest. */
  private static final int STRONG_SYMBOLS = 5;

  /** The bits of small keys; more if one is the wild card's, since there are more sums. */
  private static final int STRONG_BITS = 16;

  private static final int STRONG_BITS_WITH_WILD = 20;

  /** The bits of the other keys below the row's. */
  private static final int WEAK_BITS = 12;

  /** Keys in chains, for all ranks. */
  static KeyPlan chained(long seed) {
    return new KeyPlan(CHAINS, STRONG_CHAINS, STRONG_BITS, WEAK_BITS_OF_CHAINS, new Random(seed));
  }

  /** Keys that make rows alike, none depending on another. */
  static KeyPlan single(int[] limits, int[] strongestFirst, long seed) {
    int bits = limits[RankMultisets.WILD] == 0 ? STRONG_BITS : STRONG_BITS_WITH_WILD;
    return new KeyPlan(chains(strongestFirst), STRONG_SYMBOLS, bits, WEAK_BITS, new Random(seed));
  }

  /** Keys of any bits, none depending on another. */
  static KeyPlan any(int[] strongestFirst, long seed) {
    int[][] chains = chains(strongestFirst);
    return new KeyPlan(chains, chains.length, Integer.SIZE, 0, new Random(seed));
  }

  private static int[][] chains(int[] symbols) {
    return Arrays.stream(symbols).mapToObj(symbol -> new int[] {symbol}).toArray(int[][]::new);
  }

  /** Both plans without chains, in the order in which they are tried. */
  static List<KeyPlan> withoutChains(int[] limits, int[] strongestFirst, long seed) {
    return List.of(single(limits, strongestFirst, seed), any(strongestFirst, seed));
  }

  /** A key for the first symbol of a chain. */
  int draw(int chain) {
    int key = random.nextInt();
    if (chain < strong) {
      return key >>> Integer.SIZE - strongBits;
    }
    int row = key & -1 << Integer.SIZE - KeyMatrix.MOST_COMMON_ROW_BITS;
    return row | random.nextInt() >>> Integer.SIZE - weakBits;
  }
}
