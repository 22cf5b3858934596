/**
 * Evaluates one hand of cards, from cards to key to value. {@link HandTableEvaluator} implements
 * {@link dev.yaku.HandEvaluator} for all rules of hands, with and without wild or repeated cards.
 * It is made from the hashes and flush tables of a table file.
 */
package dev.yaku.internal.hand;
