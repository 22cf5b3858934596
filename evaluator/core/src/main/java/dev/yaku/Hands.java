package dev.yaku;

import dev.yaku.internal.enumerate.CallbackLoops;
import java.util.Objects;
import java.util.function.LongConsumer;

/**
 * All hands that hold certain cards and <i>n</i> others from a set: all hands of a deck, all
 * possible boards, all holes that an opponent can have. Immutable.
 *
 * <pre>{@code
 * Hands.of(Hand.DECK, 5); // all 2,598,960 hands of five cards
 * Hands.of(Hand.DECK & ~dead, 5 - Long.bitCount(board)).with(board); // all boards from here on
 * Hands.of(Hand.DECK & ~(board | mine), 2).with(board); // all opponents, each with the board
 * }</pre>
 *
 * @param live the cards to choose from
 * @param chosen the number of live cards that each hand holds
 * @param held the cards that every hand holds
 * @see HandEvaluator#forEach
 * @see HandEvaluator#countByValue
 */
public record Hands(long live, int chosen, long held) {
  /**
   * Creates all hands that hold the held cards and this number of the live cards.
   *
   * @param live the cards to choose from, a set
   * @param chosen the number of cards to choose
   * @param held the cards that every hand holds, a set
   * @throws IllegalArgumentException if a card is both held and live, or if there are fewer than
   *     {@code chosen} live cards
   */
  public Hands {
    if ((live & held) != 0) {
      throw new IllegalArgumentException("both held and live: " + Hand.toString(live & held));
    }
    if (chosen < 0 || chosen > Long.bitCount(live)) {
      throw new IllegalArgumentException(
          "cannot choose " + chosen + " of " + Long.bitCount(live) + " cards");
    }
  }

  /**
   * {@return all sets of {@code chosen} of these cards}
   *
   * @param live the cards to choose from, a set
   * @param chosen the number of cards to choose
   * @throws IllegalArgumentException if there are fewer cards
   */
  public static Hands of(long live, int chosen) {
    return new Hands(live, chosen, Hand.EMPTY);
  }

  /**
   * {@return these hands, each with more cards}
   *
   * @param more more cards, a set
   * @throws IllegalArgumentException if one of these cards is live, or held already
   */
  public Hands with(long more) {
    if ((held & more) != 0) {
      throw new IllegalArgumentException("already held: " + Hand.toString(held & more));
    }
    return new Hands(live, chosen, held | more);
  }

  /**
   * {@return never: a card passed as a set is rejected}
   *
   * @param card the card that is rejected
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  public Hands with(int card) {
    throw Hand.notASet(card);
  }

  /** {@return the number of hands} */
  public long count() {
    long[] ways = new long[chosen + 1]; // indexed by the number of cards chosen from those seen
    ways[0] = 1;
    for (int seen = 0; seen < Long.bitCount(live); seen++) {
      for (int taken = chosen; taken > 0; taken--) {
        ways[taken] += ways[taken - 1];
      }
    }
    return ways[chosen];
  }

  /**
   * Calls an action with each hand, in ascending order of the sets as unsigned numbers. As in
   * {@link HandEvaluator#forEach}, each class of actions gets its own loop.
   *
   * @param action called with each hand
   */
  public void forEach(LongConsumer action) {
    Objects.requireNonNull(action, "action");
    long[] bits = new long[Long.bitCount(live)];
    long rest = live;
    for (int i = 0; i < bits.length; i++) {
      bits[i] = Long.lowestOneBit(rest);
      rest ^= bits[i];
    }
    CallbackLoops.of(action, count()).choose(held, chosen, bits, bits.length, action);
  }

  /** How many of which cards, and those held: {@code "1 of 2c 3c, with As Kd"}. */
  @Override
  public String toString() {
    String chosenCards = chosen + " of " + Hand.toString(live);
    return held == Hand.EMPTY ? chosenCards : chosenCards + ", with " + Hand.toString(held);
  }
}
