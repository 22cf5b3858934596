package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.jit.ByteCards;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import java.util.ServiceLoader;

/**
 * Evaluates hands by the tables of any rule set of hands.
 *
 * @param suitKeys the keys of sets of cards, suit by suit
 * @param hashes lead from the keys of ranks to values
 * @param keyFlushes the flushes of hands of which only the key is known
 * @param cardKeys by card; 0 for those that are not in the deck
 * @param bits by card: the set of that card alone
 * @param flushBias what added to a key sets the highest bit of each suit counter that has a flush
 * @param repeats how many cards of a list may be no others: 0, or as many as a hand has
 * @param equal how many cards of a list may be equal; longer ones are counted card by card
 * @param mostOfKey the most cards of a hand of which only the key is known
 * @param natural whether hands are sets without wild cards
 */
public record HandTableEvaluator(
    SuitKeys suitKeys,
    FlushTable flushes,
    HashesBySize hashes,
    KeyFlushes keyFlushes,
    long[] cardKeys,
    long[] bits,
    int flushBias,
    int repeats,
    int equal,
    int mostOfKey,
    boolean natural,
    ArrayLoop loop,
    TableRuleSet ruleSet)
    implements HandEvaluator, ByteCards.Source {
  /*
   * One class for all rules, and in it the same instructions: where rules differ, the tables do, or
   * a short test that calls nothing. A program that asks several rule sets in one loop would
   * otherwise have most of them in a path that the JIT has laid out as a rare one: JIT.md, note 5. A
   * record, so that its components are constants: note 3.
   *
   * A set is four sets of 13 ranks, one for each suit. Each is looked up in suitKeys, which holds
   * the sum of its ranks' keys in the upper bits. The total of the four sums differs from that of
   * every other rank multiset of the same size. The third bit is a flag that the hand may have a
   * flush, or a card that is not in the deck.
   *
   *   31                     3   2    1 0
   *  +------------------------+------+---+
   *  |   sum of rank keys     | flag |   |
   *  +------------------------+------+---+
   *
   * The keys of a list's cards add up to a long (tables/FORMAT.md, card keys):
   *
   *   63                  35    19    16 15            0
   *  +----------------------+--+--------+---------------+
   *  |       ranks          |  | cards  | suit counters |
   *  +----------------------+--+--------+---------------+
   *
   * Invalid hands fail an array's bounds check or the test of the flag: bits above the last suit and
   * the jokers make the fourth index too large, and hand sizes that the rules do not have have an
   * empty hash. In a list, a card that is not in the deck counts no card.
   */

  @Override
  public int evaluate(long hand) {
    try {
      // Masks instead of bounds checks: JIT.md, note 6. Rotations instead of shifts: note 17. Added
      // in pairs, since everything else waits for the sum.
      int[] keys = suitKeys.ofSuit();
      int key =
          keys[(int) hand & KeyLayout.SUIT_MASK]
              + keys[(int) (Long.rotateRight(hand, 13) & KeyLayout.SUIT_MASK)]
              + (keys[(int) (Long.rotateRight(hand, 26) & KeyLayout.SUIT_MASK)]
                  + suitKeys.ofLast()[(int) (hand >>> 38) >>> 1]);
      int value = hashes.value(key, Long.bitCount(hand));
      return flushes.best(value, (key & SuitKeys.FLAG) != 0, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw ruleSet.limits().rejectionOfSet(hand);
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
    return repeats > 0
        ? null
        : ByteCardEvaluator.of(cardKeys, ruleSet.limits().all(), flushes, hashes, flushBias);
  }

  @Override
  public int evaluateKey(long key, long hand) {
    try {
      int size = repeats > 0 ? KeyLayout.size(key) : Long.bitCount(hand);
      int value = hashes.valueOfSum(key, size);
      boolean plain = isPlain(key, size);
      if (!plain && !natural && KeyLayout.size(key) != size) {
        throw KeyErrors.otherSize(this, key, hand);
      }
      return flushes.bestOfKeys(value, !plain, key, hand | mismatch(key, size));
    } catch (ArrayIndexOutOfBoundsException e) {
      throw KeyErrors.notTheKey(this, hand, e); // without the key: JIT.md, note 8
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

  /** Whether the key counts this many cards and no flush, in one comparison. */
  private boolean isPlain(long key, int size) {
    return ((int) key + flushBias & (KeyLayout.CARD_COUNTER | KeyLayout.TOPS))
        == size << KeyLayout.CARDS_SHIFT;
  }

  @Override
  public int evaluateKey(long key) {
    int size = KeyLayout.size(key);
    if (size > mostOfKey || (size == 0 && key != 0)) {
      throw KeyErrors.rejection(key, ruleSet);
    }
    try {
      return keyFlushes.best(hashes.valueOfSum(key, size), key);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw KeyErrors.notAKey(ruleSet, e);
    }
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e) {
    try {
      if (equal < 5) {
        recount(a, b, c, d, e);
      }
      long key = cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e];
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
      long key = cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e] + cardKeys[f];
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
      long key =
          cardKeys[a]
              + cardKeys[b]
              + cardKeys[c]
              + cardKeys[d]
              + cardKeys[e]
              + cardKeys[f]
              + cardKeys[g];
      long hand = bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f] | bits[g];
      int value = hashes.seven().valueOfSum(key, PerfectHash.commonRowShift(7));
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
      if (equal < list.length) {
        recount(list);
      }
      long key = 0;
      long hand = 0;
      for (int card : list) {
        key += cardKeys[card];
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
    return cardKeys[ruleSet.limits().checked(card)];
  }

  @Override
  public TrustedKeys trustKeys(int handSize) {
    ruleSet.limits().checkSize(handSize);
    boolean oneFlush = flushes.isOfOneSuit(handSize, ruleSet.bestCards());
    return new HandTableKeys(handSize, hashes.of(handSize), flushes, oneFlush, flushBias, ruleSet);
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
    long key = cardKeys[Long.numberOfTrailingZeros(ruleSet.deck())];
    int flush = KeyLayout.counters(key) != 0 ? ruleSet.bestCards() : VectorLoops.MAX_SIZE + 1;
    return new VectorLoops.Tables(suitKeys.ofSuit(), hashes, flushes, flush, ruleSet.deck());
  }

  @Override
  public String toString() {
    return ruleSet.toString();
  }
}
