package dev.yaku;

import dev.yaku.internal.load.BuiltInEvaluators;
import dev.yaku.internal.load.BuiltInNames;
import dev.yaku.internal.load.OpenedEvaluators;
import dev.yaku.internal.rules.ValueScale;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * What the evaluators of all games have in common: rules, and what values mean.
 *
 * <p>What a hand is differs from game to game: ask a {@link HandEvaluator}, an {@link
 * OmahaEvaluator} or a {@link BadugiEvaluator} where the game is known. This is for a program that
 * finds out which one it has been given.
 *
 * <p>A hand's <b>value</b> is an int: the greater value wins, equal values tie. Values are dense: 0
 * is no cards, or a low hand that does not qualify; then come 1, 2, ... to {@link
 * RuleSet#maxValue()}. They compare only within one rule set. Evaluators are immutable, and safe
 * for any number of threads.
 */
public sealed interface Evaluator permits HandEvaluator, OmahaEvaluator, BadugiEvaluator {

  /**
   * The evaluator of a built-in rule set of any game, loaded when first asked for.
   *
   * @param name such as {@code standard} or {@code omaha}; see {@link #names()}
   * @throws IllegalArgumentException if there is no such rule set; names the available ones
   * @throws java.io.UncheckedIOException if its table is damaged
   */
  static Evaluator of(String name) {
    return BuiltInEvaluators.evaluator(name, Evaluator.class);
  }

  /**
   * Maps a table file that the generator has made of the rules of any game; the file says which:
   * see {@link HandEvaluator#open(Path)}.
   *
   * @throws java.nio.file.NoSuchFileException if it is absent
   * @throws TableFormatException if it is not a table, damaged, or of a version not known here;
   *     says what was expected and what was found
   * @throws IOException if it cannot be read
   */
  static Evaluator open(Path table) throws IOException {
    return OpenedEvaluators.open(table, Evaluator.class);
  }

  /**
   * As {@link #open(Path)}, of a table that is a resource or comes over a network. Reads the stream
   * to its end, and does not close it.
   *
   * @throws TableFormatException as {@link #open(Path)}
   * @throws IOException if the stream cannot be read
   */
  static Evaluator open(InputStream table) throws IOException {
    return OpenedEvaluators.open(table, Evaluator.class);
  }

  /**
   * As {@link #open(Path)}, of a table in memory, from the buffer's position to its limit. The
   * bytes are copied, and the buffer stays as it is.
   *
   * @throws TableFormatException as {@link #open(Path)}
   */
  static Evaluator open(ByteBuffer table) throws TableFormatException {
    return OpenedEvaluators.open(table, Evaluator.class);
  }

  /** The names of the built-in rule sets of all games, in alphabetical order. */
  static List<String> names() {
    return BuiltInNames.of(Evaluator.class);
  }

  /**
   * The category of a value.
   *
   * @throws IndexOutOfBoundsException if this is no value of the rule set
   * @throws java.io.UncheckedIOException if the table lies in a jar that is gone or changed
   */
  default Category category(int value) {
    return ValueScale.of(ruleSet()).category(value);
  }

  /**
   * Category and deciding ranks of a value in nibbles, {@code 0xCRRRRR}: C is the category's place
   * in the rules' order, R are ranks from 1 (deuce, or ace where it is the lowest) to 13; in low
   * games 14 less that. Packed values order as values do.
   *
   * @throws IndexOutOfBoundsException as {@link #category}
   * @throws java.io.UncheckedIOException as {@link #category}
   */
  default int packed(int value) {
    return ValueScale.of(ruleSet()).packed(value);
  }

  /**
   * The ranks that decide a value, in the order in which they decide, as {@link Card#rank} has
   * them: of K-K-Q-Q-5 the king, the queen and the five; none of value 0. Allocates.
   *
   * @throws IndexOutOfBoundsException as {@link #category}
   * @throws java.io.UncheckedIOException as {@link #category}
   */
  default int[] ranks(int value) {
    return ValueScale.of(ruleSet()).ranks(value);
  }

  /**
   * A value in English words: "Two pair, aces and kings, queen kicker", "8-6-4-2-A low", "7-4-2,
   * three cards".
   *
   * @throws IndexOutOfBoundsException as {@link #category}
   * @throws java.io.UncheckedIOException as {@link #category}
   */
  default String describe(int value) {
    return describe(value, Locale.ENGLISH);
  }

  /**
   * A value in words of the locale's language: "ツーペア、AとK、キッカーQ" in Japanese. Any other language
   * than Japanese gives English, as {@link #describe(int)}.
   *
   * @throws IndexOutOfBoundsException as {@link #category}
   * @throws java.io.UncheckedIOException as {@link #category}
   */
  default String describe(int value, Locale locale) {
    return ValueScale.of(ruleSet()).describe(value, locale);
  }

  /**
   * Reads a hand from text as the game writes it, and evaluates it: value, category, ranks and best
   * cards, for tools that serve every game. Allocates.
   *
   * @param text cards as {@link Hand#parse} reads them; in Omaha hole, bar, board
   * @throws CardFormatException if this is not a hand of the rules; says what is wrong, and where
   */
  EvaluatedHand judge(CharSequence text);

  /**
   * How many deals have each value: all hands of so many cards out of a deck with so many jokers;
   * in Omaha all holes of so many cards, each with all boards of the most cards, in one half of the
   * pot. Takes milliseconds, in Omaha seconds; with seven hole cards minutes.
   *
   * @param cards the number of cards of a hand, or in the hole
   * @param jokers the number of jokers in the deck, also more than a hand may hold where any number
   *     is allowed
   * @return the number of deals by value, from 0 to {@link RuleSet#maxValue()}
   * @throws IllegalArgumentException if the rules do not allow so many cards or jokers
   */
  long[] countDeals(int cards, int jokers);

  /**
   * How many deals out of several decks shuffled together have each value; as {@link
   * #countDeals(int, int)} where a hand may hold a card twice.
   *
   * @param decks how many there are of each card
   * @param jokers the number of jokers among all cards
   * @throws IllegalArgumentException if the rules do not allow so many cards, jokers, or copies of
   *     a card; if a number of deals is too large for a {@code long}
   */
  default long[] countDealsOfDecks(int decks, int cards, int jokers) {
    if (decks != 1) {
      throw new IllegalArgumentException(decks + " decks: " + ruleSet() + " has every card once");
    }
    return countDeals(cards, jokers);
  }

  /**
   * How many hands of any cards have each value: see {@link BulkEvaluator#countMultisets}.
   *
   * @throws IllegalArgumentException if the rules do not allow so many cards or jokers in a hand,
   *     or are those of a game with every card once
   */
  default long[] countMultisets(int cards, int jokers) {
    throw new IllegalArgumentException(ruleSet() + " has every card once");
  }

  /** Whether the rules split the pot with the best low hand. */
  default boolean isSplit() {
    return false;
  }

  /**
   * The evaluator of the low half of a split pot: its values, their words and packed values are
   * those of low hands, of which a better one is greater, too.
   *
   * @throws UnsupportedOperationException if the rules do not split the pot
   */
  default Evaluator lowHalf() {
    throw new UnsupportedOperationException(ruleSet() + " does not split the pot");
  }

  /** What the rules say. */
  RuleSet ruleSet();
}
