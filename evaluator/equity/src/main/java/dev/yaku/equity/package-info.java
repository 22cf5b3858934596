/**
 * Equity: how often hands and ranges of hands win.
 *
 * <p>A <b>hole</b> is a player's hand of two cards before the board; {@link dev.yaku.HoleIndex}
 * numbers all 1,326. {@link dev.yaku.HoleClass} numbers their 169 classes up to suits, and a {@link
 * dev.yaku.equity.Range} gives each hole a weight. A <b>spot</b> is the players with their cards or
 * ranges, the board and the dead cards; a <b>deal</b> of the spot is one choice of every player's
 * cards and of the missing board cards. {@link dev.yaku.equity.Equity} answers questions about
 * spots, {@link dev.yaku.equity.HeadsUp} looks up two holes before the flop, and {@link
 * dev.yaku.equity.HoldemRiver} and {@link dev.yaku.equity.OmahaRiver} serve the inner loops of
 * solvers.
 */
@NullMarked
package dev.yaku.equity;

import org.jspecify.annotations.NullMarked;
