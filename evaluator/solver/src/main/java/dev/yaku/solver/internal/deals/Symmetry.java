package dev.yaku.solver.internal.deals;

import dev.yaku.Card;
import java.util.ArrayList;
import java.util.List;

/** Exchanges of suits, as arrays that lead from each card to another. */
public final class Symmetry {
  private static final int SUITS = 4;

  private Symmetry() {}

  /** The 24 exchanges of suits; the first changes nothing. */
  public static List<int[]> suits() {
    List<int[]> all = new ArrayList<>();
    for (int code = 0; code < 1 << 2 * SUITS; code++) {
      int[] suits = {code >> 6 & 3, code >> 4 & 3, code >> 2 & 3, code & 3};
      if ((1 << suits[0] | 1 << suits[1] | 1 << suits[2] | 1 << suits[3]) == 0b1111) {
        int[] cards = new int[Card.JOKER];
        for (int card = 0; card < cards.length; card++) {
          cards[card] = Card.of(Card.rank(card), suits[Card.suit(card)]);
        }
        all.add(cards);
      }
    }
    return all;
  }

  /** The cards that others become. */
  public static long apply(int[] exchange, long cards) {
    long result = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      result |= 1L << exchange[Long.numberOfTrailingZeros(rest)];
    }
    return result;
  }

  /** The exchange that undoes another. */
  public static int[] inverse(int[] exchange) {
    int[] inverse = new int[exchange.length];
    for (int card = 0; card < exchange.length; card++) {
      inverse[exchange[card]] = card;
    }
    return inverse;
  }
}
