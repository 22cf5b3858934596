/**
 * Numbers situations so that those which differ only in suits have the same number: {@link
 * dev.yaku.index.HandIndex}.
 *
 * <p>Solvers can then store their data for all situations in an array without gaps.
 */
@NullMarked
package dev.yaku.index;

import org.jspecify.annotations.NullMarked;
