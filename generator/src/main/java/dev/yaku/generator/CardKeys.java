package dev.yaku.generator;

/**
 * The keys of cards and of the ranks that one suit holds, made from the keys of the ranks.
 *
 * <p>A card's key is a {@code long}: its rank's key in the upper half; in the lower half four
 * counters of four bits, one a suit, of which its own is 1. A wild card counts in all of them.
 */
final class CardKeys {
  /** The lowest bit of a suit's sum: the suit decides alone, it holds a flush or a wrong card. */
  private static final int FLAG = 1;

  private static final int ALL_SUITS = 0x1111;
  private static final int RANK_COUNT = Rules.RANKS.length();

  private CardKeys() {}

  /** By card, jokers behind the others; 0 for a card that the deck does not have. */
  static long[] ofCards(Rules rules, int[] keys) {
    long[] cards = new long[Rules.JOKER + rules.jokers()];
    for (int card = 0; card < cards.length; card++) {
      if (rules.isWild(card)) {
        cards[card] = ((long) keys[RankMultisets.WILD] << 32) | ALL_SUITS;
      } else if (rules.hasCard(card)) {
        cards[card] = ((long) keys[card % RANK_COUNT] << 32) | (1L << 4 * (card / RANK_COUNT));
      }
    }
    return cards;
  }

  /** By set of ranks: the sum of their keys, with a flag where the suit decides alone. */
  static int[] ofSuits(Rules rules, int[] keys) {
    int[] suits = new int[1 << RANK_COUNT];
    for (int set = 0; set < suits.length; set++) {
      boolean flagged = Integer.bitCount(set) >= rules.best();
      for (int rank = 0; rank < RANK_COUNT; rank++) {
        if ((set >> rank & 1) != 0) {
          suits[set] += keys[rank];
          flagged |= rules.ranks().indexOf(Rules.RANKS.charAt(rank)) < 0;
        }
      }
      suits[set] += flagged ? FLAG : 0;
    }
    return suits;
  }
}
