package dev.yaku.solver.internal.deals;

import java.util.Arrays;

/**
 * The hands of one player that are possible with a board; on a complete board in ascending order of
 * values.
 *
 * <p>Arrays by hand are filled up to {@link #padded}, a multiple of {@link #LANES} greater than the
 * number of hands: what is there beyond the hands counts for nothing.
 *
 * @param cards by hand: a set of one or two cards
 * @param parents by hand: its number among the hands of the deal before; of the first deal, as
 *     given
 * @param values by hand, ascending; empty if the board is incomplete
 * @param high by hand: its higher card, or its only one
 * @param low by hand: its lower card; of a single card, a place of the player's own
 * @param byCard all hands with card 0, then all hands with card 1 and so on
 * @param starts by card: where its hands start in {@code byCard}; then the end
 * @param ends by card: the row of the sum of all hands with it, where each card has a row for each
 *     sum of its first hands, from the sum of none on
 * @param same by hand: the opponent's hand of the same two cards; if there is none, one beyond the
 *     last. With hands of one card there never is one: the sum for that card is enough
 * @param marks by hand, {@value #MARKS} each, on a complete board: rows of sums of the opponent's
 *     hands. The first two are the numbers of hands of lower value, and of lower or equal value;
 *     then come the rows of the same sums for the hand's high card, as {@code ends} counts rows,
 *     and for its low card
 */
public record PlayerHands(
    long[] cards,
    char[] parents,
    int[] values,
    byte[] high,
    byte[] low,
    char[] byCard,
    char[] starts,
    char[] ends,
    char[] same,
    char[] marks) {
  /** The most floats that a vector holds. */
  public static final int LANES = 16;

  /** The places for sums by card: all cards and, for each player, one that no hand holds. */
  public static final int CARDS = 54;

  /** The rows of sums that {@link #marks} names for each hand. */
  public static final int MARKS = 6;

  /** Those of a player, 0 or 1, alone. */
  static PlayerHands of(int player, long[] cards, char[] parents, int[] values) {
    byte[] high = new byte[cards.length];
    byte[] low = new byte[cards.length];
    int[] counts = new int[CARDS];
    for (int i = 0; i < cards.length; i++) {
      boolean single = Long.bitCount(cards[i]) == 1;
      high[i] = (byte) (Long.SIZE - 1 - Long.numberOfLeadingZeros(cards[i]));
      low[i] = (byte) (single ? CARDS - 2 + player : Long.numberOfTrailingZeros(cards[i]));
      counts[high[i]]++;
      counts[low[i]]++;
    }
    char[] starts = new char[CARDS + 1];
    char[] ends = new char[CARDS];
    for (int card = 0; card < CARDS; card++) {
      starts[card + 1] = (char) (starts[card] + counts[card]);
      ends[card] = (char) (starts[card + 1] + card);
    }
    char[] byCard = new char[2 * cards.length];
    char[] next = starts.clone();
    for (int i = 0; i < cards.length; i++) {
      byCard[next[high[i]]++] = (char) i;
      byCard[next[low[i]]++] = (char) i;
    }
    char[] none = {};
    return new PlayerHands(cards, parents, values, high, low, byCard, starts, ends, none, none);
  }

  /** The number of hands. */
  public int count() {
    return cards.length;
  }

  /** The length of arrays by hand. */
  public int padded() {
    return (cards.length / LANES + 1) * LANES;
  }

  /** The number of the hand of these cards; -1 if there is none. */
  public int number(long hand) {
    int card = Math.min(Long.numberOfTrailingZeros(hand), CARDS - 1);
    for (int k = starts[card]; k < starts[card + 1]; k++) {
      if (cards[byCard[k]] == hand) {
        return byCard[k];
      }
    }
    return -1;
  }

  /** These hands, and how they are related to the opponent's. */
  PlayerHands against(PlayerHands theirs) {
    char[] equal = new char[cards.length];
    for (int i = 0; i < cards.length; i++) {
      int number = Long.bitCount(cards[i]) == 2 ? theirs.number(cards[i]) : -1;
      equal[i] = (char) (number < 0 ? theirs.cards.length : number);
    }
    char[] rows = new char[values.length * MARKS];
    for (int i = 0; i < values.length; i++) {
      int value = values[i];
      rows[i * MARKS] = (char) below(theirs.values, value);
      rows[i * MARKS + 1] = (char) below(theirs.values, value + 1);
      rows[i * MARKS + 2] = theirs.row(high[i], value);
      rows[i * MARKS + 3] = theirs.row(high[i], value + 1);
      rows[i * MARKS + 4] = theirs.row(low[i], value);
      rows[i * MARKS + 5] = theirs.row(low[i], value + 1);
    }
    return new PlayerHands(cards, parents, values, high, low, byCard, starts, ends, equal, rows);
  }

  private static int below(int[] values, int value) {
    int at = Arrays.binarySearch(values, value);
    while (at > 0 && values[at - 1] == value) {
      at--;
    }
    return at < 0 ? -at - 1 : at;
  }

  /** The row of the sum of hands with this card of a lower value. */
  private char row(int card, int value) {
    int row = starts[card];
    while (row < starts[card + 1] && values[byCard[row]] < value) {
      row++;
    }
    return (char) (row + card);
  }
}
