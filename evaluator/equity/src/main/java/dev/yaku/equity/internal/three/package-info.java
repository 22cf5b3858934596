/**
 * The table of every three classes of two cards before the flop: its file, read row by row and
 * checked, and the counting of its rows. The public face writes and opens files, and the room that
 * counts deals looks them up. It is made from hands and boards by their ranks.
 */
package dev.yaku.equity.internal.three;
