/**
 * Chooses random combinations, all equally likely, for {@link dev.yaku.Dealer}, which turns them
 * into hands. {@link dev.yaku.internal.deal.CombinationSampler} numbers the combinations of the
 * lowest places, and {@link dev.yaku.internal.deal.DeckGaps} converts places to the cards of a
 * deck.
 */
package dev.yaku.internal.deal;
