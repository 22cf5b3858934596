/**
 * Finds keys of ranks and cards whose sums tell hands apart, and packs what these sums lead to into
 * small arrays. For the tables. Made from rules and the multisets that they allow; what the values
 * mean is not known here.
 */
package dev.yaku.generator.keys;
