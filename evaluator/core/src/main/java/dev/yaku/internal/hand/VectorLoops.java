package dev.yaku.internal.hand;

import dev.yaku.HandEvaluator;
import dev.yaku.internal.jit.ArrayLoop;

/**
 * Has arrays of hands evaluated with vectors. A service, so that this artifact does not need the
 * incubating module: the artifact yaku-vector provides it.
 */
public interface VectorLoops {
  /**
   * The tables of an evaluator of sets that vector loops need.
   *
   * @param suitKeys by set of ranks of one suit: the sum of their keys
   * @param flush the number of cards of a flush, 1 to 8
   */
  record Tables(int[] suitKeys, HashesBySize hashes, FlushTable flushes, int flush, long deck) {}

  /** The largest size of hands for which there are vectors: {@value}. */
  int MAX_SIZE = 7;

  /**
   * Has hands of this size go through vectors from now on, if that is possible, and faster; returns
   * whether they do. The loop is that of this evaluator.
   */
  boolean use(Tables tables, int handSize, ArrayLoop loop, HandEvaluator evaluator);
}
