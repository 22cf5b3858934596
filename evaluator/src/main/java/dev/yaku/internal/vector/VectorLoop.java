package dev.yaku.internal.vector;

import dev.yaku.Card;
import dev.yaku.internal.hand.FlushCounters;
import dev.yaku.internal.hand.SetEvaluator;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.jit.HiddenClasses;
import dev.yaku.internal.rules.HandLimits;

/**
 * The loop over arrays of sets where the JVM has vectors: hands of five to seven cards go through a
 * copy of VectorKernel for their size, all others through the loop without vectors.
 */
public final class VectorLoop implements ArrayLoop.Loop {
  /** Whether the JVM was started with the module for vectors. */
  public static final boolean AVAILABLE = canReadVectors();

  /**
   * After so many hands vectors are used. Until the JIT has compiled them they take longer, half a
   * second in all: about twice what so many hands take without. Short programs never pay it.
   */
  private static final long MANY = 100_000_000;

  /** So many at first, then more with each call, lest one call has to wait for the JIT. */
  private static final int FEW = 1 << 11;

  private static final int MIN_SIZE = 5;
  private static final int MAX_SIZE = 7;

  /** The keys of this rank and of those above it need factors of their own. */
  private static final int UPPER = 9;

  /** The module descriptor says nothing of vectors: javac would warn of them everywhere. */
  private static boolean canReadVectors() {
    Module vectors = ModuleLayer.boot().findModule("jdk.incubator.vector").orElse(null);
    if (vectors != null) {
      VectorLoop.class.getModule().addReads(vectors);
    }
    return vectors != null;
  }

  /** Evaluates hands of one size by the block. */
  interface Blocks {
    /**
     * Evaluates hands from the first on, as long as they have the size and only cards of the deck.
     * Leaves some at the end alone: it needs their place in the array.
     *
     * @param values as many as hands
     * @param most after so many hands it ends with the block
     * @return how many values are set; the others are undefined
     */
    int evaluate(long[] hands, int[] values, int most);
  }

  /**
   * What a copy of VectorKernel is made for.
   *
   * @param size how many cards a hand has, 5 to 7
   * @param flush how many cards of a suit are a flush, 1 to 8
   * @param factors see {@link #factors}
   */
  record Constants(SetEvaluator evaluator, int size, int flush, int... factors) {}

  private final SetEvaluator evaluator;
  private final ArrayLoop.Loop others;
  private final Blocks[] bySize = new Blocks[MAX_SIZE + 1];
  private final long[] doneBySize = new long[MAX_SIZE + 1];
  private long handsBefore; // other threads may not see it, or those done, and count less

  /**
   * A loop for one evaluator.
   *
   * @param others evaluates what does not go through vectors
   */
  public VectorLoop(SetEvaluator evaluator, ArrayLoop.Loop others) {
    this.evaluator = evaluator;
    this.others = others;
  }

  @Override
  public void evaluate(long[] hands, int[] values, int from) {
    int done = from;
    if (handsBefore < MANY) {
      handsBefore += hands.length;
    } else if (from == 0) {
      done = evaluateBlocks(hands, values);
    }
    others.evaluate(hands, values, done);
  }

  /** Returns how many values are set. */
  int evaluateBlocks(long[] hands, int[] values) {
    int size = hands.length == 0 ? 0 : Long.bitCount(hands[0]);
    if (size < MIN_SIZE || size > MAX_SIZE) {
      return 0;
    }
    Blocks blocks = bySize[size];
    if (blocks == null) {
      blocks = blocks(size);
      bySize[size] = blocks; // perhaps another thread makes some, too: they do the same
    }
    int most = (int) Math.min(hands.length, FEW + doneBySize[size] / 8);
    int done = blocks.evaluate(hands, values, most);
    doneBySize[size] += done;
    return done;
  }

  /** Blocks of hands of this size; empty ones where there can be none. */
  private Blocks blocks(int size) {
    HandLimits limits = evaluator.limits();
    int[] factors = factors(evaluator.suitKeys());
    if (size >= limits.minCards() && size <= limits.maxCards() && factors != null) {
      Constants constants = new Constants(evaluator, size, cardsOfFlush(), factors);
      if (HiddenClasses.of("VectorKernel", constants) instanceof Blocks blocks) {
        return blocks;
      }
    }
    return (hands, values, most) -> 0;
  }

  /** More than hands have where the rules have no flushes: then no card's key counts its suit. */
  private int cardsOfFlush() {
    long key = evaluator.cardKeys()[Long.numberOfTrailingZeros(evaluator.limits().deck())];
    return FlushCounters.counters(key) != 0 ? evaluator.ruleSet().bestCards() : MAX_SIZE + 1;
  }

  /**
   * What makes a hand's key of the counts of its ranks: for the ranks 0, 3, 6, ..., for 1, 4, 7,
   * ... and for 2, 5, 8, ... all counts are one number, each from its rank's own bit up. Three
   * factors for these numbers, then three for what is left of them from the ranks 9, 10 and 11 up.
   *
   * @return null if these keys are not such sums
   */
  static int[] factors(int... suitKeys) {
    int[] factors = new int[6];
    for (int rank = Card.RANK_COUNT - 1; rank >= 0; rank--) { // of each kind the lowest in the deck
      int key = key(suitKeys, rank);
      if (key != 0 && rank < UPPER) {
        factors[rank % 3] = key >>> rank;
      } else if (key != 0) {
        factors[3 + rank % 3] = key >>> upperShift(rank);
      }
    }
    for (int chain = 0; chain < 3; chain++) {
      factors[3 + chain] -= factors[chain] << UPPER + chain;
    }
    for (int rank = 0; rank < Card.RANK_COUNT; rank++) {
      int upper = rank < UPPER ? 0 : factors[3 + rank % 3] << upperShift(rank);
      int key = key(suitKeys, rank);
      if (key != 0 && key != (factors[rank % 3] << rank) + upper) {
        return null;
      }
    }
    return factors;
  }

  /** How far an upper rank's bit is above that of the lowest of its kind. */
  private static int upperShift(int rank) {
    return rank - UPPER - rank % 3;
  }

  /** 0 for a rank that the deck does not have. */
  private static int key(int[] suitKeys, int rank) {
    return suitKeys[1 << rank] & ~7;
  }
}
