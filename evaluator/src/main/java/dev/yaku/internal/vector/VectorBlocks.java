package dev.yaku.internal.vector;

import dev.yaku.internal.jit.PackedHands;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Working space for hands whose cards are stored one after another: their sets, and the values of
 * the sets.
 */
record VectorBlocks(long[] hands, int[] values) {
  /** The number of hands converted to sets at once: they fit in the second cache. */
  static final int HANDS = 1 << 13;

  /** A whole word is read for each hand, whose cards may be only the first bytes. */
  private static final int MORE_BYTES = Long.BYTES;

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
    for (int set = 1; set > 0; done += set) {
      set = blocks.set(kernel, packed, done);
    }
    SPARE.set(blocks);
    return done;
  }

  /** Sets values after the first {@code done}, and returns their number. */
  private int set(VectorLoop.Kernel kernel, PackedHands packed, int done) {
    int from = packed.from() + done * packed.size();
    boolean enough = packed.hands() - done >= HANDS;
    boolean within = from <= packed.cards().length - HANDS * packed.size() - MORE_BYTES;
    if (!enough || !within || !kernel.pack(packed.cards(), from, hands)) {
      return 0;
    }
    int count = kernel.evaluate(hands, values);
    System.arraycopy(values, 0, packed.values(), packed.to() + done, count);
    return count;
  }
}
