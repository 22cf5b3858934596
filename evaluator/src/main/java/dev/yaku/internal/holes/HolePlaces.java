package dev.yaku.internal.holes;

import dev.yaku.Card;
import dev.yaku.internal.ranks.Multisets;
import java.util.Arrays;

/**
 * The places of a deck's holes in order of their ranks: 16 places for each two ranks, of which a
 * pair uses six. After these, each hole has a separate place, by number. Immutable.
 */
final class HolePlaces {
  /** The most pairs of ranks: {@value}. */
  static final int PAIRS = 91;

  /** Places by ranks: {@value}. */
  static final int PAIR_PLACES = 16 * PAIRS;

  /** All places: {@value}. */
  static final int SIZE = PAIR_PLACES + Holes.SIZE;

  /** Bundles: pairs of ranks, and single holes. */
  static final int BUNDLES = PAIRS + Holes.SIZE;

  /** Slots of cards: four for each rank. */
  static final int CARDS = 52;

  /** Boards with more cards of a suit have flushes of one card. */
  static final int MOST_SUITED = 3;

  private final int pairs;
  private final char[] low = new char[PAIRS]; // the slot of the lower rank's first card
  private final char[] high = new char[PAIRS];
  private final char[] holes; // by place, without gaps
  private final char[] places;
  private final long[] hands;

  private HolePlaces(long deck) {
    int[] ranks = new int[Card.RANK_COUNT];
    int found = 0;
    for (int rank = 0; rank < Card.RANK_COUNT; rank++) {
      if ((deck >>> rank & HoleSets.ONE_RANK) != 0) {
        ranks[found++] = rank;
      }
    }
    pairs = Multisets.count(found, 2);
    char[] filledHoles = new char[Holes.SIZE];
    char[] filledPlaces = new char[Holes.SIZE];
    int filled = 0;
    for (int b = 0; b < found; b++) {
      for (int a = 0; a <= b; a++) {
        int pair = Multisets.pair(a, b);
        low[pair] = (char) (4 * ranks[a]);
        high[pair] = (char) (4 * ranks[b]);
        for (int place = 0; place < 16; place++) {
          int one = Card.of(ranks[a], place & 3);
          int other = Card.of(ranks[b], place >>> 2);
          if (a < b || one < other) {
            filledHoles[filled] = (char) Holes.of(Math.min(one, other), Math.max(one, other));
            filledPlaces[filled++] = (char) (pair << 4 | place);
          }
        }
      }
    }
    holes = Arrays.copyOf(filledHoles, filled);
    places = Arrays.copyOf(filledPlaces, filled);
    hands = new long[filled];
    Arrays.setAll(hands, i -> Holes.hand(holes[i]));
  }

  static HolePlaces of(HoleValues values) {
    return new HolePlaces(values.deck());
  }

  /** The number of pairs of ranks of the deck. */
  int pairs() {
    return pairs;
  }

  /** The number of holes of the deck. */
  int count() {
    return holes.length;
  }

  /** The hole of this place among those in use. */
  int hole(int i) {
    return holes[i];
  }

  /** The cards of this hole. */
  long hand(int i) {
    return hands[i];
  }

  /** The place of this hole. */
  int place(int i) {
    return places[i];
  }

  int low(int pair) {
    return low[pair];
  }

  int high(int pair) {
    return high[pair];
  }

  /** The slot of a card: the suits of a rank together. */
  static int slot(int card) {
    return 4 * Card.rank(card) + Card.suit(card);
  }
}
