/**
 * The question and its result: the game, the seats with the hands that each player may hold, the
 * board and the dead cards; and a tally of deals by their winners. The rooms that count and sample
 * use it. It is made by the public face, whose ranges of Omaha list the hands of a seat.
 */
package dev.yaku.equity.internal.spot;
