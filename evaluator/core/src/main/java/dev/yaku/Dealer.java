package dev.yaku;

import dev.yaku.internal.deal.CombinationSampler;
import dev.yaku.internal.deal.DeckGaps;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * Deals random hands from a deck.
 *
 * <p>Every hand of the deck is equally likely, provided that the generator's numbers are random.
 * The same generator in the same state deals the same hands. A negative number of cards, or more
 * than are left, is rejected by an {@link IllegalArgumentException}.
 *
 * <pre>{@code
 * Dealer dealer = Dealer.of(new SplittableRandom(seed), Hand.DECK);
 *
 * long hole = dealer.deal(2);
 * long board = dealer.deal(5, hole);
 * }</pre>
 *
 * <p>Dealing allocates nothing except tables that all dealers share, created the first time that n
 * cards are dealt from m: up to 180 KB for hands of three, six and seven cards from 52, a few KB
 * otherwise. Each deal takes one long from the generator, rarely a second one, and at most a few
 * dozen, for instance from a stub that always returns the same number. Hands of more than seven
 * cards are dealt in parts. Each dead card and each gap in the deck costs a few operations. Not
 * thread-safe, since generators are not: use one dealer for each thread.
 */
public final class Dealer {
  /*
   * CombinationSampler chooses among the lowest places. Each dead card, and then each gap in the
   * deck, shifts the places above it up to where the cards are.
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
   * {@return a dealer for a set of cards}
   *
   * @param random only its {@code nextLong} is used; a {@link java.util.SplittableRandom} is fast
   * @param deck such as {@link Hand#DECK}, or {@link RuleSet#deck()}
   */
  public static Dealer of(RandomGenerator random, long deck) {
    return new Dealer(Objects.requireNonNull(random, "random"), deck);
  }

  /**
   * {@return a hand dealt from the whole deck: a set of so many cards}
   *
   * @param cards the number of cards
   */
  public long deal(int cards) {
    return deal(cards, Hand.EMPTY);
  }

  /**
   * {@return a hand dealt from the cards left in the deck: a set of so many cards}
   *
   * @param cards the number of cards
   * @param dead cards that are not dealt; they need not be in the deck
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
   * {@return never: a card passed as a set is rejected}
   *
   * @param cards the cards that are rejected
   * @param card the card that is rejected
   * @deprecated a card is not a set: use {@link Hand#of}
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
   * Fills an array with hands, each dealt from the whole deck: {@code hands[i] = deal(cards)}.
   *
   * @param cards the number of cards of each hand
   * @param hands the array to fill with hands, each a set of cards
   */
  public void deal(int cards, long[] hands) {
    Objects.requireNonNull(hands, "hands");
    for (int i = 0; i < hands.length; i++) {
      hands[i] = deal(cards);
    }
  }

  /** The cards of the deck, as {@link Hand#toString(long)} writes them. */
  @Override
  public String toString() {
    return Hand.toString(deck);
  }
}
