package dev.yaku.internal.hand;

/**
 * The tables of an evaluator of sets that vector loops need.
 *
 * @param suitKeys by set of ranks of one suit: the sum of their keys
 * @param hashes lead from key to value
 * @param flushes the values of flushes
 * @param flush the number of cards of a flush, 1 to 8
 * @param deck the cards of the deck
 */
public record VectorTables(
    int[] suitKeys, HashesBySize hashes, FlushTable flushes, int flush, long deck) {}
