package dev.yaku.strength;

import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.strength.internal.CardTypes;
import dev.yaku.strength.internal.RiverScores;
import dev.yaku.strength.internal.RiverValues;
import dev.yaku.strength.internal.SpotCheck;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Tells exactly how strong hands of two cards are on boards of three, four or five, over every
 * run-out and every hand that an opponent can have.
 *
 * <pre>{@code
 * static final Strength HOLDEM = Strength.of("standard");
 *
 * HandStrength one = HOLDEM.hand(Hand.parse("As Kd"), Hand.parse("2c 7d Th"));
 * one.ehs(); one.ehs2(); one.histogram(20);
 * BoardStrength all = HOLDEM.board(Hand.parse("2c 7d Th"));
 * all.ehs(HoleIndex.of(Hand.parse("As Kd")));
 * HOLDEM.against(weights).board(Hand.parse("2c 7d Th"));
 * }</pre>
 *
 * <p>The opponent's hand is <i>uniform</i>, that is, all hands are equally likely; or
 * <i>weighted</i>, of a strength {@link #against} weights.
 *
 * <p>The rules must be for high hands of natural cards: {@code standard}, {@code no-wheel}, {@code
 * short-deck}, {@code short-deck-trips} and similar rules of your own. Keep the object: it caches
 * results, up to about 50 MB. Safe for any number of threads.
 */
public final class Strength {
  /** The most bins of a histogram: {@value}. */
  public static final int MAX_BINS = HandStrength.MAX_BINS;

  private static final int BOARD = SpotCheck.MOST_BOARD;

  private final HandEvaluator evaluator;
  private final SpotCheck check;
  private final RiverScores scores;
  private final int mostScore; // of a hand on one river
  private final double @Nullable [] weights; // of the opponent's hands; null if uniform

  // Made on first use. If two threads make it at once, their results are equal; all its fields are
  // final, so this one need not be volatile.
  private @Nullable BeforeTheFlop beforeTheFlop;

  private Strength(HandEvaluator evaluator, RiverScores scores, double @Nullable [] weights) {
    this.evaluator = evaluator;
    this.scores = scores;
    this.weights = weights;
    check = new SpotCheck(evaluator.ruleSet().deck());
    int others = Long.bitCount(check.deck()) - BOARD - 2;
    mostScore = others * (others - 1);
  }

  /**
   * {@return the strength of hands by a built-in rule set}
   *
   * @param name the name of built-in rules of high hands of seven natural cards
   * @throws IllegalArgumentException if there is no such rule set, or it is not for high hands of
   *     natural cards, five of seven
   */
  public static Strength of(String name) {
    return of(HandEvaluator.of(name));
  }

  /**
   * {@return the strength of hands by the rules of an evaluator}
   *
   * @param evaluator an evaluator of high hands of seven natural cards
   * @throws IllegalArgumentException if the rules are not for high hands of natural cards, five of
   *     seven, from a deck with the same ranks in every suit
   */
  public static Strength of(HandEvaluator evaluator) {
    SpotCheck.requireHoldem(evaluator);
    return new Strength(evaluator, new RiverScores(evaluator), null);
  }

  /**
   * {@return the strength of hands by these rules against weighted hands} Only the proportions of
   * weights matter. Weights of hands that hold a known card, or a card that is not in the deck, are
   * ignored; if no other hand has a weight, there is no strength.
   *
   * <p>All hands on a flop take tens of milliseconds. Caches are shared with this strength.
   *
   * @param weights the weights of the opponent's hands by {@link HoleIndex}, 0 or more; copied
   * @throws IllegalArgumentException if they are not {@link HoleIndex#SIZE} numbers of 0 or more
   */
  public Strength against(double... weights) {
    return new Strength(evaluator, scores, SpotCheck.weights(weights.clone()));
  }

  boolean isUniform() {
    return weights == null;
  }

  /** {@return the rule set's evaluator} */
  public HandEvaluator evaluator() {
    return evaluator;
  }

  /**
   * {@return the greatest score of a hand on a river: twice the number of hands that an opponent
   * can have}
   */
  public int mostScore() {
    return mostScore;
  }

  /**
   * The score of each hand on a complete board, against every other hand once: two for a win, one
   * for a tie. Takes one or two microseconds for a board that differs only in suits from an earlier
   * one.
   *
   * @param board five cards
   * @param scored is filled, indexed by {@link HoleIndex}; 0 for hands that hold a card that is on
   *     the board or not in the deck
   * @throws IllegalArgumentException if these are not five cards of the deck, or the array is
   *     shorter than {@link HoleIndex#SIZE}
   */
  public void river(long board, char[] scored) {
    check.board(board, BOARD, BOARD);
    if (scored.length < HoleIndex.SIZE) {
      throw new IllegalArgumentException(
          "an array of " + scored.length + ": expected " + HoleIndex.SIZE);
    }
    scores.fill(board, scored);
  }

  /**
   * {@return the strength of one hand}
   *
   * @param hole two cards
   * @param board three, four or five other cards
   * @throws IllegalArgumentException if the arguments are not such cards, or no hand with a weight
   *     is possible
   */
  public HandStrength hand(long hole, long board) {
    check.hand(hole, board, 3, BOARD);
    if (weights != null) {
      return new Opponents(evaluator, hole, board).strength(weights);
    }
    int index = HoleIndex.of(hole);
    long live = check.deck() & ~(hole | board);
    long[] rivers = RiverValues.rivers(board, live);
    double[] scored = new double[rivers.length];
    double[] totals = new double[rivers.length];
    for (int i = 0; i < rivers.length; i++) {
      int flushSuit = CardTypes.flushSuit(rivers[i]);
      byte[] types = CardTypes.of(flushSuit);
      int row = types[HoleIndex.low(index)] * CardTypes.count(flushSuit);
      scored[i] = scores.of(rivers[i], flushSuit)[row + types[HoleIndex.high(index)]];
      totals[i] = mostScore;
    }
    return new HandStrength(scored, totals);
  }

  /**
   * The strength of one hand against each of several clusters of hands: opponent cluster hand
   * strength (OCHS).
   *
   * @param hole two cards, a set
   * @param board the cards on the board, a set: three, four or five
   * @param clusters for each cluster, the weights of its hands, often 0 and 1
   * @return the {@link HandStrength#ehs()} against each cluster; NaN if none of its hands is
   *     possible
   * @throws IllegalArgumentException as {@link #hand} and {@link #against}
   */
  public double[] clusters(long hole, long board, double[]... clusters) {
    check.hand(hole, board, 3, BOARD);
    for (double[] cluster : clusters) {
      SpotCheck.weights(cluster);
    }
    HandStrength[] strengths = new Opponents(evaluator, hole, board).strengths(clusters);
    return Arrays.stream(strengths).mapToDouble(HandStrength::ehs).toArray();
  }

  /**
   * {@return whether a hand is ahead now and on the river}
   *
   * @param hole two cards
   * @param board three or four cards
   * @throws IllegalArgumentException if the board has another number of cards, or as {@link #hand}
   */
  public Potential potential(long hole, long board) {
    check.hand(hole, board, 3, BOARD - 1);
    return new Opponents(evaluator, hole, board).potential(allWeights());
  }

  private double[] allWeights() {
    return weights == null ? SpotCheck.uniform() : weights;
  }

  /**
   * {@return the strengths of all hands}
   *
   * @param board three, four or five cards; or, against a uniform hand, none before the flop, which
   *     takes a second the first time
   * @throws IllegalArgumentException if the board has another number of cards
   */
  public BoardStrength board(long board) {
    if (board == 0 && weights == null) {
      return beforeTheFlop().strength();
    }
    check.board(board, 3, BOARD);
    AllHands all = new AllHands(this, scores, board);
    if (weights != null) {
      return all.byWeights(0, weights)[0].result(board);
    }
    return Long.bitCount(board) == BOARD ? all.onRiver() : all.byTypes();
  }

  BeforeTheFlop beforeTheFlop() {
    BeforeTheFlop known = beforeTheFlop;
    if (known == null) {
      known = new BeforeTheFlop(this);
      beforeTheFlop = known;
    }
    return known;
  }

  /**
   * The {@linkplain HandStrength#histogram histograms} of all hands.
   *
   * @param board as for {@link #board}
   * @param bins the number of bins of a histogram, each as wide as the others
   * @return the histograms by {@link HoleIndex}; null for hands that hold a card that is on the
   *     board or not in the deck, or leave no hand for the opponent
   * @throws IllegalArgumentException if the board has another number of cards, or there are no bins
   */
  public double[] @Nullable [] histograms(long board, int bins) {
    HandStrength.checkBins(bins);
    if (board == 0 && weights == null) {
      return beforeTheFlop().histograms(bins);
    }
    check.board(board, 3, BOARD);
    AllHands all = new AllHands(this, scores, board);
    return weights == null ? all.histograms(bins) : all.byWeights(bins, weights)[0].histograms();
  }

  /**
   * The {@link #potential} of all hands. Takes about a tenth of a second for a flop.
   *
   * @param board three or four cards, a set
   * @return by {@link HoleIndex}; null for hands that hold a card that is on the board or not in
   *     the deck, or leave no hand for the opponent
   * @throws IllegalArgumentException if the board does not have three or four cards
   */
  public @Nullable Potential[] potentials(long board) {
    check.board(board, 3, BOARD - 1);
    return new AllHands(this, scores, board).potentials(allWeights());
  }

  /**
   * The strength of all hands against each of several clusters of hands: OCHS.
   *
   * @param board the cards on the board, a set: three, four or five
   * @param clusters for each cluster, the weights of its hands by {@link HoleIndex}
   * @return by {@link HoleIndex} and cluster; null for hands that hold a card that is on the board
   *     or not in the deck; NaN if none of the cluster's hands is possible
   * @throws IllegalArgumentException as {@link #board} and {@link #against}
   */
  public double[] @Nullable [] clusters(long board, double[]... clusters) {
    check.board(board, 3, BOARD);
    for (double[] cluster : clusters) {
      SpotCheck.weights(cluster);
    }
    return new AllHands(this, scores, board).clusters(clusters);
  }

  /** {@return the name of the rule set} */
  @Override
  public String toString() {
    return evaluator().ruleSet().name();
  }
}
