package dev.yaku;

/** Evaluates hands that may hold a card twice, or wild cards. */
record MultisetEvaluator(
    long[] cardKeys,
    Section five,
    Section six,
    Section seven,
    Sections sections,
    Sections flushes,
    FlushKeys flushKeys,
    int flushBias,
    boolean flushCounts,
    Deck cards,
    RuleSet ruleSet)
    implements HandEvaluator {
  /*
   * The keys of a hand's cards add up to a long (tables/FORMAT.md, card keys):
   *
   *   63                  35    19    16 15            0
   *  +----------------------+--+--------+---------------+
   *  |       ranks          |  | cards  | suit counters |
   *  +----------------------+--+--------+---------------+
   *
   * The ranks find the value that the hand has without suits. A suit counter of as many cards as the
   * best hand has says that there is a flush; wild cards count in every suit. The flush's value is
   * found by the sum of the ranks of its suit's cards and the wild ones.
   *
   * What is no hand ends at the bounds of an array, or has a key of 0, which does not count a card.
   */
  private static final int COUNTER_TOPS = 0x8888;
  private static final int COUNTER_UNITS = 0x1111;
  private static final int COUNTER_TOP = 8;
  private static final int COUNTER_BITS = 4;
  private static final int ALL_COUNTER_BITS = 16;

  @Override
  public int evaluateCards(int... list) {
    try {
      long key = 0;
      long set = 0;
      for (int card : list) {
        key += cardKeys[card];
        set |= 1L << card;
      }
      check(key, set, list);
      return value(key, set);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw cards.refusal(list);
    }
  }

  /** Refuses cards that the deck does not have, or not so often. */
  private void check(long key, long set, int... list) {
    if (size(key) != list.length
        || (cards.copies() == 1 && Long.bitCount(set) != list.length)
        || (cards.copies() > 1 && cards.copies() < list.length && cards.isWrong(list))) {
      throw cards.refusal(list);
    }
  }

  private int valueOfRanks(long key) {
    int ranks = (int) (key >>> 32);
    int size = size(key);
    if (size == 5) {
      return five.value(ranks);
    }
    if (size == 7) {
      return seven.value(ranks);
    }
    if (size == 6) {
      return six.value(ranks);
    }
    return sections.of(size).value(ranks);
  }

  static int size(long key) {
    return (int) key >>> ALL_COUNTER_BITS & (1 << COUNTER_BITS) - 1;
  }

  private boolean hasFlush(long key) {
    return ((int) key + flushBias & COUNTER_TOPS) != 0;
  }

  /** The value of a hand, its cards being given twice: as a key, and as a set if they are one. */
  private int value(long key, long set) {
    int value = valueOfRanks(key);
    if (!hasFlush(key)) {
      return value;
    }
    int flush =
        size(key) <= ruleSet.bestCards()
            ? valueOfFlush(key) // all cards are of its suit
            : flushKeys == null ? valueOfSuits(set) : valueOfSuitsByKey(key);
    // In low games a flush counts against its holder.
    return flushCounts ? Math.max(value, flush) : flush;
  }

  /** The best flush's value, where no card is held twice. */
  private int valueOfSuits(long hand) {
    int best = 0;
    for (int shift = 0; shift < ALL_COUNTER_BITS; shift += COUNTER_BITS) {
      long suit = 0;
      for (long rest = hand; rest != 0; rest &= rest - 1) {
        long key = cardKeys[Long.numberOfTrailingZeros(rest)];
        suit += key & -(key >>> shift & 1);
      }
      best = Math.max(best, valueOfFlush(suit));
    }
    return best;
  }

  /**
   * The value of the flush of these cards of one suit, given the sum of their keys; 0 of too few.
   */
  private int valueOfFlush(long suit) {
    int size = size(suit);
    return size < ruleSet.bestCards() ? 0 : flushes.of(size).value((int) (suit >>> 32));
  }

  @Override
  public int evaluate(long hand) {
    try {
      long key = 0;
      for (long rest = hand; rest != 0; rest &= rest - 1) {
        key += cardKeys[Long.numberOfTrailingZeros(rest)];
      }
      if (size(key) != Long.bitCount(hand)) {
        throw cards.refusalOfSet(hand);
      }
      return value(key, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw cards.refusalOfSet(hand);
    }
  }

  @Override
  public int evaluateKey(long key, long hand) {
    try {
      return value(key, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw notAKey(e);
    }
  }

  @Override
  public int evaluateKey(long key) {
    try {
      if (size(key) > ruleSet.bestCards() && flushKeys == null) {
        throw new IllegalArgumentException(
            "a key does not tell the flushes of " + size(key) + " cards: the hand is needed, too");
      }
      return value(key, 0);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw notAKey(e);
    }
  }

  private int valueOfSuitsByKey(long key) {
    int best = 0;
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      if (((int) key + flushBias & COUNTER_TOP << COUNTER_BITS * suit) != 0) {
        best = Math.max(best, valueOfFlush(flushKeys.ofSuit(key, suit)));
      }
    }
    return best;
  }

  private IllegalArgumentException notAKey(RuntimeException cause) {
    return new IllegalArgumentException("not the key of a hand of " + ruleSet, cause);
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e) {
    try {
      long key = cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e];
      long set = 1L << a | 1L << b | 1L << c | 1L << d | 1L << e;
      if (isHand(key, 5, set)) {
        return value(key, set);
      }
    } catch (ArrayIndexOutOfBoundsException exception) {
      throw cards.refusal(a, b, c, d, e);
    }
    return evaluateCards(new int[] {a, b, c, d, e});
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e, int f) {
    try {
      long key = cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e] + cardKeys[f];
      long set = 1L << a | 1L << b | 1L << c | 1L << d | 1L << e | 1L << f;
      if (isHand(key, 6, set)) {
        return value(key, set);
      }
    } catch (ArrayIndexOutOfBoundsException exception) {
      throw cards.refusal(a, b, c, d, e, f);
    }
    return evaluateCards(new int[] {a, b, c, d, e, f});
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e, int f, int g) {
    try {
      long key =
          cardKeys[a]
              + cardKeys[b]
              + cardKeys[c]
              + cardKeys[d]
              + cardKeys[e]
              + cardKeys[f]
              + cardKeys[g];
      long set = 1L << a | 1L << b | 1L << c | 1L << d | 1L << e | 1L << f | 1L << g;
      if (isHand(key, 7, set)) {
        return value(key, set);
      }
    } catch (ArrayIndexOutOfBoundsException exception) {
      throw cards.refusal(a, b, c, d, e, f, g);
    }
    return evaluateCards(new int[] {a, b, c, d, e, f, g});
  }

  /** Whether this is a hand, so far as can be told without looking at the cards again. */
  private boolean isHand(long key, int size, long set) {
    return size(key) == size && (cards.copies() >= size || Long.bitCount(set) == size);
  }

  @Override
  public long key(int card) {
    if (!cards.has(card)) {
      throw cards.refusal(card);
    }
    return cardKeys[card];
  }

  /** Takes its tables out of the file. */
  static MultisetEvaluator of(TableFile table) throws TableFormatException {
    Sections sections = new Sections(table, TableFile.ROWS);
    long[] cardKeys = table.longs(TableFile.CARD_KEYS);
    return new MultisetEvaluator(
        cardKeys,
        sections.of(5),
        sections.of(6),
        sections.of(7),
        sections,
        new Sections(table, TableFile.FLUSH_ROWS),
        table.has(TableFile.FACTORS)
            ? new FlushKeys(cardKeys, table.ints(TableFile.FACTORS))
            : null,
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
