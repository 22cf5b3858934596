package dev.yaku.equity.internal.holes;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import java.util.Arrays;

/**
 * All holes on a board in order of value, and sums of weights over worse and equal holes. Allocates
 * nothing after its creation. Not thread-safe.
 */
public final class SortedHoles {
  /*
   * A bundle is all holes of two ranks, or a single hole that has a flush (SortedBundles). Weights
   * are summed from the weakest bundle up, in total and by card; the sum over holes that
   * share no card with a given hole is the total minus the sums of its two cards. These sums are
   * stored for each bundle; the winnings of the 16 holes of all bundles then take a few loops over
   * arrays, which the JIT vectorises.
   */
  private static final int SUITS = 4;
  private static final int BOARD = 5;
  private static final int MOST_MISSING = 2;
  private static final double[] NONE = new double[HolePlanes.LENGTH];

  private final HoleValues holeValues;
  private final HolePlanes planes;
  private final char[] values = new char[HoleIndex.SIZE];
  private boolean valued; // whether the values are those of the board

  private final SortedBundles order;
  private long board;

  private final double[][] shared = new double[HolePlanes.COUNT][]; // weights; null if single
  private final BundleSums bundle = new BundleSums(); // the weights of each bundle
  private final BundleSums below = new BundleSums();
  private final BundleSums upTo = new BundleSums();
  private final double[] ofCard = new double[HolePlanes.CARDS];
  private double all;

  /** Sums of weights for each bundle: in total, and by card. */
  private static final class BundleSums {
    private final double[] all = new double[HolePlanes.LENGTH];
    private final double[] low0 = new double[HolePlanes.LENGTH];
    private final double[] low1 = new double[HolePlanes.LENGTH];
    private final double[] low2 = new double[HolePlanes.LENGTH];
    private final double[] low3 = new double[HolePlanes.LENGTH];
    private final double[] high0 = new double[HolePlanes.LENGTH];
    private final double[] high1 = new double[HolePlanes.LENGTH];
    private final double[] high2 = new double[HolePlanes.LENGTH];
    private final double[] high3 = new double[HolePlanes.LENGTH];
    private final double[][] low = {low0, low1, low2, low3};
    private final double[][] high = {high0, high1, high2, high3};
  }

  /** Creates an object for rules that {@link HoleValues#of} accepts. */
  public SortedHoles(HandEvaluator evaluator) {
    holeValues = HoleValues.of(evaluator);
    planes = holeValues.planes;
    order = new SortedBundles(holeValues, evaluator.ruleSet().maxValue());
  }

  /** Creates the sums of one player, for {@link #weigh}. */
  public PlaneSums newSums() {
    return new PlaneSums(planes);
  }

  /** The card of a slot: the suits of a rank are neighbours. */
  public static int card(int slot) {
    return Card.of(slot / SUITS, slot % SUITS);
  }

  /** The values by hole on the chosen board; must not be changed. */
  public char[] values() {
    if (!valued) {
      holeValues.values(board, values);
      valued = true;
    }
    return values;
  }

  /** The chosen board; 0 if there is none. */
  public long board() {
    return board;
  }

  public long deck() {
    return holeValues.space.deck();
  }

  /** Chooses the board; rejects one that is not five cards of the deck. */
  public void setBoard(long cards) {
    board = holeValues.checked(cards);
    valued = false;
    order.setBoard(board);
  }

  /**
   * Sums, for every hole, the weights of the other player's holes that share no card with it and
   * are worse or equal; the sums of each player were started with the board.
   */
  public void weigh(PlaneSums sums) {
    boolean[] single = order.single;
    prepare(sums, single);
    char[] starts = order.starts;
    char[] sorted = order.sorted;
    for (int group = 0; group < order.groups; group++) {
      int from = starts[group];
      int to = starts[group + 1];
      for (int i = from; i < to; i++) {
        note(sorted[i], below, sums.worse);
      }
      for (int i = from; i < to; i++) {
        add(sorted[i], sums);
      }
      for (int i = from; i < to; i++) {
        note(sorted[i], upTo, sums.notBetter);
      }
    }
    for (int plane = 0; plane < single.length; plane++) {
      if (!single[plane]) {
        double[] low = upTo.low[plane / SUITS];
        double[] high = upTo.high[plane % SUITS];
        addTo(sums.worse[plane], below.all, below.low[plane / SUITS], below.high[plane % SUITS]);
        addTo(sums.notBetter[plane], upTo.all, low, high, sums.weights[plane]);
      }
    }
  }

  /** Rejects a board to run out that is not three to five cards of the deck. */
  public void checkIncomplete(long board) {
    int missing = BOARD - Long.bitCount(board);
    if (missing < 0 || missing > MOST_MISSING || (board & ~deck()) != 0) {
      throw new IllegalArgumentException(
          "expected three to five cards of the deck on the board, found " + Hand.toString(board));
    }
  }

