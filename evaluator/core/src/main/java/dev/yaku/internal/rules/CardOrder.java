package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Category;
import java.util.Arrays;

/** Sorts cards by the meaning of values, most significant first. */
public record CardOrder(ValueScale scale) {
  private static final int ACE = Card.RANK_COUNT - 1;
  private static final int CARD_BITS = 6;
  private static final int CARD_MASK = (1 << CARD_BITS) - 1;
  private static final int STRENGTH_BITS = 4;

  /** Sorts cards that make a value, most significant first. */
  public int[] ordered(int value, int[] cards) {
    return lowAceLast(value, mostTellingFirst(cards));
  }

  /** In A-2-3-4-5 the five is the most significant. */
  int[] lowAceLast(int value, int[] cards) {
    Category category = scale.category(value);
    boolean straight = category == Category.STRAIGHT || category == Category.STRAIGHT_FLUSH;
    if (!straight
        || cards.length == 0 // of a forged table
        || Card.isJoker(cards[0])
        || Card.rank(cards[0]) != ACE
        || scale.topRank(value) == ACE) {
      return cards;
    }
    int[] rotated = Arrays.copyOfRange(cards, 1, cards.length + 1);
    rotated[cards.length - 1] = cards[0];
    return rotated;
  }

  /**
   * Sorts cards: first the ranks most often held, then by rank and suit, highest first; jokers
   * last.
   */
  int[] mostTellingFirst(int[] cards) {
    long held = RankCounts.of(cards);
    int[] sorted = new int[cards.length];
    for (int i = 0; i < cards.length; i++) {
      int place = place(cards[i], held);
      int at = i;
      while (at > 0 && sorted[at - 1] < place) {
        sorted[at] = sorted[at - 1];
        at--;
      }
      sorted[at] = place;
    }
    for (int i = 0; i < sorted.length; i++) {
      sorted[i] = sorted[i] < 0 ? -sorted[i] : sorted[i] & CARD_MASK;
    }
    return sorted;
  }

  /**
   * The sort key, greater for more significant cards: how often the rank is held, the rank, the
   * card.
   */
  private int place(int card, long held) {
    if (Card.isJoker(card)) {
      return -card;
    }
    int rank = Card.rank(card);
    int strength = scale.aceFirst() && rank == ACE ? 0 : rank + 1;
    int times = (int) (held >>> RankCounts.shift(card)) & RankCounts.MASK;
    return (times << STRENGTH_BITS | strength) << CARD_BITS | card;
  }
}
