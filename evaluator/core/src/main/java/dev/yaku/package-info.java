/**
 * Tells how strong a poker hand is, by the rules of any game's showdown.
 *
 * <h2>From cards to value to words</h2>
 *
 * <pre>{@code
 * static final HandEvaluator HOLDEM = HandEvaluator.of("standard"); // rules, loaded once
 *
 * long hand = Hand.parse("Ah Kh Qd 2c 2s") | Hand.parse("Ad As");   // text to cards
 * int value = HOLDEM.evaluate(hand);                                // cards to value
 * HOLDEM.category(value);                                           // FULL_HOUSE
 * HOLDEM.ranks(value);                                              // 12 (ace), 0 (deuce)
 * HOLDEM.packed(value);                                             // 0x7D1000
 * HOLDEM.describe(value);                                           // Full house, aces over deuces
 * Hand.toString(HOLDEM.bestHand(hand));                             // 2c Ad Ah 2s As
 * }</pre>
 *
 * <p>A showdown needs only values: the greater value wins, equal values tie. Words, ranks and best
 * cards are for people; they are derived from the value or the hand on request.
 *
 * <h2>Which class for which need</h2>
 *
 * <table class="striped">
 * <caption>Classes by need</caption>
 * <thead><tr><th>need<th>class</thead>
 * <tbody>
 * <tr><td>hands of cards: hold'em, draw, lowball, short deck, jokers<td>{@link HandEvaluator}
 * <tr><td>Omaha, high or split; many hole hands on one board<td>{@link OmahaEvaluator},
 *     {@link OmahaHand}; {@link OmahaBoard}
 * <tr><td>badugi<td>{@link BadugiEvaluator}
 * <tr><td>a tool that serves every game, hands as text<td>{@link Evaluator#judge}, {@link
 *     EvaluatedHand}, {@link HandResult}
 * <tr><td>cards and sets of cards, from text and to text<td>{@link Card}, {@link Hand}
 * <tr><td>all boards, all opponents, all hands of a deck<td>{@link Hands} with {@link
 *     HandEvaluator#forEach} (each hand), {@link HandEvaluator#forEachEqualHands} (many of equal
 *     value at a time) or {@link HandEvaluator#countByValue} (numbers only)
 * <tr><td>who wins, each player's share and chips, split pots, side pots<td>{@link Showdown}
 * <tr><td>which part of all hands a value beats<td>{@link Evaluator#percentile}
 * <tr><td>random hands<td>{@link Dealer}
 * <tr><td>what the rules allow<td>{@link RuleSet}
 * <tr><td>your own rules<td>{@link HandEvaluator#open}, with a table that the generator has compiled
 * <tr><td>ranges of hands and their equity<td>the package {@code dev.yaku.equity}
 * <tr><td>strategies: two players from the flop on, and push or fold before it<td>the package
 *     {@code dev.yaku.solver}
 * <tr><td>video poker: pay tables, returns, best holds<td>the package {@code dev.yaku.videopoker}
 * <tr><td>classes of hands that differ only in suits<td>the package {@code dev.yaku.index}
 * <tr><td>strength of hands on incomplete boards<td>the package {@code dev.yaku.strength}
 * <tr><td>what players call a hand on a board<td>the package {@code dev.yaku.board}
 * <tr><td>cards and results as other programs write them<td>the package {@code dev.yaku.interop}
 * </tbody>
 * </table>
 *
 * <h2>Forms of a hand</h2>
 *
 * <p>A hand can be given in five forms; its value is the same in each:
 *
 * <ul>
 *   <li>a <b>set</b>, a {@code long}: {@link HandEvaluator#evaluate(long)}. The fast form; bit
 *       operations unite, compare and count sets.
 *   <li>a <b>list</b> of cards, ints: {@link HandEvaluator#evaluateCards(int...)}. The only form
 *       that can hold a card twice, if the rules allow that.
 *   <li>a <b>key</b>, a {@code long}, with or without the set: {@link
 *       HandEvaluator#evaluateKey(long, long)}. The fastest form if hands share cards, since the
 *       keys of their parts add up; {@link TrustedKeys} checks nothing.
 *   <li><b>bytes</b>, one for each card of many hands in one array: {@link
 *       HandEvaluator#evaluate(byte[], int, int[])}.
 *   <li>an <b>array of sets</b>: {@link HandEvaluator#evaluate(long[], int[])}, the fastest form
 *       for many hands with vector instructions, which {@code yaku-vector} brings.
 * </ul>
 *
 * <p>Methods for cards, sets and keys have different names, and a deprecated overload rejects an
 * int where a set is expected. The compiler cannot tell a key from a set: both are a {@code long}.
 *
 * <h2>Words</h2>
 *
 * <dl>
 *   <dt>rank, suit
 *   <dd>of a card: {@code 23456789TJQKA}, 0 to 12, and {@code cdhs}, 0 to 3. A rank is never the
 *       strength of a hand.
 *   <dt>card
 *   <dd>an int, {@code 13 * suit + rank}, 0 to 51; jokers are 52 and up.
 *   <dt>hand
 *   <dd>the cards that are evaluated, including the board. As a set: bit <i>c</i> is set if card
 *       <i>c</i> is held.
 *   <dt>deck, board, hole, dead, live
 *   <dd>sets of cards: all cards of the game; the cards shared by all players; one player's own
 *       cards; the cards that can no longer be dealt; the cards that still can.
 *   <dt>a board, prepared for many holes
 *   <dd>{@link OmahaBoard} evaluates holes; {@code HoldemRiver} and {@code OmahaRiver} compare all
 *       holes on a complete board; {@code BoardHands}, of {@code Boards}, names them, and {@code
 *       BoardStrength}, of {@code Strength}, tells how strong they are.
 *   <dt>value
 *   <dd>of a hand, an int: the greater value wins, equal values tie, in low games too. Dense from 1
 *       to {@link RuleSet#maxValue()}; 0 means no cards, or a low hand that does not qualify.
 *       Values are comparable only within one rule set.
 *   <dt>category
 *   <dd>pair, flush and so on, in the order that the rules give: {@link Category}.
 *   <dt>packed value
 *   <dd>the category and the deciding ranks in nibbles, {@code 0xCRRRRR}. Has the same order as
 *       values, and does not change between versions.
 *   <dt>key
 *   <dd>a number that an evaluator gives each card. The keys of a hand's cards, added in any order,
 *       are the key of the hand.
 *   <dt>high, low, split
 *   <dd>the usual order of hands; the order of lowball; a pot shared equally by the best high and
 *       the best low hand.
 *   <dt>rule set
 *   <dd>the rules of one game's showdown: deck, hand sizes, categories, straights, wild cards,
 *       direction.
 *   <dt>table
 *   <dd>a rule set compiled to a file: the value of every hand, and the meaning of every value.
 *   <dt>run
 *   <dd>hands of equal value that an enumeration delivers together: {@link EqualHands}.
 * </dl>
 *
 * <h2>Bad input</h2>
 *
 * <p>Invalid hands are rejected with an {@link java.lang.IllegalArgumentException} that names the
 * fault; invalid text with a {@link CardFormatException}, which also has the column. No call reads
 * outside its tables. A key of a wrong number of cards is rejected; whether it is the key of the
 * given set is not checked. {@link TrustedKeys} and {@link TrustedCards} do not check hands at all.
 *
 * <h2>Threads and allocation</h2>
 *
 * <p>Evaluators, rule sets, prepared boards, {@link Hands} and {@link OmahaHand} are immutable and
 * may be shared between any number of threads. A {@link Dealer} and the {@link EqualHands} given to
 * an action belong to one thread.
 *
 * <p>The evaluating methods allocate nothing. Parsing, words, best cards and results create
 * objects; an enumeration allocates some kilobytes per call and nothing per hand; parts of a table
 * that few programs need are loaded on first use. The Javadoc of a method says if it allocates.
 */
@NullMarked
package dev.yaku;

import org.jspecify.annotations.NullMarked;
