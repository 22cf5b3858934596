/**
 * Compiles rules files into table files, at build time: rules → values → keys → perfect hash →
 * file. This page explains how; classes refer to its sections. The file itself is described in
 * tables/FORMAT.md, rules files in tables/RULES-SYNTAX.md.
 *
 * <p>The rooms are the stages, and each uses only earlier ones: {@code rules}, {@code values},
 * {@code keys}, {@code tables}, {@code proof}; the command line is {@link dev.yaku.generator.Main}.
 *
 * <h2>1. What a value is</h2>
 *
 * {@link dev.yaku.generator.values.NaiveEvaluator} defines the value of a hand: the greatest
 * <i>packed value</i> of all subsets of the size that counts, and of all cards that wild cards may
 * stand for. A packed value is the category's place in the rules and the deciding ranks, each in a
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
 * the number is the hand's <i>value</i>, 16 bits. The value 0 means a hand without cards, or one
 * that does not qualify.
 *
 * <h2>2. What is enumerated</h2>
 *
 * Suits matter only for flushes. So the value of a hand is the better of two values: that of its
 * <i>rank multiset</i>, as if all suits were different, and that of the ranks of its flush, if it
 * has one. (In low games a flush counts against its holder, and its value replaces the other.)
 * {@code RankMultisets} enumerates both kinds of multisets; thirteen ranks and the wild card are
 * fourteen symbols:
 *
 * <pre>
 *    63      56 55  52 51  48        7    4 3    0
 *   +----------+------+------+-- --+------+------+
 *   |    0     | wild |  A   | ... |  3   |  2   |    how often each symbol is held
 *   +----------+------+------+-- --+------+------+
 * </pre>
 *
 * Up to the size of the best hand, the naive evaluator gives the value. The value of a larger
 * multiset is the best of those with one card removed.
 *
 * <h2>3. How a hand becomes a key, and why keys are distinct</h2>
 *
 * Every symbol has a key of 32 bits, and a hand's <i>rank key</i> is their sum modulo
 * 2<sup>32</sup>: it does not depend on the order of cards, and cards can be added and removed.
 * Only the uppermost bits of a rank key are used: 25 bits for four to seven cards, and as few as
 * possible for other sizes. Two multisets of equal size must differ in these bits. {@code
 * KeySearch} ensures that by enumeration: it draws random keys for each symbol in turn, and takes
 * the first key with which all multisets of the symbols so far have different sums ({@code
 * DistinctSums}). If all sums of more cards differ, so do all sums of fewer cards: add the same
 * cards to both.
 *
 * <p>A plan in {@code KeySearch} says how keys are drawn. Many hands differ only in a weak card
 * that does not count. Such hands should differ in the row of the hash (section 5) and not in its
 * column, so that rows are similar: the keys of the strongest symbols are small, and move a hand by
 * columns; the other keys are mostly multiples of a row. If hands are sets, keys also form chains:
 * each key is eight times the key three ranks below, so that an evaluator with vectors multiplies
 * only once for each chain. The seeds are the best of those that {@code KeySeeds}, among the tests,
 * compared.
 *
 * <p>A card's key is a {@code long}. Keys add up, and no field overflows into the next; only the
 * uppermost field may overflow ({@code CardKeys}):
 *
 * <pre>
 *    63         39 38           20 19   16 15             0
 *   +-------------+---------------+-------+----------------+
 *   |  rank key   |    (factor)   | cards |  suit counters |
 *   +-------------+---------------+-------+----------------+
 * </pre>
 *
 * Without a factor, the rank key reaches down to bit 35. The field <i>cards</i> is 1. There are
 * four suit counters of four bits; that of the card's own suit is 1, and a wild card counts in all
 * of them. The counters are 0 if no category depends on suits.
 *
 * <h2>4. Flushes</h2>
 *
 * If hands are sets of natural cards, the ranks of each suit are a set of 13 bits, and tables
 * indexed by such sets hold the sum of the ranks' keys, with a flag if they are enough for a flush,
 * and the value of the flush. Otherwise the key must determine the ranks of a flush. In a hand that
 * is no larger than the best hand, the rank key of the flush is that of the hand. If the hand has
 * one or two more cards, they are found as follows. Let h be a rank key modulo 2<sup>16</sup> and f
 * the factor of the card's suit; then the card's factor field is f·h. For a flush in suit s, the
 * sum of the fields minus f(s) times the sum of the h is the sum of (f − f(s))·h, to which the
 * cards of suit s contribute nothing. Factors are drawn until this number distinguishes all cards
 * of other suits.
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
 * {@code RowPacking} lets the rows overlap in a ring of slots, whose number is a power of two: each
 * row is displaced until its values meet only empty slots or equal values. {@code DisplacedRows}
 * finds a value in two reads, of the row's displacement and of the slot. Columns include the bits
 * of the row above them, which saves a mask: these bits are the same for all sums of a row. A
 * displacement has 16 bits. In longer rings, rows begin at every second slot, or every fourth, and
 * so on; but not for four to seven cards, where that would cost the evaluator a shift.
 *
 * <h2>6. What comes out</h2>
 *
 * {@code HandTable} compiles the rules, and then looks up every multiset in the finished table; a
 * wrong table is not written. {@code TableProof} then compares the bytes themselves with the naive
 * evaluator, for hands of every size, with a reader that shares no code with the writer. {@code
 * OmahaTable} and {@code BadugiTable} are the other kinds of {@code CompiledTable}; {@code
 * TableWriter} writes all kinds. The same rules always give the same bytes.
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
