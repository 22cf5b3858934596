package dev.yaku.generator.keys;

import dev.yaku.generator.rules.RankMultisets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * The plan by which keys are drawn: see section 3 of the package's description.
 *
 * @param chains chains of symbols; the keys of a chain follow from that of its first symbol
 * @param strong the number of chains, from the first, that begin with a small key
 * @param strongBits the number of bits of a small key
 * @param weakBits the number of bits below the row of the first keys of the other chains
 */
public record KeyPlan(int[][] chains, int strong, int strongBits, int weakBits, Random random) {
  /** The shift from each key of a chain to the next. */
  static final int CHAIN_SHIFT = 3;

  /**
   * The chains for sets. The first three have small keys, even if low hands win, since the tables
   * of low games became no larger.
   */
  private static final int[][] CHAINS = {{9, 12}, {11}, {10}, {2, 5, 8}, {1, 4, 7}, {0, 3, 6}};

  private static final int STRONG_CHAINS = 3;
  private static final int WEAK_BITS_OF_CHAINS = 14;

  /**
   * The number of symbols with small keys that gave the smallest tables; with a wild card, it is
   * one of them.
   */
  private static final int STRONG_SYMBOLS = 5;

  /** The bits of small keys; more with a wild card, since there are more sums. */
  private static final int STRONG_BITS = 16;

  private static final int STRONG_BITS_WITH_WILD = 20;

  /** The bits of the other keys below the row. */
  private static final int WEAK_BITS = 12;

  /** A plan with keys in chains, for all ranks. */
  static KeyPlan chained(long seed) {
    return new KeyPlan(CHAINS, STRONG_CHAINS, STRONG_BITS, WEAK_BITS_OF_CHAINS, new Random(seed));
  }

  /** A plan with independent keys that make rows similar. */
  static KeyPlan single(int[] limits, int[] strongestFirst, long seed) {
    int bits = limits[RankMultisets.WILD] == 0 ? STRONG_BITS : STRONG_BITS_WITH_WILD;
    return new KeyPlan(chains(strongestFirst), STRONG_SYMBOLS, bits, WEAK_BITS, new Random(seed));
  }

  /** A plan with independent keys of any bits. */
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
