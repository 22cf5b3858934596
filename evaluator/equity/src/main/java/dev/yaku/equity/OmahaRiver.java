package dev.yaku.equity;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.OmahaBoard;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.internal.spot.Subsets;
import dev.yaku.internal.cards.Combinatorics;
import java.util.Arrays;
import java.util.Objects;

/**
 * All holes of four cards of Omaha on a complete board: the weight of the opponent's holes that
 * each beats. For the inner loops of solvers; {@link HoldemRiver} is the same for hold'em.
 *
 * <p>The hole of four cards <i>a</i> &lt; <i>b</i> &lt; <i>c</i> &lt; <i>d</i> has the index {@code
 * a + b(b-1)/2 + c(c-1)(c-2)/6 + d(d-1)(d-2)(d-3)/24}. Arrays have {@link #SIZE} elements, of which
 * those of the 178,365 holes that share no card with the board are used.
 *
 * <pre>{@code
 * OmahaRiver river = OmahaRiver.of(OmahaEvaluator.of("omaha"));
 * river.setBoard(Hand.parse("Ah Kh Qd 2c 2s"));
 * Arrays.fill(theirs, 1); // any hole
 * river.weigh(theirs, win, tie); // (win[h] + tie[h] / 2) / 123_410 is the equity of hole h
 * }</pre>
 *
 * <p>Takes 6 MB. Choosing a board allocates little, weighing nothing. Not thread-safe: use one
 * object for each thread.
 */
public final class OmahaRiver {
  /*
   * Holes are sorted by value, and visited from the weakest up. Live cards are numbered from 0, and
   * holes in the order of their index, so that holes near each other share cards and sums.
   */

  /** The number of holes of four cards from 52: {@value}. */
  public static final int SIZE = 270_725;

  private static final int HOLE = 4;
  private static final int BOARD = 5;

  private final OmahaEvaluator evaluator;

  private final int[] live; // the cards by their numbers
  private final int holes; // how many
  private final int[] cardsOf; // each hole: the numbers of its cards, a byte each, the lowest first
  private final int[] values;
  private final int[] starts; // by value: where its holes end in sorted, after the next value
  private final int[] sorted;
  private final double[] before; // for each hole of the group, the weight of worse ones
  private boolean boardIsSet;
  private final FourCardSums sums = new FourCardSums();

  private OmahaRiver(OmahaEvaluator evaluator) {
    this.evaluator = evaluator;
    live = new int[Long.bitCount(evaluator.ruleSet().deck()) - BOARD];
    holes = (int) Combinatorics.choose(live.length, HOLE);
    cardsOf = new int[holes];
    int[] hole = {0, 1, 2, 3};
    for (int i = 0; i < holes; i++) {
      cardsOf[i] = hole[0] | hole[1] << 8 | hole[2] << 16 | hole[3] << 24;
      Subsets.next(hole);
    }
    values = new int[holes];
    starts = new int[evaluator.ruleSet().maxValue() + 2];
    sorted = new int[holes];
    before = new double[holes];
  }

  /**
   * {@return an object for the rules of an evaluator, without a board, for one thread}
   *
   * @param evaluator an evaluator of Omaha, or of its low half
   * @throws IllegalArgumentException if the rules do not allow four hole cards
   */
  public static OmahaRiver of(OmahaEvaluator evaluator) {
    Objects.requireNonNull(evaluator, "evaluator");
    long anyBoard = Hand.of(Arrays.copyOf(Hand.cards(evaluator.ruleSet().deck()), BOARD));
    evaluator.board(anyBoard, HOLE); // which may throw
    return new OmahaRiver(evaluator);
  }

  /**
   * {@return the index of a hole}
   *
   * @param hole four cards, a set
   * @throws IllegalArgumentException if this is not a set of four cards of 0 to 51
   */
  public static int index(long hole) {
    if ((hole & ~Hand.DECK) != 0 || Long.bitCount(hole) != HOLE) {
      throw new IllegalArgumentException(
          "\"" + Hand.toString(hole) + "\": expected four cards without jokers");
    }
    int[] cards = Hand.cards(hole);
    return FourCardSums.index(cards[0], cards[1], cards[2], cards[3]);
  }

  /**
   * Chooses the board. Takes about a millisecond.
   *
   * @param cards five cards
   * @throws IllegalArgumentException if the board is not five cards of the deck
   */
  public void setBoard(long cards) {
    OmahaBoard board = evaluator.board(cards, HOLE);
    int[] left = Hand.cards(evaluator.ruleSet().deck() & ~cards);
    if (left.length != live.length) {
      throw new IllegalArgumentException(
          "\"" + Hand.toString(cards) + "\": expected a board of five cards");
    }
    System.arraycopy(left, 0, live, 0, live.length);
    Arrays.fill(starts, 0);
    for (int hole = 0; hole < holes; hole++) {
      values[hole] = board.evaluate(cards(cardsOf[hole]));
      starts[values[hole]]++;
    }
    sort();
    boardIsSet = true;
  }

  private long cards(int numbers) {
    return 1L << live[numbers & 0xFF]
        | 1L << live[numbers >>> 8 & 0xFF]
        | 1L << live[numbers >>> 16 & 0xFF]
        | 1L << live[numbers >>> 24];
  }

  /** Sorts holes by value, with a place for each: those of equal value stay in order. */
  private void sort() {
    int start = 0;
    for (int value = 0; value < starts.length; value++) {
      int count = starts[value];
      starts[value] = start;
      start += count;
    }
    for (int hole = 0; hole < holes; hole++) {
      sorted[starts[values[hole]]++] = hole;
    }
  }

