package dev.yaku.cli;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.util.Arrays;
import java.util.Comparator;

/** Cards as people write them. */
final class CardOrder {
  private CardOrder() {}

  /** The highest rank first; of one rank spades, hearts, diamonds, clubs. */
  static String byRank(long cards) {
    int[] sorted =
        Arrays.stream(Hand.cards(cards))
            .boxed()
            .sorted(
                Comparator.<Integer>comparingInt(Card::rank)
                    .thenComparingInt(Card::suit)
                    .reversed())
            .mapToInt(Integer::intValue)
            .toArray();
    return Card.toString(sorted);
  }
}