  /**
   * Like {@link #weigh} for each player, summed over all cards that can complete a board that was
   * {@linkplain #checkIncomplete checked}, and with which the sums were started.
   */
  public void runOut(long incomplete, PlaneSums... sums) {
    runOut(incomplete, deck() & ~incomplete, sums);
  }

  private void runOut(long incomplete, long live, PlaneSums... sums) {
    if (Long.bitCount(incomplete) == BOARD) {
      setBoard(incomplete);
      for (PlaneSums of : sums) {
        weigh(of);
      }
      return;
    }
    long coming = live;
    for (int slot = 0; slot < HolePlanes.CARDS; slot++) { // neighbouring ranks share orders
      int card = card(slot);
      if ((coming >>> card & 1) != 0) {
        coming &= ~(1L << card);
        runOut(incomplete, card, coming, sums);
      }
    }
  }

  /**
   * Like {@link #runOut}, for one card that comes next, which these others may follow: the board is
   * the one that the sums were started with, and the cards dealt since.
   */
  public void runOut(long incomplete, int card, long coming, PlaneSums... sums) {
    for (PlaneSums of : sums) {
      of.deal(card);
    }
    runOut(incomplete | 1L << card, coming, sums);
    for (PlaneSums of : sums) {
      of.takeBack(card);
    }
  }

  /** Sums the weights of each two ranks by card. */
  private void prepare(PlaneSums sums, boolean... single) {
    Arrays.fill(ofCard, 0);
    all = 0;
    double[][] w = shared;
    for (int plane = 0; plane < w.length; plane++) {
      w[plane] = single[plane] ? NONE : sums.weights[plane];
    }
    for (int i = 0; i < SUITS; i++) {
      sum(w[4 * i], w[4 * i + 1], w[4 * i + 2], w[4 * i + 3], bundle.low[i]);
      sum(w[i], w[4 + i], w[8 + i], w[12 + i], bundle.high[i]);
    }
    sum(bundle.low0, bundle.low1, bundle.low2, bundle.low3, bundle.all);
  }

