/**
 * A question about equity, put so that it can be counted: the game, what each player may hold, the
 * board; and the tally of who won. For the rooms that count and sample, and for {@code
 * dev.yaku.equity}, which asks. From evaluators and the sets of cards that ranges come to.
 */
package dev.yaku.internal.spot;
