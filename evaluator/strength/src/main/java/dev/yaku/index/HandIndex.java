package dev.yaku.index;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.cards.CardName;
import java.util.Arrays;
import java.util.Objects;

/**
 * Numbers deals from 0 without gaps, so that deals which differ only in suits have the same number.
 *
 * <p>A deal comes in rounds: in hold'em two cards, then three, one and one. The rounds are
 * distinguished, as by a player who remembers what was dealt when. To treat the board cards as one
 * set, make them one round: {@code of(2, 5)}.
 *
 * <pre>{@code
 * static final HandIndex HOLDEM = HandIndex.of(2, 3, 1, 1);
 *
 * long flop = HOLDEM.index(hole, board); // 0 to HOLDEM.size(1) - 1
 * long[] cards = HOLDEM.unindex(1, flop); // a hole and a board of that class
 * }</pre>
 *
 * <p>The numbers of a round depend only on the cards of that round and of earlier rounds: {@code
 * of(2, 3)} numbers flops as {@code of(2, 3, 1, 1)} does. All releases with the same {@link
 * #VERSION} give the same numbers.
 *
 * <p>Immutable, and safe for any number of threads. Indexing allocates nothing.
 */
public final class HandIndex {
  /*
   * A suit is described by two numbers (see Signatures): how many of its cards are in each round,
   * and which. Deals of one class have the same four suits, in descending order. The signatures of
   * the suits choose a configuration, which has a range of indices; the numbers of the suits choose
   * an index in that range.
   *
   * The numbers of the four suits are computed card by card, without branching on the suit: in
   * 32-bit lanes of two longs, and the signatures in 16-bit lanes of one long.
   *
   * The idea of ordering suits by such numbers is Kevin Waugh's: A Fast and Optimal Hand
   * Isomorphism Algorithm. AAAI Workshop on Computer Poker and Imperfect Information, 2013.
   */

  /** The version of the numbering, which changes whenever a class gets another number: {@value}. */
  public static final int VERSION = 1;

  /** The most cards of all rounds together: {@value}. */
  public static final int MAX_CARDS = 9;

  private static final int RANKS = (1 << Card.RANK_COUNT) - 1;
  private static final int LANE = 16;

  /** For each card, the cards of its suit with lower ranks. */
  private static final long[] BELOW = new long[Card.JOKER];

  /** For each card, the lane of its suit. */
  private static final int[] LANES = new int[Card.JOKER];

  static {
    for (int card = 0; card < Card.JOKER; card++) {
      BELOW[card] = (1L << card) - (1L << Signatures.shift(Card.suit(card)));
      LANES[card] = LANE * Card.suit(card);
    }
  }

  private final long deck;
  private final int[] rounds;
  private final Signatures signatures;
  private final RoundIndex[] indexes;

  private HandIndex(long deck, int... rounds) {
    this.deck = deck;
    this.rounds = rounds;
    signatures = new Signatures((int) deck & RANKS, rounds);
    indexes = new RoundIndex[rounds.length];
    for (int i = 0; i < rounds.length; i++) {
      indexes[i] = new RoundIndex(signatures, signatures.strides[i + 1] - 1);
    }
  }

  /**
   * {@return the index of deals from 52 cards}
   *
   * @param rounds the number of cards of each round; at least one round, and at most {@link
   *     #MAX_CARDS} cards in all
   * @throws IllegalArgumentException if there are no rounds, or too many cards
   */
  public static HandIndex of(int... rounds) {
    return ofDeck(Hand.DECK, rounds);
  }

