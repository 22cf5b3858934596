/**
 * Exact equity: several ways to count every deal, each for the questions that it is fast for, and
 * one plain way for all others. For {@code dev.yaku.equity}, which takes the cheapest; the values
 * of all hands of two cards on a board serve solvers, too. From a question, an evaluator and rank
 * space.
 */
package dev.yaku.internal.counting;
