package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.TableFormatException;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.jit.ByteCards;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import java.util.ServiceLoader;

/** Evaluates hands that are sets of natural cards: no repeats, no wild cards. */
public record SetEvaluator(
    int[] suitKeys,
    FlushTable flushes,
    HashesBySize hashes,
    HashesBySize suitedHashes,
    long[] cardKeys,
    int flushBias,
    ArrayLoop loop,
    TableRuleSet ruleSet)
    implements HandEvaluator, ByteCards.Source {
  /*
   * A record, so that its components are constants: JIT.md, note 3.
   *
   * A set is four sets of 13 ranks, one for each suit. Each is looked up in suitKeys, which holds
   * the sum of its ranks' keys in the upper bits. The total of the four sums differs from that of
   * every other rank multiset of the same size. The lowest bits are a flag that a suit holds a
   * flush, or a card that is not in the deck.
   *
   *   31                     3 2    0
   *  +------------------------+------+
   *  |   sum of rank keys     | flag |
   *  +------------------------+------+
   *
   * Invalid hands fail an array's bounds check or the test of the flag: bits above the four suits
   * make the fourth index too large, and hand sizes that the rules do not have have an empty hash.
   */
  private static final int FLAGS = 7;

  /**
   * Sets of one card, read instead of shifted. As long as the array of card keys: JIT.md, note 6.
   */
  private static final long[] BITS = new long[Card.JOKER];

  static {
    for (int card = 0; card < BITS.length; card++) {
      BITS[card] = 1L << card;
    }
  }

  @Override
  public int evaluate(long hand) {
    try {
      // Masks instead of bounds checks: JIT.md, note 6. Rotations instead of shifts: note 17. Added
      // in pairs, since everything else waits for the sum.
      int key =
          suitKeys[(int) hand & suitKeys.length - 1]
              + suitKeys[(int) (Long.rotateRight(hand, 13) & suitKeys.length - 1)]
              + (suitKeys[(int) (Long.rotateRight(hand, 26) & suitKeys.length - 1)]
                  + suitKeys[(int) (hand >>> 38) >>> 1]);
      int value = hashes.value(key, Long.bitCount(hand));
      return flushes.best(value, (key & FLAGS) != 0, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw ruleSet.limits().rejectionOfSet(hand);
    }
  }

  /** The value of a hand that may have a flush, given the value of its ranks. */
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
    return ByteCardEvaluator.of(cardKeys, ruleSet.deck(), flushes, hashes, flushBias);
  }

  @Override
  public int evaluateKey(long key, long hand) {
    try {
      int size = Long.bitCount(hand);
      int value = hashes.valueOfSum(key, size);
      return flushes.bestOfKeys(value, !isPlain(key, size), hand | mismatch(key, size));
    } catch (ArrayIndexOutOfBoundsException e) {
      throw notTheKey(hand, e);
    }
  }

  /**
   * A card that no deck has, if the key counts another number of cards: the rare path rejects it,
   * so no other test is needed. Otherwise no card.
   */
  private static long mismatch(long key, int size) {
    int difference = (int) key & KeyLayout.CARD_COUNTER ^ size << KeyLayout.CARDS_SHIFT;
    return (long) difference << Card.JOKER - KeyLayout.CARDS_SHIFT; // beyond the 52 cards
  }

  private IllegalArgumentException notTheKey(long hand, RuntimeException cause) {
    evaluate(hand); // rejects the hand, if the hand is invalid
    return new IllegalArgumentException("not the key of " + Hand.toString(hand), cause);
  }

  private boolean hasFlush(long key) {
    return ((int) key + flushBias & KeyLayout.TOPS) != 0;
  }

  @Override
  public int evaluateKey(long key) {
    int size = KeyLayout.size(key);
    if (size > ruleSet.bestCards() || (size == 0 && key != 0)) {
      throw KeyErrors.rejection(key, ruleSet);
    }
    try {
      // In a flush all cards are of its suit.
      return hasFlush(key)
          ? suitedHashes.of(size).value(KeyLayout.rankKey(key))
          : hashes.valueOfSum(key, size);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException("not the key of a hand of " + ruleSet, e);
    }
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e) {
    try {
      long key = cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e];
      long hand = BITS[a] | BITS[b] | BITS[c] | BITS[d] | BITS[e];
      int value = hashes.five().valueOfSum(key, PerfectHash.ROW_SHIFT_OF_FIVE);
      return checked(key, hand, 5, value);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw ruleSet.limits().rejectionOfUnknown(5, outside);
    }
  }

  /** Whether all cards are different and in the deck, and there is no flush. */
  private boolean isPlain(long key, long hand, int size) {
    return Long.bitCount(hand) == size && isPlain(key, size);
  }

  /** Whether the key counts this many cards and no flush, in one comparison. */
  private boolean isPlain(long key, int size) {
    return ((int) key + flushBias & (KeyLayout.CARD_COUNTER | KeyLayout.TOPS))
        == size << KeyLayout.CARDS_SHIFT;
  }

  /** The value of a hand, given that of its ranks; rejects an invalid hand. */
  private int checked(long key, long hand, int size, int value) {
    boolean plain = isPlain(key, hand, size);
    if (!plain && Long.bitCount(hand) != size) {
      throw ruleSet.limits().rejectionOfList(size, hand);
    }
    return flushes.best(value, !plain, hand);
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e, int f) {
    try {
      long key = cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e] + cardKeys[f];
      long hand = BITS[a] | BITS[b] | BITS[c] | BITS[d] | BITS[e] | BITS[f];
      int value = hashes.six().valueOfSum(key, PerfectHash.ROW_SHIFT_OF_SIX);
      return checked(key, hand, 6, value);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw ruleSet.limits().rejectionOfUnknown(6, outside);
    }
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
      long hand = BITS[a] | BITS[b] | BITS[c] | BITS[d] | BITS[e] | BITS[f] | BITS[g];
      int value = hashes.seven().valueOfSum(key, PerfectHash.ROW_SHIFT_OF_SEVEN);
      return checked(key, hand, 7, value);
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
      long key = 0;
      long hand = 0;
      for (int card : list) {
        key += cardKeys[card];
        hand |= BITS[card];
      }
      int size = list.length;
      int value = hashes.valueOfSum(key, size);
      if (isPlain(key, hand, size)) {
        return value;
      }
      if (ruleSet.limits().isWrong(list)) {
        throw ruleSet.limits().rejection(list);
      }
      return withFlush(value, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw ruleSet.limits().rejection(list);
    }
  }

  @Override
  public long cardKey(int card) {
    return cardKeys[ruleSet.limits().checked(card)];
  }

  @Override
  public TrustedKeys trustKeys(int handSize) {
    ruleSet.limits().checkSize(handSize);
    return SetKeys.of(handSize, hashes.of(handSize), flushes, flushBias, ruleSet);
  }

  @Override
  public boolean useVectors(int handSize) {
    ruleSet.limits().checkSize(handSize);
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
  public VectorTables vectorTables() {
    long key = cardKeys[Long.numberOfTrailingZeros(ruleSet.deck())];
    int flush = KeyLayout.counters(key) != 0 ? ruleSet.bestCards() : VectorLoops.MAX_SIZE + 1;
    return new VectorTables(suitKeys, hashes, flushes, flush, ruleSet.deck());
  }

  /** Reads the evaluator's tables from the file. */
  public static SetEvaluator of(TableFile table) throws TableFormatException {
    TableRuleSet rules = TableRuleSet.of(table);
    return new SetEvaluator(
        table.ints(TableFormat.SUIT_KEYS),
        FlushTable.of(table),
        HashesBySize.ofHands(table),
        HashesBySize.ofSuitedHands(table),
        table.longs(TableFormat.CARD_KEYS),
        KeyLayout.flushBias(rules.bestCards()),
        new ArrayLoop(),
        rules);
  }

  @Override
  public String toString() {
    return ruleSet.toString();
  }
}
