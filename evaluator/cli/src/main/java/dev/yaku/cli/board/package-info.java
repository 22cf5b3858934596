/**
 * Counts what hands are on a board, in words: the command {@code board}, and the words that {@code
 * range} and {@code eval} add. It is for these commands. It is made from the library's words,
 * counted for ranges.
 */
package dev.yaku.cli.board;
