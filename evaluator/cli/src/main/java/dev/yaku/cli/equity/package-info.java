/**
 * The commands about chances of winning: equities of hands and ranges, and ranges themselves. They
 * are for people who study spots, and for programs that evaluate many. They are made from the
 * library's equity package, and draw grids of the 169 starting hands.
 */
package dev.yaku.cli.equity;
