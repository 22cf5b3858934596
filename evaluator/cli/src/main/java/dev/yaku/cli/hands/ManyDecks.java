package dev.yaku.cli.hands;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Several decks shuffled together, with jokers: all choices of a number of cards are equally
 * likely.
 */
final class ManyDecks {
  private final SplittableRandom random;
  private final int[] cards;

  /**
   * @param deck the cards of each deck
   * @param jokers the cards that are in only once
   */
  ManyDecks(SplittableRandom random, int decks, int[] deck, int[] jokers) {
    this.random = random;
    cards =
        IntStream.concat(
                IntStream.range(0, decks).flatMap(i -> Arrays.stream(deck)), Arrays.stream(jokers))
            .toArray();
  }

  /** Deals from all cards, ascending. */
  int[] deal(int size) {
    for (int i = 0; i < size; i++) {
      int at = random.nextInt(i, cards.length);
      int card = cards[at];
      cards[at] = cards[i];
      cards[i] = card;
    }
    int[] hand = Arrays.copyOf(cards, size);
    Arrays.sort(hand);
    return hand;
  }
}
