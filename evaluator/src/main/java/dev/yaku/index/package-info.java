/**
 * Situations that are equal up to suits, each with a number: {@link dev.yaku.index.HandIndex}.
 *
 * <p>What solvers keep for each situation then lies in an array without gaps.
 */
package dev.yaku.index;
