/**
 * Tells what a table means: which hands its rules allow, and what a value is called. The evaluators
 * use it to check hands and to read them from text ({@link dev.yaku.internal.rules.HandLimits},
 * {@link dev.yaku.internal.rules.OmahaLimits}), the public interfaces to describe values ({@link
 * dev.yaku.internal.rules.ValueScale}). It is made from the header and the small sections of a
 * table, and from the words of each language.
 */
package dev.yaku.internal.rules;
