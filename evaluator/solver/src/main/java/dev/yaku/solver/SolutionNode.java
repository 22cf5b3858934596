package dev.yaku.solver;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.equity.Range;
import dev.yaku.internal.cards.Quote;
import dev.yaku.solver.HandGroup.Mean;
import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.cfr.NodeView;
import dev.yaku.solver.internal.cfr.Solve;
import dev.yaku.solver.internal.spot.NodePath;
import dev.yaku.solver.internal.spot.RangeLock;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;

/**
 * A place in a solution: the cards on the board, and the actions so far.
 *
 * <p>Players are 0, out of position, and 1. Hands are sets of two cards. Values are in chips: the
 * player's part of the pot in the end less the chips that the player adds from this place on. A
 * hand or an action that was never reached has the value NaN. Another player, and a hand that the
 * player cannot have here, are rejected by an {@link IllegalArgumentException}.
 *
 * <p>Immutable and thread-safe. The first value that is asked for on a street takes as long as an
 * iteration of the solver from there on; it is kept for all places of that street.
 */
public final class SolutionNode {
  private static final double THOUSAND = 1000;

  private final SolverSpot spot;
  private final NodePath place;
  final NodeView view;
  private final double[][] equities = new double[2][]; // found when first needed

  /** The start of the hand. */
  SolutionNode(SolverSpot spot, Solve solve) {
    this(spot, new NodePath(new NodeView(solve), "", spot.boardCards()));
  }

  private SolutionNode(SolverSpot spot, NodePath place) {
    this.spot = spot;
    this.place = place;
    view = place.view();
  }

  /** {@return the player who acts; -1 if a card comes next, or the hand is over} */
  public int player() {
    return view.node().kind() == BettingNode.Kind.PLAYER ? view.node().player() : -1;
  }

  /** {@return whether a card comes next: {@link #deal}} */
  public boolean isDeal() {
    return place.isDeal();
  }

  /** {@return whether the hand is over: by a fold, or at the showdown} */
  public boolean isEnd() {
    return player() < 0 && !isDeal();
  }

  /**
   * The cards that may come next.
   *
   * @return a set; {@link Hand#EMPTY} if no card comes here
   */
  public long cards() {
    return isDeal() ? deck() & ~board() : Hand.EMPTY;
  }

  private long deck() {
    return spot.evaluator().ruleSet().deck() & Hand.DECK;
  }

  /** {@return the cards on the board, as a set} */
  public long board() {
    return view.board();
  }

  /**
   * {@return the cards on the board in the order in which they came: those of the question as given
   * there, then those dealt on the way here} A new array.
   */
  public int[] boardCards() {
    return place.cards().clone();
  }

  /** {@return the chips in the pot, with the bets on this street} */
  public int pot() {
    return spot.pot() + view.node().put0() + view.node().put1();
  }

  /**
   * {@return the chips that a player has left}
   *
   * @param player 0 for the player out of position, 1 for the other
   */
  public int stack(int player) {
    return spot.stack() - view.node().put(player);
  }

  /**
   * {@return what the player can do, such as {@code "fold"}, {@code "call"}, {@code "raise 300"},
   * {@code "all-in 900"}; the number is the player's whole bet on this street}
   */
  public List<String> actions() {
    return place.actions();
  }

  /**
   * {@return the place after an action}
   *
   * @param action as in {@link #actions}, or what only one of them can mean: {@code "b120"}, {@code
   *     "raise"} if there is one raise, {@code "all-in"}
   * @throws IllegalArgumentException if the player has no such action; the message says which
   */
  public SolutionNode play(String action) {
    if (isDeal()) {
      throw new IllegalArgumentException("\"" + action + "\": expected " + place.expected());
    }
    return step(action);
  }

  /**
   * {@return the place after a card}
   *
   * @param card a card; see {@link Card}
   * @throws IllegalArgumentException if no card comes here, or not this one
   */
  public SolutionNode deal(int card) {
    String name = card < 0 || card >= Card.JOKER ? "card " + card : Card.toString(card);
    if (!isDeal()) {
      throw new IllegalArgumentException("\"" + name + "\": expected " + place.expected());
    }
    return step(name);
  }

  private SolutionNode step(String step) {
    return new SolutionNode(spot, place.step(step));
  }

  /**
   * {@return the place that actions and cards lead to from here}
   *
   * @param path as in {@link Solution#node}
   * @throws IllegalArgumentException if there is no such place; the message says what is possible
   */
  public SolutionNode node(String path) {
    List<String> steps = NodePath.steps(path);
    return steps.isEmpty() ? this : new SolutionNode(spot, place.follow(steps));
  }

