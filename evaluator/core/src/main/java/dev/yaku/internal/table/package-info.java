/**
 * Reads table files. {@link dev.yaku.internal.table.TableFile} checks a file and provides its
 * header, and its sections as arrays, to the rooms that evaluate; {@link
 * dev.yaku.internal.table.PerfectHash} and {@link dev.yaku.internal.table.KeyLayout} say how the
 * arrays lead from key to value. {@link dev.yaku.internal.table.CheckedFile} is for all large files
 * of other artifacts. The room is made from bytes alone, as tables/FORMAT.md describes them, and
 * knows no game.
 */
package dev.yaku.internal.table;