  /**
   * {@return the index of deals from another deck, such as the 36 cards of short deck}
   *
   * @param deck has the same ranks in every suit, no jokers, and at least as many cards as the
   *     rounds
   * @param rounds the number of cards dealt in each round
   * @throws IllegalArgumentException if the deck does not, or as {@link #of}
   */
  public static HandIndex ofDeck(long deck, int... rounds) {
    int total = 0;
    for (int cards : Objects.requireNonNull(rounds, "rounds")) {
      if (cards < 1 || cards > MAX_CARDS) {
        throw new IllegalArgumentException(
            "rounds of " + Arrays.toString(rounds) + " cards: expected 1 to " + MAX_CARDS);
      }
      total += cards;
    }
    if (total < 1 || total > MAX_CARDS) {
      throw new IllegalArgumentException(
          total + " cards in all rounds: expected 1 to " + MAX_CARDS);
    }
    long ranks = deck & RANKS;
    long all =
        ranks << Signatures.shift(0)
            | ranks << Signatures.shift(1)
            | ranks << Signatures.shift(2)
            | ranks << Signatures.shift(3);
    if (deck != all || Long.bitCount(deck) < total) {
      throw new IllegalArgumentException(
          "a deck of " + Hand.toString(deck) + ": expected the same ranks in every suit");
    }
    return new HandIndex(deck, rounds.clone());
  }

  /** {@return the number of rounds} */
  public int rounds() {
    return rounds.length;
  }

  /**
   * {@return the number of cards of a round}
   *
   * @param round 0 for the first
   * @throws IllegalArgumentException if there is no such round
   */
  public int cards(int round) {
    return rounds[checked(round)];
  }

  /**
   * {@return the number of classes of deals of all rounds up to and including this one}
   *
   * @param round 0 for the first, and so on
   * @throws IllegalArgumentException if there is no such round
   */
  public long size(int round) {
    return indexes[checked(round)].size;
  }

  private int checked(int round) {
    if (round < 0 || round >= rounds.length) {
      throw new IllegalArgumentException(
          "round " + round + ": expected 0 to " + (rounds.length - 1));
    }
    return round;
  }

  /**
   * {@return the number of the first round's cards}
   *
   * @param first the cards of the first round, a set
   * @throws IllegalArgumentException if these are not cards of the deck, as many as the round has
   */
  public long index(long first) {
    return index(1, first, 0, 0, 0, null);
  }

  /**
   * {@return the {@link #index(long...)} of two rounds; allocates nothing}
   *
   * @param first the cards of the first round, a set
   * @param second the cards of the second round, a set
   */
  public long index(long first, long second) {
    return index(2, first, second, 0, 0, null);
  }

  /**
   * {@return the {@link #index(long...)} of three rounds; allocates nothing}
   *
   * @param first the cards of the first round, a set
   * @param second the cards of the second round, a set
   * @param third the cards of the third round, a set
   */
  public long index(long first, long second, long third) {
    return index(3, first, second, third, 0, null);
  }

  /**
   * {@return the {@link #index(long...)} of four rounds; allocates nothing}
   *
   * @param first the cards of the first round, a set
   * @param second the cards of the second round, a set
   * @param third the cards of the third round, a set
   * @param fourth the cards of the fourth round, a set
   */
  public long index(long first, long second, long third, long fourth) {
    return index(4, first, second, third, fourth, null);
  }

  /**
   * The number of a deal.
   *
   * @param cards the cards of each round up to the one that the deal has reached, as sets
   * @return 0 to {@link #size size(round)} - 1
   * @throws IllegalArgumentException if there are no rounds or too many, or if a round has the
   *     wrong number of cards, or a card that is not in the deck or was dealt in an earlier round
   */
  public long index(long... cards) {
    return index(cards.length, 0, 0, 0, 0, cards);
  }

