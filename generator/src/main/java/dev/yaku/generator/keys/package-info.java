/**
 * Finds keys of ranks and cards whose sums distinguish hands, and packs the values of these sums
 * into small arrays. The room {@code tables} uses it. It is made from rules and the multisets that
 * they allow, and does not know what values mean.
 */
package dev.yaku.generator.keys;
