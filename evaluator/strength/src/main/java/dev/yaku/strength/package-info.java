/**
 * How strong hands of two cards are on incomplete boards: {@link dev.yaku.strength.Strength};
 * clusters of opponents' hands: {@link dev.yaku.strength.OpponentClusters}; and files of what is
 * measured of all classes of hands: {@link dev.yaku.strength.StrengthTable}. For authors of solvers
 * and bots. Made from scores of rivers, which {@code internal.strength} counts, and the numbers of
 * {@link dev.yaku.index}.
 */
@NullMarked
package dev.yaku.strength;

import org.jspecify.annotations.NullMarked;
