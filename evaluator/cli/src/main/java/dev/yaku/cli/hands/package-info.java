/**
 * The commands about single hands: evaluating, comparing, counting and dealing them. They are for
 * people who look at hands, and for programs that pipe millions of hands through. They are made
 * from the library's evaluators.
 */
package dev.yaku.cli.hands;
