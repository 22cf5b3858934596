package dev.yaku;

/** Evaluates hands that are sets of natural cards: no repeats, no wild cards. */
record SetEvaluator(
    int[] suitKeys,
    char[] flushes,
    Section five,
    Section six,
    Section seven,
    OtherSections others,
    long[] cardKeys,
    int flushBias,
    Deck cards,
    Scale scale,
    String rules)
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
   * What is no hand ends at the bounds of an array or behind the flag: bits above the four suits
   * make the fourth index too large, a hand size that the rules do not have has an empty section.
   */
  private static final int SUIT_MASK = (1 << Card.RANK_COUNT) - 1;
  private static final int FLAGS = 7;

  /** The highest bit of each suit's counter in the lower half of a key. */
  private static final int COUNTER_TOPS = 0x8888;

  private static final int COUNTER_UNITS = 0x1111;
  private static final int COUNTER_TOP = 8;

  @Override
  public int evaluate(long hand) {
    try {
      int key =
          suitKeys[(int) hand & SUIT_MASK]
              + suitKeys[(int) (hand >>> 13) & SUIT_MASK]
              + suitKeys[(int) (hand >>> 26) & SUIT_MASK]
              + suitKeys[(int) (hand >>> 39)];
      int value = valueOfRanks(key, Long.bitCount(hand));
      return (key & FLAGS) == 0 ? value : Math.max(value, valueOfSuits(hand));
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
    return others.of(size).value(key);
  }

  /** The best flush's value. Three in a hundred hands of seven cards come here. */
  private int valueOfSuits(long hand) {
    if ((hand & ~cards.natural()) != 0) {
      throw cards.refusalOfSet(hand);
    }
    return Math.max(
        Math.max(flushes[(int) hand & SUIT_MASK], flushes[(int) (hand >>> 13) & SUIT_MASK]),
        Math.max(flushes[(int) (hand >>> 26) & SUIT_MASK], flushes[(int) (hand >>> 39)]));
  }

  @Override
  public int evaluateKey(long key, long hand) {
    try {
      int value = valueOfRanks((int) (key >>> 32), Long.bitCount(hand));
      return ((int) key + flushBias & COUNTER_TOPS) == 0
          ? value
          : Math.max(value, valueOfSuits(hand));
    } catch (ArrayIndexOutOfBoundsException e) {
      evaluate(hand); // refuses the hand, if that is the fault
      throw new IllegalArgumentException("not the key of " + Hand.toString(hand), e);
    }
  }

  @Override
  public void evaluate(long[] hands, int[] values) {
    if (hands.length != values.length) {
      throw new IllegalArgumentException(
          hands.length + " hands, but room for " + values.length + " values");
    }
    for (int i = 0; i < hands.length; i++) {
      values[i] = evaluate(hands[i]);
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

  @Override
  public long keyOf(long hand) {
    long key = 0;
    for (int card : Hand.cards(hand)) {
      key += key(card);
    }
    return key;
  }

  @Override
  public long bestHand(long hand) {
    return Hand.of(bestCards(Hand.cards(hand)));
  }

  @Override
  public int[] bestCards(int... list) {
    return scale.bestCards(this, list);
  }

  @Override
  public Category category(int value) {
    return scale.category(value);
  }

  @Override
  public int packed(int value) {
    return scale.packed(value);
  }

  @Override
  public String describe(int value) {
    return scale.describe(value);
  }

  @Override
  public int[] parse(CharSequence text) {
    return cards.parse(text);
  }

  @Override
  public String name() {
    return cards.ruleSet();
  }

  @Override
  public long deck() {
    return cards.natural();
  }

  @Override
  public int minCards() {
    return cards.minCards();
  }

  @Override
  public int maxCards() {
    return cards.maxCards();
  }

  @Override
  public int maxValue() {
    return scale.maxValue();
  }

  /** Takes its tables out of the file. */
  static SetEvaluator of(TableFile table) throws TableFormatException {
    OtherSections sections = new OtherSections(table);
    return new SetEvaluator(
        table.ints(TableFile.SUIT_KEYS),
        table.chars(TableFile.FLUSHES),
        sections.of(5),
        sections.of(6),
        sections.of(7),
        sections,
        table.longs(TableFile.CARD_KEYS),
        COUNTER_UNITS * (COUNTER_TOP - table.bestCards()),
        table.deck(),
        table.scale(),
        table.text(TableFile.RULES));
  }

  @Override
  public String toString() {
    return "HandEvaluator[" + name() + "]";
  }
}
