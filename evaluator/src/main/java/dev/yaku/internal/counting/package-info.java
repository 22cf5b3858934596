/**
 * The ways to count every deal of a spot, of which {@link dev.yaku.internal.counting.Countings}
 * chooses the fastest that fits. For {@link dev.yaku.internal.work}, which has threads do the
 * pieces. From the pair table, from the rank space, or from all holes on a board; and the plain
 * way, with which all others have to agree.
 */
package dev.yaku.internal.counting;
