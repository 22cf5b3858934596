package dev.yaku.vector;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.hand.VectorLoops;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.jit.HiddenClasses;
import dev.yaku.internal.jit.HoleLoop;
import dev.yaku.internal.jit.PackedHands;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import jdk.incubator.vector.VectorShape;

/**
 * The loop over arrays of sets after vectors were requested: hands of prepared sizes go through a
 * copy of VectorKernel for their size, all others through the loop without vectors.
 */
public final class VectorLoop implements ArrayLoop.Loop {
  /** Whether the JVM has the module for vectors: on the class path nothing else requires it. */
  static final boolean AVAILABLE =
      ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

  /** Whether vectors are faster, as far as the JVM tells. */
  private static final Trial.Pace PACE =
      AVAILABLE
          ? Trial.known(
              System.getProperty("java.vm.info", ""), VectorShape.preferredShape().vectorBitSize())
          : Trial.Pace.SLOWER;

  static final int MIN_SIZE = 5; // the least size of hands that kernels evaluate

  static final int MAX_SIZE = VectorLoops.MAX_SIZE;

  /** The least number of packed hands for kernels: some at the end are left for the plain loop. */
  static final int MIN_PACKED = 1 << 13;

  /** As few hands as kernels take: until they are compiled, each costs microseconds. */
  private static final int ROUND_HANDS = 1 << 12;

  private static final int UPPER = 9; // the keys of this rank and above need separate factors

  /** Space for sets: the next call takes it, and concurrent calls create their own. */
  private static final AtomicReference<long[]> SPARE = new AtomicReference<>();

  /** Evaluates hands of one size in blocks. */
  interface Kernel {
    /**
     * The number of sets for which {@link #evaluate(PackedHands, long[])} needs space: twice the
     * largest block and an empty one.
     */
    int SPACE = 4 << 9;

    /**
     * Evaluates hands from the first on, as long as they have the right size and only cards of the
     * deck. Some hands at the end are not evaluated, since their space in the array of values, as
     * many as hands, is needed. Returns the number of values set; the others are undefined.
     */
    int evaluate(long[] hands, int[] values);

    /** Evaluates packed hands; the space is for {@link #SPACE} sets, new or used before. */
    int evaluate(PackedHands packed, long[] space);
  }

  /** The constants of a copy of VectorKernel: for hands of one size, {@link #factors}. */
  record Constants(VectorLoops.Tables tables, int size, int[] factors) {}

  /** The service by which evaluators find vectors. */
  public static final class Provider implements VectorLoops {
    @Override
    public boolean use(
        VectorLoops.Tables tables, int handSize, ArrayLoop loop, HandEvaluator evaluator) {
      if (!AVAILABLE || handSize < MIN_SIZE || handSize > MAX_SIZE || PACE == Trial.Pace.SLOWER) {
        return false;
      }
      ArrayLoop.Loop own = loop.own(evaluator);
      VectorLoop vectors = own instanceof VectorLoop known ? known : new VectorLoop(tables, own);
      boolean ready = vectors.prepare(handSize);
      if (ready) {
        loop.replaceBy(vectors);
        prepareHoles(handSize, loop, evaluator);
      }
      return ready;
    }
  }

  private final VectorLoops.Tables tables;
  private final ArrayLoop.Loop plain;
  final Kernel[] bySize = new Kernel[MAX_SIZE + 1];
  final Kernel[] packedBySize = new Kernel[MAX_SIZE + 1]; // for packed cards

  /** Creates a loop that has no kernels yet; {@code plain} evaluates the other hands. */
  VectorLoop(VectorLoops.Tables tables, ArrayLoop.Loop plain) {
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
    Kernel kernel = size < packedBySize.length ? packedBySize[size] : null;
    plain.evaluate(kernel == null ? packed : packed.after(evaluate(kernel, packed)));
  }

  /** Returns the number of values set. */
  static int evaluate(Kernel kernel, PackedHands packed) {
    if (packed.hands() < MIN_PACKED) {
      return 0;
    }
    long[] spare = SPARE.getAndSet(null);
    long[] space = spare == null ? new long[Kernel.SPACE] : spare;
    int done = kernel.evaluate(packed, space);
    SPARE.set(space);
    return done;
  }

  /** Returns the number of values set. */
  int evaluateBlocks(long[] hands, int[] values) {
    int size = hands.length == 0 ? 0 : Long.bitCount(hands[0]);
    Kernel kernel = size < bySize.length ? bySize[size] : null;
    return kernel == null ? 0 : kernel.evaluate(hands, values);
  }

