package dev.yaku.internal.ranks;

import java.util.Arrays;

/**
 * Who wins how many of the boards of five cards, for holes of certain ranks, however they are
 * suited.
 *
 * <p>Not thread-safe.
 */
public final class RankGroup {
  /*
   * First all boards are counted as if there were no flushes, by their ranks. Only one suit can
   * have three or more of a board's cards, so each suit can then be corrected by itself: boards on
   * which some hole has a flush in it are taken from the winners by ranks and given to the winners
   * with flushes. The correction depends only on the ranks that each hole has in the suit, so it is
   * kept for all holes of the group that have the same.
   *
   * Winners are sets of players, as numbers.
   */
  private static final int SUITS = 4;

  private static final int BOARD = 5;

  private final RankSpace space;
  private final int players;
  private final long dead;
  private final int[] live; // cards by rank
  private final char[] best; // of all holes by board, without flushes
  private final char[] winners; // by board, without flushes
  private final long[] withoutFlushes; // boards by winners
  private final int[] deadSuits =
      new int[SUITS]; // the first suit whose dead cards have the same ranks
  private final long[][] corrections; // by the holes' ranks in a suit, and its dead cards
  private final int[] held; // each hole's ranks in a suit
  private final int[] rests;

  /**
   * A group of holes.
   *
   * @param holes one for each player, sets of two cards of different players
   * @param dead the cards that nobody can be dealt
   */
  public RankGroup(RankSpace space, long[] holes, long dead) {
    this.space = space;
    this.dead = dead;
    players = holes.length;
    held = new int[players];
    rests = new int[space.pairCount()];
    corrections = new long[SUITS << 2 * players][];
    live = space.counts(space.deck() & ~dead);
    best = space.byHole()[space.pair(holes[0])].clone();
    winners = new char[best.length];
    Arrays.fill(winners, (char) 1);
    for (int i = 0; i < players; i++) {
      subtract(space.counts(holes[i]));
      if (i > 0) {
        compare(i, space.byHole()[space.pair(holes[i])]);
      }
    }
    for (int suit = 0; suit < SUITS; suit++) {
      while (space.suited(dead, deadSuits[suit]) != space.suited(dead, suit)) {
        deadSuits[suit]++;
      }
    }
    withoutFlushes = count();
  }

  private void subtract(int... counts) {
    for (int rank = 0; rank < live.length; rank++) {
      live[rank] -= counts[rank];
    }
  }

  /** Compares one more player's values. */
  private void compare(int player, char... values) {
    for (int board = 0; board < best.length; board++) {
      int value = values[board];
      int than = best[board];
      if (value >= than) {
        winners[board] = (char) ((value > than ? 0 : winners[board]) | 1 << player);
        best[board] = (char) value;
      }
    }
  }

  private long[] count() {
    int[] weights = new int[best.length];
    Multisets.weigh(live, weights);
    long[] counts = new long[1 << players];
    for (int board = 0; board < weights.length; board++) {
      counts[winners[board]] += weights[board];
    }
    return counts;
  }

  /**
   * Counts the boards for holes of the group's ranks.
   *
   * @param suits of each hole, as of {@link #suits}
   * @param holes the same holes
   * @param counts the boards by winners; overwritten
   */
  public void count(int[] suits, long[] holes, long[] counts) {
    System.arraycopy(withoutFlushes, 0, counts, 0, counts.length);
    for (int suit = 0; suit < SUITS; suit++) {
      int key = deadSuits[suit];
      for (int i = players - 1; i >= 0; i--) {
        key = key << 2 | suits[i] >>> 2 * suit & 3;
      }
      long[] correction = corrections[key];
      if (correction == null) {
        correction = corrections[key] = correction(suit, holes);
      }
      for (int mask = 0; mask < counts.length; mask++) {
        counts[mask] += correction[mask];
      }
    }
  }

  /**
   * Which suits a hole's ranks have: two bits a suit, for the lower and the higher rank; of a pair
   * one.
   */
  public static int suits(long hole) {
    int suits = 0;
    int low = Long.numberOfTrailingZeros(hole);
    int high = Long.numberOfTrailingZeros(hole & hole - 1);
    boolean swap = low % 13 > high % 13;
    suits |= 1 << low / 13 * 2 + (swap ? 1 : 0);
    suits |= 1 << high / 13 * 2 + (swap || low % 13 == high % 13 ? 0 : 1);
    return suits;
  }

  /** How boards with a flush in a suit change the counts. */
  private long[] correction(int suit, long... holes) {
    int used = space.suited(dead, suit);
    int most = 0;
    for (int i = 0; i < players; i++) {
      held[i] = space.suited(holes[i], suit);
      used |= held[i];
      most = Math.max(most, Integer.bitCount(held[i]));
    }
    int free = space.suited(space.deck(), suit) & ~used;
    int[] others = live.clone(); // cards of other suits by rank
    for (int rank = 0; rank < others.length; rank++) {
      others[rank] -= free >>> rank & 1;
    }
    long[] correction = new long[1 << players];
    for (int cards = BOARD - most; cards <= BOARD; cards++) {
      Multisets.weighFew(others, BOARD - cards, rests);
      correct(cards, free, correction);
    }
    return correction;
  }

  /** Corrects for the boards that have so many cards of a suit. */
  private void correct(int cards, int free, long[] correction) {
    Completions completions = space.completions();
    char[] sets = completions.suited(cards);
    char[] flushes = space.flushes();
    for (int i = 0; i < sets.length; i++) {
      int suited = sets[i];
      if ((suited & ~free) == 0) {
        int value = 0;
        int flushed = 0;
        for (int player = 0; player < players; player++) {
          int flush = flushes[held[player] | suited]; // 0 if there are too few
          if (flush >= value && flush > 0) {
            flushed = flush > value ? 1 << player : flushed | 1 << player;
            value = flush;
          }
        }
        move(completions, cards, i, value, flushed, correction);
      }
    }
  }

  /** Gives the boards that hold a suit's set of ranks to the winners with flushes. */
  private void move(
      Completions completions, int cards, int set, int value, int flushed, long[] correction) {
    char[] boards = completions.boards(cards);
    int count = completions.rests(cards);
    int from = set * count;
    for (int rest = 0; rest < count; rest++) {
      int board = boards[from + rest];
      int ways = rests[rest];
      int before = winners[board];
      correction[before] -= ways;
      int without = best[board];
      if (without < value) {
        correction[flushed] += ways;
      } else {
        correction[without > value ? before : before | flushed] += ways;
      }
    }
  }
}
