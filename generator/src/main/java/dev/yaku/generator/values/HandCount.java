package dev.yaku.generator.values;

import dev.yaku.generator.rules.Category;
import dev.yaku.generator.rules.PackedValue;
import dev.yaku.generator.rules.Rules;

/** Counts the ranks and suits of a hand. */
final class HandCount {
  final int[] held; // by the rank's place
  final int[] times = new int[PackedValue.RANKS + 1]; // how many ranks are held 1, 2, ... times
  int places; // of the ranks held, as a set
  private int suits; // the suits held, as a set
  private long different; // the cards held, as a set
  private final int size;
  private final int[] nibbles; // by the rank's place

  HandCount(int[] placeOfRank, int[] nibbles, int[] cards) {
    this.nibbles = nibbles;
    held = new int[nibbles.length];
    size = cards.length;
    for (int card : cards) {
      int place = placeOfRank[card % Rules.RANKS.length()];
      times[held[place]]--;
      held[place]++;
      times[held[place]]++;
      places |= 1 << place;
      suits |= 1 << card / Rules.RANKS.length();
      different |= 1L << card;
    }
  }

  /** Whether these are all the cards of a hand, of one suit. */
  boolean isFlush(int best, boolean mayRepeat) {
    return size == best
        && Integer.bitCount(suits) == 1
        && (mayRepeat || Long.bitCount(different) == size);
  }

  /** The nibbles of the ranks held this many times, highest first; a low ace is last, and 0. */
  int ranks(int often, int lowAces) {
    int ranks = 0;
    for (int place = nibbles.length - 1 - lowAces; place >= 0; place--) {
      ranks = held[place] == often ? ranks << PackedValue.RANK_BITS | nibbles[place] : ranks;
    }
    return ranks << PackedValue.RANK_BITS * lowAces;
  }

  Category ofAKind() {
    if (times[5] == 1) {
      return Category.FIVE_OF_A_KIND;
    }
    if (times[4] == 1) {
      return Category.FOUR_OF_A_KIND;
    }
    if (times[3] == 1) {
      return times[2] == 1 ? Category.FULL_HOUSE : Category.THREE_OF_A_KIND;
    }
    return switch (times[2]) {
      case 2 -> Category.TWO_PAIR;
      case 1 -> Category.ONE_PAIR;
      default -> Category.HIGH_CARD;
    };
  }
}
