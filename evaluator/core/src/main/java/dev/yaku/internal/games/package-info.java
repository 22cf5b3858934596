/**
 * Evaluates the games in which a hand is more than its best cards: Omaha, high and low, and badugi.
 * The classes implement {@link dev.yaku.OmahaEvaluator}, {@link dev.yaku.OmahaBoard} and {@link
 * dev.yaku.BadugiEvaluator}. The room is made from the sections that tables of these games have:
 * boards by pairs of hole cards, and values by sets of ranks.
 */
package dev.yaku.internal.games;
