package dev.yaku.internal.hand;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;

/**
 * Evaluates hands that may hold repeated cards or wild cards.
 *
 * @param equalCards the number of equal cards that may be held without counting them one by one
 * @param mostOfKey the most cards of a hand of which only the key is known
 */
public record MultisetEvaluator(
    WildSuitKeys suitKeys,
    long[] cardKeys,
    long[] bits,
    HashesBySize hashes,
    WildFlushTable flushTable,
    KeyFlushes keyFlushes,
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
   * The ranks lead to the value of the hand without suits. There is a flush if a suit counter
   * reaches the number of cards of the best hand; wild cards count in every suit. The sum of the
   * ranks of the suit's cards and the wild cards leads to the value of the flush.
   *
   * Invalid hands fail an array's bounds check, or have a key of 0, which counts no card.
   *
   * A set is looked up suit by suit, without the cards' keys: WildSuitKeys.
   *
   * Few hands have a flush. The method that runs for every hand makes no calls after the test for a
   * flush: JIT.md, note 1.
   */

  @Override
  public int evaluate(long hand) {
    try {
      // Rotations instead of shifts: JIT.md, note 17.
      int[] keys = suitKeys.ofSuit();
      int key =
          keys[(int) (hand & keys.length - 1)]
              + keys[(int) (Long.rotateRight(hand, 13) & keys.length - 1)]
              + (keys[(int) (Long.rotateRight(hand, 26) & keys.length - 1)]
                  + keys[(int) (Long.rotateRight(hand, 39) & keys.length - 1)])
              + suitKeys.ofJokers(hand);
      int value = hashes.value(key, Long.bitCount(hand));
      if ((hand & ~limits.all()) != 0) {
        throw limits.rejectionOfSet(hand);
      }
      return flushTable.best(value, suitKeys.mayHaveFlush(key), hand);
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
  public int evaluateCards(int... cards) {
    if (equalCards < cards.length) {
      return evaluateList(cards); // this counts how often each card is given
    }
    try {
      return switch (cards.length) { // not a loop: JIT.md, note 7
        case 5 -> evaluateCards(cards[0], cards[1], cards[2], cards[3], cards[4]);
        case 6 -> evaluateCards(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5]);
        case 7 ->
            evaluateCards(cards[0], cards[1], cards[2], cards[3], cards[4], cards[5], cards[6]);
        default -> evaluateList(cards);
      };
    } catch (IllegalArgumentException e) {
      throw limits.rejection(cards); // with the card's index
    }
  }

  private int evaluateList(int[] list) {
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
  private void check(long key, long set, int[] list) {
    if (KeyLayout.size(key) != list.length
        || (limits.copies() == 1 && Long.bitCount(set) != list.length)
        || (limits.copies() > 1 && equalCards < list.length && limits.isWrong(list))) {
      throw limits.rejection(list);
    }
  }

  /** The value of a hand given as a key and, if it is a set, as a set. */
  private int value(long key, long set) {
    return keyFlushes.best(hashes.valueOfSum(key, KeyLayout.size(key)), key, set);
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
    evaluate(hand); // rejects the hand, if the hand is invalid
    return new IllegalArgumentException(
        "a key of " + KeyLayout.size(key) + " cards is not the key of " + Hand.toString(hand));
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
   * The set of the cards is computed only if it can show that a card is given too often; otherwise
   * the key is enough.
   */

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e) {
    try {
      long key = cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e];
      long set = equalCards >= 5 ? 0 : bits[a] | bits[b] | bits[c] | bits[d] | bits[e];
      if (isHand(key, 5, set)) {
        return keyFlushes.best(
            hashes.five().valueOfSum(key, PerfectHash.ROW_SHIFT_OF_FIVE), key, set);
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
        return keyFlushes.best(
            hashes.six().valueOfSum(key, PerfectHash.ROW_SHIFT_OF_SIX), key, set);
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
        return keyFlushes.best(
            hashes.seven().valueOfSum(key, PerfectHash.ROW_SHIFT_OF_SEVEN), key, set);
      }
      if (limits.copies() == 1 || equalCards >= 7) {
        throw rejection(key, 7, set);
      }
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw limits.rejectionOfUnknown(7, outside);
    }
    return evaluateList(new int[] {a, b, c, d, e, f, g});
  }

  /** Whether this is a valid hand, as far as the key and the set can tell. */
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
  public TrustedKeys trustKeys(int handSize) {
    limits.checkSize(handSize);
    return new MultisetKeys(handSize, hashes.of(handSize), keyFlushes, ruleSet);
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