  /**
   * {@return the actions and cards that lead here from the start, such as {@code "bet 120 / call /
   * 7s"}; empty at the start}
   */
  public String path() {
    return place.path();
  }

  /**
   * {@return the hands that a player may have here, in the order of {@link HoleIndex}}
   *
   * @param player 0 for the player out of position, 1 for the other
   */
  public long[] hands(int player) {
    checkPlayer(player);
    return IntStream.range(0, view.hands(player))
        .mapToLong(hand -> view.cards(player, hand))
        .sorted() // as their indices are
        .toArray();
  }

  static void checkPlayer(int player) {
    if (player != 0 && player != 1) {
      throw new IllegalArgumentException("player " + player + ": expected 0 or 1");
    }
  }

  private int hand(int player, long cards) {
    int hand = view.hand(player, cards);
    if (hand < 0) {
      throw new IllegalArgumentException(
          "\"" + Hand.toString(cards) + "\": not a hand that the player can have here");
    }
    return hand;
  }

  private int requirePlayer() {
    if (player() < 0) {
      throw new IllegalStateException("nobody acts here: " + place.expected());
    }
    return player();
  }

  /**
   * {@return how often the player who acts takes each action with a hand}
   *
   * @param hand the cards of the hand, a set; see {@link Hand}
   * @throws IllegalArgumentException if the player cannot have the hand
   * @throws IllegalStateException if nobody acts
   */
  public double[] frequencies(long hand) {
    int number = hand(requirePlayer(), hand);
    return Arrays.stream(view.frequencies()).mapToDouble(of -> of[number]).toArray();
  }

  /**
   * {@return how often the player who acts takes each action, over all hands as often as they come
   * here}
   *
   * @throws IllegalStateException if nobody acts
   */
  public double[] frequencies() {
    return new Mean(view, requirePlayer()).frequencies();
  }

  /**
   * {@return the value of each action of the player who acts, over the hands that take it, each as
   * often as it does: frequencies times these values are the {@linkplain #value(int) value} of the
   * player's range} NaN for an action that is never taken.
   *
   * @throws IllegalStateException if nobody acts
   */
  public double[] actionValues() {
    return new Mean(view, requirePlayer()).actionValues();
  }

  /**
   * {@return how often this place is reached, 0 to 1, by the hands, the cards and what both players
   * do} Over the cards that may come, these sum to that of the place before.
   */
  public double reached() {
    double pairs = view.pairs();
    int left = Long.bitCount(deck()) - 4; // not in a hand, nor on the first board
    int first = spot.boardCards().length;
    for (int known = first; known < place.cards().length; known++) {
      pairs /= left - known; // of pairs of hands without the card
    }
    return pairs;
  }

  /**
   * {@return some of a player's hands together}
   *
   * @param player 0 for the player out of position, 1 for the other
   * @param hands which: told the cards of each as a set; see {@link Hand}
   * @throws IllegalStateException if a card comes, and somebody acts after that
   */
  public HandGroup group(int player, LongPredicate hands) {
    checkPlayer(player);
    return HandGroup.of(view, player, hands, equities(player), values(player));
  }

  /** How often a player who comes here has one of these hands. */
  double share(int player, LongPredicate hands) {
    return new Mean(view, player, HandGroup.chosen(view, player, hands)).share();
  }

  /**
   * {@return the weight of a hand in the player's range times how often the player comes here with
   * it}
   *
   * @param player 0 for the player out of position, 1 for the other
   * @param hand the cards of the hand, a set; see {@link Hand}
   */
  public double weight(int player, long hand) {
    checkPlayer(player);
    return view.weights(player)[hand(player, hand)];
  }

  /**
   * {@return the hands that a player has here, each with its {@linkplain #weight weight} to three
   * digits after the point} Its text reads back as the same range. Hands of less than half of a
   * thousandth are left out.
   *
   * @param player 0 for the player out of position, 1 for the other
   */
  public Range range(int player) {
    checkPlayer(player);
    double[] weights = view.weights(player);
    double[] byHole = new double[HoleIndex.SIZE];
    for (int hand = 0; hand < weights.length; hand++) {
      int hole = HoleIndex.of(view.cards(player, hand));
      byHole[hole] = Math.round(THOUSAND * weights[hand]) / THOUSAND;
    }
    return Range.of(byHole);
  }

