/**
 * What hands are on a board, in words: the command {@code board}, and what {@code range} and {@code
 * eval} say of a board. It is for these commands. It is made from the library's words, counted for
 * ranges.
 */
package dev.yaku.cli.board;
