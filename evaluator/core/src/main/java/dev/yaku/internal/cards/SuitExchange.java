package dev.yaku.internal.cards;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.util.ArrayList;
import java.util.List;

/**
 * A way to exchange suits, one of 24. What happens to some cards happens to their images, too.
 * Jokers have no suit and stay what they are. Immutable.
 */
public final class SuitExchange {
  public static final int COUNT = Card.SUITS.length();

  /** All ways, by what clubs become, then diamonds, and so on: the first changes nothing. */
  public static final List<SuitExchange> ALL = all();

  private static final int RANKS = Card.RANK_COUNT;
  private static final long MASK = (1L << RANKS) - 1;

  private final int[] to; // by suit

  private SuitExchange(int... to) {
    this.to = to;
  }

  private static List<SuitExchange> all() {
    List<SuitExchange> all = new ArrayList<>();
    for (int code = 0; code < 1 << 2 * COUNT; code++) {
      int[] to = {code >>> 6, code >>> 4 & 3, code >>> 2 & 3, code & 3};
      if ((1 << to[0] | 1 << to[1] | 1 << to[2] | 1 << to[3]) == (1 << COUNT) - 1) {
        all.add(new SuitExchange(to));
      }
    }
    return List.copyOf(all);
  }

  public int card(int card) {
    return card < Card.JOKER ? Card.of(Card.rank(card), to[Card.suit(card)]) : card;
  }

  public long image(long cards) {
    return cards & ~Hand.DECK
        | ranks(cards, 0) << RANKS * to[0]
        | ranks(cards, 1) << RANKS * to[1]
        | ranks(cards, 2) << RANKS * to[2]
        | ranks(cards, 3) << RANKS * to[3];
  }

  /** The ranks of a set's cards of one suit, as bits. */
  public static long ranks(long cards, int suit) {
    return cards >>> RANKS * suit & MASK;
  }

  /** Whether all these sets of cards stay what they are. */
  public boolean keeps(long... sets) {
    for (long cards : sets) {
      if (image(cards) != cards) {
        return false;
      }
    }
    return true;
  }

  /** The ways that leave all these sets of cards as they are. */
  public static List<SuitExchange> keeping(long... sets) {
    // No lambda: the first answer of a JVM may need this.
    List<SuitExchange> keeping = new ArrayList<>();
    for (SuitExchange way : ALL) {
      if (way.keeps(sets)) {
        keeping.add(way);
      }
    }
    return keeping;
  }

  /** The way that undoes this one. */
  public SuitExchange inverse() {
    int[] inverse = new int[COUNT];
    for (int suit = 0; suit < COUNT; suit++) {
      inverse[to[suit]] = suit;
    }
    return new SuitExchange(inverse);
  }

  /** This way, and then another. */
  public SuitExchange then(SuitExchange next) {
    int[] both = new int[COUNT];
    for (int suit = 0; suit < COUNT; suit++) {
      both[suit] = next.to[to[suit]];
    }
    return new SuitExchange(both);
  }

  /** The least image of a set of cards, as a number; the same for all its images. */
  public static long least(long cards, List<SuitExchange> ways) {
    long least = Long.MAX_VALUE;
    for (SuitExchange way : ways) {
      least = Math.min(least, way.image(cards));
    }
    return least;
  }

  /** The greatest of all 24 images of a set without jokers: spades have the greatest ranks. */
  public static long greatest(long cards) {
    long a = ranks(cards, 0);
    long b = ranks(cards, 1);
    long c = ranks(cards, 2);
    long d = ranks(cards, 3);
    long low = Math.min(a, b);
    long high = Math.max(a, b);
    long otherLow = Math.min(c, d);
    long otherHigh = Math.max(c, d);
    long second = Math.min(high, otherHigh);
    long third = Math.max(low, otherLow);
    return Math.max(high, otherHigh) << 3 * RANKS
        | Math.max(second, third) << 2 * RANKS
        | Math.min(second, third) << RANKS
        | Math.min(low, otherLow);
  }

  /** The number of different images of a set of cards. */
  public static int images(long cards) {
    long sorted = greatest(cards);
    int images = ALL.size();
    int alike = 1;
    for (int suit = 1; suit < COUNT; suit++) {
      alike = ranks(sorted, suit) == ranks(sorted, suit - 1) ? alike + 1 : 1;
      images /= alike;
    }
    return images;
  }
}
