package dev.yaku;

import dev.yaku.internal.enumerate.DealCounter;
import dev.yaku.internal.hand.MultisetEvaluator;
import dev.yaku.internal.hand.SetEvaluator;
import dev.yaku.internal.load.BuiltInEvaluators;
import dev.yaku.internal.load.BuiltInNames;
import dev.yaku.internal.load.OpenedEvaluators;
import dev.yaku.internal.rules.BestCards;
import dev.yaku.internal.rules.HandLimits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;

/**
 * Tells how strong a hand is, by the rules of one game's showdown.
 *
 * <p>A hand's <b>value</b> is an int: the greater value wins, equal values tie. Values are dense: 0
 * is no cards, or a low hand that does not qualify; then come 1, 2, ... to {@link
 * RuleSet#maxValue()}. Values are comparable only within one rule set; to compare results across
 * versions, store {@link #packed packed values}.
 *
 * <pre>{@code
 * static final HandEvaluator HOLDEM = HandEvaluator.of("standard");
 *
 * int value = HOLDEM.evaluate(Hand.parse("Ah Kh Qd 2c 2s") | Hand.parse("Ad As"));
 * }</pre>
 *
 * <p>Keep an evaluator in a {@code static final} field where you can: the JIT then knows its
 * tables. It is immutable, and safe for any number of threads.
 *
 * <p>The evaluating methods allocate nothing and cost a few array reads. They never read outside
 * their tables, and reject invalid hands with an {@link IllegalArgumentException} that names the
 * fault; only {@link #evaluateKey} trusts a part of its input.
 */
