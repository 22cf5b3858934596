/**
 * Cards and results as other programs write them, from and to those of this library.
 *
 * <p>One class for each foreign coding. Their cards become the ints of {@link dev.yaku.Card}, to be
 * evaluated as any others; what {@link dev.yaku.HandEvaluator} answers becomes their result.
 *
 * <table class="striped">
 * <caption>The codings</caption>
 * <thead><tr><th>class<th>cards<th>results<th>rule set</thead>
 * <tbody>
 * <tr><td>{@link dev.yaku.interop.Zzz}<td>-1 to 55, with jokers<td>packed values<td>wild-five
 * <tr><td>{@link dev.yaku.interop.CardStruct}<td>suit 0 to 3, rank 0 to 12<td>0 to 8<td>multi-deck
 * <tr><td>{@link dev.yaku.interop.Spreadsheet}<td>number 1 to 13, suit 0 to 3<td>-1 to 7<td>standard
 * <tr><td>{@link dev.yaku.interop.Unity}<td>0 to 51<td>names<td>standard
 * <tr><td>{@link dev.yaku.interop.CactusKev}<td>none<td>1 (best) to 7462<td>standard
 * </tbody>
 * </table>
 *
 * <p>All methods are pure and safe for any number of threads; the arrays they return are new. What
 * is not in a coding's table is rejected with an {@link java.lang.IllegalArgumentException} that
 * names it, its index if it stood in an array, and what is expected; never is it taken for
 * something else.
 */
package dev.yaku.interop;
