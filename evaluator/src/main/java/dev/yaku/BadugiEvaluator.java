package dev.yaku;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Tells how strong a badugi hand is: the most cards of different ranks and different suits, then
 * the lowest.
 *
 * <p>Values are those of {@link HandEvaluator}: greater wins, equal ties, dense from 1 to {@link
 * RuleSet#maxValue()}; A-2-3-4 of four suits is the greatest. A hand is a set of cards, see {@link
 * Hand}; it has four, or five of which the best count.
 *
 * <p>Keep an evaluator in a {@code static final} field where you can. It is immutable, safe for any
 * number of threads, and {@link #evaluate(long)} allocates nothing.
 */
public sealed interface BadugiEvaluator permits BadugiValues {

  /**
   * The evaluator of built-in rules, loaded anew: keep it.
   *
   * @param name such as {@code badugi}; see {@link #names()}
   * @throws IllegalArgumentException if there are no such rules of badugi; names those that there
   *     are
   * @throws java.io.UncheckedIOException if the table is damaged
   */
  static BadugiEvaluator of(String name) {
    return BuiltIn.load(name, "badugi", TableFile.BADUGI_TABLE, BadugiValues::of);
  }

  /**
   * Reads a table file that the generator has made of badugi rules.
   *
   * @throws java.nio.file.NoSuchFileException if it is absent
   * @throws TableFormatException if it is no table of badugi, or damaged
   * @throws IOException if it cannot be read
   */
  static BadugiEvaluator open(Path table) throws IOException {
    return BadugiValues.of(TableFile.map(table, TableFile.BADUGI_TABLE));
  }

  /** The names of the built-in rules, in alphabetical order. */
  static List<String> names() {
    return BuiltIn.names("badugi");
  }

  /**
   * The value of a set of cards.
   *
   * @return 1 to {@link RuleSet#maxValue()}, greater is better
   * @throws IllegalArgumentException if the number of cards is none of the rules', or a card is not
   *     in the deck
   */
  int evaluate(long hand);

  /**
   * The value of a list of cards, in any order.
   *
   * @throws IllegalArgumentException as {@link #evaluate}, or if a card stands twice
   */
  int evaluateCards(int... cards);

  /** The category of a value: how many cards count. */
  default Category category(int value) {
    return ruleSet().scale().category(value);
  }

  /**
   * How many cards count, and their ranks in nibbles, {@code 0xCRRRRR}: the highest rank first,
   * each as 14 less its place from 1 (ace) to 13 (king). Packed values order as values do.
   *
   * @throws IndexOutOfBoundsException if this is no value of the rules
   */
  default int packed(int value) {
    return ruleSet().scale().packed(value);
  }

  /**
   * A value in words: "9-5-3-A badugi", "7-4-2, three cards".
   *
   * @throws IndexOutOfBoundsException if this is no value of the rules
   */
  default String describe(int value) {
    return ruleSet().scale().describe(value);
  }

  /** Which cards count, as a set. Allocates. */
  default long bestHand(long hand) {
    return Hand.of(bestCards(Hand.cards(hand)));
  }

  /** Which cards of a list count, the highest first. Allocates. */
  int[] bestCards(int... cards);

  /**
   * Reads a hand from text, as {@link Hand#parse} does, and checks it.
   *
   * @return its cards in the text's order
   * @throws CardFormatException if this is no hand of badugi; says what is wrong, and where
   */
  default int[] parse(CharSequence text) {
    return ruleSet().deck().parse(text);
  }

  /** What the rules say. */
  RuleSet ruleSet();
}
