/**
 * Hands and boards by their ranks alone: numbers of rank multisets, the values of all pairs of
 * ranks on all boards, the number of ways to deal each board, and the corrections for flushes.
 * Equity, strength and the holes of hold'em use the room. It is made from an evaluator's values of
 * hands in which no suit has five cards, and of flushes.
 */
package dev.yaku.equity.internal.ranks;
