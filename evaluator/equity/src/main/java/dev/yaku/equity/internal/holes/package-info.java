/**
 * Holes of two cards: their numbers and classes, their values on a board, sums of their weights,
 * and the table of any two holes before the flop; and the order of Omaha's hands. Ranges, spots and
 * the public face of equity use the room. It is made from the values of the rank space, and from
 * the table file of the rules {@code standard}.
 */
package dev.yaku.equity.internal.holes;
