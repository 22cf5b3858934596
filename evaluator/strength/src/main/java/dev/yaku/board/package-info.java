/**
 * The words of players for a hand on a board: the {@linkplain dev.yaku.board.Made made hand}, the
 * {@linkplain dev.yaku.board.Draw draws}, the {@linkplain dev.yaku.board.Texture texture}. For
 * programs that sort hands as people do. Made from values and sets of ranks, by definitions that
 * are a text, {@code definitions.txt} beside these classes.
 */
@NullMarked
package dev.yaku.board;

import org.jspecify.annotations.NullMarked;
