package dev.yaku;

import dev.yaku.internal.enumerate.CallbackLoops;
import dev.yaku.internal.enumerate.MultisetCounter;
import dev.yaku.internal.enumerate.PairEnumerator;
import dev.yaku.internal.enumerate.RunEnumerator;
import dev.yaku.internal.enumerate.ValueCounter;
import dev.yaku.internal.rules.ValueScale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Evaluates many hands at once: arrays of sets, packed cards, and all hands of a deck. Every {@link
 * HandEvaluator} is one.
 *
 * <p>Immutable, and safe for any number of threads.
 */
public sealed interface BulkEvaluator permits HandEvaluator {
  /**
   * The values of many hands: {@code values[i] = evaluate(hands[i])}.
   *
   * <p>The JIT compiles a loop for this evaluator alone, which is as fast as the caller's own loop
   * over an evaluator in a {@code static final} field, wherever this evaluator is kept. The loop is
   * created after about ten thousand hands in arrays, which takes a few milliseconds.
   *
   * @throws IllegalArgumentException if the arrays differ in length, or a hand is invalid, as in
   *     {@link HandEvaluator#evaluate(long)}; the values before that of the invalid hand are then
   *     set, the others are undefined
   */
  void evaluate(long[] hands, int[] values);

  /**
   * The values of many hands whose cards are stored one after another, one byte per card.
   *
   * <p>Makes the same checks as {@link HandEvaluator#evaluateCards(int...)}. As for arrays of sets,
   * the JIT compiles a loop for this evaluator alone. Allocates nothing per hand, and almost
   * nothing per call.
   *
   * @param cards {@code handSize} for each value; see {@link Card}
   * @throws IllegalArgumentException if the lengths of the arrays do not match, or a hand is
   *     invalid: the message names its index and the fault; the values before that of the invalid
   *     hand are then set, the others are undefined
   */
  default void evaluate(byte[] cards, int handSize, int[] values) {
    Objects.requireNonNull(cards, "cards");
    Objects.requireNonNull(values, "values");
    if (cards.length != (long) handSize * values.length) {
      throw new IllegalArgumentException(
          "%d cards, but room for the values of %d hands of %d"
              .formatted(cards.length, values.length, handSize));
    }
    evaluate(cards, 0, handSize, values, 0, values.length);
  }

  /**
   * Evaluates a part of an array of packed cards: hand <i>i</i> has the cards from {@code from + i
   * * handSize} on, and its value is stored at {@code to + i}. Allocates up to a few dozen
   * kilobytes per call.
   *
   * @param hands the number of hands
   * @throws IllegalArgumentException as {@link #evaluate(byte[], int, int[])}; the index of a hand
   *     counts from {@code from} on
   */
  void evaluate(byte[] cards, int from, int handSize, int[] values, int to, int hands);

  /**
   * Evaluates arrays of hands of this size with vectors from now on, where that is possible: a
   * third faster or more for arrays of thousands of hands of equal size, sets or packed cards. The
   * call compiles the code for vectors before it returns, which takes about half a second, at a
   * moment that the caller chooses. Without this call nothing is ever compiled for vectors.
   *
   * <p>Needs the artifact yaku-vector, a JVM started with {@code --add-modules
   * jdk.incubator.vector} unless the program runs on the module path, a processor with vectors of
   * 256 bits or more, rules without repeated cards and wild cards, and hands of five to seven
   * cards.
   *
   * @param handSize the number of cards of the hands
   * @return whether vectors are used from now on; if not, nothing has changed
   * @throws IllegalArgumentException if the rules have no hands of this size
   */
  boolean useVectors(int handSize);

