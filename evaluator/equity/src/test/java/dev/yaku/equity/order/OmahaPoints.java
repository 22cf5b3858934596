package dev.yaku.equity.order;

import dev.yaku.OmahaBoard;
import dev.yaku.OmahaEvaluator;
import java.util.Arrays;

/**
 * The points of all holes of Omaha against a random hole on one board, where cards of one type are
 * alike. Not thread-safe.
 *
 * <p>A hole that wins a pot has 4 points, one that ties it 2; where the pot is split, half of them
 * for each half.
 */
final class OmahaPoints {
  private final OmahaEvaluator high;
  private final OmahaEvaluator low; // null if the pot is not split
  private final int cards;
  private final TypeSums sums;

  private int types;
  private int[] live;
  private long[][] cardsOf; // of each type
  private OmahaBoard highBoard;
  private OmahaBoard lowBoard; // null if no hand can qualify

  private final int[] hand;
  private int count;
  private int[] numbers = new int[1 << 10]; // of the holes' lists of types
  private int[] packed = new int[1 << 10]; // the types, in five bits each
  private int[] highs = new int[1 << 10];
  private int[] lows = new int[1 << 10];
  private long[] points = new long[1 << 10];
  private int[] sorted = new int[1 << 10];
  private final int[] starts;

  OmahaPoints(OmahaEvaluator evaluator, int cards, TypeSums sums) {
    high = evaluator;
    low = evaluator.isSplit() ? evaluator.lowHalf() : null;
    this.cards = cards;
    this.sums = sums;
    hand = new int[cards];
    starts = new int[evaluator.ruleSet().maxValue() + 2];
  }

  /**
   * Chooses a board.
   *
   * @param lowIsPossible whether some hand may qualify for the low half
   * @param cardsOf the cards of each type that are not on the board
   */
  void setBoard(long board, boolean lowIsPossible, long[]... cardsOf) {
    this.cardsOf = cardsOf;
    types = cardsOf.length;
    live = new int[types];
    Arrays.setAll(live, type -> cardsOf[type].length);
    highBoard = high.board(board, cards);
    lowBoard = lowIsPossible ? low.board(board, cards) : null;
    count = 0;
    list(0, 0, 0, 0, 0);
  }

  /** Lists all holes by types, and evaluates one of each. */
  private void list(int filled, int number, int some, long hole, int used) {
    if (filled == cards) {
      if (count == numbers.length) {
        grow();
      }
      numbers[count] = number;
      packed[count] = some;
      highs[count] = highBoard.evaluate(hole);
      lows[count++] = lowBoard == null ? 0 : lowBoard.evaluate(hole);
      return;
    }
    int last = filled == 0 ? 0 : some >>> 5 * (filled - 1) & 31;
    for (int type = last; type < types; type++) {
      int held = type == last ? used : 0; // of this type
      if (held < live[type]) {
        list(
            filled + 1,
            number + sums.step(filled, type),
            some | type << 5 * filled,
            hole | cardsOf[type][held],
            held + 1);
      }
    }
  }

  private void grow() {
    int more = 2 * count;
    numbers = Arrays.copyOf(numbers, more);
    packed = Arrays.copyOf(packed, more);
    highs = Arrays.copyOf(highs, more);
    lows = Arrays.copyOf(lows, more);
    points = new long[more];
    sorted = new int[more];
  }

  /** The number of holes by types. */
  int count() {
    return count;
  }

  /** The number of a hole's list of types. */
  int number(int hole) {
    return numbers[hole];
  }

  /** How many cards of this type a hole has. */
  int held(int hole, int type) {
    int held = 0;
    for (int i = 0; i < cards; i++) {
      held += (packed[hole] >>> 5 * i & 31) == type ? 1 : 0;
    }
    return held;
  }

  /** The points of a hole, after one of the two methods that weigh. */
  long points(int hole) {
    return points[hole];
  }

  /** Weighs the high hands: the low ones, if there are any, take half the pot. */
  void weighHigh() {
    Arrays.fill(points, 0, count, 0);
    weigh(highs, true);
    if (lowBoard == null) {
      for (int hole = 0; hole < count; hole++) {
        points[hole] *= 2;
      }
    } else { // the other half, too, if neither of the two qualifies
      weigh(highs, false);
    }
  }

  /** Weighs the low hands. */
  void weighLow() {
    Arrays.fill(points, 0, count, 0);
    if (lowBoard != null) {
      weigh(lows, true);
    }
  }

  /**
   * Adds 2 points for each opponent's hole that is worse, and 1 for an equal one; a hand that does
   * not qualify has none.
   *
   * @param all whether also of holes, and of opponents' holes, that qualify for low
   */
  private void weigh(int[] values, boolean all) {
    int sortedHoles = sort(values, all);
    sums.clear();
    for (int from = 0; from < sortedHoles; ) {
      int value = values[sorted[from]];
      int to = starts[value];
      for (int i = from; value > 0 && i < to; i++) {
        points[sorted[i]] += sums.apart(numbers[sorted[i]], false);
      }
      for (int i = from; i < to; i++) {
        for (int card = 0; card < cards; card++) {
          hand[card] = packed[sorted[i]] >>> 5 * card & 31;
        }
        sums.add(hand, numbers[sorted[i]], live);
      }
      for (int i = from; value > 0 && i < to; i++) {
        points[sorted[i]] += sums.apart(numbers[sorted[i]], true);
      }
      from = to;
    }
  }

  /** Sorts holes by value; afterwards, starts has where those of each value end. */
  private int sort(int[] values, boolean all) {
    Arrays.fill(starts, 0);
    for (int hole = 0; hole < count; hole++) {
      starts[values[hole]] += all || lows[hole] == 0 ? 1 : 0;
    }
    int start = 0;
    for (int value = 0; value < starts.length; value++) {
      int ofValue = starts[value];
      starts[value] = start;
      start += ofValue;
    }
    for (int hole = 0; hole < count; hole++) {
      if (all || lows[hole] == 0) {
        sorted[starts[values[hole]]++] = hole;
      }
    }
    return start;
  }
}
