/**
 * Chooses random combinations, each as likely as any other. {@link dev.yaku.Dealer} makes hands of
 * them. {@link dev.yaku.internal.deal.CombinationSampler} numbers the combinations of the lowest
 * places, {@link dev.yaku.internal.deal.DeckGaps} turns places into the cards of a deck.
 */
package dev.yaku.internal.deal;
