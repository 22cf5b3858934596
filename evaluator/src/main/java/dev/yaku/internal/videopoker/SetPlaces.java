package dev.yaku.internal.videopoker;

import dev.yaku.Card;
import java.util.Arrays;

/** The places of sets of natural cards among all of as many cards, in colexicographical order. */
final class SetPlaces {
  /** By number of cards, and of those to choose from: how many sets there are. */
  static final int[][] CHOOSE = choose();

  /** By mask: how many smaller masks have as many bits. */
  static final int[] OF_MASKS = ofMasks();

  private SetPlaces() {}

  /** What a card adds to the place of a set if so many cards of the set are not above it. */
  static int[] steps(int cards) {
    return CHOOSE[cards];
  }

  private static int[][] choose() {
    int[][] choose = new int[SuitClasses.HAND + 1][Card.JOKER + 1];
    Arrays.fill(choose[0], 1);
    for (int cards = 1; cards <= SuitClasses.HAND; cards++) {
      for (int of = 1; of <= Card.JOKER; of++) {
        choose[cards][of] = choose[cards][of - 1] + choose[cards - 1][of - 1];
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

  /** The place of a set among all of so many cards. */
  static int of(long set) {
    int place = 0;
    int cards = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      place += CHOOSE[++cards][Long.numberOfTrailingZeros(rest)];
    }
    return place;
  }
}
