/**
 * Reads table files and finds values in them. {@link dev.yaku.internal.table.TableFile} checks a
 * file and gives its header and its sections as arrays to the rooms that evaluate; {@link
 * dev.yaku.internal.table.PerfectHash}, {@link dev.yaku.internal.table.FlushTable} and {@link
 * dev.yaku.internal.table.KeyLayout} are the ways from key to value that all of these share. It is
 * made from bytes alone, as tables/FORMAT.md describes them, and knows no game.
 */
package dev.yaku.internal.table;