public sealed interface HandEvaluator extends Evaluator, BulkEvaluator
    permits SetEvaluator, MultisetEvaluator {

  /**
   * The evaluator of a built-in rule set, loaded on first use.
   *
   * <p>If the tables are in a jar, the parts that few programs need are not loaded at once: those
   * for small and very large hands, and the meaning of values. They are read on first use, which
   * allocates once, and throws an {@link java.io.UncheckedIOException} if the jar has been deleted
   * or changed.
   *
   * @param name such as {@code standard}; see {@link #names()}
   * @throws IllegalArgumentException if there is no such rule set, or it is for another type of
   *     evaluator; the message names the available rule sets, or that type
   * @throws java.io.UncheckedIOException if its table is damaged
   */
  static HandEvaluator of(String name) {
    return BuiltInEvaluators.evaluator(name, HandEvaluator.class);
  }

  /**
   * Maps a table file that the generator has compiled. The path may be in any file system; in one
   * that cannot map files, such as a zip file, the file is read instead.
   *
   * <p>The tables for five to seven cards are copied at once. The rest is read on first use, so
   * replace a table file by a new one instead of overwriting it. If a file was overwritten or
   * truncated, the first use throws an {@link java.io.UncheckedIOException}; a value is never
   * wrong.
   *
   * @throws java.nio.file.NoSuchFileException if the file does not exist
   * @throws TableFormatException if the file is not a table, is damaged, has an unknown version, or
   *     is for another type of evaluator; the message says what was expected and what was found
   * @throws IOException if the file cannot be read
   */
  static HandEvaluator open(Path table) throws IOException {
    return OpenedEvaluators.open(table, HandEvaluator.class);
  }

  /**
   * Reads a table from a stream, such as a resource or a network connection; otherwise like {@link
   * #open(Path)}. The stream is read to its end and not closed.
   *
   * @throws TableFormatException as {@link #open(Path)}
   * @throws IOException if the stream cannot be read
   */
  static HandEvaluator open(InputStream table) throws IOException {
    return OpenedEvaluators.open(table, HandEvaluator.class);
  }

  /**
   * Reads a table from memory, from the buffer's position to its limit; otherwise like {@link
   * #open(Path)}. The bytes are copied, and the buffer is not changed.
   *
   * @throws TableFormatException as {@link #open(Path)}
   */
  static HandEvaluator open(ByteBuffer table) throws TableFormatException {
    return OpenedEvaluators.open(table, HandEvaluator.class);
  }

  /** The names of the built-in rule sets for hands of cards, in alphabetical order. */
  static List<String> names() {
    return BuiltInNames.of(HandEvaluator.class);
  }

  /**
   * The value of a set of cards: the fast form.
   *
   * @param hand bit <i>c</i> is set if card <i>c</i> is held; see {@link Hand}
   * @return 1 to {@link RuleSet#maxValue()}, greater is better; 0 for no cards
   * @throws IllegalArgumentException if the rules do not allow this number of cards, or a card is
   *     not in the deck
   */
  int evaluate(long hand);

  /**
   * Rejects a card passed as a set.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  default int evaluate(int card) {
    throw Hand.notASet(card);
  }

  /**
   * The value of a list of cards, in any order. Makes the same checks as {@link #evaluate}, and, if
   * the rules have each card only once, that no card is given twice.
   *
   * @param cards see {@link Card}
   * @throws IllegalArgumentException if the hand is invalid; the message names the card and its
   *     index
   */
  int evaluateCards(int... cards);

  /**
   * {@link #evaluateCards(int...)} for five cards, without an array: faster. A rejection names the
   * card, but not its index; and not even the card if compiled code has rejected very many hands.
   * Allocates an array only if a card is given twice and the rules allow more than one copy of a
   * card, but fewer than these cards.
   */
  int evaluateCards(int a, int b, int c, int d, int e);

  /** As {@link #evaluateCards(int, int, int, int, int)}, for six cards. */
  int evaluateCards(int a, int b, int c, int d, int e, int f);

  /** As {@link #evaluateCards(int, int, int, int, int)}, for seven cards. */
  int evaluateCards(int a, int b, int c, int d, int e, int f, int g);

  /**
   * The value of a hand whose key is known: faster than {@link #evaluate} if many hands share
   * cards.
   *
   * <pre>{@code
   * long boardKey = HOLDEM.handKey(board); // once
   * HOLDEM.evaluateKey(boardKey + holeKeys[i], board | holes[i]);
   * }</pre>
   *
   * <p>The key is trusted: a key of other cards, equally many, gives a meaningless value or an
   * {@link IllegalArgumentException}. If the rules have each card only once, the key and the set
   * must have the same number of cards, which is checked; otherwise the number is taken from the
   * key, and the set may have fewer cards.
   *
   * @param key the sum of the {@linkplain #cardKey keys} of the hand's cards
   * @param hand the same cards as a set
   * @throws IllegalArgumentException if the rules do not allow the number of cards, or the
   *     arguments have different numbers of cards
   */
  int evaluateKey(long key, long hand);

  @Override
  default long[] countDeals(int cards, int jokers) {
    return DealCounter.count(this, 1, cards, jokers);
  }

  @Override
  default long[] countDealsOfDecks(int decks, int cards, int jokers) {
    return DealCounter.count(this, decks, cards, jokers);
  }

  @Override
  default long[] countMultisets(int cards, int jokers) {
    return BulkEvaluator.super.countMultisets(cards, jokers);
  }

  /**
   * The value of a hand of which only the key is known. The key is enough if the rules allow a card
   * to be held twice, and for hands that have no more cards than the best hand. The key of a larger
   * hand does not determine the ranks of a flush: use {@link #evaluateKey(long, long)}.
   *
   * <p>The key is trusted: a number that is not the sum of a hand's card keys gives a meaningless
   * value, or an {@link IllegalArgumentException}.
   *
   * @throws IllegalArgumentException if the rules do not allow this number of cards, or if the hand
   *     is too large for a key alone
   */
  int evaluateKey(long key);

  /**
   * The key of one card. To add a card to a hand or remove it, add or subtract its key; the key of
   * no cards is 0. Keys are valid only for this evaluator.
   *
   * @throws IllegalArgumentException if the deck does not have the card
   */
  long cardKey(int card);

  /**
   * The key of a set of any number of cards.
   *
   * @throws IllegalArgumentException if the deck does not have one of the cards
   */
  default long handKey(long hand) {
    long key = 0;
    for (int card : Hand.cards(hand)) {
      key += cardKey(card);
    }
    return key;
  }

  /**
   * Rejects a card passed as a set.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  default long handKey(int card) {
    throw Hand.notASet(card);
  }

  /**
   * The cards that make the hand's value: five, or all if the hand has fewer; 0 if a low hand does
   * not qualify. Allocates.
   *
   * @throws IllegalArgumentException as {@link #evaluate}
   */
  default long bestHand(long hand) {
    return Hand.of(bestCards(Hand.cards(hand)));
  }

  /**
   * Rejects a card passed as a set.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  default long bestHand(int card) {
    throw Hand.notASet(card);
  }

  /**
   * The cards of a list that make its value, most significant first: {@code As Ah Kd Kc Qs}.
   * Allocates.
   *
   * @throws IllegalArgumentException as {@link #evaluateCards}
   */
  default int[] bestCards(int... cards) {
    return BestCards.of(ruleSet()).find(this, evaluateCards(cards), cards);
  }

  /**
   * Reads a hand of this rule set from text, as {@link Hand#parse} does, and checks it.
   *
   * @return its cards in the text's order
   * @throws CardFormatException if the text is not a valid hand of the rule set; the message says
   *     what is wrong, and where
   */
  default int[] parse(CharSequence text) {
    return HandLimits.of(ruleSet()).parse(text);
  }

  @Override
  default EvaluatedHand judge(CharSequence text) {
    int[] cards = parse(text);
    int value = evaluateCards(cards);
    int[] best = BestCards.of(ruleSet()).find(this, value, cards);
    return EvaluatedHand.of(cards, new HandResult(this, value, best));
  }
}
