/**
 * How often a hand wins: ranges of hands and their equity.
 *
 * <p>A <b>hole</b> is a player's hand of two cards before the board, {@link
 * dev.yaku.equity.HoleIndex} numbers all 1,326. A {@link dev.yaku.equity.Range} gives each a
 * weight. {@link dev.yaku.equity.HoleClass} numbers the 169 classes that are equal up to suits.
 */
package dev.yaku.equity;
