package dev.yaku.board;

import dev.yaku.Card;
import java.util.Arrays;

/**
 * The suits of one board. Ranks are places in the order of the rules, and sets of them are bits.
 */
final class Suited {
  static final int SUITS = Card.SUITS.length();

  final int[] counts = new int[SUITS]; // of the board's cards
  final int[] highest = new int[SUITS]; // rank that is not on the board

  Suited(ValueKinds kinds, long board) {
    for (int suit = 0; suit < SUITS; suit++) {
      long cards = board & cards(suit);
      counts[suit] = Long.bitCount(cards);
      int others = (1 << kinds.ranks) - 1 & ~kinds.set(cards);
      highest[suit] = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(others);
    }
  }

  /** All cards of a suit. */
  static long cards(int suit) {
    return (1L << Card.RANK_COUNT) - 1 << Card.RANK_COUNT * suit;
  }

  /** The suit of three or more cards; -1 if there is none. */
  int flushSuit() {
    for (int suit = 0; suit < SUITS; suit++) {
      if (counts[suit] >= 3) {
        return suit;
      }
    }
    return -1;
  }

  Texture.Suits word(int cards) {
    int[] sorted = counts.clone();
    Arrays.sort(sorted);
    return Texture.Suits.of(cards, sorted[SUITS - 1], sorted[SUITS - 2]);
  }
}
