package dev.yaku.generator.rules;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.stream.IntStream;

/** Enumerates rank multisets, ascending: section 2 of the package's description has their bits. */
public final class RankMultisets {
  private static final int RANK_COUNT = Rules.RANKS.length();

  /** The symbol of every wild card, above the thirteen ranks. */
  public static final int WILD = RANK_COUNT;

  public static final int SYMBOLS = WILD + 1;

  private RankMultisets() {}

  /** The most times that a hand may hold each symbol. */
  public static int[] limitsOfHand(Rules rules) {
    return limits(rules, rules.suits().length());
  }

  /** The most times that the cards of one suit, with all wild cards, may hold each symbol. */
  public static int[] limitsOfSuit(Rules rules) {
    return limits(rules, 1);
  }

  private static int[] limits(Rules rules, int suits) {
    int[] limits = new int[SYMBOLS];
    for (int rank : rules.rankNumbers()) {
      limits[rank] = Math.min(rules.maxCards(), suits * rules.copies());
    }
    limits[WILD] = rules.jokers();
    if (rules.wildRank() != Rules.NONE) {
      limits[WILD] += rules.suits().length() * rules.copies();
      limits[rules.wildRank()] = 0;
    }
    limits[WILD] = Math.min(rules.maxCards(), limits[WILD]);
    return limits;
  }

  /** All multisets of {@code size} symbols within the limits, ascending. */
  public static LongArrayList all(int[] limits, int size) {
    LongArrayList multisets = new LongArrayList();
    collect(limits, SYMBOLS - 1, size, 0, multisets);
    return multisets;
  }

  private static void collect(int[] limits, int symbol, int left, long held, LongArrayList into) {
    if (symbol < 0) {
      if (left == 0) {
        into.add(held);
      }
      return;
    }
    for (int count = 0; count <= Math.min(limits[symbol], left); count++) {
      collect(limits, symbol - 1, left - count, held | one(symbol) * count, into);
    }
  }

  /** The multiset of a single symbol. */
  public static long one(int symbol) {
    return 1L << 4 * symbol;
  }

  /** The multiset that holds each rank of a set once. */
  public static long ofSet(int ranks) {
    return IntStream.range(0, RANK_COUNT).mapToLong(rank -> one(rank) * (ranks >> rank & 1)).sum();
  }

  public static int count(long multiset, int symbol) {
    return (int) (multiset >>> 4 * symbol) & 15;
  }

  /** Cards of this suit with these ranks, wild cards as jokers; repeats are repeated cards. */
  public static int[] cards(long multiset, int size, int suit) {
    int[] cards = new int[size];
    int filled = 0;
    for (int symbol = 0; symbol < SYMBOLS; symbol++) {
      for (int i = 0; i < count(multiset, symbol); i++) {
        cards[filled++] = symbol == WILD ? Rules.JOKER : RANK_COUNT * suit + symbol;
      }
    }
    return cards;
  }

  /** The sum of each multiset. */
  public static int[] sums(LongArrayList multisets, int[] keys) {
    return multisets.longStream().mapToInt(multiset -> sum(multiset, keys)).toArray();
  }

  /** The sum of the symbols' keys. */
  public static int sum(long multiset, int[] keys) {
    int sum = 0;
    for (int symbol = 0; symbol < SYMBOLS; symbol++) {
      sum += keys[symbol] * count(multiset, symbol);
    }
    return sum;
  }
}
