/**
 * Reads table files. {@link TableFile} checks a file and provides its header, and its sections as
 * arrays, to the rooms that evaluate; {@link PerfectHash} and {@link KeyLayout} say how the arrays
 * lead from key to value. The room is made from bytes alone, as tables/FORMAT.md describes them,
 * and knows no game.
 */
package dev.yaku.internal.table;
