/**
 * The texts of ranges, read and written: weights by hole of hold'em, and conditions on sets of
 * cards of Omaha. For {@link dev.yaku.equity.Range} and {@link dev.yaku.equity.OmahaRange}. From a
 * text from left to right, by term, item and group; and back by the shortest path through a row of
 * the grid of classes.
 */
package dev.yaku.internal.ranges;
