package dev.yaku.solver.internal.deals;

import java.util.Arrays;

/**
 * The hands of one player that are possible with a board; on a complete board in ascending order of
 * values.
 *
 * <p>Arrays by hand are filled up to {@link #padded}, a multiple of {@link #LANES} greater than the
 * number of hands: what is there beyond the hands counts for nothing.
 */
public final class Hands {
  /** The most floats that a vector holds. */
  public static final int LANES = 16;

  /** The places for sums by card: all cards and, for each player, one that no hand holds. */
  public static final int CARDS = 54;

  /** The rows of sums that {@link #marks} names for each hand. */
  public static final int MARKS = 6;

  private final long[] cards;
  private final char[] parents;
  private final int[] values;
  private final byte[] high;
  private final byte[] low;
  private final char[] byCard;
  private final char[] starts = new char[CARDS + 1];
  private final char[] ends = new char[CARDS];
  private char[] same = {};
  private char[] marks = {};

  /**
   * @param player 0 or 1
   * @param cards sets of one or two cards
   * @param parents by hand: its number among the hands of the deal before
   * @param values ascending; empty if the board is incomplete
   */
  Hands(int player, long[] cards, char[] parents, int[] values) {
    this.cards = cards;
    this.parents = parents;
    this.values = values;
    high = new byte[cards.length];
    low = new byte[cards.length];
    int[] counts = new int[CARDS];
    for (int i = 0; i < cards.length; i++) {
      boolean single = Long.bitCount(cards[i]) == 1;
      high[i] = (byte) (Long.SIZE - 1 - Long.numberOfLeadingZeros(cards[i]));
      low[i] = (byte) (single ? CARDS - 2 + player : Long.numberOfTrailingZeros(cards[i]));
      counts[high[i]]++;
      counts[low[i]]++;
    }
    for (int card = 0; card < CARDS; card++) {
      starts[card + 1] = (char) (starts[card] + counts[card]);
      ends[card] = (char) (starts[card + 1] + card);
    }
    byCard = new char[2 * cards.length];
    char[] next = starts.clone();
    for (int i = 0; i < cards.length; i++) {
      byCard[next[high[i]]++] = (char) i;
      byCard[next[low[i]]++] = (char) i;
    }
  }

  /** The number of hands. */
  public int count() {
    return cards.length;
  }

  /** The length of arrays by hand. */
  public int padded() {
    return (cards.length / LANES + 1) * LANES;
  }

  /** The cards of a hand. */
  public long cards(int hand) {
    return cards[hand];
  }

  /** By hand: its number among the hands of the deal before; of the first deal, as given. */
  public char[] parents() {
    return parents;
  }

  /** By hand, on a complete board: its value. */
  public int[] values() {
    return values;
  }

  /** By hand: its higher card, or its only one. */
  public byte[] high() {
    return high;
  }

  /** By hand: its lower card; of a single card, a place of the player's own. */
  public byte[] low() {
    return low;
  }

  /** All hands with card 0, then all hands with card 1 and so on. */
  public char[] byCard() {
    return byCard;
  }

  /** By card: where its hands start in {@link #byCard}; then the end. */
  public char[] starts() {
    return starts;
  }

  /**
   * By card: the row of the sum of all hands with it, where each card has a row for each sum of its
   * first hands, from the sum of none on.
   */
  public char[] ends() {
    return ends;
  }

  /**
   * By hand: the opponent's hand of the same two cards; if there is none, one beyond the last. With
   * hands of one card there never is one: the sum for that card is enough.
   */
  public char[] same() {
    return same;
  }

  /**
   * By hand, {@value #MARKS} each, on a complete board: rows of sums of the opponent's hands. The
   * first two are the numbers of hands of lower value, and of lower or equal value; then come the
   * rows of the same sums for the hand's high card, as {@link #ends} counts rows, and for its low
   * card.
   */
  public char[] marks() {
    return marks;
  }

  /** Finds how these hands and the opponent's are related. */
  void relate(Hands theirs) {
    same = new char[cards.length];
    for (int i = 0; i < cards.length; i++) {
      same[i] = (char) theirs.cards.length;
      for (int k = theirs.starts[high[i]]; k < theirs.starts[high[i] + 1]; k++) {
        if (Long.bitCount(cards[i]) == 2 && theirs.cards[theirs.byCard[k]] == cards[i]) {
          same[i] = theirs.byCard[k];
        }
      }
    }
    marks = new char[values.length * MARKS];
    for (int i = 0; i < values.length; i++) {
      int value = values[i];
      marks[i * MARKS] = (char) below(theirs.values, value);
      marks[i * MARKS + 1] = (char) below(theirs.values, value + 1);
      marks[i * MARKS + 2] = theirs.row(high[i], value);
      marks[i * MARKS + 3] = theirs.row(high[i], value + 1);
      marks[i * MARKS + 4] = theirs.row(low[i], value);
      marks[i * MARKS + 5] = theirs.row(low[i], value + 1);
    }
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
