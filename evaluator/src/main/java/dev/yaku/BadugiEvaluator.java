package dev.yaku;

import dev.yaku.internal.games.BadugiTableEvaluator;
import dev.yaku.internal.load.BuiltInEvaluators;
import dev.yaku.internal.load.BuiltInNames;
import dev.yaku.internal.load.OpenedEvaluators;
import dev.yaku.internal.rules.HandLimits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Tells how strong a badugi hand is: the most cards of different ranks and different suits, then
 * the lowest.
 *
 * <p>Values are those of {@link HandEvaluator}: greater wins, equal ties, dense from 1 to {@link
 * RuleSet#maxValue()}; A-2-3-4 of four suits is the greatest. A hand is a set of cards, see {@link
 * Hand}; it has four, or five of which the best count. A value's category and packed value say how
 * many cards count, and their ranks, the highest first: {@code 0x45ABD0} is 9-4-3-A.
 *
 * <p>Keep an evaluator in a {@code static final} field where you can. It is immutable, safe for any
 * number of threads, and {@link #evaluate(long)} allocates nothing.
 */
public sealed interface BadugiEvaluator extends Evaluator permits BadugiTableEvaluator {

  /**
   * The evaluator of built-in rules, loaded when first asked for.
   *
   * @param name such as {@code badugi}; see {@link #names()}
   * @throws IllegalArgumentException if there is no such rule set, or it is for another type of
   *     evaluator; names the available rule sets, or that type
   * @throws java.io.UncheckedIOException if the table is damaged
   */
  static BadugiEvaluator of(String name) {
    return BuiltInEvaluators.evaluator(name, BadugiEvaluator.class);
  }

  /**
   * Maps a table file that the generator has made of badugi rules: see {@link
   * HandEvaluator#open(Path)}.
   *
   * @throws java.nio.file.NoSuchFileException if it is absent
   * @throws TableFormatException if it is not a table, damaged, of a version not known here, or for
   *     another type of evaluator; says what was expected and what was found
   * @throws IOException if it cannot be read
   */
  static BadugiEvaluator open(Path table) throws IOException {
    return OpenedEvaluators.open(table, BadugiEvaluator.class);
  }

  /**
   * As {@link #open(Path)}, of a table that is a resource or comes over a network. Reads the stream
   * to its end, and does not close it.
   *
   * @throws TableFormatException as {@link #open(Path)}
   * @throws IOException if the stream cannot be read
   */
  static BadugiEvaluator open(InputStream table) throws IOException {
    return OpenedEvaluators.open(table, BadugiEvaluator.class);
  }

  /**
   * As {@link #open(Path)}, of a table in memory, from the buffer's position to its limit. The
   * bytes are copied, and the buffer stays as it is.
   *
   * @throws TableFormatException as {@link #open(Path)}
   */
  static BadugiEvaluator open(ByteBuffer table) throws TableFormatException {
    return OpenedEvaluators.open(table, BadugiEvaluator.class);
  }

  /** The names of the built-in rules, in alphabetical order. */
  static List<String> names() {
    return BuiltInNames.of(BadugiEvaluator.class);
  }

  /**
   * The value of a set of cards.
   *
   * @return 1 to {@link RuleSet#maxValue()}, greater is better
   * @throws IllegalArgumentException if the rules do not allow this number of cards, or a card is
   *     not in the deck
   */
  int evaluate(long hand);

  /**
   * Rejects a card where a set is meant.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: {@link Hand#of}
   */
  @Deprecated
  default int evaluate(int card) {
    throw Hand.notASet(card);
  }

  /**
   * Calls an action with each of these hands and its value, in ascending order of the sets.
   *
   * @throws IllegalArgumentException as {@link #evaluate}
   */
  default void forEach(Hands hands, ValueAction action) {
    Objects.requireNonNull(action, "action");
    hands.forEach(hand -> action.accept(hand, evaluate(hand)));
  }

  @Override
  default long[] countDeals(int cards, int jokers) {
    if (jokers != 0) {
      throw new IllegalArgumentException(jokers + " jokers, " + ruleSet() + " has none");
    }
    return countByValue(Hands.of(ruleSet().deck(), cards));
  }

  /**
   * How many of these hands have each value. Evaluates each.
   *
   * @return the number of hands by value, from 0 to {@link RuleSet#maxValue()}
   * @throws IllegalArgumentException as {@link #evaluate}
   */
  default long[] countByValue(Hands hands) {
    long[] counts = new long[ruleSet().maxValue() + 1];
    hands.forEach(hand -> counts[evaluate(hand)]++);
    return counts;
  }

  /**
   * The value of a list of cards, in any order.
   *
   * @throws IllegalArgumentException as {@link #evaluate}, or if a card is given twice
   */
  int evaluateCards(int... cards);

  /** Which cards count, as a set. Allocates. */
  default long bestHand(long hand) {
    return Hand.of(bestCards(Hand.cards(hand)));
  }

  /**
   * Rejects a card where a set is meant.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: {@link Hand#of}
   */
  @Deprecated
  default long bestHand(int card) {
    throw Hand.notASet(card);
  }

  /** Which cards of a list count, the highest first. Allocates. */
  int[] bestCards(int... cards);

  /**
   * Reads a hand from text, as {@link Hand#parse} does, and checks it.
   *
   * @return its cards in the text's order
   * @throws CardFormatException if this is not a hand of badugi; says what is wrong, and where
   */
  default int[] parse(CharSequence text) {
    return HandLimits.of(ruleSet()).parse(text);
  }

  @Override
  default EvaluatedHand judge(CharSequence text) {
    int[] cards = parse(text);
    return EvaluatedHand.of(cards, new HandResult(this, evaluateCards(cards), bestCards(cards)));
  }
}
