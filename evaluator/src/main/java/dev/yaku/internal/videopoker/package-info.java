/**
 * Solves video poker machines: kinds of hands, sums of what all hands pay that hold some cards, the
 * value of each hold, and the best. For the public face of machines, {@code dev.yaku.videopoker}.
 * From the lines of a pay table and an evaluator of hands of five cards.
 */
package dev.yaku.internal.videopoker;
