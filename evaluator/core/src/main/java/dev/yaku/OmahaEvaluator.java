package dev.yaku;

import dev.yaku.internal.games.OmahaLowEvaluator;
import dev.yaku.internal.games.OmahaTableEvaluator;
import dev.yaku.internal.load.Evaluators;
import dev.yaku.internal.rules.OmahaLimits;
import java.util.Objects;
import java.util.Optional;

/**
 * Tells how strong an Omaha hand is: the best five cards, exactly two from the hole and exactly
 * three from the board.
 *
 * <p>Hole and board are sets of cards, see {@link Hand}: two to seven cards in the hole, three,
 * four or five on the board. The value is that of the best five cards by the rules of the high
 * hand; for {@code omaha} it is the value that {@code HandEvaluator.of("standard")} gives them. If
 * the pot is split, the low hand has its own values, 0 if it does not qualify. The greater value is
 * better, also for low hands.
 *
 * <pre>{@code
 * static final OmahaEvaluator OMAHA = OmahaEvaluator.of("omaha");
 *
 * int value = OMAHA.evaluate(Hand.parse("As Kh Qd Jc"), Hand.parse("Ts 9s 8d 2c 2h")); // hole, board
 * }</pre>
 *
 * <p>To evaluate many holes on one board, prepare the {@linkplain #board board} once.
 *
 * <p>Keep an evaluator in a {@code static final} field where you can. It is immutable, safe for any
 * number of threads, and the evaluating methods allocate nothing. A hand is rejected by an {@link
 * IllegalArgumentException} that names the fault if it has a number of cards that the rules do not
 * allow, or a card that is not in the deck, or that is both in the hole and on the board.
 */
public sealed interface OmahaEvaluator extends Evaluator
    permits OmahaTableEvaluator, OmahaLowEvaluator {
  /**
   * {@return the evaluator of built-in rules, as by {@link HandEvaluator#of}}
   *
   * @param name such as {@code omaha} or {@code omaha-hi-lo}; see {@link Evaluator#names}
   */
  static OmahaEvaluator of(String name) {
    return Evaluators.of(name, OmahaEvaluator.class);
  }

  /**
   * {@return the value of a hand; if the pot is split, in the high half: 1 to {@link
   * RuleSet#maxValue()}, greater is better; in the low half 0 if the hand does not qualify}
   *
   * @param hand hole and board
   */
  default int evaluate(OmahaHand hand) {
    return evaluate(hand.hole(), hand.board());
  }

  /**
   * {@return the value of a hand; if the pot is split, in the high half} A hole in place of the
   * board is noticed only if the numbers of cards are wrong: {@link OmahaHand} has names for both.
   *
   * @param hole the player's own cards as a set
   * @param board the cards on the board as a set
   */
  int evaluate(long hole, long board);

  /**
   * {@return who wins, and each player's share; of both halves, if the pot is split}
   *
   * @param board the cards on the board
   * @param holes each player's own cards, equally many
   * @throws IllegalArgumentException if a hand is invalid, holes have different numbers of cards,
   *     or a card is dealt twice
   */
  default Showdown showdown(long board, long... holes) {
    Showdown.check(true, board, holes);
    int[] high = values(this, board, holes);
    return isSplit() ? Showdown.ofHalves(high, values(lowHalf(), board, holes)) : Showdown.of(high);
  }

  private static int[] values(OmahaEvaluator half, long board, long[] holes) {
    int[] values = new int[holes.length];
    for (int player = 0; player < values.length; player++) {
      values[player] = half.evaluate(holes[player], board);
    }
    return values;
  }

  /**
   * {@return never: cards passed as sets are rejected}
   *
   * @param board not used
   * @param cards the cards that are rejected
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  default Showdown showdown(long board, int... cards) {
    throw Hand.notASet(cards);
  }

  @Override
  OmahaEvaluator lowHalf();

  /**
   * {@return a board prepared for many hole hands of one size} Preparing costs as much as
   * evaluating more than a thousand hands, more for larger holes; in the low half almost nothing.
   *
   * @param board the cards on the board, a set: three to five, as the rules allow
   * @param holeCards the number of hole cards
   */
  OmahaBoard board(long board, int holeCards);

  /**
   * Calls an action with each of these holes and its value on one board. Prepares the board, and
   * then allocates nothing.
   *
   * <pre>{@code
   * OMAHA.forEach(Hands.of(Hand.DECK & ~(board | mine), 4), board, (hole, value) -> ...);
   * }</pre>
   *
   * @param holes the holes, enumerated by the call
   * @param board the cards on the board, a set
   * @param action called with each hole and its value
   */
  default void forEach(Hands holes, long board, ValueAction action) {
    Objects.requireNonNull(action, "action");
    OmahaBoard prepared = board(board, holes.chosen() + Long.bitCount(holes.held()));
    holes.forEach(hole -> action.accept(hole, prepared.evaluate(hole)));
  }

  /**
   * {@return the number of these holes by value on one board, from 0 to {@link RuleSet#maxValue()}}
   *
   * @param holes the holes, enumerated by the call
   * @param board the cards on the board, a set
   */
  default long[] countByValue(Hands holes, long board) {
    long[] counts = new long[ruleSet().maxValue() + 1];
    forEach(holes, board, (hole, value) -> counts[value]++);
    return counts;
  }

  /**
   * {@return the key of one card, for {@link OmahaBoard#evaluateKey}} To add a card or remove it,
   * add or subtract its key. Keys are valid only for this evaluator and its boards.
   *
   * @param card a card; see {@link Card}
   * @throws IllegalArgumentException if the deck does not have the card
   */
  int cardKey(int card);

  /**
   * {@return the five cards that make the value: {@code bestHand & hole} has two of them, {@code
   * bestHand & board} three; 0 if a low hand does not qualify} Allocates.
   *
   * @param hand hole and board
   */
  default long bestHand(OmahaHand hand) {
    return Hand.of(bestCards(hand));
  }

  /**
   * {@return the cards of {@link #bestHand}, most significant first} Allocates.
   *
   * @param hand hole and board
   */
  int[] bestCards(OmahaHand hand);

  /**
   * {@return the hole and the board of a text}
   *
   * @param text the hole, a bar, and the board: {@code "As Kh Qd Jc | Ts 9s 8d"}
   * @throws CardFormatException if the text is not a valid hand of these rules
   */
  default OmahaHand parse(CharSequence text) {
    return OmahaLimits.of(ruleSet()).parse(text);
  }

  @Override
  default EvaluatedHand judge(CharSequence text) {
    OmahaHand hand = parse(text);
    CardText cards = CardText.parse(text); // a set does not keep the order of the text
    return new EvaluatedHand(
        cards.cards(0),
        cards.cards(1),
        result(this, hand),
        isSplit() ? Optional.of(result(lowHalf(), hand)) : Optional.empty());
  }

  private static HandResult result(OmahaEvaluator half, OmahaHand hand) {
    return new HandResult(half, half.evaluate(hand), half.bestCards(hand));
  }

  /** The rules of the game; their numbers of cards count the cards in the hole. */
  @Override
  RuleSet ruleSet();
}
