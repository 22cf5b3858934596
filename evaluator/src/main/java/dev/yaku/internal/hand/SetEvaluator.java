package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.TableFormatException;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.HashesBySize;
import dev.yaku.internal.table.PerfectHash;
import dev.yaku.internal.table.TableFile;

/** Evaluates hands that are sets of natural cards: no repeats, no wild cards. */
public record SetEvaluator(
    int[] suitKeys,
    char[] flushes,
    PerfectHash five,
    PerfectHash six,
    PerfectHash seven,
    HashesBySize sections,
    HashesBySize flushHands,
    long[] cardKeys,
    int flushBias,
    int rankMask,
    ArrayLoop loop,
    HandLimits limits,
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
   * What is no hand ends at the bounds of an array or behind the flag: bits above the four suits
   * make the fourth index too large, a hand size that the rules do not have has an empty section.
   */
  private static final int SUIT_MASK = (1 << Card.RANK_COUNT) - 1;
  private static final int FLAGS = 7;

  /** The counter of all cards. */
  private static final int CARD_COUNTER = FlushCounters.COUNTER << FlushCounters.CARDS_SHIFT;

  /**
   * Sets of one card: to read one costs less than to shift it into place. No longer than the cards'
   * keys, so that the JIT checks the bounds of both at once.
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
      // A mask of length - 1 is within the bounds, and the JIT knows it. Added up by pairs, since
      // all else waits for the sum.
      int key =
          suitKeys[(int) hand & suitKeys.length - 1]
              + suitKeys[(int) hand >>> 13 & suitKeys.length - 1]
              + (suitKeys[(int) (hand >>> 26) & suitKeys.length - 1]
                  + suitKeys[(int) (hand >>> 39)]);
      int value = valueOfRanks(key, Long.bitCount(hand));
      if ((key & FLAGS) == 0) {
        return value;
      }
      if ((hand & ~limits.deck()) != 0) {
        throw limits.refusalOfSet(hand);
      }
      return withFlush(value, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw limits.refusalOfSet(hand);
    }
  }

  /**
   * By the size asked for most. Not a switch: that takes half as long again, once hands of several
   * sizes have been evaluated.
   */
  private int valueOfRanks(int key, int size) {
    if (size == 7) {
      return seven.value(key, PerfectHash.ROW_SHIFT_OF_SEVEN);
    }
    if (size == 6) {
      return six.value(key, PerfectHash.ROW_SHIFT_OF_SIX);
    }
    if (size == 5) {
      return five.value(key, PerfectHash.ROW_SHIFT_OF_FIVE);
    }
    return sections.of(size).value(key);
  }

  /**
   * The value of a hand with a flush. Three in a hundred hands of seven cards come here, two in a
   * thousand of five; this and the next are short, since what the JIT calls so rarely it takes into
   * the caller's loop only if it has no more than 35 bytes. A call would cost every hand. So would
   * the suits if they were those of {@link #evaluate}: the JIT would keep them, for which it has
   * not enough registers. Shifted by twelve bits it does not know them again.
   */
  int withFlush(int value, long hand) {
    return Math.max(
        value & rankMask, Math.max(flushOfTwo(hand << 12), flushOfTwo(hand << 12 >>> 26)));
  }

  private char flushOfTwo(long suits) {
    return (char)
        Math.max(
            flushes[(int) (suits >>> 12) & SUIT_MASK], flushes[(int) (suits >>> 25) & SUIT_MASK]);
  }

  @Override
  public void evaluate(long[] hands, int[] values) {
    loop.evaluate(this, hands, values);
  }

  @Override
  public int evaluateKey(long key, long hand) {
    try {
      int value = valueOfSum(key, Long.bitCount(hand));
      return hasFlush(key) ? withFlush(value, hand) : value;
    } catch (ArrayIndexOutOfBoundsException e) {
      evaluate(hand); // refuses the hand, if that is the fault
      throw new IllegalArgumentException("not the key of " + Hand.toString(hand), e);
    }
  }

  /** As {@link #valueOfRanks}, for a sum of card keys. */
  private int valueOfSum(long key, int size) {
    if (size == 7) {
      return seven.valueOfSum(key, PerfectHash.ROW_SHIFT_OF_SEVEN);
    }
    if (size == 6) {
      return six.valueOfSum(key, PerfectHash.ROW_SHIFT_OF_SIX);
    }
    if (size == 5) {
      return five.valueOfSum(key, PerfectHash.ROW_SHIFT_OF_FIVE);
    }
    return sections.of(size).value((int) (key >>> 32));
  }

  private boolean hasFlush(long key) {
    return ((int) key + flushBias & FlushCounters.TOPS) != 0;
  }

  @Override
  public int evaluateKey(long key) {
    int size = ((int) key & CARD_COUNTER) >>> FlushCounters.CARDS_SHIFT;
    if (size > ruleSet.bestCards()) {
      throw new IllegalArgumentException(
          "a key does not tell the flushes of " + size + " cards: the hand is needed, too");
    }
    try {
      // In a flush all cards are of its suit.
      return hasFlush(key) ? flushHands.of(size).value((int) (key >>> 32)) : valueOfSum(key, size);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException("not the key of a hand of " + ruleSet, e);
    }
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e) {
    try {
      long key = cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e];
      long hand = BITS[a] | BITS[b] | BITS[c] | BITS[d] | BITS[e];
      int value = five.valueOfSum(key, PerfectHash.ROW_SHIFT_OF_FIVE);
      return isPlain(key, hand, 5) ? value : valueOfOther(key, hand, 5, value);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw limits.refusalOfUnknown(5, outside);
    }
  }

  /** Whether all cards are different and of the deck, and there is no flush. */
  private boolean isPlain(long key, long hand, int size) {
    return Long.bitCount(hand) == size
        && ((int) key + flushBias & (CARD_COUNTER | FlushCounters.TOPS))
            == size << FlushCounters.CARDS_SHIFT;
  }

  private int valueOfOther(long key, long hand, int size, int value) {
    if (Long.bitCount(hand) != size
        || ((int) key & CARD_COUNTER) != size << FlushCounters.CARDS_SHIFT) {
      throw limits.refusalOfList(size, hand);
    }
    return withFlush(value, hand);
  }

  @Override
  public int evaluateCards(int a, int b, int c, int d, int e, int f) {
    try {
      long key = cardKeys[a] + cardKeys[b] + cardKeys[c] + cardKeys[d] + cardKeys[e] + cardKeys[f];
      long hand = BITS[a] | BITS[b] | BITS[c] | BITS[d] | BITS[e] | BITS[f];
      int value = six.valueOfSum(key, PerfectHash.ROW_SHIFT_OF_SIX);
      return isPlain(key, hand, 6) ? value : valueOfOther(key, hand, 6, value);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw limits.refusalOfUnknown(6, outside);
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
      int value = seven.valueOfSum(key, PerfectHash.ROW_SHIFT_OF_SEVEN);
      return isPlain(key, hand, 7) ? value : valueOfOther(key, hand, 7, value);
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw limits.refusalOfUnknown(7, outside);
    }
  }

  @Override
  public int evaluateCards(int... list) {
    try {
      return switch (list.length) { // a loop over the cards takes half as long again
        case 5 -> evaluateCards(list[0], list[1], list[2], list[3], list[4]);
        case 6 -> evaluateCards(list[0], list[1], list[2], list[3], list[4], list[5]);
        case 7 -> evaluateCards(list[0], list[1], list[2], list[3], list[4], list[5], list[6]);
        default -> evaluateList(list);
      };
    } catch (IllegalArgumentException e) {
      throw limits.refusal(list); // it says where the card stands
    }
  }

  private int evaluateList(int... list) {
    try {
      long key = 0;
      long hand = 0;
      for (int card : list) {
        key += cardKeys[card];
        hand |= BITS[card];
      }
      int size = list.length;
      int value = valueOfSum(key, size);
      if (isPlain(key, hand, size)) {
        return value;
      }
      if (limits.isWrong(list)) {
        throw limits.refusal(list);
      }
      return withFlush(value, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw limits.refusal(list);
    }
  }

  @Override
  public long cardKey(int card) {
    return cardKeys[limits.checked(card)];
  }

  /** Takes its tables out of the file. */
  public static SetEvaluator of(TableFile table) throws TableFormatException {
    HashesBySize sections = HashesBySize.withCommon(table, TableFile.ROWS);
    return new SetEvaluator(
        table.ints(TableFile.SUIT_KEYS),
        table.chars(TableFile.FLUSHES),
        sections.of(5),
        sections.of(6),
        sections.of(7),
        sections,
        new HashesBySize(table, TableFile.FLUSH_ROWS),
        table.longs(TableFile.CARD_KEYS),
        FlushCounters.UNITS * (FlushCounters.TOP - table.bestCards()),
        table.flushCounts() ? -1 : 0,
        new ArrayLoop(),
        table.deck(),
        table.ruleSet());
  }

  @Override
  public String toString() {
    return ruleSet.toString();
  }
}