  /**
   * Sums, for every hole, the weights of the opponent's holes that share no card with it and are
   * worse or equal. A hole that does not qualify for the low half wins nothing and ties with none.
   * Weights are trusted: they should be finite and not negative.
   *
   * @param theirs the weights of the opponent's holes; those of dead holes are ignored
   * @param win the weights of worse holes are added to its elements
   * @param tie the weights of equal holes are added to its elements
   * @throws IllegalArgumentException if an array is not of length {@link #SIZE}
   * @throws IllegalStateException if no board was chosen
   */
  public void weigh(double[] theirs, double[] win, double[] tie) {
    if (!boardIsSet) {
      throw new IllegalStateException("no board: call setBoard first");
    }
    checkSize(theirs, "theirs");
    checkSize(win, "win");
    checkSize(tie, "tie");
    sums.clear();
    for (int from = 0; from < holes; ) {
      int value = values[sorted[from]];
      int to = starts[value];
      weigh(from, to, value > 0, theirs, win, tie);
      from = to;
    }
  }

  private static void checkSize(double[] array, String name) {
    if (Objects.requireNonNull(array, name).length != SIZE) {
      throw new IllegalArgumentException(
          name + ": expected an array of length " + SIZE + ", found " + array.length);
    }
  }

  /** Weighs and adds a group of holes of equal value. */
  private void weigh(
      int from, int to, boolean qualifies, double[] theirs, double[] win, double[] tie) {
    if (qualifies) {
      for (int i = from; i < to; i++) {
        before[i] = sums.apart(cardsOf[sorted[i]]);
      }
    }
    for (int i = from; i < to; i++) {
      int cards = cardsOf[sorted[i]];
      sums.add(cards, theirs[index(cards)]);
    }
    if (qualifies) {
      for (int i = from; i < to; i++) {
        int cards = cardsOf[sorted[i]];
        int index = index(cards);
        win[index] += before[i];
        tie[index] += sums.apart(cards) + theirs[index] - before[i];
      }
    }
  }

  private int index(int numbers) {
    return FourCardSums.index(
        live[numbers & 0xFF],
        live[numbers >>> 8 & 0xFF],
        live[numbers >>> 16 & 0xFF],
        live[numbers >>> 24]);
  }

  /** Sums the weights of hands of four cards that share no card with another. Allocates nothing. */
  private static final class FourCardSums {
    /*
     * The weights are summed in all, by card, by pair and by triple. By inclusion and exclusion,
     * the weight of those that share no card with a hand is
     *
     *   all - sums of its 4 cards + sums of its 6 pairs - sums of its 4 triples + its own weight.
     */
    private static final int[] TWO = new int[Card.JOKER + 1];
    private static final int[] THREE = new int[Card.JOKER + 1];
    private static final int[] FOUR = new int[Card.JOKER + 1];

    static {
      for (int card = 1; card <= Card.JOKER; card++) {
        TWO[card] = TWO[card - 1] + card - 1;
        THREE[card] = THREE[card - 1] + TWO[card - 1];
        FOUR[card] = FOUR[card - 1] + THREE[card - 1];
      }
    }

    private double all;
    private final double[] ofCard = new double[Card.JOKER];
    private final double[] ofPair = new double[TWO[Card.JOKER]];
    private final double[] ofTriple = new double[THREE[Card.JOKER]];

    /** The place of a hand in colexicographical order, its cards ascending. */
    static int index(int a, int b, int c, int d) {
      return a + TWO[b] + THREE[c] + FOUR[d];
    }

    void clear() {
      all = 0;
      Arrays.fill(ofCard, 0);
      Arrays.fill(ofPair, 0);
      Arrays.fill(ofTriple, 0);
    }

    /**
     * The weight of the added hands that share no card with this one, less its own weight if it was
     * added, too. A hand is four numbers of cards, a byte each, the lowest first.
     */
    double apart(int cards) {
      int a = cards & 0xFF;
      int b = cards >>> 8 & 0xFF;
      int c = cards >>> 16 & 0xFF;
      int d = cards >>> 24;
      int ab = a + TWO[b];
      int ac = a + TWO[c];
      int bc = b + TWO[c];
      double one = ofCard[a] + ofCard[b] + (ofCard[c] + ofCard[d]);
      double two =
          ofPair[ab]
              + ofPair[ac]
              + ofPair[bc]
              + (ofPair[a + TWO[d]] + ofPair[b + TWO[d]] + ofPair[c + TWO[d]]);
      double three =
          ofTriple[ab + THREE[c]]
              + ofTriple[ab + THREE[d]]
              + (ofTriple[ac + THREE[d]] + ofTriple[bc + THREE[d]]);
      return all - one + two - three;
    }

    void add(int cards, double weight) {
      int a = cards & 0xFF;
      int b = cards >>> 8 & 0xFF;
      int c = cards >>> 16 & 0xFF;
      int d = cards >>> 24;
      all += weight;
      ofCard[a] += weight;
      ofCard[b] += weight;
      ofCard[c] += weight;
      ofCard[d] += weight;
      int ab = a + TWO[b];
      int ac = a + TWO[c];
      int bc = b + TWO[c];
      ofPair[ab] += weight;
      ofPair[ac] += weight;
      ofPair[bc] += weight;
      ofPair[a + TWO[d]] += weight;
      ofPair[b + TWO[d]] += weight;
      ofPair[c + TWO[d]] += weight;
      ofTriple[ab + THREE[c]] += weight;
      ofTriple[ab + THREE[d]] += weight;
      ofTriple[ac + THREE[d]] += weight;
      ofTriple[bc + THREE[d]] += weight;
    }
  }
}
