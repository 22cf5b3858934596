package dev.yaku;

import dev.yaku.internal.deal.CombinationSampler;
import dev.yaku.internal.deal.DeckGaps;
import java.util.Objects;
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
 * <p>Dealing allocates nothing, but for tables that all dealers share, made the first time that n
 * cards are dealt from m: up to 180 KB for hands of three, six and seven of 52, a few KB otherwise.
 * Each deal asks the generator for one long, rarely for another, and for a few dozen at most where
 * a stub always gives the same; hands of more than seven cards are dealt in parts. Each dead card
 * costs a few operations, and so does each gap in the deck. Not thread-safe, as generators are not:
 * have one for each thread.
 */
public final class Dealer {
  /*
   * CombinationSampler chooses some of the lowest places. Those of dead cards, and then the gaps of the
   * deck, push the places above them up to where the cards are.
   */
  private final RandomGenerator random;
  private final long deck;
  private final int size;
  private final DeckGaps gaps;

  private Dealer(RandomGenerator random, long deck) {
    this.random = random;
    this.deck = deck;
    size = Long.bitCount(deck);
    gaps = DeckGaps.of(deck);
  }

  /**
   * A dealer for a set of cards.
   *
   * @param random asked for longs and nothing else; a {@link java.util.SplittableRandom} is fast
   * @param deck such as {@link Hand#DECK}, or {@link RuleSet#deck()}
   */
  public static Dealer of(RandomGenerator random, long deck) {
    return new Dealer(Objects.requireNonNull(random, "random"), deck);
  }

  /**
   * A hand of the whole deck.
   *
   * @param cards the number of cards
   * @throws IllegalArgumentException if the deck has fewer, or this is negative
   */
  public long deal(int cards) {
    return deal(cards, Hand.EMPTY);
  }

  /**
   * A hand of what is left of the deck.
   *
   * @param cards the number of cards
   * @param dead cards that are not dealt; they need not be in the deck
   * @throws IllegalArgumentException if fewer cards are left, or this is negative
   */
  public long deal(int cards, long dead) {
    long absent = dead & deck;
    int live = size - Long.bitCount(absent);
    if (cards < 1 || cards > live || cards > CombinationSampler.LARGEST) {
      return dealInParts(cards, live, dead);
    }
    long places = CombinationSampler.of(live, cards).random(random);
    if (absent != 0) {
      for (long taken = gaps.compress(absent); taken != 0; taken &= taken - 1) {
        places += places & (taken | -taken); // the lowest taken place and all above it
      }
    }
    return gaps.expand(places);
  }

  /**
   * Rejects a card where a set is meant.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: {@link Hand#of}
   */
  @Deprecated
  public long deal(int cards, int card) {
    throw Hand.notASet(card);
  }

  private long dealInParts(int cards, int live, long dead) {
    if (cards < 0 || cards > live) {
      throw new IllegalArgumentException("cannot deal " + cards + " of " + live + " cards");
    }
    long hand = 0;
    for (int left = cards; left > 0; left -= CombinationSampler.LARGEST) {
      hand |= deal(Math.min(left, CombinationSampler.LARGEST), dead | hand);
    }
    return hand;
  }

  /**
   * Fills an array with hands, each of the whole deck: {@code hands[i] = deal(cards)}.
   *
   * @throws IllegalArgumentException if the deck has fewer cards, or this is negative
   */
  public void deal(int cards, long[] hands) {
    Objects.requireNonNull(hands, "hands");
    for (int i = 0; i < hands.length; i++) {
      hands[i] = deal(cards);
    }
  }
}
