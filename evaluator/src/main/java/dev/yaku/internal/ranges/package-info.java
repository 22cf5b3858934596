/**
 * From the text of a range to weights of hands of two cards, or sets of Omaha hands, and back to
 * the shortest text. For the public ranges in {@code dev.yaku.equity}, and for messages about
 * ranges. From text, a deck and the order of the 169 classes before the flop.
 */
package dev.yaku.internal.ranges;
