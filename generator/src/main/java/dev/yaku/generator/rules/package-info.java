/**
 * Reads rules files: what each key says, whether all of them together make sense, and which rank
 * multisets the hands of such rules have. For everybody here: all that follows starts from {@link
 * dev.yaku.generator.rules.Rules}. Made from a text file and nothing else; mistakes are named with
 * their line.
 */
package dev.yaku.generator.rules;
