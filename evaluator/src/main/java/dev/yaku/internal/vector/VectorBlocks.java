package dev.yaku.internal.vector;

import dev.yaku.internal.jit.PackedHands;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Working space for hands whose cards are stored one after another: their sets, and the values of
 * the sets.
 */
record VectorBlocks(long[] hands, int[] values) {
  /** The number of hands converted to sets at once: they fit in the second cache. */
  static final int HANDS = 1 << 14;

  /** The space of the last call: the next call takes it, and concurrent calls create their own. */
  private static final AtomicReference<VectorBlocks> SPARE = new AtomicReference<>();

  /**
   * Evaluates hands from the first on, as long as they are valid and many are left.
   *
   * @return the number of values set
   */
  static int evaluate(VectorLoop.Kernel kernel, PackedHands packed) {
    if (packed.hands() <= HANDS) {
      return 0;
    }
    VectorBlocks spare = SPARE.getAndSet(null);
    VectorBlocks blocks = spare == null ? new VectorBlocks(new long[HANDS], new int[HANDS]) : spare;
    int done = 0;
    int count = HANDS;
    while (count > 0) {
      count = blocks.set(kernel, packed, done, count);
      done += count;
    }
    SPARE.set(blocks);
    return done;
  }

  /**
   * Sets values after the first {@code done}, and returns their number.
   *
   * @param count how many hands are converted to sets. The first time all the space is filled; then
   *     the hands at its end, which are only read ahead, remain those of the last time.
   */
  private int set(VectorLoop.Kernel kernel, PackedHands packed, int done, int count) {
    int from = packed.from() + done * packed.size();
    int more = count * packed.size() + VectorLoop.Kernel.MORE_BYTES;
    boolean enough = packed.hands() - done >= count && packed.cards().length - from >= more;
    if (!enough || !kernel.pack(packed.cards(), from, hands, count)) {
      return 0;
    }
    int valid = kernel.evaluate(hands, values);
    System.arraycopy(values, 0, packed.values(), packed.to() + done, valid);
    return valid;
  }
}
