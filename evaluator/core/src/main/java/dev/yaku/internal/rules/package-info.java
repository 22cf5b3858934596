/**
 * The meaning of a table: which hands its rules allow, and what its values are called. The
 * evaluators use the room to check hands and to read their cards ({@link HandLimits}, {@link
 * OmahaLimits}), and the public interfaces to describe values ({@link ValueScale}). The room is
 * made from the header and the small sections of a table, and from the words of each language.
 */
package dev.yaku.internal.rules;
