package dev.yaku.equity.internal.holes;

/**
 * The patterns of the suits of two holes: which cards have the same suit, whatever it is. A pattern
 * is four suits in which each new one is the lowest that has not occurred.
 */
public final class SuitPatterns {
  public static final int COUNT = 15;

  /** The first hole's high and low card, then the second one's: the places of two of these. */
  static final int[][] TWO_CARDS = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};

  private static final int CARDS = 4;
  private static final int SUIT_BITS = 2;

  /** The number of the pattern of four suits of two bits each. */
  static final byte[] OF = new byte[1 << CARDS * SUIT_BITS];

  private static final byte[] SWAPPED = new byte[OF.length]; // with the second hole's suits first
  private static final int[] PATTERNS = numberPatterns();

  private SuitPatterns() {}

  /**
   * The numbers of the patterns of two holes of these ranks, by the four bits of the first one's
   * code and then the four of the second one's; not to be changed.
   */
  public static byte[] of(int first, int second) {
    return first >= second ? OF : SWAPPED;
  }

  /** Numbers the patterns in ascending order: returns the suits of each. */
  private static int[] numberPatterns() {
    int[] patterns = new int[COUNT];
    int count = 0;
    for (int suits = 0; suits < OF.length; suits++) {
      int pattern = pattern(suits);
      if (pattern == suits) {
        OF[suits] = (byte) count;
        patterns[count++] = suits;
      }
      OF[suits] = OF[pattern]; // which is not greater
      SWAPPED[(suits & 15) << 4 | suits >>> 4] = OF[suits];
    }
    return patterns;
  }

  /** The suits named in the order in which they occur. */
  private static int pattern(int suits) {
    int pattern = 0;
    int names = 0; // two bits for each suit
    int known = 0;
    int count = 0;
    for (int card = 0; card < CARDS; card++) {
      int suit = digit(suits, card);
      if ((known >>> suit & 1) == 0) {
        known |= 1 << suit;
        names |= count++ << SUIT_BITS * suit;
      }
      pattern = pattern << SUIT_BITS | names >>> SUIT_BITS * suit & 3;
    }
    return pattern;
  }

  private static int digit(int suits, int card) {
    return suits >>> SUIT_BITS * (CARDS - 1 - card) & 3;
  }

  /**
   * The patterns in which cards of equal rank have different suits, as a set, by the set of {@link
   * #TWO_CARDS} that have equal ranks.
   */
  static char[] possibleByEqualRanks() {
    char[] possible = new char[1 << TWO_CARDS.length];
    for (int pattern = 0; pattern < COUNT; pattern++) {
      int equal = 0;
      for (int i = 0; i < TWO_CARDS.length; i++) {
        int first = digit(PATTERNS[pattern], TWO_CARDS[i][0]);
        equal |= (first == digit(PATTERNS[pattern], TWO_CARDS[i][1]) ? 1 : 0) << i;
      }
      for (int ranks = 0; ranks < possible.length; ranks++) {
        possible[ranks] |= (char) ((ranks & equal) == 0 ? 1 << pattern : 0);
      }
    }
    return possible;
  }
}
