/**
 * Counts what each hand of two cards scores on rivers: two for each hand that it beats, one for
 * each that it ties with. For {@link dev.yaku.strength.Strength}, which tells users what a hand's
 * scores mean. Works on the values of all pairs of card types beside a board, from {@code
 * internal.ranks}.
 */
package dev.yaku.internal.strength;
