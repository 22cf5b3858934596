package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * How often each class of two cards wins against a random hand before the flop, exactly: every
 * board up to a change of suits, and on it every hole against every other.
 */
public final class AgainstRandom {
  /** How many opponents and boards there are for each hole: 1,225 of 1,712,304. */
  public static final long DEALS = 1225L * 1_712_304;

  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final int NONE = -1;
  private static final int[] LOW_CARD = new int[HoleIndex.SIZE];
  private static final int[] HIGH_CARD = new int[HoleIndex.SIZE];

  static {
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      LOW_CARD[hole] = Hand.cards(HoleIndex.hand(hole))[0];
      HIGH_CARD[hole] = Hand.cards(HoleIndex.hand(hole))[1];
    }
  }

  /** Twice the wins plus the ties of each class. */
  private final long[] points = new long[HoleClass.SIZE];

  /** The holes of each value of one board: the first, and to each hole the next. */
  private final int[] first = new int[STANDARD.ruleSet().maxValue() + 1];

  private final int[] next = new int[HoleIndex.SIZE];

  /** The values of one board. */
  private final int[] values = new int[HoleIndex.SIZE];

  private AgainstRandom() {
    Arrays.fill(first, NONE);
  }

  /** Twice the wins plus the ties of one hand of each class, out of 2 * {@link #DEALS}. */
  public static long[] points() {
    AgainstRandom all = new AgainstRandom();
    Hands.of(Hand.DECK, 5).forEach(all::addBoard);
    for (int i = 0; i < HoleClass.SIZE; i++) {
      all.points[i] /= HoleClass.combos(i);
    }
    return all.points;
  }

  /** The classes in the order of their points, equal ones by their text. */
  public static int[] strongestFirst(long[] points) {
    return IntStream.range(0, HoleClass.SIZE)
        .boxed()
        .sorted(
            Comparator.comparing((Integer i) -> -points[i])
                .thenComparing(i -> HoleClass.toString(i)))
        .mapToInt(i -> i)
        .toArray();
  }

  private void addBoard(long board) {
    int[] suits = new int[4];
    for (int suit = 0; suit < 4; suit++) {
      suits[suit] = (int) (board >>> 13 * suit) & 0x1FFF;
    }
    // Of the boards that differ in suits only, the one whose suits come in this order represents
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
      if ((HoleIndex.hand(hole) & board) == 0) {
        int value = STANDARD.evaluate(board | HoleIndex.hand(hole));
        if (first[value] == NONE) {
          values[count++] = value;
        }
        next[hole] = first[value];
        first[value] = hole;
      }
    }
    int weaker = 0;
    int[] weakerWith = new int[52];
    Arrays.sort(values, 0, count);
    for (int i = 0; i < count; i++) {
      weaker += addEqual(first[values[i]], weaker, weakerWith, times);
      first[values[i]] = NONE;
    }
  }

  /** Adds the points of holes of one value, and these to the weaker ones; returns how many. */
  private int addEqual(int start, int weaker, int[] weakerWith, int times) {
    int equal = 0;
    int[] with = weakerWith.clone();
    for (int hole = start; hole != NONE; hole = next[hole]) {
      equal++;
      with[LOW_CARD[hole]]++;
      with[HIGH_CARD[hole]]++;
    }
    for (int hole = start; hole != NONE; hole = next[hole]) {
      int wins = weaker - weakerWith[LOW_CARD[hole]] - weakerWith[HIGH_CARD[hole]];
      // Those not stronger but itself, which is in both sums of a card.
      int notLost = weaker + equal - with[LOW_CARD[hole]] - with[HIGH_CARD[hole]] + 1;
      points[HoleClass.of(hole)] += (long) (wins + notLost) * times;
    }
    System.arraycopy(with, 0, weakerWith, 0, with.length);
    return equal;
  }
}
