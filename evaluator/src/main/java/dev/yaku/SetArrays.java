package dev.yaku;

/**
 * Evaluates arrays of sets by the block, where the JVM has vectors for it: first the keys of a
 * block, by {@link VectorKeys}, then the values, one by one.
 */
final class SetArrays {
  /** Whether the JVM was started with the module for vectors, and has them long enough. */
  static final boolean AVAILABLE = canReadVectors() && canUseVectors();

  private static final int MIN_SIZE = 5;
  private static final int MAX_SIZE = 7;

  private SetArrays() {}

  /** The module descriptor says nothing of vectors: javac would warn of them everywhere. */
  private static boolean canReadVectors() {
    Module vectors = ModuleLayer.boot().findModule("jdk.incubator.vector").orElse(null);
    if (vectors != null) {
      SetArrays.class.getModule().addReads(vectors);
    }
    return vectors != null;
  }

  /** The module is incubating: a later JDK may have another, to which our class does not fit. */
  private static boolean canUseVectors() {
    try {
      int block = VectorKeys.BLOCK;
      int[] suitKeys = new int[1 << Card.RANK_COUNT];
      return VectorKeys.WORTHWHILE
          && VectorKeys.keys(new long[block], new int[3 * block], 0, suitKeys, 0, 1, 0) == 0;
    } catch (LinkageError e) {
      return false;
    }
  }

  /**
   * Evaluates hands from the first on, as long as they have the first one's size, five to seven,
   * and only cards of the deck. Leaves the last two blocks alone: it needs their place in the
   * array.
   *
   * @return how many values are set; the others are undefined
   */
  static int evaluate(SetEvaluator evaluator, long[] hands, int[] values) {
    int blocksEnd = hands.length - 3 * VectorKeys.BLOCK;
    int size = hands.length == 0 ? 0 : Long.bitCount(hands[0]);
    Deck deck = evaluator.cards();
    if (blocksEnd < 0
        || hands.length != values.length
        || size < Math.max(MIN_SIZE, deck.minCards())
        || size > Math.min(MAX_SIZE, deck.maxCards())) {
      return 0;
    }
    int[] suitKeys = evaluator.suitKeys();
    int flush = cardsOfFlush(evaluator);
    int at = 0;
    for (; at <= blocksEnd; at += VectorKeys.BLOCK) {
      int flushes = VectorKeys.keys(hands, values, at, suitKeys, size, flush, deck.natural());
      if (flushes < 0) {
        break;
      }
      switch (size) {
        case 5 -> readFives(evaluator.five(), values, at);
        case 6 -> readSixes(evaluator.six(), values, at);
        default -> readSevens(evaluator.seven(), values, at);
      }
      int list = at + VectorKeys.BLOCK;
      for (int i = list; i < list + flushes; i++) {
        int hand = at + values[i];
        values[hand] = evaluator.withFlush(values[hand], hands[hand]);
      }
    }
    return at;
  }

  /** More than hands have where the rules have no flushes: then no card's key counts its suit. */
  private static int cardsOfFlush(SetEvaluator evaluator) {
    long key = evaluator.cardKeys()[Long.numberOfTrailingZeros(evaluator.cards().natural())];
    boolean suitsCount = (char) key != 0;
    return suitsCount ? evaluator.ruleSet().bestCards() : MAX_SIZE + 1;
  }

  /* One loop for each size: with shifts that it knows the JIT makes them a fourth faster. */

  private static void readFives(Section five, int[] values, int at) {
    for (int i = at; i < at + VectorKeys.BLOCK; i++) {
      values[i] = five.value(values[i], Section.ROW_SHIFT_OF_FIVE);
    }
  }

  private static void readSixes(Section six, int[] values, int at) {
    for (int i = at; i < at + VectorKeys.BLOCK; i++) {
      values[i] = six.value(values[i], Section.ROW_SHIFT_OF_SIX);
    }
  }

  private static void readSevens(Section seven, int[] values, int at) {
    for (int i = at; i < at + VectorKeys.BLOCK; i++) {
      values[i] = seven.value(values[i], Section.ROW_SHIFT_OF_SEVEN);
    }
  }
}
