package dev.yaku.internal.hand;

import dev.yaku.HandEvaluator;
import dev.yaku.internal.jit.ArrayLoop;

/**
 * Has arrays of hands evaluated with vectors. A service, so that this artifact does not need the
 * incubating module: the artifact yaku-vector provides it.
 */
public interface VectorLoops {
  /** The largest size of hands for which there are vectors: {@value}. */
  int MAX_SIZE = 7;

  /**
   * Has hands of this size go through vectors from now on, if that is possible, and faster.
   *
   * @param loop the loop of this evaluator
   * @return whether they do
   */
  boolean use(VectorTables tables, int handSize, ArrayLoop loop, HandEvaluator evaluator);
}
