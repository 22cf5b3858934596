/**
 * The commands about hands before the last card: strengths, indices that ignore the names of suits,
 * matrices of starting hands. They are for people who write bots or study the game, and for
 * programs that need the numbers. They are made from the library's packages for strength, index and
 * equity, and draw histograms and heat maps.
 */
package dev.yaku.cli.strength;