  /**
   * The number of a deal of {@code count} rounds.
   *
   * @param all the cards of each round; null if there are at most four rounds, which are in the
   *     other parameters
   */
  private long index(int count, long first, long second, long third, long fourth, long[] all) {
    if (count < 1 || count > rounds.length) {
      throw new IllegalArgumentException(
          count + " rounds of cards: expected 1 to " + rounds.length);
    }
    long free = deck;
    long suits = 0; // signatures
    long low = 0; // numbers of clubs and diamonds
    long high = 0;
    for (int round = 0; round < count; round++) {
      long cards = all != null ? all[round] : cards(round, first, second, third, fourth);
      if (Long.bitCount(cards) != rounds[round] || (cards & ~free) != 0) {
        throw rejection(round, cards, free);
      }
      long stride = signatures.strides[round];
      long added = 0;
      for (long rest = cards; rest != 0; rest &= rest - 1) {
        int card = Long.numberOfTrailingZeros(rest);
        int lane = LANES[card];
        int place = Long.bitCount(free & BELOW[card]);
        int size = Long.bitCount(cards & BELOW[card]) + 1;
        long digit = Signatures.choose(place, size);
        long part = digit * signatures.sizes[(int) (suits >>> lane) & 0xFFFF] << 2 * lane;
        int upperHalf = 25 - card >> 31; // all bits, or none
        long upper = upperHalf;
        high += part & upper;
        low += part & ~upper;
        added += stride << lane;
      }
      suits += added;
      free ^= cards;
    }
    return indexes[count - 1].index(
        suit(suits, low),
        suit(suits >>> LANE, low >>> 32),
        suit(suits >>> 2 * LANE, high),
        suit(suits >>> 3 * LANE, high >>> 32));
  }

  private static long cards(int round, long first, long second, long third, long fourth) {
    return round == 0 ? first : round == 1 ? second : round == 2 ? third : fourth;
  }

  private static long suit(long signatures, long numbers) {
    return (signatures & 0xFFFF) << 32 | numbers & 0xFFFF_FFFFL;
  }

  private IllegalArgumentException rejection(int round, long cards, long free) {
    String where = "round " + round + ", " + CardName.listOfSet(cards) + ": ";
    if ((cards & ~deck) != 0) {
      return new IllegalArgumentException(
          where + CardName.listOfSet(cards & ~deck) + " not in the deck");
    }
    if ((cards & ~free) != 0) {
      return new IllegalArgumentException(
          where + CardName.listOfSet(cards & ~free) + " dealt in an earlier round");
    }
    return new IllegalArgumentException(
        where + Long.bitCount(cards) + " cards, expected " + rounds[round]);
  }

  /**
   * A representative deal with this number, always the same one.
   *
   * @param round 0 for the first, and so on
   * @param index 0 to {@link #size} - 1
   * @return the cards of each round up to this one
   * @throws IllegalArgumentException if there is no such round, or it has no such number
   */
  public long[] unindex(int round, long index) {
    long[] cards = new long[checked(round) + 1];
    unindex(round, index, cards);
    return cards;
  }

  /**
   * As {@link #unindex(int, long)}, but allocates nothing.
   *
   * @param round 0 for the first, and so on
   * @param index 0 to {@link #size} - 1
   * @param cards receives the cards of the rounds; the elements after them are not changed
   * @throws IllegalArgumentException if there is no such round, or it has no such number, or the
   *     array is too short
   */
  public void unindex(int round, long index, long[] cards) {
    check(round, index);
    if (cards.length <= round) {
      throw new IllegalArgumentException(
          "an array of " + cards.length + " for " + (round + 1) + " rounds");
    }
    Arrays.fill(cards, 0, round + 1, 0);
    indexes[round].unindex(index, cards);
  }

  /**
   * {@return the number of deals that have this number: 24, or a divisor of 24 if suits can be
   * exchanged}
   *
   * @param round 0 for the first, and so on
   * @param index 0 to {@link #size} - 1
   * @throws IllegalArgumentException as {@link #unindex(int, long)}
   */
  public int deals(int round, long index) {
    check(round, index);
    return indexes[round].deals(index);
  }

  private void check(int round, long index) {
    if (index < 0 || index >= size(round)) {
      throw new IllegalArgumentException(
          "index " + index + " in round " + round + ": expected 0 to " + (size(round) - 1));
    }
  }

  /** The cards of each round: {@code "2, 3, 1, 1"}. */
  @Override
  public String toString() {
    String text = Arrays.toString(rounds);
    return text.substring(1, text.length() - 1);
  }
}
