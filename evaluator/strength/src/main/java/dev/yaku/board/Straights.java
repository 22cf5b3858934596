package dev.yaku.board;

import java.util.Arrays;

/**
 * The straights of one rule set, and draws to them. Ranks are places in the order of the rules,
 * from 0, and sets of them are bits.
 */
final class Straights {
  private static final int LENGTH = 5;

  /** The ranks that an open-ended draw holds. */
  private static final int INNER = 4;

  private final int[] straights; // weakest first
  private final int ranks;
  private final boolean hasWheel;
  private final int[] with; // by rank: the numbers of its straights, as a set
  // By set of ranks: those of which one more card makes a straight.
  private final char[] completing;
  // By set of ranks: the number of its best straight, from 1; 0 if it has none.
  private final byte[] best;

  /** Of straights as sets of ranks, weakest first, and the number of ranks of the deck. */
  Straights(int[] straights, int ranks) {
    this.straights = straights.clone();
    this.ranks = ranks;
    hasWheel = Arrays.stream(straights).anyMatch(straight -> straight == wheel(ranks));
    with = new int[ranks];
    for (int i = 0; i < straights.length; i++) {
      for (int rest = straights[i]; rest != 0; rest &= rest - 1) {
        with[Integer.numberOfTrailingZeros(rest)] |= 1 << i;
      }
    }
    completing = new char[1 << ranks];
    best = new byte[1 << ranks];
    for (int set = 0; set < best.length; set++) {
      for (int i = 0; i < straights.length; i++) {
        int missing = straights[i] & ~set;
        if (missing == 0) {
          best[set] = (byte) (i + 1);
        } else if ((missing & missing - 1) == 0) {
          completing[set] |= (char) missing;
        }
      }
    }
  }

  /** The highest rank as the lowest: A-2-3-4-5. */
  static int wheel(int ranks) {
    return 1 << ranks - 1 | (1 << LENGTH - 1) - 1;
  }

  /**
   * The ranks of which one more card makes a straight, better than that of the board with the same
   * card.
   *
   * @param all the ranks of hole and board, which are no straight yet
   */
  int completing(int all, int board) {
    int found = completing[all];
    int ofBoard = found & completing[board];
    for (int rest = ofBoard; rest != 0; rest &= rest - 1) {
      int rank = rest & -rest;
      if (best[all | rank] == best[board | rank]) {
        found &= ~rank;
      }
    }
    return found;
  }

  /**
   * As {@link #completing}, with two cards of the hole and, with the next one, three of the board.
   */
  int completingInOmaha(int hole, int board) {
    int found = 0;
    for (int straight : straights) {
      for (int rest = straight & ~board; rest != 0; rest &= rest - 1) {
        int rank = rest & -rest;
        int others = straight & ~rank;
        if ((others & ~(hole | board)) == 0
            && Integer.bitCount(others & ~board) <= 2
            && Integer.bitCount(others & hole) >= 2
            && Integer.bitCount(others & board) >= 2) {
          found |= rank;
        }
      }
    }
    return found;
  }

  /** The draw to ranks that make a straight, as a bit of {@link Draw}; 0 for none. */
  int draw(int completing, int hole, int board, boolean flop) {
    if (completing == 0) {
      return flop && isBackdoor(hole, board) ? Draw.BACKDOOR_STRAIGHT_DRAW.bit() : 0;
    }
    int rest = completing & completing - 1;
    if (rest == 0) {
      return Draw.GUTSHOT.bit();
    }
    if ((rest & rest - 1) != 0) {
      return Draw.WRAP.bit();
    }
    int low = Integer.numberOfTrailingZeros(completing);
    int high = Integer.numberOfTrailingZeros(rest);
    int held = hole | board;
    boolean openEnded =
        high - low == LENGTH && isRun(held, low + 1)
            || hasWheel && low == INNER && high == ranks - 1 && isRun(held, 0);
    return openEnded ? Draw.OPEN_ENDED.bit() : Draw.DOUBLE_GUTSHOT.bit();
  }

  private static boolean isRun(int held, int from) {
    int run = (1 << INNER) - 1 << from;
    return (held & run) == run;
  }

  /** Whether two cards of the hole and one of the board are three ranks of one straight. */
  private boolean isBackdoor(int hole, int board) {
    for (int a = hole; a != 0; a &= a - 1) {
      int withA = with[Integer.numberOfTrailingZeros(a)];
      for (int b = a & a - 1; b != 0; b &= b - 1) {
        int withBoth = withA & with[Integer.numberOfTrailingZeros(b)];
        int two = Integer.lowestOneBit(a) | Integer.lowestOneBit(b);
        for (int c = board & ~two; c != 0; c &= c - 1) {
          if ((withBoth & with[Integer.numberOfTrailingZeros(c)]) != 0) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** How many straights the best hands of all holes are on a board. */
  int possible(int board) {
    int count = 0;
    for (int i = 0; i < straights.length; i++) {
      boolean isMade = Integer.bitCount(straights[i] & board) >= LENGTH - 2;
      count += isMade && best[board | straights[i]] == i + 1 ? 1 : 0;
    }
    return count;
  }

  /** As {@link #possible}, with exactly two cards of the hole and three of the board. */
  int possibleInOmaha(int board) {
    int found = 0; // straights as a set
    for (int a = 0; a < ranks; a++) {
      for (int b = 0; b < a; b++) {
        int hole = 1 << a | 1 << b;
        int highest = 0;
        for (int i = 0; i < straights.length; i++) {
          if ((hole & ~straights[i]) == 0 && (straights[i] & ~(hole | board)) == 0) {
            highest = 1 << i;
          }
        }
        found |= highest;
      }
    }
    return Integer.bitCount(found);
  }
}
