package dev.yaku.internal.hand;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.jit.HoleLoop;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import java.util.Objects;

/**
 * Evaluates keys of hands of one size.
 *
 * @param flushCards how many cards of a suit are a flush
 * @param oneFlush whether a hand's flush is that of the only suit that its key counts often enough
 * @param pairs of the deck, for holes of two cards; or null
 * @param places of the pairs, for vectors; or null
 * @param loop of the evaluator
 */
public record HandTableKeys(
    int handSize,
    PerfectHash hash,
    FlushTable flushes,
    int flushCards,
    boolean oneFlush,
    int flushBias,
    RankPairs pairs,
    PairPlaces places,
    ArrayLoop loop,
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
      if (suits == 0) {
        ofSuit(boardKey, null, handSize - shared, keys, holes, values);
      } else if (oneFlush && flushes.isOfRanks() && Integer.bitCount(suits) == 1) {
        int suit = Integer.numberOfTrailingZeros(suits);
        BoardSuit flush =
            BoardSuit.of(board, suit, flushCards, handSize - shared, flushes.values());
        ofSuit(boardKey, flush, handSize - shared, keys, holes, values);
      } else {
        ofAny(boardKey, board, keys, holes, values);
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

  /** The values where only one suit allows flushes, or none if that is null. */
  private void ofSuit(
      long boardKey, BoardSuit suit, int holeCards, long[] keys, long[] holes, int[] values) {
    if (pairs == null || holeCards != 2 || keys.length < MANY_HOLES) {
      ofRanks(boardKey, keys, values);
    } else {
      int[] ofPairs = new int[RankPairs.VALUES];
      ofRanks(boardKey, pairs.keys(), ofPairs);
      HoleLoop vectors = loop.holes();
      if (places == null || vectors == null) {
        pairs.give(ofPairs, keys, values);
      } else if (suit != null && suit.whole()) {
        places.give(vectors, ofPairs, suit, keys, values);
        return;
      } else {
        places.give(vectors, ofPairs, null, keys, values);
      }
    }
    if (suit != null) {
      suit.add(holes, values);
    }
  }

  private void ofAny(long boardKey, long board, long[] keys, long[] holes, int[] values) {
    for (int i = 0; i < keys.length; i++) {
      values[i] = evaluate(boardKey + keys[i], board | holes[i]);
    }
  }
}
