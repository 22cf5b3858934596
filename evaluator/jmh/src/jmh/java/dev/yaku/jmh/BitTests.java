package dev.yaku.jmh;

/**
 * The classic rival without tables: sets of ranks are tested bit by bit, as in Steve Brecher's
 * evaluator and many since.
 */
final class BitTests {
  private static final int SUIT_MASK = (1 << 13) - 1;
  private static final int WHEEL = 0b1_0000_0000_1111;
  private static final int TOP_OF_WHEEL = 1 << 3;
  private static final int ROYAL = 1 << 12;

  private BitTests() {}

  /** The packed value of a hand of five to seven cards, by the rules of {@code standard}. */
  static int packed(long hand) {
    int c = (int) hand & SUIT_MASK;
    int d = (int) (hand >>> 13) & SUIT_MASK;
    int h = (int) (hand >>> 26) & SUIT_MASK;
    int s = (int) (hand >>> 39);
    int all = c | d | h | s;
    int suited =
        Integer.bitCount(c) >= 5
            ? c
            : Integer.bitCount(d) >= 5
                ? d
                : Integer.bitCount(h) >= 5 ? h : Integer.bitCount(s) >= 5 ? s : 0;
    int top = straight(suited);
    if (top != 0) {
      return straight(top == ROYAL ? 0xA : 9, top);
    }
    int cd = c & d;
    int hs = h & s;
    int twice = cd | hs | (c | d) & (h | s);
    int thrice = cd & (h | s) | hs & (c | d);
    int four = cd & hs;
    if (four != 0) {
      return append(append(8, four, 1), all ^ four, 1) << 12;
    }
    int three = Integer.highestOneBit(thrice);
    int pairs = twice ^ three;
    if (three != 0 && pairs != 0) {
      return append(append(7, three, 1), pairs, 1) << 12;
    }
    if (suited != 0) {
      return append(6, suited, 5);
    }
    top = straight(all);
    if (top != 0) {
      return straight(5, top);
    }
    if (three != 0) {
      return append(append(4, three, 1), all ^ three, 2) << 8;
    }
    if (pairs == 0) {
      return append(1, all, 5);
    }
    int first = Integer.highestOneBit(pairs);
    int second = Integer.highestOneBit(pairs ^ first);
    return second == 0
        ? append(append(2, first, 1), all ^ first, 3) << 4
        : append(append(3, first | second, 2), all ^ first ^ second, 1) << 8;
  }

  /** The highest rank of a straight among these, as a bit, or 0. */
  private static int straight(int ranks) {
    int tops = ranks & ranks << 1 & ranks << 2 & ranks << 3 & ranks << 4;
    if (tops != 0) {
      return Integer.highestOneBit(tops);
    }
    return (ranks & WHEEL) == WHEEL ? TOP_OF_WHEEL : 0;
  }

  private static int straight(int category, int top) {
    return category << 20 | nibble(top) * 0x11111 - 0x01234;
  }

  /** Appends the nibbles of the highest of these ranks. */
  private static int append(int packed, int ranks, int count) {
    for (int i = 0; i < count; i++) {
      int highest = Integer.highestOneBit(ranks);
      packed = packed << 4 | nibble(highest);
      ranks ^= highest;
    }
    return packed;
  }

  private static int nibble(int rank) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(rank);
  }
}
