package dev.yaku.internal.vector;

import dev.yaku.internal.table.FlushTable;
import dev.yaku.internal.table.HashesBySize;

/**
 * What vectors need of an evaluator of sets.
 *
 * @param suitKeys by set of ranks of one suit: the sum of their keys
 * @param hashes from key to value
 * @param flushes the flushes' values
 * @param flush how many cards of a suit are a flush, 1 to 8
 * @param deck the cards that there are
 */
public record VectorTables(
    int[] suitKeys, HashesBySize hashes, FlushTable flushes, int flush, long deck) {}
