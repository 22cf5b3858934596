package dev.yaku.equity.internal.ranks;

import java.util.Arrays;

/**
 * Counts in how many boards three players finish in each order, for holes of certain ranks. Not
 * thread-safe.
 */
public final class OrderGroup {
  /*
   * As RankGroup counts winners: first all boards by their ranks, then, for each suit, the boards on
   * which somebody has a flush are moved to another order. Mostly nobody has a full house or more:
   * then who has a flush is above who has none, so the new order depends only on that without
   * flushes and on the flushes, and boards are moved together. The others are moved one by one.
   */
  private static final int PLAYERS = 3;
  private static final int[] PLACES = new int[1 << 2 * PLAYERS]; // of each order, as number
  private static final byte[] BY_SIGNS = new byte[1 << 2 * PLAYERS]; // the number of an order

  /** The number of orders of three players, of whom some may tie: {@value}. */
  public static final int COUNT = 13;

  private static final byte HIGH = COUNT; // instead of an order: somebody has more than some flush
  private static final int ROW = 2 * (COUNT + 1); // in two parts: JIT.md, note 15

  static {
    int number = 0;
    for (int places = 0; places < PLACES.length; places++) {
      int first = places >>> 4;
      int second = places >>> 2 & 3;
      int third = places & 3;
      int taken = 1 << first | 1 << second | 1 << third;
      if ((taken & taken + 1) == 0) { // from the best place on without a gap
        PLACES[number] = places;
        BY_SIGNS[signs(-first, -second, -third)] = (byte) number++;
      }
    }
  }

  private final RankGroup group;
  private final int[][] values = new int[PLAYERS][]; // by completion, without flushes
  private final byte[] orders; // by completion, or HIGH
  private final long[] withoutFlushes = new long[COUNT];
  private final long[][] corrections;
  private final int[] rests;
  private final char[] high; // rests of one set of ranks with more than some flush
  private final int[][] moved = new int[COUNT << PLAYERS][]; // by order of flushes and who has one

  /** A group of three holes, on boards of which no card is known. */
  public OrderGroup(RankBoards boards, long[] holes, int leastFlush) {
    group = new RankGroup(boards, holes, null);
    corrections = new long[group.corrections.length][];
    for (int player = 0; player < PLAYERS; player++) {
      values[player] = boards.values(holes[player]);
    }
    rests = new int[boards.space.pairCount()];
    high = new char[rests.length + 1];
    int[] weights = boards.weights(group.live);
    orders = new byte[weights.length];
    for (int board = 0; board < weights.length; board++) {
      int a = values[0][board];
      int b = values[1][board];
      int c = values[2][board];
      int order = number(a, b, c);
      withoutFlushes[order] += weights[board];
      orders[board] = Math.max(a, Math.max(b, c)) < leastFlush ? (byte) order : HIGH;
    }
  }

  /** The number of the order of three values: 0 if all are equal, 12 if the third is the best. */
  public static int number(int a, int b, int c) {
    return BY_SIGNS[signs(a, b, c)];
  }

  /** The place of a player in an order: 0 if nobody is better, then 1, then 2. */
  public static int place(int order, int player) {
    return PLACES[order] >>> 2 * (PLAYERS - 1 - player) & 3;
  }

  private static int signs(int a, int b, int c) {
    return (a - b >>> 31)
        | (b - a >>> 31) << 1
        | (b - c >>> 31) << 2
        | (c - b >>> 31) << 3
        | (a - c >>> 31) << 4
        | (c - a >>> 31) << 5;
  }

  /** The value of the least flush. */
  public static int leastFlush(RankSpace space) {
    int least = Integer.MAX_VALUE;
    for (int value : space.flushes().byRanks()) {
      least = value == 0 ? least : Math.min(least, value);
    }
    return least;
  }

  /** Counts boards by order, for holes of the constructor's ranks: see {@link RankGroup#count}. */
  public void count(int[] suits, long[] holes, long[] counts) {
    System.arraycopy(withoutFlushes, 0, counts, 0, COUNT);
    for (int suit = 0; suit < RankGroup.SUITS; suit++) {
      int key = group.key(suit, suits);
      if (corrections[key] == null) {
        corrections[key] = correction(suit, holes);
      }
      for (int order = 0; order < COUNT; order++) {
        counts[order] += corrections[key][order];
      }
    }
  }

  private long[] correction(int suit, long... holes) {
    group.choose(suit, holes);
    long[] change = new long[COUNT];
    int missing = group.boards.missing;
    for (int cards = group.least; cards <= missing; cards++) {
      Multisets.weighFew(group.others, missing - cards, rests);
      Completions completions = group.boards.space.completions(missing, cards);
      char[] sets = completions.suited();
      for (int i = 0; i < sets.length; i++) {
        if ((sets[i] & ~group.free) == 0) {
          move(
              sets[i], completions.numbers(), i * completions.rests(), completions.rests(), change);
        }
      }
    }
    takeMoved(change);
    return change;
  }

  /** Moves the boards with a set of ranks of the suit. */
  private void move(int suited, char[] numbers, int from, int count, long... change) {
    int a = group.flush(0, suited);
    int b = group.flush(1, suited);
    int c = group.flush(2, suited);
    if ((a | b | c) == 0) {
      return;
    }
    int holders = (a > 0 ? 1 : 0) | (b > 0 ? 2 : 0) | (c > 0 ? 4 : 0);
    int flushes = number(a, b, c) << PLAYERS | holders;
    if (moved[flushes] == null) {
      moved[flushes] = new int[ROW];
    }
    int found = add(numbers, from, count, moved[flushes]);
    for (int i = 0; i < found; i++) {
      int board = numbers[from + high[i]];
      int x = values[0][board];
      int y = values[1][board];
      int z = values[2][board];
      int weight = rests[high[i]];
      change[number(x, y, z)] -= weight;
      change[number(Math.max(x, a), Math.max(y, b), Math.max(z, c))] += weight;
    }
  }

  /** Adds boards by order without flushes; lists those that are high, and returns how many. */
  private int add(char[] numbers, int from, int count, int... row) {
    int found = 0;
    for (int rest = 0; rest < count; rest++) {
      int order = orders[numbers[from + rest]];
      row[2 * order | rest & 1] += rests[rest];
      high[found] = (char) rest;
      found += order + 16 - HIGH >>> 4; // 1 if it is HIGH, else 0
    }
    return found;
  }

  /** Adds the change by all that was moved together, which is cleared. */
  private void takeMoved(long... change) {
    for (int flushes = 0; flushes < moved.length; flushes++) {
      int[] row = moved[flushes];
      for (int before = 0; row != null && before < COUNT; before++) {
        int boards = row[2 * before] + row[2 * before + 1];
        change[before] -= boards;
        change[after(flushes >>> PLAYERS, flushes, before)] += boards;
      }
      if (row != null) {
        Arrays.fill(row, 0);
      }
    }
  }

  /** Those with flushes are above the others. */
  private static int after(int flushes, int holders, int before) {
    int[] ranks = new int[PLAYERS];
    for (int player = 0; player < PLAYERS; player++) {
      boolean has = (holders >>> player & 1) != 0;
      ranks[player] = has ? PLAYERS - place(flushes, player) : -place(before, player);
    }
    return number(ranks[0], ranks[1], ranks[2]);
  }
}
