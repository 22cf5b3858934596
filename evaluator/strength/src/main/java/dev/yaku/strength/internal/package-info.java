/**
 * Counts the score of each hand of two cards on rivers: two for each hand that it beats, one for
 * each that it ties with. {@link dev.yaku.strength.Strength} converts the scores to strengths. The
 * room is made from the values of all pairs of card types beside a board, from {@code
 * internal.ranks}.
 */
package dev.yaku.strength.internal;
