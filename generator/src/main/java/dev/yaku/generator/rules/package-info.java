/**
 * Reads rules files: the value of each key, whether the values are consistent, and the rank
 * multisets of the hands that the rules allow. All other rooms start from {@link
 * dev.yaku.generator.rules.Rules}. The room is made from nothing but text files, and names mistakes
 * with their lines.
 */
package dev.yaku.generator.rules;
