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
 * RuleSet#maxValue()}. They compare only within one rule set; keep {@link #packed packed values} to
 * compare later versions.
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
 * fault; {@link #evaluateKey} says what it has to trust.
 */
public sealed interface HandEvaluator extends Evaluator, BulkEvaluator
    permits SetEvaluator, MultisetEvaluator {

  /**
   * The evaluator of a built-in rule set, loaded when first asked for.
   *
   * <p>Where the tables are in a jar, the evaluator does not keep what few programs need: small and
   * very large hands, and what values mean. These parts are read on first use, which allocates
   * once, and throws an {@link java.io.UncheckedIOException} if the jar is gone or changed by then.
   *
   * @param name such as {@code standard}; see {@link #names()}
   * @throws IllegalArgumentException if there is no such rule set, or it is for another type of
   *     evaluator; names the available rule sets, or that type
   * @throws java.io.UncheckedIOException if its table is damaged
   */
  static HandEvaluator of(String name) {
    return BuiltInEvaluators.evaluator(name, HandEvaluator.class);
  }

  /**
   * Maps a table file that the generator has made. The path may lie in any file system, such as
   * that of a zip file, where the file is read instead.
   *
   * <p>What five to seven cards need is copied here and now. The rest is read on first use: replace
   * a table file by another, do not overwrite it. Where that was done all the same, the first use
   * throws an {@link java.io.UncheckedIOException}; a value is never wrong.
   *
   * @throws java.nio.file.NoSuchFileException if it is absent
   * @throws TableFormatException if it is not a table, damaged, of a version not known here, or for
   *     another type of evaluator; says what was expected and what was found
   * @throws IOException if it cannot be read
   */
  static HandEvaluator open(Path table) throws IOException {
    return OpenedEvaluators.open(table, HandEvaluator.class);
  }

  /**
   * As {@link #open(Path)}, of a table that is a resource or comes over a network. Reads the stream
   * to its end, and does not close it.
   *
   * @throws TableFormatException as {@link #open(Path)}
   * @throws IOException if the stream cannot be read
   */
  static HandEvaluator open(InputStream table) throws IOException {
    return OpenedEvaluators.open(table, HandEvaluator.class);
  }

  /**
   * As {@link #open(Path)}, of a table in memory, from the buffer's position to its limit. The
   * bytes are copied, and the buffer stays as it is.
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
   * The value of a list of cards, in any order. Checks all that {@link #evaluate} does, and that no
   * card is given twice where the rules have each card once.
   *
   * @param cards see {@link Card}
   * @throws IllegalArgumentException if the hand is invalid; names card and index
   */
  int evaluateCards(int... cards);

  /**
   * {@link #evaluateCards(int...)} for five cards, without an array: faster. A rejection names the
   * fault, but not always the card. Allocates an array only in rules with a few copies of each
   * card, more than one but fewer than these cards, if a card is given twice.
   */
  int evaluateCards(int a, int b, int c, int d, int e);

  /** As {@link #evaluateCards(int, int, int, int, int)}, for six cards. */
  int evaluateCards(int a, int b, int c, int d, int e, int f);

  /** As {@link #evaluateCards(int, int, int, int, int)}, for seven cards. */
  int evaluateCards(int a, int b, int c, int d, int e, int f, int g);

  /**
   * The value of a hand whose key is known: faster than {@link #evaluate} where many hands share
   * cards.
   *
   * <pre>{@code
   * long boardKey = HOLDEM.handKey(board); // once
   * HOLDEM.evaluateKey(boardKey + holeKeys[i], board | holes[i]);
   * }</pre>
   *
   * <p>The key is trusted: a key of as many other cards gives a meaningless value, or an {@link
   * IllegalArgumentException}. That key and set have the same number of cards is checked, where the
   * rules have each card once; else the key tells, and the set may have fewer.
   *
   * @param key the sum of the {@linkplain #cardKey keys} of the hand's cards
   * @param hand the same cards as a set
   * @throws IllegalArgumentException if the number of cards is none of the rules', or not that of
   *     the other argument
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
   * The value of a hand of which only the key is known. That is enough in rule sets where a card
   * may be held twice, and for hands of no more cards than the best hand has; of more cards the
   * ranks of a flush do not follow from the key: use {@link #evaluateKey(long, long)}.
   *
   * <p>The key is trusted: a number that is not the sum of a hand's card keys gives a meaningless
   * value, or an {@link IllegalArgumentException}.
   *
   * @throws IllegalArgumentException if the rules do not allow this number of cards, or it is too
   *     large for a key alone
   */
  int evaluateKey(long key);

  /**
   * The key of one card. Keys are added, in any order, to that of a hand, and subtracted again; the
   * key of no cards is 0. They mean something to this evaluator only.
   *
   * @throws IllegalArgumentException if the deck does not have the card
   */
  long cardKey(int card);

  /**
   * The key of a set of cards of any number.
   *
   * @throws IllegalArgumentException if the deck does not have one of them
   */
  default long handKey(long hand) {
    long key = 0;
    for (int card : Hand.cards(hand)) {
      key += cardKey(card);
    }
    return key;
  }

  /**
   * Rejects a card where a set is meant.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: {@link Hand#of}
   */
  @Deprecated
  default long handKey(int card) {
    throw Hand.notASet(card);
  }

  /**
   * Which cards make the hand's value: five of them, or all if it has fewer; 0 where a low hand
   * does not qualify. Allocates.
   *
   * @throws IllegalArgumentException as {@link #evaluate}
   */
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

  /**
   * Which cards of a list make its value, the most telling first: {@code As Ah Kd Kc Qs}.
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
   * @throws CardFormatException if this is not a hand of the rule set; says what is wrong, and
   *     where
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
