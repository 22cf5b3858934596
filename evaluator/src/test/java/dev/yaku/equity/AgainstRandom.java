package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import java.util.Arrays;

/**
 * How often each class of two cards wins against a random hand before the flop, exactly: every
 * board up to a change of suits, and on it every hole against every other.
 */
final class AgainstRandom {
  /** How many opponents and boards there are for each hole: 1,225 of 1,712,304. */
  static final long DEALS = 1225L * 1_712_304;

  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  private final long[] points = new long[HoleClass.SIZE];
  private final int[] valueOf = new int[HoleIndex.SIZE];
  private final int[] sorted = new int[HoleIndex.SIZE];

  /** Twice the wins plus the ties of one hand of each class, out of 2 * {@link #DEALS}. */
  static long[] points() {
    AgainstRandom all = new AgainstRandom();
    Hands.of(Hand.DECK, 5).forEach(all::addBoard);
    for (int i = 0; i < HoleClass.SIZE; i++) {
      all.points[i] /= HoleClass.combinations(i);
    }
    return all.points;
  }

  private void addBoard(long board) {
    int[] suits = new int[4];
    for (int suit = 0; suit < 4; suit++) {
      suits[suit] = (int) (board >>> 13 * suit) & 0x1FFF;
    }
    // Of the boards that differ in suits only, the one whose suits come in this order stands for
    // all.
    if (suits[0] >= suits[1] && suits[1] >= suits[2] && suits[2] >= suits[3]) {
      addHoles(board, ordersOf(suits));
    }
  }

  private static int ordersOf(int[] sorted) {
    int orders = 24;
    int equal = 1;
    for (int i = 1; i < 4; i++) {
      equal = sorted[i] == sorted[i - 1] ? equal + 1 : 1;
      orders /= equal;
    }
    return orders;
  }

  private void addHoles(long board, int times) {
    int count = 0;
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long hand = HoleIndex.hand(hole);
      if ((hand & board) == 0) {
        valueOf[hole] = STANDARD.evaluate(board | hand);
        sorted[count++] = valueOf[hole] << 11 | hole;
      }
    }
    Arrays.sort(sorted, 0, count);
    int[] weaker = new int[52]; // holes with this card
    int[] equal = new int[52];
    for (int from = 0, to; from < count; from = to) {
      to = from;
      while (to < count && sorted[to] >>> 11 == sorted[from] >>> 11) {
        addCards(equal, sorted[to++] & 0x7FF);
      }
      for (int i = from; i < to; i++) {
        int hole = sorted[i] & 0x7FF;
        int wins = from - sumOf(weaker, hole);
        int ties = to - from - sumOf(equal, hole) + 1; // itself is in both sums
        points[HoleClass.of(hole)] += (2L * wins + ties) * times;
      }
      for (int i = from; i < to; i++) {
        addCards(weaker, sorted[i] & 0x7FF);
      }
      Arrays.fill(equal, 0);
    }
  }

  private static void addCards(int[] counts, int hole) {
    for (int card : Hand.cards(HoleIndex.hand(hole))) {
      counts[card]++;
    }
  }

  private static int sumOf(int[] counts, int hole) {
    long hand = HoleIndex.hand(hole);
    return counts[Long.numberOfTrailingZeros(hand)]
        + counts[Long.numberOfTrailingZeros(hand & hand - 1)];
  }

  /** Prints the order, strongest first: what the main source keeps. */
  public static void main(String[] args) {
    long[] points = points();
    Integer[] order = new Integer[HoleClass.SIZE];
    Arrays.setAll(order, i -> i);
    Arrays.sort(
        order,
        (a, b) ->
            points[a] != points[b]
                ? Long.compare(points[b], points[a])
                : HoleClass.toString(a).compareTo(HoleClass.toString(b)));
    for (int each : order) {
      System.out.printf("%s %.4f%n", HoleClass.toString(each), 50.0 * points[each] / DEALS);
    }
  }
}
