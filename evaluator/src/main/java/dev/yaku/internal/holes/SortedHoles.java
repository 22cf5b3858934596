package dev.yaku.internal.holes;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.util.Arrays;

/**
 * All holes on a board in the order of their values, and sums of weights over those that are worse,
 * or worth the same. Nothing is allocated once it is made. Not thread-safe.
 */
public final class SortedHoles {
  /*
   * Weights are added up from the weakest bundle on, all together and by card; those of the holes
   * that share no card with a given one are the sum of all less those of its two cards. These sums
   * are noted bundle by bundle; what the 16 holes of all bundles win is then a few loops over
   * arrays, of which the JIT makes vectors.
   */
  private static final int SUITS = 4;
  private static final int BOARD = 5;
  private static final int MOST_MISSING = 2;
  private static final double[] NONE = new double[HolePlanes.LENGTH];

  private final HoleValues holeValues;
  private final HolePlanes planes;
  private final char[] values = new char[Holes.SIZE];
  private boolean valued; // whether the values are those of the board

  private final SortedBundles order;
  private long board;

  private final double[][] shared = new double[HolePlanes.COUNT][]; // weights, none if single
  private final Noted bundle = new Noted(); // the weights of each
  private final Noted below = new Noted();
  private final Noted upTo = new Noted();
  private final double[] ofCard = new double[HolePlanes.CARDS];
  private double all;

  /** Sums of weights for each bundle: all, and by card. */
  private static final class Noted {
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

  /**
   * By the rules of an evaluator.
   *
   * @throws IllegalArgumentException if these are not rules of high hands of seven natural cards
   */
  public SortedHoles(HandEvaluator evaluator) {
    holeValues = HoleValues.of(evaluator);
    planes = holeValues.planes();
    order = new SortedBundles(holeValues, evaluator.ruleSet().maxValue());
  }

  /** Sums of a player's weights, for {@link #weigh}. */
  public PlaneSums newSums() {
    return new PlaneSums(planes);
  }

  /** The values by hole of the board chosen; not to be changed. */
  public char[] values() {
    if (!valued) {
      holeValues.values(board, values);
      valued = true;
    }
    return values;
  }

  /** The board chosen; 0 if none was. */
  public long board() {
    return board;
  }

  /** The cards of the deck. */
  public long deck() {
    return holeValues.deck();
  }

  /**
   * Chooses the board.
   *
   * @throws IllegalArgumentException if it has not five cards of the deck
   */
  public void setBoard(long cards) {
    board = holeValues.checked(cards);
    valued = false;
    order.setBoard(board);
  }

  /**
   * Adds up, for every hole, the weights of the other player's holes that share no card with it,
   * and are worse, or worth the same.
   *
   * @param all of each player, started with the board
   */
  public void weigh(PlaneSums... all) {
    for (PlaneSums sums : all) {
      weigh(sums);
    }
  }

  private void weigh(PlaneSums sums) {
    boolean[] single = order.single();
    prepare(sums, single);
    char[] starts = order.starts();
    char[] sorted = order.sorted();
    for (int group = 0; group < order.groups(); group++) {
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

  /**
   * As {@link #weigh}, summed over all cards that can complete a board.
   *
   * @param incomplete three to five cards, with which the sums were started
   * @param sums of each player
   * @throws IllegalArgumentException if they are fewer, or more, or not in the deck
   */
  public void runOut(long incomplete, PlaneSums... sums) {
    int missing = BOARD - Long.bitCount(incomplete);
    if (missing < 0 || missing > MOST_MISSING) {
      throw new IllegalArgumentException(
          "expected three to five cards on the board, found " + Hand.toString(incomplete));
    }
    if (missing == 0) {
      setBoard(incomplete);
      weigh(sums);
      return;
    }
    long live = deck() & ~incomplete;
    if (missing == 1) {
      runOut(incomplete, live, sums);
      return;
    }
    for (int slot = 0; slot < HolePlanes.CARDS; slot++) {
      int card = HolePlanes.card(slot);
      if ((live >>> card & 1) != 0) {
        live &= ~(1L << card);
        for (PlaneSums of : sums) {
          of.deal(card);
        }
        runOut(incomplete | 1L << card, live, sums);
        for (PlaneSums of : sums) {
          of.takeBack(card);
        }
      }
    }
  }

  /**
   * As {@link #weigh}, summed over some cards that complete a board.
   *
   * @param incomplete four cards: those with which the sums were started, and those dealt since
   * @param coming cards, of which each completes the board
   */
  public void runOut(long incomplete, long coming, PlaneSums... sums) {
    for (int slot = 0; slot < HolePlanes.CARDS; slot++) { // ranks in a row have orders in common
      int card = HolePlanes.card(slot);
      if ((coming >>> card & 1) != 0) {
        setBoard(incomplete | 1L << card);
        for (PlaneSums of : sums) {
          of.deal(card);
          weigh(of);
          of.takeBack(card);
        }
      }
    }
  }

  /** Adds the weights of each two ranks by card. */
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

  /** As without the weights of the holes themselves, which both cards' sums have. */
  private static void addTo(
      double[] sum, double[] all, double[] low, double[] high, double[] weights) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += all[i] - low[i] - high[i] + weights[i];
    }
  }

  /** Notes the sums so far for a bundle; what is added already of a single hole. */
  private void note(int bundle, Noted into, double[][] singles) {
    if (bundle >= HolePlanes.PAIRS) {
      int cell = bundle - HolePlanes.PAIRS;
      singles[HolePlanes.plane(cell)][HolePlanes.pair(cell)] +=
          all - ofCard[planes.lowSlot(cell)] - ofCard[planes.highSlot(cell)];
      return;
    }
    int low = planes.low(bundle);
    int high = planes.high(bundle);
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
      sums.notBetter[plane][pair] += weight; // taken off twice
      ofCard[planes.lowSlot(cell)] += weight;
      ofCard[planes.highSlot(cell)] += weight;
      all += weight;
      return;
    }
    int low = planes.low(number);
    int high = planes.high(number);
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
}
