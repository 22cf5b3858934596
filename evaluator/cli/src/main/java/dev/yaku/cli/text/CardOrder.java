package dev.yaku.cli.text;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.util.Arrays;
import java.util.Comparator;

/** Cards as people write them. */
public final class CardOrder {
  private CardOrder() {}

  /** The highest rank first; of one rank spades, hearts, diamonds, clubs. */
  public static String byRank(long cards) {
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
