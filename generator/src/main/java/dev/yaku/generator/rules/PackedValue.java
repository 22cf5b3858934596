package dev.yaku.generator.rules;

/**
 * How a packed value, {@code 0xCRRRRR}, is laid out: see section 1 of the package's description.
 */
public final class PackedValue {
  /** How many nibbles of ranks there are, and cards in the best hand at most. */
  public static final int RANKS = 5;

  public static final int RANK_BITS = 4;

  /** The category's place, from 1, stands in this bit and up. */
  public static final int CATEGORY_SHIFT = RANKS * RANK_BITS;

  private PackedValue() {}

  /** The place of a packed value's category, from 1; 0 is no category. */
  public static int category(int packed) {
    return packed >>> CATEGORY_SHIFT;
  }
}
