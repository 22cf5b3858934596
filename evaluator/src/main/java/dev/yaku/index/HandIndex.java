package dev.yaku.index;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.util.Arrays;

/**
 * Numbers deals so that those that differ only in suits have the same number, from 0 without gaps.
 *
 * <p>A deal comes in rounds: in hold'em two cards, then three, one and one. What was dealt in
 * different rounds is told apart, as by a player who remembers. Board cards that are to count as
 * one set make one round: {@code of(2, 5)}.
 *
 * <pre>{@code
 * static final HandIndex HOLDEM = HandIndex.of(2, 3, 1, 1);
 *
 * long flop = HOLDEM.index(hole, board); // 0 to HOLDEM.size(1) - 1
 * long[] cards = HOLDEM.unindex(1, flop); // a hole and a board of that class
 * }</pre>
 *
 * <p>The numbers of a round depend on the cards of that round and of those before: {@code of(2, 3)}
 * numbers flops as {@code of(2, 3, 1, 1)} does. They are the same in every version that has the
 * same {@link #VERSION}.
 *
 * <p>Immutable, and safe for any number of threads. Indexing allocates nothing.
 */
public final class HandIndex {
  /*
   * A suit is described by two numbers (see Signatures): how many of its cards come in each round,
   * and which. The four suits in descending order are what deals of one class have in common. Their
   * signatures choose a configuration, which has a range of indices; their numbers, an index in it.
   *
   * The idea of ordering suits by such numbers is Kevin Waugh's: A Fast and Optimal Hand Isomorphism
   * Algorithm. AAAI Workshop on Computer Poker and Imperfect Information, 2013.
   */

  /** Changes whenever a class gets another number: {@value}. */
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
      indexes[i] = new RoundIndex(signatures, signatures.stride(i + 1) - 1);
    }
    indexer = new DealIndexer(deck, rounds, signatures, indexes);
  }

  /**
   * The index of deals from 52 cards.
   *
   * @param rounds how many cards each round has; at least one, all together at most {@link
   *     #MAX_CARDS}
   * @throws IllegalArgumentException if there are none, or too many
   */
  public static HandIndex of(int... rounds) {
    return ofDeck(Hand.DECK, rounds);
  }

  /**
   * The index of deals from another deck, such as the 36 cards of short deck.
   *
   * @param deck has the same ranks in every suit, no jokers, and as many cards as the rounds
   * @throws IllegalArgumentException if it has not, or as {@link #of}
   */
  public static HandIndex ofDeck(long deck, int... rounds) {
    int total = 0;
    for (int cards : rounds) {
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

  /** How many rounds there are. */
  public int rounds() {
    return rounds.length;
  }

  /**
   * How many cards a round has.
   *
   * @param round 0 for the first
   * @throws IllegalArgumentException if there is no such round
   */
  public int cards(int round) {
    return rounds[checked(round)];
  }

  /**
   * How many classes of deals there are up to and with a round.
   *
   * @throws IllegalArgumentException if there is no such round
   */
  public long size(int round) {
    return indexes[checked(round)].size();
  }

  private int checked(int round) {
    if (round < 0 || round >= rounds.length) {
      throw new IllegalArgumentException(
          "round " + round + ": expected 0 to " + (rounds.length - 1));
    }
    return round;
  }

  /**
   * The number of the first round's cards.
   *
   * @throws IllegalArgumentException if these are not as many cards of the deck as the round has
   */
  public long index(long first) {
    return indexer.index(1, first, 0, 0, 0, null);
  }

  /** As {@link #index(long...)}, for two rounds. Allocates nothing. */
  public long index(long first, long second) {
    return indexer.index(2, first, second, 0, 0, null);
  }

  /** As {@link #index(long...)}, for three rounds. Allocates nothing. */
  public long index(long first, long second, long third) {
    return indexer.index(3, first, second, third, 0, null);
  }

  /** As {@link #index(long...)}, for four rounds. Allocates nothing. */
  public long index(long first, long second, long third, long fourth) {
    return indexer.index(4, first, second, third, fourth, null);
  }

  /**
   * The number of a deal.
   *
   * @param cards the cards of each round up to the one that the deal has reached, as sets
   * @return 0 to {@link #size size(round)} - 1
   * @throws IllegalArgumentException if there are more rounds than there should be, or none, or a
   *     round has not its number of cards, or one that is not in the deck or was dealt before
   */
  public long index(long... cards) {
    return indexer.index(cards.length, 0, 0, 0, 0, cards);
  }

  /**
   * A deal that has this number, always the same one.
   *
   * @return the cards of each round up to this one
   * @throws IllegalArgumentException if there is no such round, or no such number in it
   */
  public long[] unindex(int round, long index) {
    long[] cards = new long[checked(round) + 1];
    unindex(round, index, cards);
    return cards;
  }

  /**
   * As {@link #unindex(int, long)}, but allocates nothing.
   *
   * @param cards where the rounds' cards go; what stands after them stays
   * @throws IllegalArgumentException if there is no such round, or no such number in it, or the
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
   * How many deals have this number: 24, or a divisor where suits can be exchanged.
   *
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
