/**
 * Hands and boards by their ranks alone: numbers of rank multisets, the values of all pairs of
 * ranks on all boards, how often each board is dealt, and what flushes change. For equity, strength
 * and the holes of hold'em. From an evaluator, which is asked for hands of which no suit has five
 * cards, and for flushes of one suit.
 */
package dev.yaku.internal.ranks;
