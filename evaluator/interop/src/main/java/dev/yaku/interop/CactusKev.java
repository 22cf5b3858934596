package dev.yaku.interop;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;

/**
 * Cactus Kev's ranks of hands, which most other evaluators use, and his cards, which deuces and
 * treys use, too. The rank 1 is the best hand of five cards, 7462 the worst. This is a rank of a
 * hand, not of a card.
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
 * <p>A card is an int of one bit for its rank, one for its suit, its rank as a number and as a
 * prime:
 *
 * <pre>
 *    31 29 28                       16 15  12 11   8 7 6 5         0
 *   +-----+---------------------------+------+------+---+-----------+
 *   |  0  | A K Q J T 9 8 7 6 5 4 3 2 | cdhs | rank | 0 |   prime   |
 *   +-----+---------------------------+------+------+---+-----------+
 *
 *   rank   2  3  4  5  6  7  8  9  T  J  Q  K  A
 *          0  1  2  3  4  5  6  7  8  9 10 11 12
 *   prime  2  3  5  7 11 13 17 19 23 29 31 37 41
 * </pre>
 *
 * <p>Kevin L. Suffecool, <a href="http://suffe.cool/poker/evaluator.html">Cactus Kev's poker hand
 * evaluator</a>. A rank or a value costs one array read, a card a few operations. The first use
 * loads {@code standard}, if necessary, and builds two small arrays of its values. All methods are
 * pure.
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

  private static final Coding CODING = new Coding("Cactus Kev", Card.RANKS, Card.SUITS);
  private static final int CLUBS = 1 << 15;
  private static final int RANK_SHIFT = 8;
  private static final int[] PRIMES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41};

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

  /**
   * {@return the card of an int of his}
   *
   * @param bits rank and suit as bits, the rank as a number and as a prime; see above
   */
  public static int card(int bits) {
    return card(bits, Coding.ALONE);
  }

  /**
   * {@return the cards of ints of his, in their order}
   *
   * @param bits each a card; see above
   */
  public static int[] cards(int... bits) {
    return Coding.each(bits, "bits", CactusKev::card);
  }

  private static int card(int bits, int index) {
    int rank = bits >>> RANK_SHIFT & 15;
    int suit = Integer.numberOfLeadingZeros(bits << Short.SIZE);
    if (rank >= Card.RANK_COUNT
        || suit >= Card.SUITS.length()
        || bits(Card.of(rank, suit), index) != bits) {
      throw Coding.rejection(
          "no card has the Cactus Kev bits 0x%08X".formatted(bits), index, "one of his 52");
    }
    return Card.of(rank, suit);
  }

  /**
   * {@return his int of a card}
   *
   * @param card 0 to 51
   */
  public static int bits(int card) {
    return bits(card, Coding.ALONE);
  }

  private static int bits(int card, int index) {
    int rank = CODING.rank(card, index);
    int suit = CLUBS >>> CODING.suit(card, index);
    return 1 << Short.SIZE + rank | suit | rank << RANK_SHIFT | PRIMES[rank];
  }
}
