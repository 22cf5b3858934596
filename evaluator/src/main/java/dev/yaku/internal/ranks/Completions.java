package dev.yaku.internal.ranks;

/**
 * The boards of five cards of which three or more have one suit, by the ranks of that suit's cards
 * and of the others.
 */
public final class Completions {
  private static final int BOARD = 5;

  private final char[][] suited = new char[BOARD + 1][];
  private final char[][] boards = new char[BOARD + 1][];
  private final int[] rests = new int[BOARD + 1];

  Completions(int ranks) {
    for (int cards = 3; cards <= BOARD; cards++) {
      fill(ranks, cards);
    }
  }

  private void fill(int ranks, int cards) {
    int[][] others = Multisets.all(ranks, BOARD - cards);
    rests[cards] = others.length;
    int sets = 0;
    for (int set = 0; set < 1 << ranks; set++) {
      sets += Integer.bitCount(set) == cards ? 1 : 0;
    }
    suited[cards] = new char[sets];
    boards[cards] = new char[sets * others.length];
    int filled = 0;
    int[] all = new int[BOARD];
    for (int set = 0; set < 1 << ranks; set++) {
      if (Integer.bitCount(set) == cards) {
        for (int rest = 0; rest < others.length; rest++) {
          merge(set, others[rest], all);
          boards[cards][filled * others.length + rest] = (char) Multisets.number(all);
        }
        suited[cards][filled++] = (char) set;
      }
    }
  }

  private static void merge(int set, int[] rest, int[] all) {
    int filled = 0;
    int taken = 0;
    for (int rank = 0; filled < BOARD; rank++) {
      if ((set >>> rank & 1) != 0) {
        all[filled++] = rank;
      }
      while (taken < rest.length && rest[taken] == rank) {
        all[filled++] = rest[taken++];
      }
    }
  }

  /** The sets of so many ranks, 3 to 5, that the suit's cards can have: places among the deck's. */
  public char[] suited(int cards) {
    return suited[cards];
  }

  /** In how many ways the ranks of the other cards can be chosen: how many rests there are. */
  public int rests(int cards) {
    return rests[cards];
  }

  /** The number of the board by {@code set * rests + rest}. */
  public char[] boards(int cards) {
    return boards[cards];
  }
}
