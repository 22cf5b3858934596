package dev.yaku;

import java.util.random.RandomGenerator;

/**
 * Deals random hands from a deck.
 *
 * <p>Every hand of the deck is equally likely, as far as the generator's numbers are random. The
 * same generator, in the same state, deals the same hands.
 *
 * <pre>{@code
 * Dealer dealer = Dealer.of(new SplittableRandom(seed), Hand.DECK);
 *
 * long hole = dealer.deal(2);
 * long board = dealer.deal(5, hole);
 * }</pre>
 *
 * <p>Dealing allocates nothing. It asks the generator for one long for up to nine cards, rarely for
 * another, and multiplies twice for each card; gaps in the deck cost a few operations for each run
 * of missing cards. Not thread-safe, as generators are not: have one for each thread.
 */
public final class Dealer {
  /*
   * Floyd's algorithm [1] chooses k of the places 0 to n-1: for each top from n-k to n-1 it draws a
   * place from 0 to top, and takes top itself where that place is taken. A deck with gaps is dealt
   * from as if it had none; then the places taken are moved up to where the cards are.
   *
   * Several draws share one random number [2]. Let it be a fraction of FRACTION_BITS bits. Times
   * top + 1, what is above the point is a number from 0 to top, and what is below the point is the
   * fraction for the next draw. All draws together are the digits, in mixed radix, of the fraction
   * times the product of the radices; each result has as many fractions as any other once those are
   * refused that leave less than 2^FRACTION_BITS modulo the product.
   *
   * A radix is at most 2^6 and a fraction less than 2^58, so that an unsigned long holds what they
   * multiply to. Nine radices multiply to at most 2^54: at least 15 of 16 fractions are good.
   *
   * [1] Jon Bentley, Bob Floyd: Programming Pearls: a sample of brilliance. Communications of the
   *     ACM 30 (9), 1987. https://doi.org/10.1145/30401.315746
   * [2] Nevin Brackett-Rozinsky, Daniel Lemire: Batched ranged random integer generation. Software:
   *     Practice and Experience 55 (1), 2025. https://doi.org/10.1002/spe.3369
   */
  private static final int PLACE_BITS = 6;

  private static final int FRACTION_BITS = Long.SIZE - PLACE_BITS;
  private static final long FRACTION_MASK = (1L << FRACTION_BITS) - 1;
  private static final int MOST_DRAWS = 9;

  private final RandomGenerator random;
  private final long deck;

  private Dealer(RandomGenerator random, long deck) {
    this.random = random;
    this.deck = deck;
  }

  /**
   * A dealer for a set of cards.
   *
   * @param random asked for longs and nothing else; a {@link java.util.SplittableRandom} is fast
   * @param deck such as {@link Hand#DECK}, or {@link RuleSet#cards()}
   */
  public static Dealer of(RandomGenerator random, long deck) {
    return new Dealer(random, deck);
  }

  /**
   * A hand of the whole deck.
   *
   * @param cards how many
   * @throws IllegalArgumentException if the deck has fewer, or this is negative
   */
  public long deal(int cards) {
    return deal(cards, 0);
  }

  /**
   * A hand of what is left of the deck.
   *
   * @param cards how many
   * @param dead cards that are not dealt; they need not be in the deck
   * @throws IllegalArgumentException if so many cards are not left, or this is negative
   */
  public long deal(int cards, long dead) {
    long live = deck & ~dead;
    int size = Long.bitCount(live);
    if (cards < 0 || cards > size) {
      throw new IllegalArgumentException(cards + " cards: there are " + size + " to deal from");
    }
    long places = 0;
    int top = size - cards;
    for (; size - top > MOST_DRAWS; top += MOST_DRAWS) {
      places = draw(places, top, MOST_DRAWS);
    }
    return spread(draw(places, top, size - top), live);
  }

  /**
   * Fills an array with hands, each of the whole deck: {@code hands[i] = deal(cards)}.
   *
   * @throws IllegalArgumentException if the deck has fewer cards, or this is negative
   */
  public void deal(int cards, long[] hands) {
    for (int i = 0; i < hands.length; i++) {
      hands[i] = deal(cards);
    }
  }

  /** Adds a place for each of so many tops, from the first. */
  private long draw(long places, int first, int draws) {
    while (true) {
      long fraction = random.nextLong() >>> PLACE_BITS;
      long product = 1;
      long drawn = places;
      for (int top = first; top < first + draws; top++) {
        fraction *= top + 1;
        product *= top + 1;
        long place = fraction >>> FRACTION_BITS;
        long taken = drawn >>> place & 1;
        drawn |= 1L << place | taken << top;
        fraction &= FRACTION_MASK;
      }
      // What remains is less than the product, so that the slow division is rare.
      if (fraction >= product || fraction >= (FRACTION_MASK + 1) % product) {
        return drawn;
      }
    }
  }

  /** Moves the set of the lowest places to those of a mask, in order. */
  private static long spread(long places, long mask) {
    long gaps = ~mask & Long.highestOneBit(mask) - 1;
    while (gaps != 0) {
      long first = Long.lowestOneBit(gaps);
      long below = first - 1;
      long others = gaps & gaps + first; // a carry runs through the lowest gaps in a row
      int width = Long.bitCount(gaps ^ others);
      places = places & below | (places & ~below) << width;
      gaps = others;
    }
    return places;
  }
}
