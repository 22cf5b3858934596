/**
 * What is asked and what is counted: the game, the seats with what each player may hold, board and
 * dead cards, and a tally of deals by who won them. For the rooms that count and sample. From the
 * public face, which checks and lists what the players were said to hold.
 */
package dev.yaku.internal.spot;
