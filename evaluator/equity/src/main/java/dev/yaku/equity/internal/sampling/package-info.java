/**
 * Samples random deals of a spot, in blocks that each have their own seed. {@link
 * dev.yaku.equity.internal.work} distributes the blocks to threads. The room is made from tables of
 * the players' combos by weight, and from the evaluator's loops over arrays.
 */
package dev.yaku.equity.internal.sampling;
