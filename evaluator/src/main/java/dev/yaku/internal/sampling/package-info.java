/**
 * Equity by random deals: blocks of deals with random numbers of their own, so that the result does
 * not depend on threads. For {@code dev.yaku.equity}, where counting takes too long. From a
 * question and an evaluator.
 */
package dev.yaku.internal.sampling;
