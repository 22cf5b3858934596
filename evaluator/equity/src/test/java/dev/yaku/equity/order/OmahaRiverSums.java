package dev.yaku.equity.order;

import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.OmahaBoard;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.OmahaRiver;
import dev.yaku.equity.internal.holes.OmahaOrder;
import dev.yaku.internal.cards.SuitExchange;
import java.util.Arrays;

/**
 * The points of holes of four cards against a random hole, summed board by board with {@link
 * OmahaRiver}: another way than that of {@link OmahaAgainstRandom}, to which it is compared.
 *
 * <p>{@link #main} compares all classes, on all 134,459 boards up to suits, and the order of
 * yaku-tables-omaha: {@code RULES}, in some 20 minutes of one processor, for a split pot in 60.
 */
public final class OmahaRiverSums {
  private static final int LOW_RANKS = 0x107F; // from the deuce to the eight, and the ace

  private final OmahaRiver high;
  private final OmahaEvaluator low; // null if the pot is not split
  private final OmahaRiver lowRiver;
  private final double[] any = new double[OmahaRiver.SIZE];
  private final double[] some = new double[OmahaRiver.SIZE];
  private final double[] win = new double[OmahaRiver.SIZE];
  private final double[] tie = new double[OmahaRiver.SIZE];

  OmahaRiverSums(OmahaEvaluator evaluator) {
    high = OmahaRiver.of(evaluator);
    low = evaluator.isSplit() ? evaluator.lowHalf() : null;
    lowRiver = low == null ? null : OmahaRiver.of(low);
    Arrays.fill(any, 1);
  }

  /**
   * The points of all holes on one board, by {@link OmahaRiver#index}: 4 for a pot won, 2 for a
   * tie; where the pot is split, half of that for each half.
   */
  long[] points(long board) {
    long[] points = new long[OmahaRiver.SIZE];
    high.setBoard(board);
    int ranks = 0;
    for (int card : Hand.cards(board)) {
      ranks |= 1 << card % 13;
    }
    boolean isSplit = low != null && Integer.bitCount(ranks & LOW_RANKS) >= 3;
    add(points, high, any, any, isSplit ? 1 : 2);
    if (isSplit) {
      OmahaBoard lowBoard = low.board(board, 4);
      Arrays.fill(some, 0);
      Hands.of(Hand.DECK & ~board, 4)
          .forEach(hole -> some[OmahaRiver.index(hole)] = lowBoard.evaluate(hole) == 0 ? 1 : 0);
      add(points, high, some, some, 1); // neither has a low hand: all of the pot
      lowRiver.setBoard(board);
      add(points, lowRiver, any, any, 1);
    }
    return points;
  }

  private void add(long[] points, OmahaRiver river, double[] mine, double[] theirs, int times) {
    Arrays.fill(win, 0);
    Arrays.fill(tie, 0);
    river.weigh(theirs, win, tie);
    for (int hole = 0; hole < points.length; hole++) {
      points[hole] += mine[hole] == 0 ? 0 : times * (long) (2 * win[hole] + tie[hole]);
    }
  }

  /** Compares all. */
  public static void main(String[] args) {
    OmahaEvaluator evaluator = OmahaEvaluator.of(args[0]);
    long[] classes = OmahaOrder.classes(4);
    int[] ofHole = new int[OmahaRiver.SIZE];
    Hands.of(Hand.DECK, 4)
        .forEach(
            hole ->
                ofHole[OmahaRiver.index(hole)] =
                    Arrays.binarySearch(classes, SuitExchange.greatest(hole)));
    long[] sums = new long[classes.length];
    OmahaRiverSums river = new OmahaRiverSums(evaluator);
    long[] boards = OmahaOrder.classes(5);
    for (int i = 0; i < boards.length; i++) {
      long[] points = river.points(boards[i]);
      int copies = SuitExchange.images(boards[i]);
      for (int hole = 0; hole < points.length; hole++) {
        sums[ofHole[hole]] += copies * points[hole];
      }
      if (i % 1000 == 0) {
        System.out.printf("%,d of %,d boards%n", i, boards.length);
      }
    }
    for (int i = 0; i < classes.length; i++) {
      sums[i] /= SuitExchange.images(classes[i]);
    }
    OmahaAgainstRandom all = OmahaAgainstRandom.of(evaluator, 4, 1);
    OmahaOrder order = OmahaOrder.of(args[0], 4);
    int[] places = OmahaOrderMaker.places(classes, sums);
    for (int i = 0; i < classes.length; i++) {
      if (sums[i] != all.points(classes[i]) || places[i] != order.place(classes[i])) {
        throw new AssertionError(
            Hand.toString(classes[i]) + ": " + sums[i] + ", place " + places[i]);
      }
    }
    System.out.printf("%,d classes: the same points, the same order%n", classes.length);
  }
}
