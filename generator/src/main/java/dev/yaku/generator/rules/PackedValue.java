package dev.yaku.generator.rules;

/** The layout of a packed value, {@code 0xCRRRRR}: see section 1 of the package's description. */
public final class PackedValue {
  /** The number of rank nibbles, which is also the most cards of the best hand. */
  public static final int RANKS = 5;

  public static final int RANK_BITS = 4;

  /** The lowest bit of the category's place, which counts from 1. */
  public static final int CATEGORY_SHIFT = RANKS * RANK_BITS;

  private PackedValue() {}

  /** The place of a packed value's category, from 1; 0 is no category. */
  public static int category(int packed) {
    return packed >>> CATEGORY_SHIFT;
  }
}