  /**
   * Calls an action with each of these hands and its value.
   *
   * <pre>{@code
   * Hands others = Hands.of(Hand.DECK & ~(board | mine), 2).with(board);
   * HOLDEM.forEach(others, (hand, value) -> counts[value > myValue ? 1 : 0]++);
   * }</pre>
   *
   * <p>Much faster than evaluating each hand, since hands that differ only in suits are evaluated
   * together. Every hand comes once; the order is unspecified, but the same for the same hands and
   * rules.
   *
   * <p>The action becomes part of the loop: each class of actions, that is, each lambda expression,
   * gets its own loop, which the JIT compiles for that class alone. The loop is created after about
   * a hundred thousand hands have been enumerated for that class, which takes a few milliseconds
   * for the first class and less than one for others. Nothing is allocated per hand; a call
   * allocates one or two kilobytes, or a few dozen if three or more cards are chosen.
   *
   * @throws IllegalArgumentException if the rules do not allow this number of cards, or a card is
   *     not in the deck; thrown before the action is called
   */
  default void forEach(Hands hands, ValueAction action) {
    Objects.requireNonNull(action, "action");
    if (hands.chosen() <= 2) {
      new PairEnumerator(one(), hands).forEach(action);
      return;
    }
    CallbackLoops.Loop loop = CallbackLoops.of(action, hands.count());
    forEachRun(hands, run -> loop.run(run, action));
  }

  /**
   * Calls an action with these hands, many of equal value at a time: the fastest form, unless only
   * one or two cards are chosen: then the runs are short, and {@link #forEach} is faster.
   *
   * <pre>{@code
   * HOLDEM.forEachRun(hands, run -> counts[run.value()] += run.count());
   * }</pre>
   *
   * <p>Every hand is in exactly one run. Several runs may have the same value. The same hands and
   * rules give the same runs in the same order. Allocates a few dozen kilobytes, however many hands
   * there are.
   *
   * @throws IllegalArgumentException as {@link #forEach}
   */
  default void forEachRun(Hands hands, Consumer<EqualHands> action) {
    new RunEnumerator(one(), hands, Objects.requireNonNull(action, "action")).start();
  }

  /**
   * The number of these hands that have each value. If three or more cards are chosen, hands are
   * counted by multiplication, not one by one: the time depends on the number of rank multisets.
   *
   * @return the number of hands by value, from 0 to {@link RuleSet#maxValue()}
   * @throws IllegalArgumentException as {@link #forEach}
   */
  default long[] countByValue(Hands hands) {
    if (hands.chosen() <= 2) {
      long[] counts = new long[one().ruleSet().maxValue() + 1];
      new PairEnumerator(one(), hands).forEach((hand, value) -> counts[value]++);
      return counts;
    }
    ValueCounter counter = new ValueCounter(one(), hands);
    counter.start();
    return counter.counts();
  }

  /**
   * The number of hands that have each value, among all hands that repeat cards as often as the
   * rules allow. Every hand counts once, however likely it is to be dealt. May take some seconds.
   *
   * @param cards the number of cards of a hand, jokers included
   * @param jokers the number of jokers among them
   * @return the number of hands by value, from 0 to {@link RuleSet#maxValue()}
   * @throws IllegalArgumentException if the rules do not allow these numbers of cards and jokers in
   *     a hand
   */
  default long[] countMultisets(int cards, int jokers) {
    return MultisetCounter.count(one(), cards, jokers);
  }

  /**
   * The number of these hands that have each category, counted as by {@link #countByValue}.
   *
   * @return the number of hands of each category of the rules, weakest first, preceded by {@link
   *     Category#NONE} if there are hands of it
   * @throws IllegalArgumentException as {@link #forEach}
   */
  default Map<Category, Long> countByCategory(Hands hands) {
    return ValueScale.of(one().ruleSet()).byCategory(countByValue(hands));
  }

  /**
   * Who wins, and each player's share: the best of the board and a hole wins. For a split pot, give
   * the values of both halves to {@link Showdown#ofHalves}.
   *
   * @param board the cards that all players share; {@link Hand#EMPTY} if there are none
   * @param holes each player's own cards, equally many
   * @throws IllegalArgumentException if a hand is invalid, holes have different numbers of cards,
   *     or a card is dealt twice: on the board and in a hole; or in two holes, unless the rules
   *     have several copies of a card
   */
  default Showdown showdown(long board, long... holes) {
    Showdown.check(one().ruleSet().copies() == 1, board, holes);
    HandEvaluator evaluator = one();
    int[] values = new int[holes.length];
    for (int player = 0; player < values.length; player++) {
      values[player] = evaluator.evaluate(board | holes[player]);
    }
    return Showdown.of(values);
  }

  /**
   * Rejects cards passed as sets.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  default Showdown showdown(long board, int... cards) {
    throw Hand.notASet(cards);
  }

  private HandEvaluator one() {
    return (HandEvaluator) this; // the only permitted type
  }
}
