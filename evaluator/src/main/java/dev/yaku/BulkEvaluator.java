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
 * HandEvaluator} does.
 *
 * <p>Immutable, and safe for any number of threads.
 */
public sealed interface BulkEvaluator permits HandEvaluator {
  /**
   * The values of many hands: {@code values[i] = evaluate(hands[i])}.
   *
   * <p>The loop is one that the JIT compiles for this evaluator alone: as fast as a loop of the
   * caller's over an evaluator in a {@code static final} field, wherever this evaluator is kept. It
   * is made once about ten thousand hands have come in arrays, which takes a few milliseconds.
   *
   * @throws IllegalArgumentException if the arrays differ in length, or as {@link
   *     HandEvaluator#evaluate(long)}; the values before the faulty hand's are then set, the others
   *     undefined
   */
  void evaluate(long[] hands, int[] values);

  /**
   * The values of many hands whose cards lie one after another, a byte each.
   *
   * <p>Checks all that {@link HandEvaluator#evaluateCards(int...)} does. Like arrays of sets, such
   * arrays have a loop of their own. Allocates nothing for a hand, and for a call next to nothing.
   *
   * @param cards {@code handSize} for each value; see {@link Card}
   * @throws IllegalArgumentException if the arrays' lengths do not fit, or one of these is no hand
   *     of the rule set: names its index and the fault; the values before it are then set, the
   *     others undefined
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
   * The same for a part of each array: hand <i>i</i> has the cards from {@code from + i * handSize}
   * on, and its value goes to {@code to + i}. Allocates up to some dozens of kilobytes for a call.
   *
   * @param hands how many
   * @throws IllegalArgumentException as above; indices of hands count from {@code from} on
   */
  void evaluate(byte[] cards, int from, int handSize, int[] values, int to, int hands);

  /**
   * Evaluates arrays of hands of this size with vectors from now on, where that is possible: a
   * third faster or more for arrays of thousands of hands of equal size, sets or packed cards. The
   * call compiles the code for vectors before it returns, which takes about half a second: choose
   * the moment. Without this call nothing is ever compiled for vectors.
   *
   * <p>Needs a JVM started with {@code --add-modules jdk.incubator.vector}, a processor with
   * vectors of 256 bits or more, rules without repeated and wild cards, and hands of five to seven
   * cards.
   *
   * @param handSize the number of cards of the hands
   * @return whether vectors are used from now on; if not, all stays as it was
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
   * <p>Much faster than evaluating each hand, since hands that differ only in suits are found
   * together. Therefore the hands come in an order of their own, each once; the same hands and
   * rules give the same order.
   *
   * <p>The action becomes part of the loop: each class of actions, that is, each lambda expression,
   * gets a loop of its own, which the JIT compiles for that class alone. The loop is made once
   * about a hundred thousand hands have been enumerated for such actions; that takes a few
   * milliseconds for the first class, less than one for others. No memory is allocated for a hand;
   * a call allocates one or two kilobytes, or some dozens if three cards or more are chosen.
   *
   * @throws IllegalArgumentException if the rules do not allow this number of cards, or a card is
   *     not in the deck; before the action is called
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
   * one card or two are chosen. Then runs are short, and {@link #forEach} is faster.
   *
   * <pre>{@code
   * HOLDEM.forEachRun(hands, run -> counts[run.value()] += run.count());
   * }</pre>
   *
   * <p>Each hand is in one run. There may be several runs of one value. The same hands and rules
   * give the same runs in the same order. Allocates some dozens of kilobytes, however many hands
   * there are.
   *
   * @throws IllegalArgumentException as {@link #forEach}
   */
  default void forEachRun(Hands hands, Consumer<EqualHands> action) {
    new RunEnumerator(one(), hands, Objects.requireNonNull(action, "action")).start();
  }

  /**
   * How many of these hands have each value. Where three cards or more are chosen, hands are
   * multiplied and not enumerated: the time depends on the number of rank multisets.
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
   * How many hands of any cards have each value, where each card is held as often as the rules
   * allow. Each hand counts once, however likely it is to be dealt. Takes up to seconds.
   *
   * @param cards the number of cards of a hand, jokers included
   * @param jokers the number of jokers among them
   * @return the number of hands by value, from 0 to {@link RuleSet#maxValue()}
   * @throws IllegalArgumentException if the rules do not allow so many cards or jokers in a hand
   */
  default long[] countMultisets(int cards, int jokers) {
    return MultisetCounter.count(one(), cards, jokers);
  }

  /**
   * How many of these hands have each category, as {@link #countByValue} finds it.
   *
   * @return the categories of the rules in their order, weakest first, with the number of hands;
   *     before them {@link Category#NONE}, if there are such hands
   * @throws IllegalArgumentException as {@link #forEach}
   */
  default Map<Category, Long> countByCategory(Hands hands) {
    return ValueScale.of(one().ruleSet()).byCategory(countByValue(hands));
  }

  private HandEvaluator one() {
    return (HandEvaluator) this; // there are no others
  }
}
