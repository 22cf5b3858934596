package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import java.util.Objects;

/**
 * Evaluates keys of hands of one size.
 *
 * @param flushCards how many cards of a suit are a flush
 * @param oneFlush whether a hand's flush is that of the only suit that its key counts often enough
 * @param pairs of the deck, for holes of two cards; or null
 */
public record HandTableKeys(
    int handSize,
    PerfectHash hash,
    FlushTable flushes,
    int flushCards,
    boolean oneFlush,
    int flushBias,
    RankPairs pairs,
    HandEvaluator evaluator)
    implements TrustedKeys {
  /** As many holes as make the values of all pairs worth their while. */
  private static final int MANY_HOLES = 256;

  /*
   * The size is a constant, so no branch depends on it. Where the suit of a flush can be computed,
   * one read gives its value: the rare path needs few registers (JIT.md, note 2), and the set, of
   * which nothing else depends, is read or computed only there (note 18).
   */

  @Override
  public int evaluate(long key, long hand) {
    try {
      int value = hash.valueOfSum(key);
      int tops = (int) key + flushBias & KeyLayout.TOPS;
      return oneFlush
          ? flushes.bestOfSuit(value, tops, hand)
          : flushes.bestOfKeys(value, tops != 0, key, hand);
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException(
          "not the key of " + handSize + " cards of " + evaluator + ", or not their set", e);
    }
  }

  @Override
  public void evaluate(long board, long[] keys, long[] holes, int[] values) {
    int shared = Long.bitCount(board);
    check(shared, keys, holes, values);
    long boardKey = evaluator.handKey(board);
    int suits = suitsOfFlushes(board, handSize - shared);
    try {
      boolean oneSuit = oneFlush && flushes.isOfRanks() && Integer.bitCount(suits) == 1;
      if (suits != 0 && !oneSuit) {
        ofAny(boardKey, board, keys, holes, values);
        return;
      }
      if (pairs != null && handSize - shared == 2 && keys.length >= MANY_HOLES) {
        int[] ofPairs = new int[RankPairs.VALUES];
        ofRanks(boardKey, pairs.keys(), ofPairs);
        pairs.give(ofPairs, keys, values);
      } else {
        ofRanks(boardKey, keys, values);
      }
      if (oneSuit) {
        addSuit(board, Integer.numberOfTrailingZeros(suits), holes, values);
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new IllegalArgumentException("not keys and sets of holes of " + evaluator, e);
    }
  }

  private void check(int shared, long[] keys, long[] holes, int[] values) {
    Objects.requireNonNull(keys, "keys");
    Objects.requireNonNull(holes, "holes");
    Objects.requireNonNull(values, "values");
    if (keys.length != holes.length || keys.length != values.length) {
      throw new IllegalArgumentException(
          "%s keys of %s holes, and room for %s values"
              .formatted(keys.length, holes.length, values.length));
    }
    if (shared >= handSize) {
      throw new IllegalArgumentException(
          "a board of %s cards, and hands of %s".formatted(shared, handSize));
    }
  }

  /** As bits, the suits in which so many cards, some of them wild, may make a flush of a board. */
  private int suitsOfFlushes(long board, int cards) {
    int wild = Long.bitCount(board & flushes.wild());
    int suits = 0;
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      if (Integer.bitCount(Hand.ranks(board, suit)) + wild + cards >= flushCards) {
        suits |= 1 << suit;
      }
    }
    return suits;
  }

  /*
   * These loops are compiled for all rules, in which this record is no constant: so hands of seven
   * cards, which nearly all are, have a loop in which the shifts are constants. All holes of a board
   * are 1,081, but of 91 pairs of ranks.
   */

  private void ofRanks(long boardKey, long[] keys, int[] values) {
    if (handSize != 7) {
      for (int i = 0; i < keys.length; i++) {
        values[i] = hash.valueOfSum(boardKey + keys[i]);
      }
      return;
    }
    char[] rows = hash.rows();
    char[] slots = hash.values();
    for (int i = 0; i < keys.length; i++) {
      long key = boardKey + keys[i];
      int row = rows[(int) (key >>> Integer.SIZE + PerfectHash.commonRowShift(7))];
      values[i] =
          slots[row + (int) (key >>> Integer.SIZE + PerfectHash.COLUMN_SHIFT) & slots.length - 1];
    }
  }

  /** Looks up the flushes of a suit, without a branch where they are not rare. */
  private void addSuit(long board, int suit, long[] holes, int[] values) {
    char[] best = flushes.values();
    int ranks = Hand.ranks(board, suit);
    int shift = suit * Card.RANK_COUNT;
    int needed = flushCards - Integer.bitCount(ranks);
    if (needed == handSize - Long.bitCount(board)) {
      addWhole((long) KeyLayout.SUIT_MASK << shift, ranks, shift, best, holes, values);
      return;
    }
    for (int i = 0; i < holes.length; i++) {
      int suited = ranks | (int) (holes[i] >>> shift);
      values[i] = Math.max(values[i], best[suited & best.length - 1]);
    }
  }

  /** The flushes of holes all of whose cards must be of the suit: 45 of 1,081. */
  private static void addWhole(
      long suit, int ranks, int shift, char[] best, long[] holes, int[] values) {
    for (int i = 0; i < holes.length; i++) {
      if ((holes[i] & suit) == holes[i]) {
        int suited = ranks | (int) (holes[i] >>> shift);
        values[i] = Math.max(values[i], best[suited & best.length - 1]);
      }
    }
  }

  private void ofAny(long boardKey, long board, long[] keys, long[] holes, int[] values) {
    for (int i = 0; i < keys.length; i++) {
      values[i] = evaluate(boardKey + keys[i], board | holes[i]);
    }
  }
}
