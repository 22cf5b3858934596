/** Tells how strong a poker hand is. */
package dev.yaku;
