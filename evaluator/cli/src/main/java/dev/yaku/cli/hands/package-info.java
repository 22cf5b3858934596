/**
 * The commands about single hands: what they are worth, which of them wins, how many there are, and
 * deals of them. They are for people who look at hands, and for programs that pipe millions of them
 * through. They are made from the library's evaluators.
 */
package dev.yaku.cli.hands;
