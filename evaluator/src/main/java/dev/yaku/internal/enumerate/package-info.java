/**
 * Enumerates and counts many hands at once, those that differ only in suits together. It stands
 * behind the methods of {@link dev.yaku.HandEvaluator} that take {@link dev.yaku.Hands}: one hand
 * at a time, runs of equal value, or numbers by value. It asks an evaluator for keys, and for the
 * value of each rank multiset once, and finds the flushes by counting suits.
 */
package dev.yaku.internal.enumerate;
