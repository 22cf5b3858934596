package dev.yaku.internal.vector;

import dev.yaku.internal.jit.PackedHands;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Working space for hands whose cards lie one after another: their sets, and the values of those.
 */
record VectorBlocks(long[] hands, int[] values) {
  /** How many hands are made sets at once: they stay in the second cache. */
  static final int HANDS = 1 << 13;

  /** A word is read for a hand, of which its cards may be the first. */
  private static final int MORE_BYTES = Long.BYTES;

  /** What the last call has used: the next one takes it, others make their own. */
  private static final AtomicReference<VectorBlocks> SPARE = new AtomicReference<>();

  /**
   * Evaluates hands from the first on, as long as they are right and there are many.
   *
   * @return how many values are set
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

  /** Sets values after so many; how many. */
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