  /**
   * {@return a lock with which the player's whole range takes an action with a given frequency: the
   * value of a line {@code lock} of a question, see {@link SolverSpot}} The strategy is that of
   * this solution, changed where that costs least: to take the action more often, the hands that
   * gain most by it, or lose least, take it first; to take it less often, those that lose most by
   * it stop first. Hands that another lock has given stay. Frequencies of hands are rounded to
   * whole per cents, so the range's is a little off.
   *
   * @param action as {@link #play} takes it
   * @param frequency 0 to 1, of the range as it comes here
   * @throws IllegalArgumentException if there is no such action, or the frequency is not possible
   * @throws IllegalStateException if nobody acts
   */
  public String lock(String action, double frequency) {
    requirePlayer();
    int number = place.action(action);
    if (number < 0) {
      throw new IllegalArgumentException(Quote.of(action) + ": expected " + place.expected());
    }
    if (!(frequency >= 0 && frequency <= 1)) {
      throw new IllegalArgumentException("frequency " + frequency + ": expected 0 to 1");
    }
    return new RangeLock(place, number).to(frequency).text();
  }

  /**
   * {@return the value of a hand of a player}
   *
   * @param player 0 for the player out of position, 1 for the other
   * @param hand the cards of the hand, a set; see {@link Hand}
   * @throws IllegalStateException if a card comes, and somebody acts after that
   */
  public double value(int player, long hand) {
    checkPlayer(player);
    return values(player)[hand(player, hand)];
  }

  /**
   * {@return the value of a player's range}
   *
   * @param player 0 for the player out of position, 1 for the other
   * @throws IllegalStateException if a card comes, and somebody acts after that
   */
  public double value(int player) {
    checkPlayer(player);
    return new Mean(view, player).of(values(player));
  }

  private double[] values(int player) {
    if (player() >= 0) {
      return view.values(player);
    }
    if (!view.isDecided()) {
      throw new IllegalStateException(
          "a card comes here, and then somebody acts: values are those of the places after each"
              + " card");
    }
    return view.endValues(player, equities(player));
  }

  /**
   * {@return the value of each action of the player who acts with a hand}
   *
   * @param hand the cards of the hand, a set; see {@link Hand}
   * @throws IllegalStateException if nobody acts
   */
  public double[] actionValues(long hand) {
    int number = hand(requirePlayer(), hand);
    return Arrays.stream(view.actionValues()).mapToDouble(of -> of[number]).toArray();
  }

  /**
   * {@return the part of the pot that a hand would win without further bets, over all cards to
   * come}
   *
   * @param player 0 for the player out of position, 1 for the other
   * @param hand the cards of the hand, a set; see {@link Hand}
   */
  public double equity(int player, long hand) {
    checkPlayer(player);
    return equities(player)[hand(player, hand)];
  }

  /**
   * {@return the part of the pot that a player's range would win without further bets}
   *
   * @param player 0 for the player out of position, 1 for the other
   */
  public double equity(int player) {
    checkPlayer(player);
    return new Mean(view, player).of(equities(player));
  }

  private synchronized double[] equities(int player) {
    if (equities[player] != null) {
      return equities[player];
    }
    double[] theirs = new double[HoleIndex.SIZE];
    double[] parts = view.parts(1 - player);
    for (int hand = 0; hand < view.hands(1 - player); hand++) {
      theirs[HoleIndex.of(view.cards(1 - player, hand))] = parts[hand];
    }
    double[] win = new double[HoleIndex.SIZE];
    double[] tie = new double[HoleIndex.SIZE];
    HoldemRiver.of(spot.evaluator()).weighRunouts(board(), theirs, win, tie);
    double[] opponents = view.opponents(player);
    int live = Long.bitCount(deck() & ~board()) - 4;
    int missing = 5 - Long.bitCount(board());
    double boards = missing == 2 ? live * (live - 1) / 2.0 : missing == 1 ? live : 1;
    double[] found = new double[opponents.length];
    for (int hand = 0; hand < found.length; hand++) {
      int hole = HoleIndex.of(view.cards(player, hand));
      found[hand] = (win[hole] + tie[hole] / 2) / (opponents[hand] * boards);
    }
    equities[player] = found;
    return found;
  }

  /** {@return the board, the pot, and what comes next} */
  @Override
  public String toString() {
    String next = player() < 0 ? "" : player() == 0 ? "oop: " : "ip: ";
    return Card.toString(place.cards()) + ", pot " + pot() + ", " + next + place.expected();
  }
}
