/**
 * Reads table files and finds values in them. {@link dev.yaku.internal.table.TableFile} checks a
 * file and provides its header, and its sections as arrays, to the rooms that evaluate; {@link
 * dev.yaku.internal.table.PerfectHash}, {@link dev.yaku.internal.table.FlushTable} and {@link
 * dev.yaku.internal.table.KeyLayout} lead from key to value for all of them. The room is made from
 * bytes alone, as tables/FORMAT.md describes them, and knows no game.
 */
package dev.yaku.internal.table;
