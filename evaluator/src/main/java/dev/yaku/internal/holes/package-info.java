/**
 * What two cards before the board are: their numbers and classes, their values on a board, and the
 * table of any two of them before the flop. For ranges, spots and the public face of equity. Made
 * from the values of the rank space, and from the table file of the rules {@code standard}.
 */
package dev.yaku.internal.holes;
