package dev.yaku;

/** Finds the best flush of a set of cards, wild ones among them. */
final class FlushSets {
  /*
   * The methods are short so that the JIT takes them into the caller's loop, though it calls them
   * rarely: see SetEvaluator.
   */
  private static final int SUIT_MASK = (1 << Card.RANK_COUNT) - 1;

  private final SuitKeys keys;
  private final Deck deck;
  private final Sections flushes;

  /**
   * By number of wild cards and set of ranks: the value of the flush that they are, or 0. Made when
   * first asked for; two threads may both make it.
   */
  private volatile char[] values;

  /**
   * Looks flushes up when first asked.
   *
   * @param flushes their values by the sums of their keys
   */
  FlushSets(SuitKeys keys, Deck deck, Sections flushes) {
    this.keys = keys;
    this.deck = deck;
    this.flushes = flushes;
  }

  /** The value of a hand's best flush, or 0. */
  int best(long hand) {
    int wild = Long.bitCount(hand & keys.wild());
    return bestOfFour(values(), hand << 12, wild << Card.RANK_COUNT);
  }

  private char[] values() {
    char[] known = values;
    return known == null ? make() : known;
  }

  private static int bestOfFour(char[] values, long suits, int wild) {
    return Math.max(bestOfTwo(values, suits, wild), bestOfTwo(values, suits >>> 26, wild));
  }

  private static int bestOfTwo(char[] values, long suits, int wild) {
    return Math.max(value(values, suits >>> 12, wild), value(values, suits >>> 25, wild));
  }

  private static char value(char[] values, long suit, int wild) {
    return values[wild | (int) suit & SUIT_MASK];
  }

  private char[] make() {
    int mostWild = Math.min(Long.bitCount(keys.wild()), deck.maxCards());
    char[] made = new char[mostWild + 1 << Card.RANK_COUNT];
    for (int at = 0; at < made.length; at++) {
      int wild = at >>> Card.RANK_COUNT;
      int ranks = at & SUIT_MASK & ~keys.wildRanks(); // wild cards are counted already
      int cards = Integer.bitCount(ranks) + wild;
      if (cards >= keys.flush() && cards <= deck.maxCards()) {
        int sum = keys.ofRanks()[ranks] + wild * keys.wildKey();
        made[at] = (char) flushes.of(cards).value(sum);
      }
    }
    values = made;
    return made;
  }
}
