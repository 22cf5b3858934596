package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.TrustedCards;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.jit.ByteCards;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import java.util.Arrays;
import java.util.ServiceLoader;

/**
 * Evaluates hands by the tables of any rule set of hands.
 *
 * @param keys by card; 0 of those that are not in the deck
 * @param bits by card: the set of that card alone
 * @param flushBias see {@link KeyLayout#flushBias}
 * @param repeats 0 if all cards of a list must differ; else the most cards of a hand
 * @param equal the longest list whose cards may all be equal; longer lists are counted
 * @param mostOfKey the most cards of a hand of which only the key is known
 * @param natural whether hands are sets without wild cards
 * @param bytes evaluates cards that are bytes
 */
public record HandTableEvaluator(
    SuitKeys suitKeys,
    FlushTable flushes,
    HashesBySize hashes,
    KeyFlushes keyFlushes,
    long[] keys,
    long[] bits,
    int flushBias,
    int repeats,
    int equal,
    int mostOfKey,
    boolean natural,
    OfBytes bytes,
    ArrayLoop loop,
    TableRuleSet ruleSet)
    implements HandEvaluator, ByteCards.Source {
  /*
   * One class for all rules, and in it the same instructions: where rules differ, the tables do, or
   * a short test that calls nothing. A program that asks several rule sets in one loop would
   * otherwise have most of them in a path that the JIT has laid out as a rare one: JIT.md, note 5.
   * A record, so that its components are constants: note 3.
   *
   * A set is four sets of 13 ranks, one for each suit. Each is looked up in suitKeys, which holds
   * the sum of its ranks' keys in the upper bits. The total of the four sums differs from that of
   * every other rank multiset of the same size. The third bit is a flag that the hand may have a
   * flush, or a card that is not in the deck. The keys of a list's cards add up as KeyLayout says.
   *
   * Invalid hands fail an array's bounds check or the test of the flag: bits above the last suit
   * and the jokers make the fourth index too large, and hand sizes that the rules do not have have
   * an empty hash. In a list, a card that is not in the deck counts no card.
   */

  @Override
  public int evaluate(long hand) {
    try {
      // Masks instead of bounds checks: JIT.md, note 6. Rotations instead of shifts: note 17. Added
      // in pairs, since everything else waits for the sum.
      int[] ofSuit = suitKeys.ofSuit();
      int key =
          ofSuit[(int) hand & KeyLayout.SUIT_MASK]
              + ofSuit[(int) (Long.rotateRight(hand, 13) & KeyLayout.SUIT_MASK)]
              + (ofSuit[(int) (Long.rotateRight(hand, 26) & KeyLayout.SUIT_MASK)]
                  + suitKeys.ofLast()[(int) (hand >>> 38) >>> 1]);
      int value = hashes.value(key, Long.bitCount(hand));
      return flushes.best(value, (key & SuitKeys.FLAG) != 0, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw ruleSet.limits().rejection(Hand.cards(hand));
    }
  }

  /** The value of a set that may have a flush, given the value of its ranks. */
  public int withFlush(int value, long hand) {
    return flushes.best(value, true, hand);
  }

  @Override
  public void evaluate(long[] hands, int[] values) {
    loop.evaluate(this, hands, values);
  }

  @Override
  public void evaluate(byte[] cards, int from, int handSize, int[] values, int to, int hands) {
    ruleSet.limits().checkSize(handSize);
    loop.evaluate(this, cards, from, handSize, values, to, hands);
  }

  @Override
  public ByteCards byteCards() {
    return equal < PerfectHash.MOST_COMMON ? new CheckedCards(this) : bytes;
  }

  @Override
  public int evaluateKey(long key, long hand) {
    try {
      int counted =
          KeyLayout.size(key); // not in the rare path, which calls nothing: JIT.md, note 1
      int size = isRepeating() ? counted : Long.bitCount(hand);
      int value = hashes.valueOfSum(key, size);
      boolean plain = isPlain(key, size);
      if (!plain && !natural && counted != size) {
        throw otherSize(key, hand);
      }
      return flushes.bestOfKey(value, !plain, key, hand | mismatch(key, size));
    } catch (ArrayIndexOutOfBoundsException e) {
      throw notTheKey(hand, e); // without the key: JIT.md, note 8
    }
  }

  /** Whether hands may repeat cards: asked in words that tell the JIT what a flush can need. */
  private boolean isRepeating() {
    return !flushes.tabled() && (flushes.whole() != null || repeats > 0);
  }

  /**
   * A card that no deck has, if the key counts another number of cards: the rare path rejects it,
   * so no other test is needed. Otherwise no card.
   */
  private static long mismatch(long key, int size) {
    int difference = (int) key & KeyLayout.CARD_COUNTER ^ size << KeyLayout.CARDS_SHIFT;
    return (long) difference << Card.JOKER - KeyLayout.CARDS_SHIFT; // beyond the 52 cards
  }

  /** Whether the key counts this many cards and no flush, in one comparison. */
  private boolean isPlain(long key, int size) {
    return ((int) key + flushBias & (KeyLayout.CARD_COUNTER | KeyLayout.TOPS))
        == size << KeyLayout.CARDS_SHIFT;
  }

  @Override
  public int evaluateKey(long key) {
    int size = KeyLayout.size(key);
    if (size > mostOfKey || (size == 0 && key != 0)) {
      throw rejectionOfKey(size);
    }
    try {
      return keyFlushes.best(hashes.valueOfSum(key, size), key);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException("not the key of a hand of " + ruleSet, e);
    }
  }

  /** Rejects a key of another number of cards than the set has; or the set, if it is no hand. */
  private IllegalArgumentException otherSize(long key, long hand) {
    evaluate(hand);
    return new IllegalArgumentException(
        "a key of " + KeyLayout.size(key) + " cards is not the key of " + Hand.toString(hand));
  }

  /** Rejects a key that is not that of a set; or the set, as above. */
  private IllegalArgumentException notTheKey(long hand, RuntimeException cause) {
    String named = "a hand of " + ruleSet;
    if (repeats == 0) { // else no set tells the hand
      evaluate(hand);
      named = Hand.toString(hand);
    }
    return new IllegalArgumentException("not the key of " + named, cause);
  }

  /** Rejects a key alone of so many cards. */
  private IllegalArgumentException rejectionOfKey(int size) {
    return new IllegalArgumentException(
        size == 0
            ? "not the key of a hand of " + ruleSet + ": it counts no card; is it a set of cards?"
            : "a key alone does not determine the flush of " + size + " cards: pass the hand, too");
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e) {
    try {
      if (equal < 5) {
        recount(a, b, c, d, e);
      }
      long key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e];
      long hand = bits[a] | bits[b] | bits[c] | bits[d] | bits[e];
      int value = hashes.five().valueOfSum(key, PerfectHash.commonRowShift(5));
      return checked(key, hand, 5, value);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw ruleSet.limits().rejectionOfUnknown(5, outside);
    }
  }

  /** The value of a list, given that of its ranks; rejects an invalid one. */
  private int checked(long key, long hand, int size, int value) {
    boolean different = repeats > 0 || Long.bitCount(hand) == size;
    boolean plain = different && isPlain(key, size);
    if (!different) {
      throw ruleSet.limits().rejectionOfList(hand);
    }
    return flushes.bestOfKeys(value, !plain, key, hand);
  }

  /** Rejects a list that has a card too often, or one that is not in the deck. */
  private void recount(int... list) {
    long hand = 0;
    for (int card : list) {
      hand |= bits[card];
    }
    boolean plain = Long.bitCount(hand) == list.length && (hand & ~ruleSet.limits().all()) == 0;
    if (!plain && ruleSet.limits().isWrong(list)) {
      throw ruleSet.limits().rejection(list);
    }
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e, int f) {
    try {
      if (equal < 6) {
        recount(a, b, c, d, e, f);
      }
      long key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f];
      long hand = bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f];
      int value = hashes.six().valueOfSum(key, PerfectHash.commonRowShift(6));
      return checked(key, hand, 6, value);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw ruleSet.limits().rejectionOfUnknown(6, outside);
    }
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e, int f, int g) {
    try {
      if (equal < 7) {
        recount(a, b, c, d, e, f, g);
      }
      long key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f] + keys[g];
      long hand = bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f] | bits[g];
      int value = hashes.seven().valueOfSum(key, PerfectHash.commonRowShift(7));
      return checked(key, hand, 7, value);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw ruleSet.limits().rejectionOfUnknown(7, outside);
    }
  }

  @Override
  public int evaluateCards(byte a, byte b, byte c, byte d, byte e) {
    try {
      return equal < 5 ? evaluateCards((int) a, b, c, d, e) : bytes.evaluate(a, b, c, d, e);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw ruleSet.limits().rejectionOfUnknown(5, outside);
    }
  }

  @Override
  public int evaluateCards(byte a, byte b, byte c, byte d, byte e, byte f) {
    try {
      return equal < 6 ? evaluateCards((int) a, b, c, d, e, f) : bytes.evaluate(a, b, c, d, e, f);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw ruleSet.limits().rejectionOfUnknown(6, outside);
    }
  }

  @Override
  public int evaluateCards(byte a, byte b, byte c, byte d, byte e, byte f, byte g) {
    try {
      return equal < 7
          ? evaluateCards((int) a, b, c, d, e, f, g)
          : bytes.evaluate(a, b, c, d, e, f, g);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw ruleSet.limits().rejectionOfUnknown(7, outside);
    }
  }

  @Override
  public int evaluateCards(int... cards) {
    try {
      return switch (cards.length) { // not a loop: JIT.md, note 7
        case 5 -> evaluateCards(cards[0], cards[1], cards[2], cards[3], cards[4]);
        case 6 -> evaluateCards(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5]);
        case 7 ->
            evaluateCards(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5], cards[6]);
        default -> evaluateList(cards);
      };
    } catch (IllegalArgumentException e) {
      throw ruleSet.limits().rejection(cards); // with the card's index
    }
  }

  private int evaluateList(int[] list) {
    try {
      if (equal < list.length) {
        recount(list);
      }
      long key = 0;
      long hand = 0;
      for (int card : list) {
        key += keys[card];
        hand |= bits[card];
      }
      int value = hashes.valueOfSum(key, list.length);
      return checked(key, hand, list.length, value);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw ruleSet.limits().rejection(list);
    }
  }

  @Override
  public long cardKey(int card) {
    return keys[ruleSet.limits().checked(card)];
  }

  @Override
  public TrustedKeys trustKeys(int handSize) {
    ruleSet.limits().checkSize(handSize);
    boolean oneFlush = flushes.isOfOneSuit(handSize, ruleSet.bestCards());
    int flush = ruleSet.bestCards();
    RankPairs pairs = RankPairs.of(ruleSet.limits(), keys);
    return new HandTableKeys(
        handSize,
        hashes.of(handSize),
        flushes,
        flush,
        oneFlush,
        flushBias,
        pairs,
        natural && pairs != null ? PairPlaces.of(pairs) : null,
        loop,
        this);
  }

  @Override
  public TrustedCards trustCards() {
    int most = Math.min(PerfectHash.MOST_COMMON, ruleSet.maxCards());
    return flushes.isOfOneSuit(most, ruleSet.bestCards())
        ? new HandTableCards(bytes.keys(), bytes.bits(), hashes, flushes, flushBias, ruleSet)
        : new CheckedCards(this);
  }

  @Override
  public boolean useVectors(int handSize) {
    ruleSet.limits().checkSize(handSize);
    if (!natural) {
      return false;
    }
    // only a program that has the artifact for vectors finds one
    for (VectorLoops vectors :
        ServiceLoader.load(VectorLoops.class, VectorLoops.class.getClassLoader())) {
      if (vectors.use(vectorTables(), handSize, loop, this)) {
        return true;
      }
    }
    return false;
  }

  /** Keys of rules without flushes count no suits; there a flush has more cards than any hand. */
  public VectorLoops.Tables vectorTables() {
    long key = keys[Long.numberOfTrailingZeros(ruleSet.deck())];
    int flush = KeyLayout.counters(key) != 0 ? ruleSet.bestCards() : VectorLoops.MAX_SIZE + 1;
    return new VectorLoops.Tables(suitKeys.ofSuit(), hashes, flushes, flush, ruleSet.deck());
  }

  @Override
  public String toString() {
    return ruleSet.toString();
  }

  /**
   * Evaluates hands of different cards that are given as bytes.
   *
   * @param keys the keys of cards; 0 of a byte that is no card
   * @param bits the sets of one card each; empty if the card is not in the deck
   */
  record OfBytes(
      ByByte keys,
      ByByte bits,
      FlushTable flushes,
      HashesBySize hashes,
      int flushBias,
      boolean repeating,
      HandLimits limits)
      implements ByteCards {
    /*
     * A hand is valid if the set of its cards has as many cards as the list.
     */
    private static final int BYTES = 1 << Byte.SIZE;

    /** Of the deck of these limits. */
    static OfBytes of(
        long[] cardKeys,
        FlushTable flushes,
        HashesBySize hashes,
        int flushBias,
        HandLimits limits) {
      long[] ofDeck = new long[BYTES];
      for (int card : Hand.cards(limits.all())) {
        ofDeck[card] = 1L << card;
      }
      ByByte keys = new ByByte(Arrays.copyOf(cardKeys, BYTES));
      boolean repeating = limits.copies() > 1;
      return new OfBytes(keys, new ByByte(ofDeck), flushes, hashes, flushBias, repeating, limits);
    }

    /** The value of a hand, given that of its ranks; rejects an invalid hand. */
    private int checked(long key, long hand, int size, int value) {
      if ((repeating ? KeyLayout.size(key) : Long.bitCount(hand)) != size) {
        throw limits.rejectionOfBytes(hand, size, KeyLayout.size(key));
      }
      boolean flush = ((int) key + flushBias & KeyLayout.TOPS) != 0;
      return flushes.bestOfKeys(value, flush, key, hand);
    }

    @Override
    public int evaluate(int a, int b, int c, int d, int e) {
      long key = keys.sum(a, b, c, d, e);
      int value = hashes.five().valueOfSum(key, PerfectHash.commonRowShift(5));
      return checked(key, bits.union(a, b, c, d, e), 5, value);
    }

    @Override
    public int evaluate(int a, int b, int c, int d, int e, int f) {
      long key = keys.sum(a, b, c, d, e, f);
      int value = hashes.six().valueOfSum(key, PerfectHash.commonRowShift(6));
      return checked(key, bits.union(a, b, c, d, e, f), 6, value);
    }

    @Override
    public int evaluate(int a, int b, int c, int d, int e, int f, int g) {
      long key = keys.sum(a, b, c, d, e, f, g);
      int value = hashes.seven().valueOfSum(key, PerfectHash.commonRowShift(7));
      return checked(key, bits.union(a, b, c, d, e, f, g), 7, value);
    }
  }
}