  /** Creates a kernel for hands of 5 to 7 cards, not compiled yet; null if that is impossible. */
  Kernel kernel(int size) {
    int[] factors = factors(tables.suitKeys());
    if (factors == null) {
      return null;
    }
    Constants constants = new Constants(tables, size, factors);
    return (Kernel) HiddenClasses.copy(VectorLoop.class, "VectorKernel", constants);
  }

  /**
   * Makes the JIT compile a kernel for hands of this size at once, with random hands. Packed cards
   * use the kernel only if that is faster for them, too: not all processors can move bytes fast.
   * Returns whether hands of this size use a kernel from now on.
   */
  boolean prepare(int size) {
    Kernel kernel = bySize[size] == null ? kernel(size) : null;
    if (kernel != null) {
      long[] hands = new long[ROUND_HANDS];
      Dealer.of(new SplittableRandom(size), tables.deck()).deal(size, hands);
      Trial trial = new Trial(System::nanoTime);
      if (ofSets(trial, kernel, hands) || PACE == Trial.Pace.FASTER) {
        bySize[size] = kernel;
        packedBySize[size] = ofPacked(trial, kernel, size, hands) ? kernel : null;
      }
    }
    return bySize[size] != null;
  }

  /** Has the holes of boards go through vectors, too, if that is faster, and compiles that. */
  private static void prepareHoles(int size, ArrayLoop loop, HandEvaluator evaluator) {
    if (loop.holes() != null) {
      return;
    }
    HoleLoop vectors = new VectorHoles();
    Runnable withFlushes = ofBoard(size, 3, evaluator); // three cards of a suit
    Runnable others = ofBoard(size, 1, evaluator);
    boolean faster =
        new Trial(System::nanoTime)
            .isFaster(
                () -> {
                  loop.useForHoles(vectors);
                  withFlushes.run();
                  others.run();
                },
                () -> {
                  loop.useForHoles(null);
                  withFlushes.run();
                  others.run();
                });
    loop.useForHoles(faster ? vectors : null);
  }

  /** Evaluates all holes of a board with so many cards of each suit as it has. */
  private static Runnable ofBoard(int size, int ofSuit, HandEvaluator evaluator) {
    long board = 0;
    for (int i = 0; i < size - 2; i++) {
      board |= Hand.of(Card.of(Card.RANK_COUNT - 1 - i, i / ofSuit % Card.SUITS.length()));
    }
    long cards = board;
    long[] holes = HoleIndex.hands(evaluator.ruleSet().deck() & ~cards);
    long[] keys = Arrays.stream(holes).map(evaluator::handKey).toArray();
    int[] values = new int[holes.length];
    TrustedKeys trusted = evaluator.trustKeys(size);
    return () -> trusted.evaluate(cards, keys, holes, values);
  }

  private boolean ofSets(Trial trial, Kernel kernel, long[] hands) {
    int[] values = new int[hands.length];
    int[] done = new int[1];
    return trial.isFaster(
        () -> done[0] = kernel.evaluate(hands, values),
        () -> plain.evaluate(hands, values, hands.length - done[0]));
  }

  private boolean ofPacked(Trial trial, Kernel kernel, int size, long[] hands) {
    byte[] cards = new byte[MIN_PACKED * size];
    int filled = 0;
    while (filled < cards.length) {
      for (int card : Hand.cards(hands[filled / size % hands.length])) {
        cards[filled++] = (byte) card;
      }
    }
    PackedHands packed = new PackedHands(cards, 0, size, new int[MIN_PACKED], 0, MIN_PACKED);
    int[] done = new int[1];
    return trial.isFaster(
        () -> done[0] = evaluate(kernel, packed),
        () -> plain.evaluate(packed.after(MIN_PACKED - done[0])));
  }

  /**
   * The factors that turn the counts of a hand's ranks into its key. The counts of the ranks 0, 3,
   * 6, ... are one number, with each count starting at the bit of its rank; so are those of 1, 4,
   * 7, ... and of 2, 5, 8, ... The first three factors are for these numbers; three more are for
   * their upper parts, from the ranks 9, 10 and 11 on. Null if the keys have no such factors.
   */
  static int[] factors(int[] suitKeys) {
    int[] factors = new int[6];
    // ends with the lowest rank of each kind in the deck
    for (int rank = Card.RANK_COUNT - 1; rank >= 0; rank--) {
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

  /** The distance from the bit of the lowest rank of its kind to that of an upper rank. */
  private static int upperShift(int rank) {
    return rank - UPPER - rank % 3;
  }

  /** The key of a rank; 0 if the deck does not have it. */
  private static int key(int[] suitKeys, int rank) {
    return suitKeys[1 << rank] & ~7;
  }
}
