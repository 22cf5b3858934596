/**
 * Compiles rules files into table files, at build time: rules → values → keys → perfect hash →
 * file. This page explains how; classes refer to its sections. The file itself is described in
 * tables/FORMAT.md, rules files in tables/RULES-SYNTAX.md.
 *
 * <p>The rooms are the stages, and use only those before them: {@code rules}, {@code values},
 * {@code keys}, {@code tables}, {@code proof}; the command line is {@link dev.yaku.generator.Main}.
 *
 * <h2>1. What a value is</h2>
 *
 * {@link dev.yaku.generator.values.NaiveEvaluator} defines what a hand is worth: of all choices of
 * as many cards as make the best hand, and of all cards that wild cards may stand for, the greatest
 * <i>packed value</i>. This is the category's place in the rules and the deciding ranks, each in a
 * nibble:
 *
 * <pre>
 *    31        24 23      20 19  16 15  12 11   8 7    4 3    0
 *   +------------+----------+------+------+------+------+------+
 *   |     0      | category | rank | rank | rank | rank | rank |    K-K-5 of three cards: 0x2C4000
 *   +------------+----------+------+------+------+------+------+
 * </pre>
 *
 * Packed values compare like the hands. {@code HandValues} numbers those that occur from 1 upwards:
 * the number is the hand's <i>value</i>, 16 bits. 0 is a hand without cards, or one that does not
 * qualify.
 *
 * <h2>2. What is enumerated</h2>
 *
 * Suits matter for flushes only. So a hand is worth the better of two things: its <i>rank
 * multiset</i>, as if all suits were different, and the ranks of the suit that it has a flush in.
 * (In low games a flush counts against its holder and replaces the other.) {@code RankMultisets}
 * enumerates both kinds, thirteen ranks and the wild card being fourteen symbols:
 *
 * <pre>
 *    63      56 55  52 51  48        7    4 3    0
 *   +----------+------+------+-- --+------+------+
 *   |    0     | wild |  A   | ... |  3   |  2   |    how often each symbol is held
 *   +----------+------+------+-- --+------+------+
 * </pre>
 *
 * Up to the size of the best hand the naive evaluator is asked. With one card more, a multiset is
 * worth the best of what is left when one card is taken away.
 *
 * <h2>3. How a hand becomes a key, and why keys are distinct</h2>
 *
 * Every symbol has a key of 32 bits, and a hand's <i>rank key</i> is their sum modulo
 * 2<sup>32</sup>: it does not depend on the order of cards, and a card can be added or taken away.
 * Of a rank key only the uppermost bits are looked at, 25 with four to seven cards, as few as
 * possible with others. Two multisets of equal size must differ in these bits. {@code KeySearch}
 * makes sure by enumeration: it gives one symbol after the other a key, drawn at random, and takes
 * the first with which all multisets of the symbols so far have different sums ({@code
 * DistinctSums}). Sums of more cards that differ imply sums of fewer that differ: add the same
 * cards to both.
 *
 * <p>Keys are drawn as {@code KeyPlan} says. Many hands differ only in a weak card that does not
 * count. These should differ in the hash's row (section 5) and not in its column, so that rows are
 * alike: the keys of the strongest symbols are small, and move a hand by columns; those of the
 * others are mostly multiples of a row. Where hands are sets, keys come in chains as well: each is
 * eight times the one three ranks below, so that an evaluator with vectors multiplies once for each
 * chain. The seeds were compared with others by {@code KeySeeds}, among the tests.
 *
 * <p>A card's key is a {@code long}. Keys add up, and no field overflows into the next but the
 * uppermost ({@code CardKeys}):
 *
 * <pre>
 *    63         39 38           20 19   16 15             0
 *   +-------------+---------------+-------+----------------+
 *   |  rank key   |    (factor)   | cards |  suit counters |
 *   +-------------+---------------+-------+----------------+
 * </pre>
 *
 * The rank key reaches down to bit 35 where there is no factor. Cards: 1. Suit counters: four of
 * four bits, of which the card's own is 1; a wild card counts in all of them. They stay 0 where no
 * category asks for a suit.
 *
 * <h2>4. Flushes</h2>
 *
 * Where hands are sets of natural cards, the ranks of each suit are a set of 13 bits, and tables by
 * such sets hold the sum of the ranks' keys, with a flag if there are enough of them for a flush,
 * and the value of the flush. Otherwise the ranks of a flush have to follow from the key. In a hand
 * no larger than the best hand, its rank key is the flush's. If it has one or two cards more, these
 * are found so: Let h be a rank key modulo 2<sup>16</sup> and f the factor of the card's suit; then
 * the card's factor field is f·h. For a flush in suit s the sum of the fields less f(s) times the
 * sum of the h is the sum of (f − f(s))·h, to which the cards of suit s contribute nothing. Factors
 * are drawn until this tells all cards of other suits apart.
 *
 * <h2>5. How rows are packed</h2>
 *
 * The sums of one size are the cells of a wide and nearly empty matrix ({@code KeyMatrix}): the
 * uppermost bits of a sum are its row, the bits below them its column.
 *
 * <pre>
 *    31          18 17          7 6          0
 *   +--------------+-------------+------------+
 *   |     row      |   column    |  not read  |    seven cards: 14 and 11 of 25 bits
 *   +--------------+-------------+------------+
 * </pre>
 *
 * {@code RowPacking} lays the rows over each other in a ring of a power of two of slots: each row
 * is displaced until its values meet empty slots or equal values only. {@code PerfectHash} finds a
 * value again in two reads, the row's displacement and the slot. Columns are taken together with
 * the bits of the row above them, which saves a mask: they are the same for all sums of a row. A
 * displacement has 16 bits. In longer rings rows stand at every second slot, or every fourth, and
 * so on; not so with four to seven cards, where that would cost the evaluator a shift.
 *
 * <h2>6. What comes out</h2>
 *
 * {@code HandTable} compiles and then looks up every multiset in the finished table; what is wrong
 * is not written. {@code TableProof} then compares the bytes themselves with the naive evaluator,
 * hands of every size, through a reader that shares no code with the writer. {@code OmahaTable} and
 * {@code BadugiTable} are the other kinds of {@code CompiledTable}; {@code TableWriter} makes a
 * file of any. The same rules give the same bytes.
 *
 * <h2>A worked example</h2>
 *
 * Two kings and a five by the rules three-card ({@code WorkedExampleTest} compares it):
 *
 * <pre>
 * packed value      2C4000    one-pair is the second category; K is C, 5 is 4
 * value             410       274 high cards, 132 lower pairs, K-K-2 to K-K-5
 * multiset          200000001000
 * key of K          000028c8
 * key of 5          66408bc0
 * rank key          6640dd50
 * row               818       of 11 bits
 * columns           3350638   of 23 bits, the row's above
 * rows[row]         468
 * slot              66        468 + 3350638 modulo 512
 * values[slot]      410
 * </pre>
 */
package dev.yaku.generator;
