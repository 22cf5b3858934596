/** Hands and boards by their ranks alone: values, numbers, and how often each is dealt. */
package dev.yaku.internal.ranks;
