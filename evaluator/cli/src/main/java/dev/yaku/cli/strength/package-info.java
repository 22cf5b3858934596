/**
 * The commands about how hands stand before the last card: strengths, indices of hands that differ
 * in suits only, matrices of starting hands. They are for people who make bots or study the game,
 * and for programs that want the numbers. They are made from the library's packages for strength,
 * index and equity, and draw histograms and heat maps.
 */
package dev.yaku.cli.strength;
