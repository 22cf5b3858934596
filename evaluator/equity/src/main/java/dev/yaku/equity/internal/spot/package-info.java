/**
 * The question and its result: the game, the seats with the hands that each player may hold, the
 * board and the dead cards; and a tally of deals by their winners. The rooms that count and sample
 * use it. It is made by the public face, which checks and lists the players' hands.
 */
package dev.yaku.equity.internal.spot;
