package dev.yaku.strength.internal;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The score of each hand of two cards on a board of five against every other hand once: two for a
 * win, one for a tie. Safe for any number of threads.
 */
public final class RiverScores {
  /*
   * The score depends on the board's shape and on the types of the two cards. All pairs of types
   * are visited in ascending order of value, with two kinds of counts of the hands below: all, and
   * for each type those with one certain card of this type. The wins of a hand are the first count
   * minus the hands that hold one of its cards; no hand below holds both.
   */
  private static final byte[] HIGH = new byte[CardTypes.MOST_PAIRS]; // the types of each pair
  private static final byte[] LOW = new byte[CardTypes.MOST_PAIRS];

  static {
    for (int high = 0, pair = 0; high < CardTypes.MOST; high++) {
      for (int low = 0; low <= high; low++, pair++) {
        HIGH[pair] = (byte) high;
        LOW[pair] = (byte) low;
      }
    }
  }

  private final RiverValues values;
  private final long deck;
  private final AtomicReferenceArray<char[]> known;

  // These fields are used by one thread at a time.
  private final ValueOrder order;
  private final char[] byPair = new char[CardTypes.MOST_PAIRS];
  private final int[] live = new int[CardTypes.MOST];
  private final int[] with = new int[CardTypes.MOST];

  public RiverScores(HandEvaluator evaluator) {
    values = new RiverValues(evaluator);
    deck = evaluator.ruleSet().deck();
    known = new AtomicReferenceArray<>(values.shapes());
    order = new ValueOrder(evaluator.ruleSet().maxValue(), CardTypes.MOST_PAIRS);
  }

  /**
   * The scores on a board by the types of both cards: {@code first * CardTypes.count + second}.
   * Meaningless if no such cards are left.
   */
  public char[] of(long board, int flushSuit) {
    int shape = values.shape(board, flushSuit);
    char[] scores = known.getAcquire(shape);
    if (scores == null) {
      scores = make(board, flushSuit);
      known.setRelease(shape, scores);
    }
    return scores;
  }

  /**
   * Scores each hand on a board, by {@link HoleIndex}; 0 for hands that hold a card of the board,
   * or one that is not in the deck.
   */
  public void fill(long board, char[] scored) {
    int flushSuit = CardTypes.flushSuit(board);
    byte[] types = CardTypes.of(flushSuit);
    int count = CardTypes.count(flushSuit);
    char[] byTypes = of(board, flushSuit);
    for (int high = 0; high < Card.JOKER; high++) {
      int row = types[high] * count;
      int first = first(high);
      int low = 0;
      for (; low + Card.RANK_COUNT <= high; low += Card.RANK_COUNT) { // the types of a suit follow
        System.arraycopy(byTypes, row + types[low], scored, first + low, Card.RANK_COUNT);
      }
      System.arraycopy(byTypes, row + types[low], scored, first + low, high - low);
    }
    for (long rest = board; rest != 0; rest &= rest - 1) {
      int dead = Long.numberOfTrailingZeros(rest);
      Arrays.fill(scored, first(dead), first(dead + 1), (char) 0);
      for (int high = dead + 1; high < Card.JOKER; high++) {
        scored[HoleIndex.of(dead, high)] = 0;
      }
    }
  }

  /** The index of the first hand with this higher card. */
  private static int first(int high) {
    return high * (high - 1) / 2;
  }

  private synchronized char[] make(long board, int flushSuit) {
    byte[] types = CardTypes.of(flushSuit);
    int count = CardTypes.count(flushSuit);
    Arrays.fill(live, 0);
    Arrays.fill(with, 0);
    for (long rest = deck & ~board; rest != 0; rest &= rest - 1) {
      live[types[Long.numberOfTrailingZeros(rest)]]++;
    }
    values.fill(board, flushSuit, byPair);
    order.clear();
    int pair = 0;
    for (int b = 0; b < count; b++) {
      for (int a = 0; a <= b; a++, pair++) {
        if (live[b] != 0 && live[a] > (a == b ? 1 : 0)) {
          order.add(pair, byPair[pair]);
        }
      }
    }
    return scores(count);
  }

  private char[] scores(int count) {
    char[] scores = new char[count * count];
    int below = 0;
    for (int value = order.value(0); value >= 0; value = order.value(value + 1)) {
      int first = order.first(value);
      int before = below;
      for (int pair = first; pair >= 0; pair = order.next(pair)) {
        byPair[pair] = (char) without(before, pair); // its value is no longer needed
      }
      for (int pair = first; pair >= 0; pair = order.next(pair)) {
        below += add(pair);
      }
      for (int pair = first; pair >= 0; pair = order.next(pair)) {
        // Plus one, since the hand itself was subtracted twice.
        char score = (char) (byPair[pair] + without(below, pair) + 1);
        int high = HIGH[pair];
        int low = LOW[pair];
        scores[high * count + low] = score;
        scores[low * count + high] = score;
      }
    }
    return scores;
  }

  private int without(int below, int pair) {
    return below - with[HIGH[pair]] - with[LOW[pair]];
  }

  private int add(int pair) {
    int high = HIGH[pair];
    int low = LOW[pair];
    if (low == high) {
      with[low] += live[low] - 1;
      return live[low] * (live[low] - 1) / 2;
    }
    with[low] += live[high];
    with[high] += live[low];
    return live[low] * live[high];
  }
}
