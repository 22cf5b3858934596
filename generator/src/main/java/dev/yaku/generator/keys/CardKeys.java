package dev.yaku.generator.keys;

import dev.yaku.generator.rules.RankMultisets;
import dev.yaku.generator.rules.Rules;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntPredicate;

/**
 * The keys of cards, and of sets of ranks of one suit, derived from the keys of ranks.
 *
 * @param cards the key of each card, then of the jokers; 0 for cards that are not in the deck
 * @param factors the factor of each suit, if a key has to determine the ranks of a flush; otherwise
 *     null
 */
public record CardKeys(long[] cards, int[] factors) {
  /*
   * See sections 3 and 4 of the package's description, which also prove that the key determines the
   * ranks of a flush.
   */
  static final int FACTOR_BITS = 16;
  static final int FACTOR_SHIFT = 20;
  static final int RANK_SHIFT = 39;

  private static final long ONE = 1 << 16;
  private static final int ALL_SUITS = 0x1111;
  private static final int MASK = (1 << FACTOR_BITS) - 1;
  private static final int RANK_COUNT = Rules.RANKS.length();
  private static final int SUIT_COUNT = Rules.SUITS.length();
  private static final long SEED = 1;

  /** The most draws: if factors exist, far fewer draws find them. */
  private static final int TRIES = 10_000;

  public static CardKeys of(Rules rules, int[] keys) {
    int[] factors = rules.needsFactors() ? findFactors(rules, keys) : null;
    long[] cards = new long[Rules.JOKER + rules.jokers()];
    long unit = rules.hasFlushes() ? 1 : 0;
    for (int card = 0; card < cards.length; card++) {
      if (card < Rules.JOKER && !rules.hasCard(card)) {
        continue;
      }
      if (rules.isWild(card)) {
        cards[card] = (long) keys[RankMultisets.WILD] << 32 | ONE | unit * ALL_SUITS;
      } else {
        int suit = card / RANK_COUNT;
        int key = keys[card % RANK_COUNT];
        cards[card] = (long) key << 32 | ONE | unit << 4 * suit;
        if (factors != null) {
          cards[card] |= (long) (factors[suit] * residue(key) & MASK) << FACTOR_SHIFT;
        }
      }
    }
    return new CardKeys(cards, factors);
  }

  /** A rank's key modulo 2^16. */
  private static int residue(int key) {
    return key >>> RANK_SHIFT - 32 & MASK;
  }

  /** Factors for these keys; null if there are none, because pairs of ranks have equal residues. */
  static int[] findFactors(Rules rules, int[] keys) {
    int[] residues = Arrays.stream(rules.rankNumbers()).map(rank -> residue(keys[rank])).toArray();
    Random random = new Random(SEED);
    int[] factors = new int[SUIT_COUNT];
    for (int tries = 0; tries < TRIES; tries++) {
      for (int suit = 0; suit < SUIT_COUNT; suit++) {
        factors[suit] = random.nextInt() & MASK;
      }
      if (tellApart(factors, residues)) {
        return factors;
      }
    }
    return null;
  }

  private static boolean tellApart(int[] factors, int[] residues) {
    for (int flush : factors) {
      for (int one : factors) {
        for (int two : factors) {
          if (one != flush && two != flush && !tellApart(one - flush, two - flush, residues)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Whether all sums of a card of each of two suits, or of two cards of one suit, differ. */
  private static boolean tellApart(int one, int two, int[] residues) {
    IntOpenHashSet sums = new IntOpenHashSet();
    for (int i = 0; i < residues.length; i++) {
      for (int j = one == two ? i : 0; j < residues.length; j++) {
        if (!sums.add(one * residues[i] + two * residues[j] & MASK)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The keys of sets of ranks, flagged if they hold a flush or a card that is not in the deck. */
  public static int[] ofSuits(Rules rules, int[] keys) {
    long ranks = rules.deck();
    int flush = rules.hasFlushes() ? rules.best() : RANK_COUNT + 1;
    return ofSets(keys, set -> Integer.bitCount(set) >= flush || (set & ~ranks) != 0);
  }

  /** By set of ranks: the sum of their keys; the lowest bit is set if the set is flagged. */
  public static int[] ofSets(int[] keys, IntPredicate flagged) {
    int[] sums = new int[1 << RANK_COUNT];
    for (int set = 1; set < sums.length; set++) {
      sums[set] = sums[set & set - 1] + keys[Integer.numberOfTrailingZeros(set)];
    }
    for (int set = 0; set < sums.length; set++) {
      sums[set] += flagged.test(set) ? 1 : 0;
    }
    return sums;
  }
}
