package dev.yaku.internal.table;

/** A value's category and deciding ranks in nibbles, {@code 0xCRRRRR}: tables/FORMAT.md. */
public final class PackedValue {
  public static final int RANKS = 5; // the number of rank nibbles

  private static final int NIBBLE_BITS = 4;
  private static final int CATEGORY_SHIFT = RANKS * NIBBLE_BITS;

  private static final int LOWEST_BITS = 0x11111;

  private PackedValue() {}

  /** The category's place in the order of the rules, from 1; 0 means no category. */
  public static int category(int packed) {
    return packed >> CATEGORY_SHIFT;
  }

  /** The rank nibble with this index; index 0 is the most significant. */
  public static int rank(int packed, int index) {
    return packed >> NIBBLE_BITS * (RANKS - 1 - index) & (1 << NIBBLE_BITS) - 1;
  }

  public static int rankCount(int packed) {
    int count = 0;
    for (int i = 0; i < RANKS; i++) {
      count += rank(packed, i) == 0 ? 0 : 1;
    }
    return count;
  }

  /** Whether a nibble holds more than 13, the ace, which is an invalid rank. */
  public static boolean hasRankAbove13(int packed) {
    return (packed >> 1 & packed >> 2 & packed >> 3 & LOWEST_BITS) != 0;
  }
}
