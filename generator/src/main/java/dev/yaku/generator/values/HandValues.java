package dev.yaku.generator.values;

import dev.yaku.generator.rules.RankMultisets;
import dev.yaku.generator.rules.Rules;
import it.unimi.dsi.fastutil.ints.IntAVLTreeSet;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The values of all rank multisets that the rules allow, and of all multisets of one suit: see
 * section 2 of the package's description.
 */
public final class HandValues {
  /** The multisets of one number of cards, with the packed value of each. */
  public record Level(LongArrayList multisets, IntArrayList packed) {
    static final Level EMPTY = new Level(new LongArrayList(), new IntArrayList());

    public int size() {
      return multisets.size();
    }
  }

  private final List<Level> hands = new ArrayList<>();
  private final List<Level> suited = new ArrayList<>();
  private final int[] packedByValue;

  public HandValues(Rules rules) {
    int[] handLimits = RankMultisets.limitsOfHand(rules);
    int[] suitLimits = RankMultisets.limitsOfSuit(rules);
    NaiveEvaluator ranksOnly = NaiveEvaluator.withoutSuits(rules);
    NaiveEvaluator naive = new NaiveEvaluator(rules);
    int suit = Rules.SUITS.indexOf(rules.suits().charAt(0)); // any suit of the deck
    boolean flushes = rules.hasFlushes();
    IntAVLTreeSet distinct = new IntAVLTreeSet();
    Level below = Level.EMPTY;
    for (int cards = 0; cards <= rules.maxCards(); cards++) {
      if (cards >= Math.min(rules.minCards(), rules.best())) {
        below = level(handLimits, cards, suit, ranksOnly, rules.best(), below);
      }
      hands.add(cards < rules.minCards() && cards != rules.best() ? Level.EMPTY : below);
      suited.add(
          cards < rules.best() || !flushes
              ? Level.EMPTY
              : level(suitLimits, cards, suit, naive, rules.best(), suited.get(cards - 1)));
      // If cards of a flush may be left out, the remaining cards have a value, too.
      if (cards >= rules.minCards() || rules.hasFlushesToAvoid()) {
        distinct.addAll(hands.get(cards).packed());
      }
      distinct.addAll(suited.get(cards).packed());
    }
    distinct.add(0);
    packedByValue = distinct.toIntArray();
    if (rules.best() < rules.minCards()) {
      hands.set(rules.best(), known(hands.get(rules.best())));
    }
  }

  /**
   * The multisets of the level that whole hands have; those whose value no whole hand has get 0.
   */
  private Level known(Level level) {
    IntArrayList packed = new IntArrayList(level.size());
    level.packed().forEach(p -> packed.add(Arrays.binarySearch(packedByValue, p) < 0 ? 0 : p));
    return new Level(level.multisets(), packed);
  }

  private static Level level(
      int[] limits, int cards, int suit, NaiveEvaluator naive, int best, Level below) {
    LongArrayList multisets = RankMultisets.all(limits, cards);
    IntArrayList packed = new IntArrayList(multisets.size());
    if (cards <= best) {
      multisets.forEach(m -> packed.add(naive.packed(RankMultisets.cards(m, cards, suit))));
    } else {
      Long2IntOpenHashMap known =
          new Long2IntOpenHashMap(below.multisets().toLongArray(), below.packed().toIntArray());
      multisets.forEach(m -> packed.add(bestWithOneLess(m, known)));
    }
    return new Level(multisets, packed);
  }

  private static int bestWithOneLess(long multiset, Long2IntOpenHashMap known) {
    int best = 0;
    for (int symbol = 0; symbol < RankMultisets.SYMBOLS; symbol++) {
      if (RankMultisets.count(multiset, symbol) > 0) {
        long less = multiset - RankMultisets.one(symbol);
        if (!known.containsKey(less)) {
          throw new IllegalStateException(Long.toHexString(less) + " has not been enumerated");
        }
        best = Math.max(best, known.get(less));
      }
    }
    return best;
  }

  /** Rank multisets of hands of n cards; also of just those that count, if hands must have more. */
  public Level hands(int cards) {
    return hands.get(cards);
  }

  /** Those of this many cards of one suit, including wild cards, if they are a flush. */
  public Level suited(int cards) {
    return suited.get(cards);
  }

  /**
   * By set of ranks of one suit: the value of its best flush, or 0. Only for rules whose hands are
   * sets of natural cards.
   */
  public char[] flushes() {
    char[] flushes = new char[1 << Rules.RANKS.length()];
    for (int cards = 0; cards < suited.size(); cards++) {
      Level level = suited.get(cards);
      for (int i = 0; i < level.size(); i++) {
        int[] ranks = RankMultisets.cards(level.multisets().getLong(i), cards, 0);
        int set = Arrays.stream(ranks).map(rank -> 1 << rank).sum();
        flushes[set] = (char) value(level.packed().getInt(i));
      }
    }
    return flushes;
  }

  /** The packed value of each value, ascending; that of 0 is 0. */
  public int[] packedByValue() {
    return packedByValue;
  }

  /** The dense value of a packed value. */
  public int value(int packed) {
    int value = Arrays.binarySearch(packedByValue, packed);
    if (value < 0) {
      throw new IllegalStateException("0x%06X is no hand's value".formatted(packed));
    }
    return value;
  }
}
