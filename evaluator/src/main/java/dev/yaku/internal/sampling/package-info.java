/**
 * Deals of a spot at random, in blocks of which each has a start of random numbers of its own. For
 * {@link dev.yaku.internal.work}, which has threads do the blocks. From tables of the players'
 * combinations by weight, and from the loops over arrays of the evaluator.
 */
package dev.yaku.internal.sampling;
