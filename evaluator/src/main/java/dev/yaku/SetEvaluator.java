package dev.yaku;

/** Evaluates hands that are sets of natural cards: no repeats, no wild cards. */
record SetEvaluator(
    int[] suitKeys,
    char[] flushes,
    Section five,
    Section six,
    Section seven,
    Sections sections,
    Section flushHands,
    long[] cardKeys,
    int flushBias,
    boolean flushCounts,
    Deck cards,
    RuleSet ruleSet)
    implements HandEvaluator {
  /*
   * A record, since the JIT takes the components of a constant record for constants, arrays
   * included, and does not do so with the fields of other classes.
   *
   * A set is four sets of 13 ranks, one a suit. Each is looked up in suitKeys, which holds the sum
   * of its ranks' keys in the upper bits. The four sums add up to a number that no other rank
   * multiset of as many cards has. The lowest bits say that some suit decides by itself: it holds a
   * flush, or a card that is not in the deck.
   *
   *   31                     3 2    0
   *  +------------------------+------+
   *  |   sum of rank keys     | flag |
   *  +------------------------+------+
   *
   * The hot path masks longs, the rare one ints: written alike, the JIT would compute the indices
   * for both at once and keep them all, for which it has not enough registers.
   *
   * What is no hand ends at the bounds of an array or behind the flag: bits above the four suits
   * make the fourth index too large, a hand size that the rules do not have has an empty section.
   */
  private static final int SUIT_MASK = (1 << Card.RANK_COUNT) - 1;
  private static final int FLAGS = 7;

  /** The highest bit of each suit's counter in the lower half of a key. */
  private static final int COUNTER_TOPS = 0x8888;

  private static final int COUNTER_UNITS = 0x1111;
  private static final int COUNTER_TOP = 8;
  private static final int CARD_COUNTER_SHIFT = 16;
  private static final int CARD_COUNTER_MASK = 15;

  @Override
  public int evaluate(long hand) {
    try {
      int key =
          suitKeys[(int) (hand & SUIT_MASK)]
              + suitKeys[(int) (hand >>> 13 & SUIT_MASK)]
              + suitKeys[(int) (hand >>> 26 & SUIT_MASK)]
              + suitKeys[(int) (hand >>> 39)];
      int value = valueOfRanks(key, Long.bitCount(hand));
      return (key & FLAGS) == 0 ? value : valueWithFlush(value, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw cards.refusalOfSet(hand);
    }
  }

  private int valueOfRanks(int key, int size) {
    if (size == 7) {
      return seven.value(key);
    }
    if (size == 6) {
      return six.value(key);
    }
    if (size == 5) {
      return five.value(key);
    }
    return sections.of(size).value(key);
  }

  /** The value of a hand with a flush. Three in a hundred hands of seven cards come here. */
  int valueWithFlush(int value, long hand) {
    if ((hand & ~cards.natural()) != 0) {
      throw cards.refusalOfSet(hand);
    }
    int flush =
        Math.max(
            Math.max(flushes[(int) hand & SUIT_MASK], flushes[(int) (hand >>> 13) & SUIT_MASK]),
            Math.max(flushes[(int) (hand >>> 26) & SUIT_MASK], flushes[(int) (hand >>> 39)]));
    return flushCounts ? Math.max(value, flush) : flush;
  }

  @Override
  public int evaluateKey(long key, long hand) {
    try {
      int value = valueOfRanks((int) (key >>> 32), Long.bitCount(hand));
      return ((int) key + flushBias & COUNTER_TOPS) == 0 ? value : valueWithFlush(value, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      evaluate(hand); // refuses the hand, if that is the fault
      throw new IllegalArgumentException("not the key of " + Hand.toString(hand), e);
    }
  }

  @Override
  public int evaluateKey(long key) {
    int size = (int) key >>> CARD_COUNTER_SHIFT & CARD_COUNTER_MASK;
    if (size > ruleSet.bestCards()) {
      throw new IllegalArgumentException(
          "a key does not tell the flushes of " + size + " cards: the hand is needed, too");
    }
    try {
      int ranks = (int) (key >>> 32);
      boolean flush = ((int) key + flushBias & COUNTER_TOPS) != 0; // then all cards are of its suit
      return flush ? flushHands.value(ranks) : valueOfRanks(ranks, size);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException("not the key of a hand of " + ruleSet, e);
    }
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e) {
    long hand = 1L << a | 1L << b | 1L << c | 1L << d | 1L << e;
    if (isNoSet(hand, 5, a | b | c | d | e)) {
      throw cards.refusal(a, b, c, d, e);
    }
    return evaluate(hand);
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e, int f) {
    long hand = 1L << a | 1L << b | 1L << c | 1L << d | 1L << e | 1L << f;
    if (isNoSet(hand, 6, a | b | c | d | e | f)) {
      throw cards.refusal(a, b, c, d, e, f);
    }
    return evaluate(hand);
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e, int f, int g) {
    long hand = 1L << a | 1L << b | 1L << c | 1L << d | 1L << e | 1L << f | 1L << g;
    if (isNoSet(hand, 7, a | b | c | d | e | f | g)) {
      throw cards.refusal(a, b, c, d, e, f, g);
    }
    return evaluate(hand);
  }

  @Override
  public int evaluateCards(int... list) {
    long hand = 0;
    int all = 0;
    for (int card : list) {
      hand |= 1L << card;
      all |= card;
    }
    if (isNoSet(hand, list.length, all)) {
      throw cards.refusal(list);
    }
    return evaluate(hand);
  }

  /** Whether a card stood twice or is not in the deck; a shift takes its distance modulo 64. */
  private boolean isNoSet(long hand, int size, int allCards) {
    return Long.bitCount(hand) != size || (hand & ~cards.natural()) != 0 || allCards >>> 6 != 0;
  }

  @Override
  public long key(int card) {
    if (!cards.has(card)) {
      throw cards.refusal(card);
    }
    return cardKeys[card];
  }

  /** Takes its tables out of the file. */
  static SetEvaluator of(TableFile table) throws TableFormatException {
    Sections sections = new Sections(table, TableFile.ROWS);
    return new SetEvaluator(
        table.ints(TableFile.SUIT_KEYS),
        table.chars(TableFile.FLUSHES),
        sections.of(5),
        sections.of(6),
        sections.of(7),
        sections,
        table.section(TableFile.FLUSH_ROWS, table.bestCards()),
        table.longs(TableFile.CARD_KEYS),
        COUNTER_UNITS * (COUNTER_TOP - table.bestCards()),
        table.flushCounts(),
        table.deck(),
        table.ruleSet());
  }

  @Override
  public String toString() {
    return ruleSet.toString();
  }
}
