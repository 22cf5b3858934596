package dev.yaku.equity;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.util.BitSet;

/** Sets of holes by their index, out of a deck. */
final class HoleSets {
  /** The cards of rank 0; shifted left by a rank, the cards of that. */
  static final long ONE_RANK = 1L | 1L << 13 | 1L << 26 | 1L << 39;

  /** The holes of each class. */
  private static final int[][] HOLES = new int[HoleClass.SIZE][];

  static {
    int[] counts = new int[HoleClass.SIZE];
    for (int i = 0; i < HoleClass.SIZE; i++) {
      HOLES[i] = new int[HoleClass.combinations(i)];
    }
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      int holeClass = HoleClass.of(hole);
      HOLES[holeClass][counts[holeClass]++] = hole;
    }
  }

  private HoleSets() {}

  static IllegalArgumentException notASet(int card) {
    return new IllegalArgumentException(
        card + " is a card, where a set is meant: take Hand.of(" + card + "), or Hand.EMPTY");
  }

  /** Whether the deck has both cards. */
  static boolean has(long deck, int hole) {
    return (HoleIndex.hand(hole) & ~deck) == 0;
  }

  /** Every hole of a deck. */
  static BitSet all(long deck) {
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      holes.set(hole, has(deck, hole));
    }
    return holes;
  }

  static BitSet of(long hand) {
    BitSet holes = new BitSet(HoleIndex.SIZE);
    holes.set(HoleIndex.of(hand));
    return holes;
  }

  /** This card with each other of a rank. */
  static BitSet with(int card, int rank, long deck) {
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int other : Hand.cards(deck & ONE_RANK << rank & ~(1L << card))) {
      holes.set(HoleIndex.of(card, other));
    }
    return holes;
  }

  /** Adds all holes of a class. */
  static void addClass(BitSet holes, int holeClass, long deck) {
    for (int hole : HOLES[holeClass]) {
      if (has(deck, hole)) {
        holes.set(hole);
      }
    }
  }

  /** Such as "the deck's 36 cards, of ranks 6789TJQKA". */
  static String deckText(long deck) {
    StringBuilder ranks = new StringBuilder();
    for (int rank = 0; rank < Card.RANK_COUNT; rank++) {
      if ((deck >>> rank & ONE_RANK) != 0) {
        ranks.append(Card.RANKS.charAt(rank));
      }
    }
    return "the deck's " + Long.bitCount(deck) + " cards, of ranks " + ranks;
  }
}
