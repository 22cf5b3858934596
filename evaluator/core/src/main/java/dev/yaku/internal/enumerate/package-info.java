/**
 * Enumerates and counts many hands at once, handling those that differ only in suits together. The
 * room implements the methods of {@link dev.yaku.HandEvaluator} that take {@link dev.yaku.Hands}:
 * one hand at a time, runs of equal value, or counts by value. It is made from an evaluator's keys
 * and its value of each rank multiset, and finds flushes by counting suits.
 */
package dev.yaku.internal.enumerate;
