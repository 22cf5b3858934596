package dev.yaku;

import dev.yaku.internal.enumerate.CallbackLoops;
import dev.yaku.internal.enumerate.MultisetCounter;
import dev.yaku.internal.enumerate.PairEnumerator;
import dev.yaku.internal.enumerate.RunEnumerator;
import dev.yaku.internal.enumerate.ValueCounter;
import dev.yaku.internal.hand.HandTableEvaluator;
import dev.yaku.internal.load.Evaluators;
import dev.yaku.internal.rules.TableRuleSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Tells how strong a hand is, by the rules of one game's showdown.
 *
 * <p>A hand's <b>value</b> is an int: the greater value wins, equal values tie; {@link Evaluator}
 * says more. To compare results across versions, store {@link #packed packed values}.
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
 * their tables. A hand is rejected by an {@link IllegalArgumentException} that names the fault if
 * it has a number of cards that the rules do not allow, or a card that is not in the deck. {@link
 * #evaluateKey} trusts that a key belongs to its hand; {@link TrustedKeys} and {@link TrustedCards}
 * trust all their input.
 */
public sealed interface HandEvaluator extends Evaluator permits HandTableEvaluator {
  /**
   * {@return the evaluator of a built-in rule set, loaded on first use}
   *
   * <p>Parts that few programs need are read from the jar on first use: the arrays for small and
   * very large hands, and the meaning of values. That call allocates once. It throws an {@link
   * java.io.UncheckedIOException} if the jar has been deleted or changed.
   *
   * @param name such as {@code standard}; see {@link Evaluator#names}
   * @throws IllegalArgumentException if there is no such rule set, or it is for another type of
   *     evaluator; the message names the available rule sets, or that type
   * @throws java.io.UncheckedIOException if its table is damaged
   */
  static HandEvaluator of(String name) {
    return Evaluators.of(name, HandEvaluator.class);
  }

  /**
   * {@return the evaluator of a table file that the generator has compiled, which is mapped} The
   * path may be in any file system; in one that cannot map files, such as a zip file, the file is
   * read instead. {@link Evaluator#open} also reads streams, buffers, and tables of other games.
   *
   * <p>The tables for five to seven cards are copied at once. The rest is read on first use, so
   * replace a table file instead of overwriting it. If a file was overwritten or truncated, the
   * first use throws an {@link java.io.UncheckedIOException}; a value is never wrong.
   *
   * @param table a file that the generator has written
   * @throws java.nio.file.NoSuchFileException if the file does not exist
   * @throws TableFormatException as {@link Evaluator#open(Path, Class)}
   * @throws IOException if the file cannot be read
   */
  static HandEvaluator open(Path table) throws IOException {
    return Evaluators.open(table, HandEvaluator.class);
  }

  /**
   * {@return the value of a set of cards: 1 to {@link RuleSet#maxValue()}, greater is better; 0 for
   * no cards} The fast form.
   *
   * @param hand bit <i>c</i> is set if card <i>c</i> is held; see {@link Hand}
   */
  int evaluate(long hand);

  /**
   * {@return never: a card passed as a set is rejected}
   *
   * @param card the card that is rejected
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  default int evaluate(int card) {
    throw Hand.notASet(card);
  }

  /**
   * {@return the value of a list of cards, in any order} Makes the same checks as {@link
   * #evaluate}, and, if the rules have each card only once, that no card is given twice.
   *
   * @param cards see {@link Card}
   * @throws IllegalArgumentException if the hand is invalid; names the card and its index
   */
  int evaluateCards(int... cards);

  /**
   * {@link #evaluateCards(int...)} for five cards, without an array: faster. A rejection names the
   * card, but not its index; and not even the card if compiled code has rejected very many hands.
   * Allocates an array only if a card is given twice and the rules allow more than one copy of a
   * card, but fewer than these cards.
   *
   * @param a a card of the hand; see {@link Card}
   * @param b a card of the hand
   * @param c a card of the hand
   * @param d a card of the hand
   * @param e a card of the hand
   * @return 1 to {@link RuleSet#maxValue()}, greater is better; 0 if a low hand does not qualify
   */
  int evaluateCards(int a, int b, int c, int d, int e);

  /**
   * {@return the value of six cards, as {@link #evaluateCards(int, int, int, int, int)}}
   *
   * @param a a card of the hand; see {@link Card}
   * @param b a card of the hand
   * @param c a card of the hand
   * @param d a card of the hand
   * @param e a card of the hand
   * @param f a card of the hand
   */
  int evaluateCards(int a, int b, int c, int d, int e, int f);

  /**
   * {@return the value of seven cards, as {@link #evaluateCards(int, int, int, int, int)}}
   *
   * @param a a card of the hand; see {@link Card}
   * @param b a card of the hand
   * @param c a card of the hand
   * @param d a card of the hand
   * @param e a card of the hand
   * @param f a card of the hand
   * @param g a card of the hand
   */
  int evaluateCards(int a, int b, int c, int d, int e, int f, int g);

  /**
   * {@link #evaluateCards(int, int, int, int, int)} for cards that are bytes, which needs no bounds
   * check: faster. Java chooses this form if all cards are bytes. A rejection does not name the
   * card.
   *
   * @param a a card of the hand; see {@link Card}
   * @param b a card of the hand
   * @param c a card of the hand
   * @param d a card of the hand
   * @param e a card of the hand
   * @return 1 to {@link RuleSet#maxValue()}, greater is better; 0 if a low hand does not qualify
   */
  int evaluateCards(byte a, byte b, byte c, byte d, byte e);

  /**
   * {@return the value of six cards, as {@link #evaluateCards(byte, byte, byte, byte, byte)}}
   *
   * @param a a card of the hand; see {@link Card}
   * @param b a card of the hand
   * @param c a card of the hand
   * @param d a card of the hand
   * @param e a card of the hand
   * @param f a card of the hand
   */
  int evaluateCards(byte a, byte b, byte c, byte d, byte e, byte f);

  /**
   * {@return the value of seven cards, as {@link #evaluateCards(byte, byte, byte, byte, byte)}}
   *
   * @param a a card of the hand; see {@link Card}
   * @param b a card of the hand
   * @param c a card of the hand
   * @param d a card of the hand
   * @param e a card of the hand
   * @param f a card of the hand
   * @param g a card of the hand
   */
  int evaluateCards(byte a, byte b, byte c, byte d, byte e, byte f, byte g);

  /**
   * Evaluates lists of five, six and seven cards, as {@link #evaluateCards(int, int, int, int,
   * int)} and its other forms do, but checks nothing: a quarter faster for a caller who promises
   * that the cards are a hand of these rules.
   *
   * @return what evaluates them; keep it in a {@code static final} field
   */
  TrustedCards trustCards();

  /**
   * {@return the value of a hand given its key: faster than {@link #evaluate} if hands share cards}
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
   * @throws IllegalArgumentException if the hand is invalid, or the key of another number of cards
   */
  int evaluateKey(long key, long hand);

  /**
   * Evaluates hands of one size by their keys, as {@link #evaluateKey(long, long)} does, but checks
   * nothing: a quarter faster for a caller who promises that key and set belong together. Not
   * faster, but slower, for keys and sets of millions of hands in two arrays: {@link
   * TrustedKeys#evaluate}. Allocates.
   *
   * @param handSize the number of cards of the hands
   * @return what evaluates them; keep it in a {@code static final} field
   * @throws IllegalArgumentException if the rules have no hands of this size
   */
  TrustedKeys trustKeys(int handSize);

  @Override
  default long[] countDeals(int cards, int jokers) {
    return MultisetCounter.countDeals(this, 1, cards, jokers);
  }

  @Override
  default long[] countDealsOfDecks(int decks, int cards, int jokers) {
    return MultisetCounter.countDeals(this, decks, cards, jokers);
  }

  /**
   * {@return the value of a hand of which only the key is known} The key is enough if the rules
   * allow a card to be held twice, and for hands that have no more cards than the best hand. The
   * key of a larger hand does not determine the ranks of a flush: use {@link #evaluateKey(long,
   * long)}. The key is trusted: a number that is no sum of card keys gives a meaningless value, or
   * an {@link IllegalArgumentException}.
   *
   * @param key the sum of the {@linkplain #cardKey keys} of the hand's cards
   * @throws IllegalArgumentException if the rules do not allow this number of cards, or if the hand
   *     is too large for a key alone
   */
  int evaluateKey(long key);

  /**
   * {@return the key of one card} To add a card to a hand or remove it, add or subtract its key;
   * the key of no cards is 0. Keys are valid only for this evaluator.
   *
   * @param card a card; see {@link Card}
   * @throws IllegalArgumentException if the deck does not have the card
   */
  long cardKey(int card);

  /**
   * {@return the key of a set of any number of cards}
   *
   * @param hand the cards of the hand, a set; see {@link Hand}
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
   * {@return never: a card passed as a set is rejected}
   *
   * @param card the card that is rejected
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  default long handKey(int card) {
    throw Hand.notASet(card);
  }

  /**
   * {@return the cards that make the hand's value: five, or all if the hand has fewer; 0 if a low
   * hand does not qualify} Allocates.
   *
   * @param hand the cards of the hand, a set; see {@link Hand}
   */
  default long bestHand(long hand) {
    return Hand.of(bestCards(Hand.cards(hand)));
  }

  /**
   * {@return the cards of a list that make its value, most significant first: {@code As Ah Kd Kc
   * Qs}} Allocates.
   *
   * @param cards the cards of the hand; see {@link Card}
   */
  default int[] bestCards(int... cards) {
    int value = evaluateCards(cards);
    return TableRuleSet.of(ruleSet()).cardFinderOf(value).find(this, value, cards);
  }

  /**
   * {@return the cards of a hand of this rule set, in the text's order}
   *
   * @param text the text; see {@link Hand#parse}
   * @throws CardFormatException if the text is not a valid hand of the rule set
   */
  default int[] parse(CharSequence text) {
    return TableRuleSet.of(ruleSet()).limits().parse(text);
  }

  @Override
  default EvaluatedHand judge(CharSequence text) {
    int[] cards = parse(text);
    int value = evaluateCards(cards);
    int[] best = TableRuleSet.of(ruleSet()).cardFinderOf(value).find(this, value, cards);
    return EvaluatedHand.of(cards, new HandResult(this, value, best));
  }

  /**
   * The values of many hands: {@code values[i] = evaluate(hands[i])}.
   *
   * <p>The JIT compiles a loop for this evaluator alone, as fast as the caller's own over one in a
   * {@code static final} field, wherever this one is kept. The loop is created after about ten
   * thousand hands in arrays, which takes a few milliseconds.
   *
   * @param hands sets of cards; see {@link Hand}
   * @param values where the values are stored: value <i>i</i> is that of hand <i>i</i>
   * @throws IllegalArgumentException if the arrays differ in length, or a hand is invalid; the
   *     values before its own are then set, the others are undefined
   */
  void evaluate(long[] hands, int[] values);

  /**
   * The values of many hands whose cards are stored one after another, one byte per card.
   *
   * <p>Makes the same checks as {@link #evaluateCards(int...)}. As for arrays of sets, the JIT
   * compiles a loop for this evaluator alone. Allocates nothing per hand, and almost nothing per
   * call.
   *
   * @param cards {@code handSize} for each value; see {@link Card}
   * @param handSize the number of cards of each hand
   * @param values where the values are stored: value <i>i</i> is that of hand <i>i</i>
   * @throws IllegalArgumentException if the lengths of the arrays do not match, or a hand is
   *     invalid: the message names its index and the fault; the values before its own are then set,
   *     the others are undefined
   */
  default void evaluate(byte[] cards, int handSize, int[] values) {
    Objects.requireNonNull(cards, "cards");
    Objects.requireNonNull(values, "values");
    if (cards.length != (long) handSize * values.length) {
      throw new IllegalArgumentException(
          "%s cards, but room for the values of %s hands of %s"
              .formatted(cards.length, values.length, handSize));
    }
    evaluate(cards, 0, handSize, values, 0, values.length);
  }

  /**
   * Evaluates a part of an array of packed cards: hand <i>i</i> has the cards from {@code from + i
   * * handSize} on, and its value is stored at {@code to + i}. As fast as whole arrays.
   *
   * @param cards {@code handSize} for each value; see {@link Card}
   * @param from the index of the first card
   * @param handSize the number of cards of each hand
   * @param values where the values are stored: value <i>i</i> is that of hand <i>i</i>
   * @param to the index of the first value
   * @param hands the number of hands
   * @throws IllegalArgumentException as {@link #evaluate(byte[], int, int[])}; the index of a hand
   *     counts from {@code from} on
   */
  void evaluate(byte[] cards, int from, int handSize, int[] values, int to, int hands);

  /**
   * Evaluates arrays of hands of this size with vectors from now on, where that is possible and
   * faster: up to twice as fast for arrays of thousands of hands, sets or packed cards, and for the
   * holes of a board in arrays ({@link TrustedKeys}), of hands of any size. The call compiles the
   * code for vectors before it returns: half a second to two seconds for each hand size, and more
   * beside other programs, but at most some ten seconds. Without this call nothing is ever compiled
   * for vectors.
   *
   * <p>Without C2, or with vectors of fewer than 256 bits, the answer is no; with 512 bits it is
   * yes. With 256 bits it depends on the processor, and is measured at each start: some take such
   * vectors in two halves, and are no faster.
   *
   * <p>Needs the artifact yaku-vector, {@code --add-modules jdk.incubator.vector} unless the
   * program runs on the module path, vectors of 256 bits or more, rules without repeated cards and
   * wild cards, and hands of five to seven cards.
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
   * together. Every hand comes once, in an order that only the hands and the rules determine.
   *
   * <p>Each class of actions, that is, each lambda expression, gets its own loop, which the JIT
   * compiles for that class alone: after about a hundred thousand hands for it, which takes a few
   * milliseconds for the first class and less than one for others. Nothing is allocated per hand; a
   * call allocates one or two kilobytes, or a few dozen if three or more cards are chosen.
   *
   * @param hands the hands, enumerated by the call
   * @param action called with each hand and its value
   * @throws IllegalArgumentException if the hands are invalid, before the action is called
   */
  default void forEach(Hands hands, ValueAction action) {
    Objects.requireNonNull(action, "action");
    if (hands.chosen() <= 2) {
      new PairEnumerator(this, hands).forEach(action);
      return;
    }
    CallbackLoops.Loop loop = CallbackLoops.of(action, hands.count());
    forEachEqualHands(hands, run -> loop.run(run, action));
  }

  /**
   * Calls an action with these hands, many of equal value at a time: the fastest form, unless only
   * one or two cards are chosen: then the runs are short, and {@link #forEach} is faster.
   *
   * <pre>{@code
   * HOLDEM.forEachEqualHands(hands, run -> counts[run.value()] += run.count());
   * }</pre>
   *
   * <p>Every hand is in exactly one run; several runs may have the same value. The same hands and
   * rules give the same runs in the same order. Allocates a few dozen kilobytes in all.
   *
   * @param hands the hands, enumerated by the call
   * @param action called with each run; the run is valid only during the call
   */
  default void forEachEqualHands(Hands hands, Consumer<EqualHands> action) {
    new RunEnumerator(this, hands, Objects.requireNonNull(action, "action")).start();
  }

  /**
   * {@return the number of these hands that have each value, by value from 0 to {@link
   * RuleSet#maxValue()}} If three or more cards are chosen, hands are counted by multiplication,
   * not one by one: the time depends on the number of rank multisets.
   *
   * @param hands the hands, enumerated by the call
   */
  default long[] countByValue(Hands hands) {
    if (hands.chosen() <= 2) {
      long[] counts = new long[ruleSet().maxValue() + 1];
      new PairEnumerator(this, hands).forEach((hand, value) -> counts[value]++);
      return counts;
    }
    ValueCounter counter = new ValueCounter(this, hands);
    counter.start();
    return counter.counts();
  }

  @Override
  default long[] countMultisets(int cards, int jokers) {
    return MultisetCounter.countOnce(this, cards, jokers);
  }

  /**
   * {@return the number of these hands that have each category of the rules, weakest first,
   * preceded by {@link Category#NONE} if there are hands of it} Counts as {@link #countByValue}.
   *
   * @param hands the hands, enumerated by the call
   */
  default Map<Category, Long> countByCategory(Hands hands) {
    return TableRuleSet.of(ruleSet()).scale().byCategory(countByValue(hands));
  }

  /**
   * {@return who wins, and each player's share: the best of the board and a hole wins} For a split
   * pot, give the values of both halves to {@link Showdown#ofHalves}.
   *
   * @param board the cards that all players share; {@link Hand#EMPTY} if there are none
   * @param holes each player's own cards, equally many
   * @throws IllegalArgumentException if a hand is invalid, holes have different numbers of cards,
   *     or a card is dealt twice: on the board and in a hole; or in two holes, unless the rules
   *     have several copies of a card
   */
  default Showdown showdown(long board, long... holes) {
    Showdown.check(ruleSet().copies() == 1, board, holes);
    int[] values = new int[holes.length];
    for (int player = 0; player < values.length; player++) {
      values[player] = evaluate(board | holes[player]);
    }
    return Showdown.of(values);
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
}
