package dev.yaku.internal.hand;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.table.HashesBySize;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.LazyHashes;
import dev.yaku.internal.table.PerfectHash;

/**
 * Evaluates hands that may hold a card twice, or wild cards.
 *
 * @param rankMask what of the value of ranks counts beside a flush: all of it, or nothing
 * @param equalCards how many equal cards may be held without counting them one by one
 * @param mostOfKey how many cards a hand may have of which only the key is known
 */
public record MultisetEvaluator(
    WildSuitKeys suitKeys,
    long[] cardKeys,
    long[] bits,
    HashesBySize hashes,
    LazyHashes flushHashes,
    FlushKeyDecoder flushKeys,
    WildFlushTable flushTable,
    int flushBias,
    int rankMask,
    int equalCards,
    int mostOfKey,
    ArrayLoop loop,
    HandLimits limits,
    TableRuleSet ruleSet)
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
   * Invalid hands end at the bounds of an array, or have a key of 0, which does not count a card.
   *
   * A set is looked up suit by suit, without the cards' keys: WildSuitKeys.
   *
   * Few hands have a flush, but all ask for it in WildFlushTable.best: JIT.md, note 1.
   */

  @Override
  public int evaluate(long hand) {
    try {
      int[] keys = suitKeys.ofSuit();
      int key =
          keys[(int) hand & keys.length - 1]
              + keys[(int) hand >>> 13 & keys.length - 1]
              + (keys[(int) (hand >>> 26) & keys.length - 1]
                  + keys[(int) (hand >>> 39) & keys.length - 1])
              + suitKeys.ofJokers(hand);
      int value = hashes.value(key, Long.bitCount(hand));
      if ((hand & ~limits.all()) != 0) {
        throw limits.rejectionOfSet(hand);
      }
      return flushTable.best(value, suitKeys.mayHaveFlush(key), hand, rankMask);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw limits.rejectionOfSet(hand);
    }
  }

  @Override
  public void evaluate(long[] hands, int[] values) {
    loop.evaluate(this, hands, values);
  }

  @Override
  public void evaluate(byte[] cards, int from, int handSize, int[] values, int to, int hands) {
    limits.checkSize(handSize);
    loop.evaluate(this, cards, from, handSize, values, to, hands);
  }

  @Override
  public int evaluateCards(int... list) {
    if (equalCards < list.length) {
      return evaluateList(list); // which counts how often each card is given
    }
    try {
      return switch (list.length) { // not a loop: JIT.md, note 7
        case 5 -> evaluateCards(list[0], list[1], list[2], list[3], list[4]);
        case 6 -> evaluateCards(list[0], list[1], list[2], list[3], list[4], list[5]);
        case 7 -> evaluateCards(list[0], list[1], list[2], list[3], list[4], list[5], list[6]);
        default -> evaluateList(list);
      };
    } catch (IllegalArgumentException e) {
      throw limits.rejection(list); // with the card's index
    }
  }

  private int evaluateList(int... list) {
    try {
      long key = 0;
      long set = 0;
      for (int card : list) {
        key += cardKeys[card];
        set |= bits[card];
      }
      check(key, set, list);
      return value(key, set);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw limits.rejection(list);
    }
  }

  /** Rejects cards that are not in the deck, and too many copies of a card. */
  private void check(long key, long set, int... list) {
    if (KeyLayout.size(key) != list.length
        || (limits.copies() == 1 && Long.bitCount(set) != list.length)
        || (limits.copies() > 1 && equalCards < list.length && limits.isWrong(list))) {
      throw limits.rejection(list);
    }
  }

  private boolean hasFlush(long key) {
    return flushTops(key) != 0;
  }

  /** The highest bit of each suit counter that makes a flush. */
  private int flushTops(long key) {
    return (int) key + flushBias & KeyLayout.TOPS;
  }

  /** The value of a hand that is given both as a key and, if it is one, as a set. */
  private int value(long key, long set) {
    int size = KeyLayout.size(key);
    return result(hashes.valueOfSum(key, size), key, size, set);
  }

  /** The value of a hand, given that of its ranks; asked for every hand. */
  private int result(int value, long key, int size, long set) {
    boolean flush = hasFlush(key);
    if (size > mostOfKey) { // the key does not tell which
      return flushTable.best(value, flush, set, rankMask);
    }
    return flush ? Math.max(value & rankMask, flush(key)) : value;
  }

  private int flush(long key) {
    // In a flush of no more cards than the best hand has, all are of its suit.
    return KeyLayout.size(key) <= ruleSet.bestCards() ? valueOfFlush(key) : flushOfCopies(key);
  }

  private int flushOfCopies(long key) {
    int best = 0;
    for (int tops = flushTops(key); tops != 0; tops &= tops - 1) {
      int suit = Integer.numberOfTrailingZeros(tops) / KeyLayout.BITS;
      best = Math.max(best, valueOfFlush(flushKeys.ofSuit(key, suit)));
    }
    return best;
  }

  /** The value of the flush of these cards of one suit, given the sum of their keys. */
  private int valueOfFlush(long suited) {
    return flushHashes.of(KeyLayout.size(suited)).value(KeyLayout.rankKey(suited));
  }

  @Override
  public int evaluateKey(long key, long hand) {
    try {
      if (limits.copies() == 1 && KeyLayout.size(key) != Long.bitCount(hand)) {
        throw notTheKey(key, hand);
      }
      return value(key, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw notAKey(e);
    }
  }

  private IllegalArgumentException notTheKey(long key, long hand) {
    evaluate(hand); // rejects the hand, if that is the fault
    return new IllegalArgumentException(
        "a key of " + KeyLayout.size(key) + " cards is not that of " + Hand.toString(hand));
  }

  @Override
  public int evaluateKey(long key) {
    try {
      int size = KeyLayout.size(key);
      if (size > mostOfKey || (size == 0 && key != 0)) {
        throw KeyErrors.rejection(key, ruleSet);
      }
      return value(key, 0);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw notAKey(e);
    }
  }

  private IllegalArgumentException notAKey(RuntimeException cause) {
    return new IllegalArgumentException("not the key of a hand of " + ruleSet, cause);
  }

  /*
   * The set of the cards is made only where it can show that a card is given too often; otherwise
   * the key is enough.
   */

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e) {
    try {
      long key = cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e];
      long set = equalCards >= 5 ? 0 : bits[a] | bits[b] | bits[c] | bits[d] | bits[e];
      if (isHand(key, 5, set)) {
        int value = hashes.five().valueOfSum(key, PerfectHash.ROW_SHIFT_OF_FIVE);
        return result(value, key, 5, set);
      }
      if (limits.copies() == 1 || equalCards >= 5) {
        throw rejection(key, 5, set);
      }
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw limits.rejectionOfUnknown(5, outside);
    }
    return evaluateList(new int[] {a, b, c, d, e});
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e, int f) {
    try {
      long key = cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e] + cardKeys[f];
      long set = equalCards >= 6 ? 0 : bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f];
      if (isHand(key, 6, set)) {
        int value = hashes.six().valueOfSum(key, PerfectHash.ROW_SHIFT_OF_SIX);
        return result(value, key, 6, set);
      }
      if (limits.copies() == 1 || equalCards >= 6) {
        throw rejection(key, 6, set);
      }
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw limits.rejectionOfUnknown(6, outside);
    }
    return evaluateList(new int[] {a, b, c, d, e, f});
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
      long set =
          equalCards >= 7 ? 0 : bits[a] | bits[b] | bits[c] | bits[d] | bits[e] | bits[f] | bits[g];
      if (isHand(key, 7, set)) {
        int value = hashes.seven().valueOfSum(key, PerfectHash.ROW_SHIFT_OF_SEVEN);
        return result(value, key, 7, set);
      }
      if (limits.copies() == 1 || equalCards >= 7) {
        throw rejection(key, 7, set);
      }
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw limits.rejectionOfUnknown(7, outside);
    }
    return evaluateList(new int[] {a, b, c, d, e, f, g});
  }

  /** Whether this is a hand, so far as can be told without looking at the cards again. */
  private boolean isHand(long key, int size, long set) {
    return KeyLayout.size(key) == size && (equalCards >= size || Long.bitCount(set) == size);
  }

  private IllegalArgumentException rejection(long key, int size, long set) {
    return KeyLayout.size(key) == size
        ? limits.rejectionOfList(size, set)
        : limits.rejectionOfUnknown(size, null);
  }

  @Override
  public long cardKey(int card) {
    return cardKeys[limits.checked(card)];
  }

  @Override
  public boolean useVectors(int handSize) {
    limits.checkSize(handSize);
    return false;
  }

  @Override
  public String toString() {
    return ruleSet.toString();
  }
}
