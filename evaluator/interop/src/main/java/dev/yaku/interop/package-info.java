/**
 * Converts cards and results between this library and the codings of other programs.
 *
 * <p>Each class converts one coding: its cards become the ints of {@link dev.yaku.Card}, which are
 * evaluated as usual, and a value of {@link dev.yaku.HandEvaluator} becomes its result.
 *
 * <table class="striped">
 * <caption>The codings</caption>
 * <thead><tr><th>class<th>cards<th>results<th>rule set</thead>
 * <tbody>
 * <tr><td>{@link dev.yaku.interop.Zzz}<td>-1 to 55, with jokers<td>packed values<td>wild-five
 * <tr><td>{@link dev.yaku.interop.CardStruct}<td>suit 0 to 3, rank 0 to 12<td>0 to 8<td>multi-deck
 * <tr><td>{@link dev.yaku.interop.Spreadsheet}<td>number 1 to 13, suit 0 to 3<td>-1 to 7<td>standard
 * <tr><td>{@link dev.yaku.interop.Unity}<td>0 to 51<td>names<td>standard
 * <tr><td>{@link dev.yaku.interop.CactusKev}<td>32 bits<td>1 (best) to 7462<td>standard
 * <tr><td>{@link dev.yaku.interop.RankSuit}<td>4 * rank + suit<td>none<td>any
 * <tr><td>{@link dev.yaku.interop.Fields16}<td>four fields of 16 bits<td>none<td>any
 * <tr><td>{@link dev.yaku.interop.PairWeights}<td>weights by pairs<td>none<td>any
 * </tbody>
 * </table>
 *
 * <p>All methods are pure and safe for any number of threads; the arrays they return are new. An
 * element that is not in a coding's table is rejected with an {@link
 * java.lang.IllegalArgumentException} that names the element, its index in an array, and what was
 * expected; it is never taken for something else.
 */
@NullMarked
package dev.yaku.interop;

import org.jspecify.annotations.NullMarked;
