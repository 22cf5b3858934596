package dev.yaku.equity.internal.three;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import dev.yaku.equity.internal.ranks.Multisets;
import dev.yaku.equity.internal.ranks.OrderGroup;
import dev.yaku.equity.internal.ranks.RankBoards;
import dev.yaku.equity.internal.ranks.RankGroup;
import dev.yaku.equity.internal.ranks.RankSpace;
import dev.yaku.internal.work.Team;
import java.util.Arrays;
import java.util.concurrent.CancellationException;

/** Counts the rows of the table of three hands: all deals of every three classes, by order. */
public final class ThreeRows implements ThreeTable.RowCounter {
  /*
   * Three pairs of ranks at a time, of which each has one class, or two: suited and offsuit. A
   * OrderGroup counts all boards for their ranks, and knows the corrections for any suits. For the
   * first suit of the greatest class one combo stands for all.
   */
  private static final int SUITS = 4;
  private static final int ORDERS = ThreeTable.NUMBERS;

  private final RankSpace space;
  private final int leastFlush;
  private final int threads;

  public ThreeRows(int threads) {
    space = RankSpace.of(HandEvaluator.of(ThreeTable.RULES));
    leastFlush = OrderGroup.leastFlush(space);
    this.threads = threads;
  }

  @Override
  public int[][] count(int high, int low) {
    int[][] rows = newRows(high, low);
    int third = Multisets.pair(low, high);
    try (Team team = new Team(threads, "three-hands")) {
      team.run(
          third + 1,
          (worker, second) -> {
            if (Thread.currentThread().isInterrupted()) {
              throw new CancellationException();
            }
            Seconds seconds = new Seconds(third, second, rows);
            for (int first = 0; first <= second; first++) {
              seconds.count(Combos.of(first));
            }
          });
    }
    return rows;
  }

  /** Room for the entries of the classes of two ranks, of which pairs have one, others two. */
  static int[][] newRows(int high, int low) {
    int first = high * high + 2 * low;
    int[][] rows = new int[high == low ? 1 : 2][];
    Arrays.setAll(rows, i -> new int[ThreeTable.entries(first + i) * ThreeTable.NUMBERS]);
    return rows;
  }

  /** All combos of the classes of two ranks; there is one class if they are equal, else two. */
  record Combos(int first, int count, long[] holes, int[] suits, int[] classes) {
    /** The combos of two ranks by their number. */
    static Combos of(int pair) {
      int high = 0;
      while (Multisets.pair(0, high + 1) <= pair) {
        high++;
      }
      int low = pair - Multisets.pair(0, high);
      long[] holes = new long[high == low ? 6 : SUITS * SUITS];
      int[] suits = new int[holes.length];
      int[] classes = new int[holes.length];
      int filled = 0;
      for (int one = 0; one < SUITS; one++) {
        for (int other = high == low ? one + 1 : 0; other < SUITS; other++) {
          holes[filled] = 1L << Card.of(high, one) | 1L << Card.of(low, other);
          suits[filled] = RankGroup.suits(holes[filled]);
          classes[filled++] = one == other ? 1 : 0;
        }
      }
      return new Combos(high * high + 2 * low, high == low ? 1 : 2, holes, suits, classes);
    }
  }

  /** The entries of the rows for one pair of ranks of the second class. */
  final class Seconds {
    private final Combos third; // the greatest
    private final Combos second;
    private final int[][] rows;
    private final RankBoards boards = new RankBoards(space, 0, 0);
    private final long[] holes = new long[3];
    private final int[] suits = new int[3];
    private final long[] counts = new long[ORDERS];
    private final long[] sums = new long[ORDERS * 8]; // by class of the third, second, first

    Seconds(int ofThird, int ofSecond, int[][] rows) {
      third = Combos.of(ofThird);
      second = Combos.of(ofSecond);
      this.rows = rows;
    }

    void count(Combos first) {
      Arrays.fill(sums, 0);
      OrderGroup group = null;
      for (int k = 0; k < third.count; k++) {
        holes[2] = third.holes[k]; // of the first two: suited and offsuit, or a pair
        suits[2] = third.suits[k];
        int copies = third.count == 1 ? 6 : k == 0 ? SUITS : SUITS * (SUITS - 1);
        for (int j = 0; j < second.holes.length; j++) {
          holes[1] = second.holes[j];
          suits[1] = second.suits[j];
          for (int i = 0; (holes[1] & holes[2]) == 0 && i < first.holes.length; i++) {
            holes[0] = first.holes[i];
            suits[0] = first.suits[i];
            if ((holes[0] & (holes[1] | holes[2])) == 0) {
              group = group == null ? new OrderGroup(boards, holes, leastFlush) : group;
              group.count(suits, holes, counts);
              add(third.classes[k] << 2 | second.classes[j] << 1 | first.classes[i], copies);
            }
          }
        }
      }
      store(first);
    }

    private void add(int classes, int copies) {
      for (int order = 0; order < ORDERS; order++) {
        sums[classes * ORDERS + order] += copies * counts[order];
      }
    }

    private void store(Combos first) {
      for (int classes = 0; classes < 8; classes++) {
        int row = classes >>> 2;
        int z = third.first + row;
        int y = second.first + (classes >>> 1 & 1);
        int x = first.first + (classes & 1);
        boolean exists =
            row < rows.length && (classes >>> 1 & 1) < second.count && (classes & 1) < first.count;
        if (exists && x <= y && y <= z) {
          int at = ThreeTable.entry(x, y) * ThreeTable.NUMBERS;
          for (int order = 0; order < ORDERS; order++) {
            rows[row][at++] = (int) sums[classes * ORDERS + order];
          }
        }
      }
    }
  }
}
