/**
 * How often a hand wins: ranges of hands and their equity.
 *
 * <p>A <b>hole</b> is a player's hand of two cards before the board; {@link
 * dev.yaku.equity.HoleIndex} numbers all 1,326. A {@link dev.yaku.equity.Range} gives each a
 * weight. {@link dev.yaku.equity.HoleClass} numbers the 169 classes that are equal up to suits. A
 * <b>spot</b> is who plays with what, board and dead cards; a <b>deal</b> of the spot is one choice
 * of every player's cards and of the missing board. {@link dev.yaku.equity.Equity} answers
 * questions, {@link dev.yaku.equity.HeadsUp} looks up two holes before the flop, {@link
 * dev.yaku.equity.River} serves the inner loops of solvers.
 */
package dev.yaku.equity;
