package dev.yaku.equity.internal.ranks;

/**
 * The numbers of the multisets of missing board ranks, by the ranks of the missing cards of one
 * suit and the ranks of the others, at most two. Immutable.
 */
public final class Completions {
  private static final int MOST_RESTS = 2; // cards of other suits

  private final int missing;
  private final char[][] suited;
  private final char[][] numbers;
  private final int[] rests;

  /** Completions of boards that lack {@code missing} cards. */
  Completions(int ranks, int missing) {
    this.missing = missing;
    suited = new char[missing + 1][];
    numbers = new char[missing + 1][];
    rests = new int[missing + 1];
    for (int cards = Math.max(0, missing - MOST_RESTS); cards <= missing; cards++) {
      fill(ranks, cards);
    }
  }

  private void fill(int ranks, int cards) {
    int[][] others = Multisets.all(ranks, missing - cards);
    rests[cards] = others.length;
    int sets = 0;
    for (int set = 0; set < 1 << ranks; set++) {
      sets += Integer.bitCount(set) == cards ? 1 : 0;
    }
    suited[cards] = new char[sets];
    numbers[cards] = new char[sets * others.length];
    int filled = 0;
    int[] all = new int[missing];
    for (int set = 0; set < 1 << ranks; set++) {
      if (Integer.bitCount(set) == cards) {
        for (int rest = 0; rest < others.length; rest++) {
          merge(set, others[rest], all);
          numbers[cards][filled * others.length + rest] = (char) Multisets.number(all);
        }
        suited[cards][filled++] = (char) set;
      }
    }
  }

  private void merge(int set, int[] rest, int[] all) {
    int filled = 0;
    int taken = 0;
    for (int rank = 0; filled < missing; rank++) {
      if ((set >>> rank & 1) != 0) {
        all[filled++] = rank;
      }
      while (taken < rest.length && rest[taken] == rank) {
        all[filled++] = rest[taken++];
      }
    }
  }

  /**
   * The sets of this many ranks that the suit's cards can have, as places among the deck's ranks.
   */
  public char[] suited(int cards) {
    return suited[cards];
  }

  /** The number of rests, that is, of ways to choose the ranks of the other cards. */
  public int rests(int cards) {
    return rests[cards];
  }

  /** The number of the completion by {@code set * rests + rest}. */
  public char[] numbers(int cards) {
    return numbers[cards];
  }
}
