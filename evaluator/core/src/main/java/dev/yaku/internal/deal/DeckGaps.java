package dev.yaku.internal.deal;

import java.util.Arrays;

/**
 * The gaps of a deck. Without them, cards have consecutive places: the lowest 0, the next 1.
 *
 * @param above for each gap, lowest first, the missing cards and all cards above them
 * @param widths for each gap, the number of missing cards
 */
public record DeckGaps(long[] above, int[] widths) {
  public static DeckGaps of(long deck) {
    long[] above = new long[Long.SIZE / 2];
    int[] widths = new int[above.length];
    int count = 0;
    long missing = ~deck & Long.highestOneBit(deck) - 1;
    while (missing != 0) {
      above[count] = missing | -missing;
      long others = missing & missing - above[count]; // a carry propagates through the lowest gap
      widths[count] = Long.bitCount(missing ^ others);
      missing = others;
      count++;
    }
    return new DeckGaps(Arrays.copyOf(above, count), Arrays.copyOf(widths, count));
  }

  /** The cards at these places. */
  public long expand(long places) {
    long cards = places;
    for (int i = 0; i < above.length; i++) {
      long moved = cards & above[i];
      cards = cards ^ moved | moved << widths[i];
    }
    return cards;
  }

  /** The places of these cards of the deck. */
  public long compress(long cards) {
    long places = cards;
    for (int i = above.length - 1; i >= 0; i--) {
      long moved = places & above[i];
      places = places ^ moved | moved >>> widths[i];
    }
    return places;
  }
}
