/**
 * Evaluates one hand of cards, from cards to key to value. {@link
 * dev.yaku.internal.hand.SetEvaluator} serves rules in which a hand is a set of natural cards,
 * {@link dev.yaku.internal.hand.MultisetEvaluator} serves rules with wild or repeated cards; both
 * implement {@link dev.yaku.HandEvaluator}. They are made from the hashes and flush tables of a
 * table file.
 */
package dev.yaku.internal.hand;
