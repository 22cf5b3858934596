/**
 * Reads and writes the texts of ranges: weights by hole in hold'em, and conditions on sets of cards
 * in Omaha. {@link dev.yaku.equity.Range} and {@link dev.yaku.equity.OmahaRange} use the room. It
 * reads a text from left to right, by term, item and group, and writes one by the shortest path
 * through a row of the grid of classes.
 */
package dev.yaku.equity.internal.ranges;
