package dev.yaku.interop;

import dev.yaku.HandEvaluator;

/**
 * Cactus Kev's ranks of hands, which most other evaluators use: 1 is the best hand of five cards,
 * 7462 the worst. This is a rank of a hand, not of a card.
 *
 * <pre>
 *      1 - 10    straight flush: 1 royal flush, 10 five high
 *     11 - 166   four of a kind
 *    167 - 322   full house
 *    323 - 1599  flush
 *   1600 - 1609  straight
 *   1610 - 2467  three of a kind
 *   2468 - 3325  two pair
 *   3326 - 6185  one pair
 *   6186 - 7462  high card: 7462 is 7-5-4-3-2
 * </pre>
 *
 * <p>The ranks correspond to the values that {@code standard} gives hands of five or more cards, in
 * reverse order:
 *
 * <pre>{@code
 * int rank = CactusKev.rank(HandEvaluator.of("standard").evaluate(hand));
 * }</pre>
 *
 * <p>Kevin L. Suffecool, <a href="http://suffe.cool/poker/evaluator.html">Cactus Kev's poker hand
 * evaluator</a>. A rank or a value costs one array read. The first use loads {@code standard}, if
 * necessary, and builds two small arrays of its values. All methods are pure.
 */
public final class CactusKev {
  /*
   * His ranks number the five-card hands in descending order. In standard, hands of fewer cards
   * have values in between, which must be skipped by counting.
   */

  /** The rank of the worst hand: {@value}. */
  public static final int WORST = 7462;

  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final char[] VALUES = new char[WORST + 1]; // of each rank; none has the rank 0

  /** The rank of each value; 0 for the values of hands of fewer than five cards. */
  private static final char[] RANKS = new char[STANDARD.ruleSet().maxValue() + 1];

  static {
    int rank = 0;
    for (int value = STANDARD.ruleSet().maxValue(); value > 0; value--) {
      if (cards(value) == 5) {
        rank++;
        VALUES[rank] = (char) value;
        RANKS[value] = (char) rank;
      }
    }
  }

  private CactusKev() {}

  /** The number of cards, at most five, of a hand with this value. */
  private static int cards(int value) {
    int ranks = STANDARD.ranks(value).length;
    return switch (STANDARD.category(value)) {
      case NONE -> 0;
      case HIGH_CARD -> ranks;
      case ONE_PAIR -> ranks + 1;
      case TWO_PAIR, THREE_OF_A_KIND -> ranks + 2;
      case FOUR_OF_A_KIND -> ranks + 3;
      default -> 5;
    };
  }

  /**
   * {@return the rank of a hand: 1 (royal flush) to {@value #WORST}, lower is better}
   *
   * @param value the value that {@code standard} gives a hand of five or more cards
   * @throws IllegalArgumentException if no hand of five or more cards has this value
   */
  public static int rank(int value) {
    int rank = value < 0 || value >= RANKS.length ? 0 : RANKS[value];
    if (rank == 0) {
      throw Coding.rejection(
          "the value " + value + " has no Cactus Kev rank",
          Coding.ALONE,
          "one that standard gives to five or more cards");
    }
    return rank;
  }

  /**
   * {@return the value that {@code standard} gives a hand of a rank, greater is better}
   *
   * @param rank 1 (royal flush) to {@value #WORST}
   * @throws IllegalArgumentException if there is no such rank
   */
  public static int value(int rank) {
    if (rank < 1 || rank > WORST) {
      throw Coding.rejection(
          "no hand has the Cactus Kev rank " + rank, Coding.ALONE, "1 to " + WORST);
    }
    return VALUES[rank];
  }
}
