package dev.yaku.equity.internal.spot;

import dev.yaku.Hand;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import java.util.Arrays;

/**
 * The hands that one player may hold.
 *
 * @param text the player as given, by {@code toString}: for messages only, since writing a range
 *     may take long
 * @param hands the sets of cards to choose from; at least one
 * @param weights the weight of each set; null if all weights are 1
 * @param draws the number of further cards dealt to each set
 */
public record Seat(Object text, long[] hands, double[] weights, int draws) {
  /** The hands of a player with any two cards, of whom nothing has been removed yet. */
  private static final long[] ANY = HoleIndex.hands();

  /** A player with these cards, who draws {@code draws} others. */
  public static Seat of(Object text, long cards, int draws) {
    return new Seat(text, new long[] {cards}, null, draws);
  }

  /** A player with any two cards of a deck. */
  public static Seat ofAny(Object text, long deck) {
    return new Seat(text, ANY, null, 0).without(~deck);
  }

  /** A player with one of the sets of two cards that have a weight by {@link HoleIndex}. */
  public static Seat of(Object text, double... weights) {
    return new Seat(text, HoleIndex.hands(), weights, 0).without(Hand.EMPTY);
  }

  public double weight(int combo) {
    return weights == null ? 1 : weights[combo];
  }

  /** Whether the player holds one set of cards, and draws none. */
  public boolean isKnown() {
    return hands.length == 1 && draws == 0;
  }

  /** Whether no suit is special: of each class of two cards, all have the same weight, or 0. */
  public boolean isSymmetric() {
    int[] counts = new int[HoleClass.SIZE];
    double[] byClass = new double[HoleClass.SIZE];
    boolean even = draws == 0;
    for (int i = 0; i < hands.length && even; i++) {
      int of = HoleClass.of(HoleIndex.of(hands[i]));
      byClass[of] = counts[of]++ == 0 ? weight(i) : byClass[of];
      even = byClass[of] == weight(i);
    }
    for (int of = 0; of < HoleClass.SIZE && even; of++) {
      even = counts[of] == 0 || counts[of] == HoleClass.combos(of);
    }
    return even;
  }

  /** This player without the sets that contain one of these cards, or have weight 0. */
  Seat without(long cards) {
    if (hands == ANY) {
      boolean none = (cards & Hand.DECK) == 0;
      return none ? this : new Seat(text, HoleIndex.hands(Hand.DECK & ~cards), null, draws);
    }
    long[] left = new long[hands.length];
    double[] leftWeights = new double[weights == null ? 0 : hands.length];
    boolean weighted = false;
    int filled = 0;
    for (int i = 0; i < hands.length; i++) {
      if ((hands[i] & cards) == 0 && weight(i) > 0) {
        left[filled] = hands[i];
        if (weights != null) {
          leftWeights[filled] = weights[i];
          weighted |= weights[i] != 1;
        }
        filled++;
      }
    }
    double[] ofLeft = weighted ? Arrays.copyOf(leftWeights, filled) : null;
    return weights == null && filled == hands.length
        ? this
        : new Seat(text, Arrays.copyOf(left, filled), ofLeft, draws);
  }
}
