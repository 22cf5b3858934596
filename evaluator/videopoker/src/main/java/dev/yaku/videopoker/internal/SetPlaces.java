package dev.yaku.videopoker.internal;

import dev.yaku.Card;
import dev.yaku.internal.cards.Combinatorics;

/**
 * The places of sets of natural cards among all sets of the same size, in colexicographical order.
 */
final class SetPlaces {
  /**
   * The number of sets, by the number of cards and the number of cards to choose from; also what a
   * card adds to the place of a set in which it is the {@code cards}-th lowest.
   */
  static final int[][] CHOOSE = choose();

  /** By mask: the number of smaller masks with as many bits. */
  static final int[] OF_MASKS = ofMasks();

  private SetPlaces() {}

  private static int[][] choose() {
    int[][] choose = new int[SuitClasses.HAND + 1][Card.JOKER + 1];
    for (int cards = 0; cards <= SuitClasses.HAND; cards++) {
      for (int of = 0; of <= Card.JOKER; of++) {
        choose[cards][of] = (int) Combinatorics.choose(of, cards);
      }
    }
    return choose;
  }

  private static int[] ofMasks() {
    int[] seen = new int[SuitClasses.HAND + 1];
    int[] places = new int[SuitClasses.MASKS];
    for (int mask = 0; mask < SuitClasses.MASKS; mask++) {
      places[mask] = seen[Integer.bitCount(mask)]++;
    }
    return places;
  }

  /** The place of a set among all sets of the same size. */
  static int of(long set) {
    int place = 0;
    int cards = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      place += CHOOSE[++cards][Long.numberOfTrailingZeros(rest)];
    }
    return place;
  }
}
