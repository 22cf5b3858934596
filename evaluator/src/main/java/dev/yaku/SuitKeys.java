package dev.yaku;

/**
 * What the keys of a set's cards add up to, suit by suit, where there are wild cards or cards
 * repeat.
 *
 * @param ofRanks by set of ranks
 * @param flush how many cards are a flush; more than there are in rules without
 * @param wild all wild cards, where there are flushes
 * @param wildRanks the ranks among them
 * @param wildKey the key of each, and of each joker
 */
record SuitKeys(int[] ofRanks, int flush, long wild, int wildRanks, int wildKey) {
  /** The sum of the keys of a hand's jokers. */
  int ofJokers(long hand) {
    return Long.bitCount(hand >>> Card.JOKER) * wildKey;
  }

  /**
   * Whether there may be a flush: the cards of a suit and the wild ones are enough, if no wild card
   * is of the suit.
   */
  boolean mayHaveFlush(long hand) {
    int suited =
        Math.max(
            Math.max(suited((int) hand), suited((int) hand >>> 13)),
            Math.max(suited((int) (hand >>> 26)), suited((int) (hand >>> 39))));
    return suited + Long.bitCount(hand & wild) >= flush;
  }

  private int suited(int ranks) {
    return Integer.bitCount(ranks & ofRanks.length - 1);
  }

  /** Adds up the keys of the deck's cards. */
  static SuitKeys of(Deck deck, int bestCards, long... cardKeys) {
    int[] keys = new int[Card.RANK_COUNT];
    long wild = 0;
    int wildRanks = 0;
    int wildKey = 0;
    boolean flushes = false;
    for (int card = 0; card < cardKeys.length; card++) {
      int key = (int) (cardKeys[card] >>> 32);
      int suits = (int) cardKeys[card] & MultisetEvaluator.SUIT_COUNTERS;
      flushes |= suits != 0;
      if (Card.isJoker(card) || suits == MultisetEvaluator.ALL_SUITS) {
        wild |= 1L << card;
        wildKey = key;
      }
      if (!Card.isJoker(card) && deck.has(card)) {
        keys[Card.rank(card)] = key;
        wildRanks |= suits == MultisetEvaluator.ALL_SUITS ? 1 << Card.rank(card) : 0;
      }
    }
    int flush = flushes ? bestCards : Integer.MAX_VALUE;
    return new SuitKeys(sums(keys), flush, wild, wildRanks, wildKey);
  }

  /** By set: the sum of its keys. */
  private static int[] sums(int... keys) {
    int[] sums = new int[1 << keys.length];
    for (int set = 1; set < sums.length; set++) {
      sums[set] = sums[set & set - 1] + keys[Integer.numberOfTrailingZeros(set)];
    }
    return sums;
  }
}
