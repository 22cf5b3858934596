/**
 * Looks up values: those of rank multisets by hand size ({@link
 * dev.yaku.internal.lookup.HashesBySize}), and those of flushes by rank set ({@link
 * dev.yaku.internal.lookup.FlushTable}). The evaluators of hands and the vector loop read values
 * here. The room is made from the sections of a table file, as records whose arrays the JIT takes
 * for constants.
 */
package dev.yaku.internal.lookup;
