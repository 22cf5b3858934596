package dev.yaku.internal.vector;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.HandEvaluator;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.jit.HiddenClasses;
import dev.yaku.internal.jit.PackedHands;
import java.lang.invoke.MethodHandles;
import java.util.SplittableRandom;

/**
 * The loop over arrays of sets where vectors were asked for: hands of the sizes prepared go through
 * a copy of VectorKernel for their size, all others through the loop without vectors.
 */
public final class VectorLoop implements ArrayLoop.Loop {
  /** Whether the JVM was started with the module for vectors. */
  public static final boolean AVAILABLE = canReadVectors();

  /** The sizes of hands that kernels serve. */
  public static final int MIN_SIZE = 5;

  public static final int MAX_SIZE = 7;

  // Compiling: hands of a round, the most rounds, and the rounds in a row that must be faster.
  private static final int ROUND_HANDS = 1 << 13;
  private static final int MAX_ROUNDS = 1 << 11;
  private static final int FASTER_ROUNDS = 8;

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
  interface Kernel {
    /**
     * Evaluates hands from the first on, as long as they have the size and only cards of the deck.
     * Leaves some at the end alone: it needs their place in the array.
     *
     * @param values as many as hands
     * @return how many values are set; the others are undefined
     */
    int evaluate(long[] hands, int[] values);

    /**
     * Makes sets of cards that lie one after another.
     *
     * @param cards has some bytes more than the hands need
     * @param from the index of the first card
     * @return whether that could be done; cards that are not of the deck, or equal, may be left for
     *     the other method to find
     */
    boolean pack(byte[] cards, int from, long[] hands);
  }

  /**
   * What a copy of VectorKernel is made for.
   *
   * @param size how many cards a hand has
   * @param factors see {@link #factors}
   */
  record Constants(VectorTables tables, int size, int... factors) {}

  /**
   * Has hands of this size go through vectors from now on, if that is possible.
   *
   * @param loop the loop of this evaluator
   * @return whether they do
   */
  public static boolean use(
      VectorTables tables, int handSize, ArrayLoop loop, HandEvaluator evaluator) {
    if (!AVAILABLE || handSize < MIN_SIZE || handSize > MAX_SIZE) {
      return false;
    }
    ArrayLoop.Loop own = loop.own(evaluator);
    VectorLoop vectors = own instanceof VectorLoop known ? known : new VectorLoop(tables, own);
    boolean ready = vectors.prepare(handSize);
    if (ready) {
      loop.replaceBy(vectors);
    }
    return ready;
  }

  private final VectorTables tables;
  private final ArrayLoop.Loop plain;
  private final Kernel[] bySize = new Kernel[MAX_SIZE + 1];

  /**
   * A loop without kernels yet.
   *
   * @param plain evaluates what does not go through vectors
   */
  public VectorLoop(VectorTables tables, ArrayLoop.Loop plain) {
    this.tables = tables;
    this.plain = plain;
  }

  @Override
  public void evaluate(long[] hands, int[] values, int from) {
    plain.evaluate(hands, values, from == 0 ? evaluateBlocks(hands, values) : from);
  }

  @Override
  public void evaluate(PackedHands packed) {
    int size = packed.size();
    Kernel kernel = size < bySize.length ? bySize[size] : null;
    plain.evaluate(kernel == null ? packed : packed.after(VectorBlocks.evaluate(kernel, packed)));
  }

  /** Returns how many values are set. */
  int evaluateBlocks(long[] hands, int[] values) {
    int size = hands.length == 0 ? 0 : Long.bitCount(hands[0]);
    Kernel kernel = size < bySize.length ? bySize[size] : null;
    return kernel == null ? 0 : kernel.evaluate(hands, values);
  }

  /**
   * A kernel for hands of this size, not compiled yet; null where none can be made.
   *
   * @param size {@link #MIN_SIZE} to {@link #MAX_SIZE}
   */
  Kernel kernel(int size) {
    int[] factors = factors(tables.suitKeys());
    if (factors == null) {
      return null;
    }
    Constants constants = new Constants(tables, size, factors);
    return (Kernel) HiddenClasses.copy(MethodHandles.lookup(), "VectorKernel", constants);
  }

  /** Has hands of this size go through a kernel from now on. */
  void use(int size, Kernel kernel) {
    bySize[size] = kernel;
  }

  /**
   * Has the JIT compile a kernel for hands of this size, here and now: evaluates random hands until
   * that is faster than the plain loop. Takes about half a second.
   *
   * @return whether it became so; if not, such hands go through the plain loop as before
   */
  public boolean prepare(int size) {
    Kernel kernel = bySize[size] == null ? kernel(size) : null;
    if (kernel != null && becomesFaster(kernel, size)) {
      use(size, kernel);
    }
    return bySize[size] != null;
  }

  private boolean becomesFaster(Kernel kernel, int size) {
    long[] hands = new long[ROUND_HANDS];
    Dealer.of(new SplittableRandom(size), tables.deck()).deal(size, hands);
    int[] values = new int[hands.length];
    int faster = 0;
    for (int round = 0; round < MAX_ROUNDS && faster < FASTER_ROUNDS; round++) {
      long start = System.nanoTime();
      int done = kernel.evaluate(hands, values);
      long middle = System.nanoTime();
      plain.evaluate(hands, values, hands.length - done);
      long end = System.nanoTime();
      faster = done > 0 && middle - start < end - middle ? faster + 1 : 0;
    }
    return faster == FASTER_ROUNDS;
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
