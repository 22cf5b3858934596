/**
 * Chooses random combinations, all equally likely, for {@link dev.yaku.Dealer}, which turns them
 * into hands. {@link CombinationSampler} numbers the combinations of the lowest places, and {@link
 * DeckGaps} converts places to the cards of a deck.
 */
package dev.yaku.internal.deal;
