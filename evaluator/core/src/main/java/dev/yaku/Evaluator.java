package dev.yaku;

import dev.yaku.internal.load.BuiltInNames;
import dev.yaku.internal.load.Evaluators;
import dev.yaku.internal.rules.OmahaLimits;
import dev.yaku.internal.rules.TableRuleSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * The common part of the evaluators of all games: rules, and the meaning of values.
 *
 * <p>This interface is for programs that serve any game. The form of a hand depends on the game: if
 * that is known, use a {@link HandEvaluator}, {@link OmahaEvaluator} or {@link BadugiEvaluator}.
 *
 * <p>A hand's <b>value</b> is an int: the greater value wins, equal values tie. Values are dense: 0
 * means no cards, or a low hand that does not qualify; the others are 1, 2, ... to {@link
 * RuleSet#maxValue()}. Values are comparable only within one rule set; a method that takes a value
 * rejects any other number by an {@link IndexOutOfBoundsException} that names the rule set and its
 * values. The meaning of values is read from the table on first use, which throws an {@link
 * java.io.UncheckedIOException} if the table is in a jar that was deleted or changed. Evaluators
 * are immutable, and safe for any number of threads.
 */
public sealed interface Evaluator permits HandEvaluator, OmahaEvaluator, BadugiEvaluator {
  /**
   * {@return the evaluator of a built-in rule set of any game, loaded on first use}
   *
   * @param name such as {@code standard} or {@code omaha}, see {@link #names()}; or what players
   *     call its game, such as {@code texas holdem}, {@code plo} or {@code razz}
   * @throws IllegalArgumentException if there is no such rule set; the message names all
   * @throws java.io.UncheckedIOException if its table is damaged
   */
  static Evaluator of(String name) {
    return Evaluators.of(name, Evaluator.class);
  }

  /**
   * {@return the evaluator of a table file that the generator has compiled from the rules of any
   * game} {@link HandEvaluator#open(Path)} says how it is read.
   *
   * <p>A damaged file is rejected, and so is one whose structure would lead reads to wrong places.
   * Whether each hand has the value of the rules is not checked: with a table that somebody has
   * written on purpose, with a correct checksum, an evaluator returns any value that stands there,
   * or rejects a hand that the rules allow, or its key, by an {@link IllegalArgumentException}. If
   * that value is none of the rules, methods that name or count it, such as {@link #describe(int)},
   * {@link #judge} and {@link HandEvaluator#countByValue(Hands)}, throw an {@link
   * IndexOutOfBoundsException}; if no cards of the hand make it, methods that look for them throw
   * an {@link IllegalStateException}.
   *
   * @param <E> the type of evaluator
   * @param table the table
   * @param type the type of evaluator that the rules need; {@code Evaluator.class} if any will do
   * @throws java.nio.file.NoSuchFileException if the file does not exist
   * @throws TableFormatException if the file is not a table, is damaged, has an unknown version, or
   *     is for another type of evaluator; the message says what was expected and what was found
   * @throws IOException if the file cannot be read
   */
  static <E extends Evaluator> E open(Path table, Class<E> type) throws IOException {
    return Evaluators.open(table, type);
  }

  /**
   * {@return the evaluator of a table in a stream, such as a resource or a network connection, as
   * by {@link #open(Path, Class)}} The stream is read to its end and not closed.
   *
   * @param <E> the type of evaluator
   * @param table the table
   * @param type the type of evaluator that the rules need; {@code Evaluator.class} if any will do
   * @throws TableFormatException as {@link #open(Path, Class)}
   * @throws IOException if the stream cannot be read
   */
  static <E extends Evaluator> E open(InputStream table, Class<E> type) throws IOException {
    return Evaluators.open(table, type);
  }

  /**
   * {@return the evaluator of a table in memory, from the buffer's position to its limit, as by
   * {@link #open(Path, Class)}} The bytes are copied, and the buffer is not changed.
   *
   * @param <E> the type of evaluator
   * @param table the table
   * @param type the type of evaluator that the rules need; {@code Evaluator.class} if any will do
   * @throws TableFormatException as {@link #open(Path, Class)}
   */
  static <E extends Evaluator> E open(ByteBuffer table, Class<E> type) throws TableFormatException {
    return Evaluators.open(table, type);
  }

  /** {@return the names of the built-in rule sets of all games, in alphabetical order} */
  static List<String> names() {
    return BuiltInNames.of(Evaluator.class);
  }

  /**
   * {@return the names of the built-in rule sets for one type of evaluator, in alphabetical order}
   *
   * @param type such as {@code HandEvaluator.class}
   */
  static List<String> names(Class<? extends Evaluator> type) {
    return BuiltInNames.of(Objects.requireNonNull(type, "type"));
  }

  /**
   * {@return the category of a value}
   *
   * @param value 0 to {@link RuleSet#maxValue()}
   */
  default Category category(int value) {
    return TableRuleSet.of(ruleSet()).scaleOf(value).category(value);
  }

  /**
   * {@return the category and the deciding ranks of a value in nibbles, {@code 0xCRRRRR}: C is the
   * category's place in the order of the rules, each R is a rank from 1 (deuce, or ace if the ace
   * is lowest) to 13; in low games 14 minus that} Packed values have the same order as values.
   *
   * @param value 0 to {@link RuleSet#maxValue()}
   */
  default int packed(int value) {
    return TableRuleSet.of(ruleSet()).scaleOf(value).packed(value);
  }

  /**
   * {@return the ranks that decide a value, most significant first, numbered as by {@link
   * Card#rank}: for K-K-Q-Q-5 the king, the queen and the five; for value 0 none} Allocates.
   *
   * @param value 0 to {@link RuleSet#maxValue()}
   */
  default int[] ranks(int value) {
    return TableRuleSet.of(ruleSet()).scaleOf(value).ranks(value);
  }

  /**
   * {@return a value in English words: "Two pair, aces and kings, queen kicker", "8-6-4-2-A low",
   * "7-4-2, three cards"}
   *
   * @param value 0 to {@link RuleSet#maxValue()}
   */
  default String describe(int value) {
    return describe(value, Locale.ENGLISH);
  }

  /**
   * {@return a value in words of the locale's language: "ツーペア、AとK、キッカーQ" in Japanese} Languages
   * other than Japanese give English, as {@link #describe(int)} does.
   *
   * @param value 0 to {@link RuleSet#maxValue()}
   * @param locale English, unless its language is Japanese
   */
  default String describe(int value, Locale locale) {
    return TableRuleSet.of(ruleSet()).scaleOf(value).describe(value, locale);
  }

  /**
   * {@return a hand, its value, category, ranks and best cards, for tools of every game} Allocates.
   *
   * @param text cards as {@link Hand#parse} reads them; in Omaha the hole, a bar and the board
   * @throws CardFormatException if the text is not a valid hand of these rules
   */
  EvaluatedHand judge(CharSequence text);

  /**
   * {@return the number of deals that have each value, from 0 to {@link RuleSet#maxValue()}, among
   * all hands of this size from a deck with these jokers; in Omaha among all holes of this size,
   * each with every board of the largest size, in one half of the pot} Takes milliseconds; in Omaha
   * seconds, with seven hole cards minutes.
   *
   * @param cards the number of cards in a hand, or in the hole
   * @param jokers the number of jokers in the deck; more than a hand has if the rules allow any
   * @throws IllegalArgumentException if the rules do not allow these numbers of cards and jokers
   * @throws java.util.concurrent.CancellationException in Omaha, if the thread is interrupted
   *     before all hands are counted
   */
  long[] countDeals(int cards, int jokers);

  /**
   * {@return which part of all hands of one size, from a deck without jokers, a value beats}
   *
   * @param value 0 to {@link RuleSet#maxValue()}
   * @param cards the number of cards of a hand
   */
  default Percentile percentile(int value, int cards) {
    return percentile(value, cards, 0);
  }

  /**
   * {@return which part of all hands of one size a value beats: among the hands that {@link
   * #countDeals} counts, each deal once} Rejects the same arguments as {@link #countDeals}. In
   * Omaha, all holes of this size with every complete board.
   *
   * <p>The hands are counted on the first request for their size, which takes as long as {@link
   * #countDeals}; the evaluator then keeps eight bytes for each value.
   *
   * @param value 0 to {@link RuleSet#maxValue()}
   * @param cards the number of cards in a hand, or in the hole
   * @param jokers the number of jokers in the deck
   * @throws ArithmeticException if the number of all hands is too large for a {@code long}
   * @throws java.util.concurrent.CancellationException as {@link #countDeals}
   */
  default Percentile percentile(int value, int cards, int jokers) {
    TableRuleSet.of(ruleSet()).checkValue(value);
    long[] below = TableRuleSet.of(ruleSet()).dealsBelow(this, cards, jokers);
    return new Percentile(below[value], below[value + 1] - below[value], below[below.length - 1]);
  }

  /**
   * {@return the number of deals from several decks shuffled together that have each value; like
   * {@link #countDeals(int, int)}, for rules in which a hand may hold a card twice}
   *
   * @param decks the number of copies of each card
   * @param cards the number of cards of a hand, jokers included
   * @param jokers the number of jokers among all cards
   * @throws IllegalArgumentException if the rules do not allow these numbers of cards, jokers or
   *     copies of a card, or if a number of deals is too large for a {@code long}
   */
  default long[] countDealsOfDecks(int decks, int cards, int jokers) {
    if (decks != 1) {
      throw new IllegalArgumentException(
          decks + " decks: " + ruleSet() + " has each card only once");
    }
    return countDeals(cards, jokers);
  }

  /**
   * {@return the number of hands that have each value, from 0 to {@link RuleSet#maxValue()}, among
   * all hands that repeat cards as often as the rules allow} Every hand counts once, however likely
   * it is to be dealt. May take some seconds.
   *
   * @param cards the number of cards of a hand, jokers included
   * @param jokers the number of jokers among them
   * @throws IllegalArgumentException if the rules do not allow these numbers of cards and jokers in
   *     a hand, or have each card only once
   */
  default long[] countMultisets(int cards, int jokers) {
    throw new IllegalArgumentException(ruleSet() + " has each card only once");
  }

  /** {@return whether the rules split the pot between the best high and the best low hand} */
  default boolean isSplit() {
    return false;
  }

  /**
   * {@return the evaluator of the low half of a split pot: its values, words and packed values are
   * those of low hands} A better low hand has a greater value.
   *
   * @throws UnsupportedOperationException if the rules do not split the pot
   */
  default Evaluator lowHalf() {
    throw OmahaLimits.noLowHalf(ruleSet());
  }

  /** {@return the rules of the game} */
  RuleSet ruleSet();
}
