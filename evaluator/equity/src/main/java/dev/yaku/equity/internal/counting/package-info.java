/**
 * The ways to count every deal of a spot, of which {@link
 * dev.yaku.equity.internal.counting.Counting} chooses the fastest that fits. {@link
 * dev.yaku.equity.internal.work} distributes the pieces to threads. The ways are made from the pair
 * table, from the rank space, or from all holes on a board; all must agree with the plain way.
 */
package dev.yaku.equity.internal.counting;
