/**
 * How strong hands of two cards are on incomplete boards: {@link dev.yaku.strength.Strength}; and
 * files of the strengths of all classes of hands: {@link dev.yaku.strength.StrengthTable}.
 */
package dev.yaku.strength;
