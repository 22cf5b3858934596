package dev.yaku.index;

import dev.yaku.Card;
import dev.yaku.Hand;
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
   * The idea of ordering suits by such numbers is Kevin Waugh's: A Fast and Optimal Hand Isomorphism
   * Algorithm. AAAI Workshop on Computer Poker and Imperfect Information, 2013.
   */

  /** The version of the numbering, which changes whenever a class gets another number: {@value}. */
  public static final int VERSION = 1;

  /** The most cards of all rounds together: {@value}. */
  public static final int MAX_CARDS = 9;

  private static final int RANKS = (1 << Card.RANK_COUNT) - 1;

  private final int[] rounds;
  private final RoundIndex[] indexes;
  private final DealIndexer indexer;

  private HandIndex(long deck, int... rounds) {
    this.rounds = rounds;
    Signatures signatures = new Signatures((int) deck & RANKS, rounds);
    indexes = new RoundIndex[rounds.length];
    for (int i = 0; i < rounds.length; i++) {
      indexes[i] = new RoundIndex(signatures, signatures.strides[i + 1] - 1);
    }
    indexer = new DealIndexer(deck, rounds, signatures, indexes);
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
    long all = ranks << shift(0) | ranks << shift(1) | ranks << shift(2) | ranks << shift(3);
    if (deck != all || Long.bitCount(deck) < total) {
      throw new IllegalArgumentException(
          "a deck of " + Hand.toString(deck) + ": expected the same ranks in every suit");
    }
    return new HandIndex(deck, rounds.clone());
  }

  static int shift(int suit) {
    return Card.RANK_COUNT * suit;
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
    return indexer.index(1, first, 0, 0, 0, null);
  }

  /**
   * {@return the {@link #index(long...)} of two rounds; allocates nothing}
   *
   * @param first the cards of the first round, a set
   * @param second the cards of the second round, a set
   */
  public long index(long first, long second) {
    return indexer.index(2, first, second, 0, 0, null);
  }

  /**
   * {@return the {@link #index(long...)} of three rounds; allocates nothing}
   *
   * @param first the cards of the first round, a set
   * @param second the cards of the second round, a set
   * @param third the cards of the third round, a set
   */
  public long index(long first, long second, long third) {
    return indexer.index(3, first, second, third, 0, null);
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
    return indexer.index(4, first, second, third, fourth, null);
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
    return indexer.index(cards.length, 0, 0, 0, 0, cards);
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