  private static void sum(double[] a, double[] b, double[] c, double[] d, double[] sum) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] = a[i] + b[i] + (c[i] + d[i]);
    }
  }

  private static void addTo(double[] sum, double[] all, double[] low, double[] high) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += all[i] - low[i] - high[i];
    }
  }

  /** Corrects for the weights of the holes themselves, which are in the sums of both cards. */
  private static void addTo(
      double[] sum, double[] all, double[] low, double[] high, double[] weights) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += all[i] - low[i] - high[i] + weights[i];
    }
  }

  /** Stores the sums so far for a bundle, and directly for a single hole. */
  private void note(int bundle, BundleSums into, double[][] singles) {
    if (bundle >= HolePlanes.PAIRS) {
      int cell = bundle - HolePlanes.PAIRS;
      singles[HolePlanes.plane(cell)][HolePlanes.pair(cell)] +=
          all - ofCard[planes.lowSlot(cell)] - ofCard[planes.highSlot(cell)];
      return;
    }
    int low = planes.low[bundle];
    int high = planes.high[bundle];
    into.all[bundle] = all;
    into.low0[bundle] = ofCard[low];
    into.low1[bundle] = ofCard[low + 1];
    into.low2[bundle] = ofCard[low + 2];
    into.low3[bundle] = ofCard[low + 3];
    into.high0[bundle] = ofCard[high];
    into.high1[bundle] = ofCard[high + 1];
    into.high2[bundle] = ofCard[high + 2];
    into.high3[bundle] = ofCard[high + 3];
  }

  /** Adds a bundle's weights to the sums. */
  private void add(int number, PlaneSums sums) {
    if (number >= HolePlanes.PAIRS) {
      int cell = number - HolePlanes.PAIRS;
      int plane = HolePlanes.plane(cell);
      int pair = HolePlanes.pair(cell);
      double weight = sums.weights[plane][pair];
      sums.notBetter[plane][pair] += weight; // subtracted twice
      ofCard[planes.lowSlot(cell)] += weight;
      ofCard[planes.highSlot(cell)] += weight;
      all += weight;
      return;
    }
    int low = planes.low[number];
    int high = planes.high[number];
    ofCard[low] += bundle.low0[number];
    ofCard[low + 1] += bundle.low1[number];
    ofCard[low + 2] += bundle.low2[number];
    ofCard[low + 3] += bundle.low3[number];
    ofCard[high] += bundle.high0[number];
    ofCard[high + 1] += bundle.high1[number];
    ofCard[high + 2] += bundle.high2[number];
    ofCard[high + 3] += bundle.high3[number];
    all += bundle.all[number];
  }

  /**
   * The bundles of holes of the same value on a board, weakest first: the holes of two ranks, or
   * single holes that have a flush. Allocates nothing after its creation. Not thread-safe.
   */
  private static final class SortedBundles {
    /*
     * A bit set numbers the values that occur; then a counting sort orders the bundles by these
     * numbers.
     */
    private static final int LEAST_SUITED = 3; // with more on the board, one card makes a flush
    private static final int MOST = HolePlanes.PAIRS + HoleIndex.SIZE;
    private static final int NONE = -1;

    /** The bundles: pairs of ranks, or {@link HolePlanes#PAIRS} plus the cell of a single hole. */
    final char[] sorted = new char[MOST];

    /** Where the bundles of each value begin in {@link #sorted}, then where the last ones end. */
    final char[] starts = new char[MOST + 2];

    final boolean[] single = new boolean[HolePlanes.COUNT]; // by plane: all its holes are
    int groups; // of equal values
    private final HoleValues holeValues;
    private final HolePlanes planes;
    private final long[] present;
    private final char[] before; // how many values are present below each word of the bit set
    private final char[] keys = new char[MOST]; // the value of each bundle there is
    private final char[] bundles = new char[MOST]; // as they are found
    private int found; // bundles
    private int sortedRanks; // of the board for which bundles are sorted; NONE if some are single

    SortedBundles(HoleValues holeValues, int maxValue) {
      this.holeValues = holeValues;
      planes = holeValues.planes;
      present = new long[maxValue / Long.SIZE + 1];
      before = new char[present.length];
      sortedRanks = NONE;
    }

    /** Chooses the board: five cards of the deck. */
    void setBoard(long board) {
      int ranks = holeValues.space.board(board);
      int suit = holeValues.flushSuit(board);
      Arrays.fill(single, false);
      if (suit < 0 && ranks == sortedRanks) {
        return;
      }
      found = 0;
      int least = 0;
      if (suit >= 0) {
        least = holeValues.flush(board, suit);
        addFlushes(board, ranks, suit);
      }
      sortedRanks = suit < 0 ? ranks : NONE;
      addPairs(ranks, least);
      sort();
    }

    /** Adds the holes of one card of a suit, or of two, one by one. */
    private void addFlushes(long board, int ranks, int suit) {
      boolean both = Integer.bitCount(holeValues.space.suited(board, suit)) == LEAST_SUITED;
      for (int plane = 0; plane < single.length; plane++) {
        single[plane] = HolePlanes.has(plane, suit, both);
      }
      long suited = holeValues.cardsOf(suit) & ~board;
      for (long rest = suited; rest != 0; rest &= rest - 1) {
        int card = Long.numberOfTrailingZeros(rest);
        long others =
            both ? rest & rest - 1 : holeValues.space.deck() & ~board & ~suited | rest & rest - 1;
        for (; others != 0; others &= others - 1) {
          int other = Long.numberOfTrailingZeros(others);
          int flush = holeValues.flush(board | 1L << card | 1L << other, suit);
          int pair = holeValues.pairs[HoleIndex.of(card, other)];
          keys[found] = (char) Math.max(flush, holeValues.space.value(ranks, pair));
          bundles[found++] = (char) (HolePlanes.PAIRS + planes.cell(card, other));
        }
      }
    }

    /** Adds the other holes by their ranks. */
    private void addPairs(int ranks, int least) {
      for (int pair = 0; pair < planes.pairs; pair++) {
        int value = holeValues.space.value(ranks, planes.numbers[pair]);
        if (value != 0) {
          keys[found] = (char) Math.max(value, least);
          bundles[found++] = (char) pair;
        }
      }
    }

    private void sort() {
      Arrays.fill(present, 0);
      for (int i = 0; i < found; i++) {
        present[keys[i] >>> 6] |= 1L << keys[i];
      }
      int count = 0;
      for (int word = 0; word < present.length; word++) {
        before[word] = (char) count;
        count += Long.bitCount(present[word]);
      }
      groups = count;
      Arrays.fill(starts, 0, count + 2, (char) 0);
      for (int i = 0; i < found; i++) {
        int number =
            before[keys[i] >>> 6] + Long.bitCount(present[keys[i] >>> 6] & (1L << keys[i]) - 1);
        keys[i] = (char) number;
        starts[number + 2]++;
      }
      for (int i = 2; i <= count; i++) {
        starts[i + 1] += starts[i];
      }
      for (int i = 0; i < found; i++) {
        sorted[starts[keys[i] + 1]++] = bundles[i]; // moves each start to the next one
      }
    }
  }
}
