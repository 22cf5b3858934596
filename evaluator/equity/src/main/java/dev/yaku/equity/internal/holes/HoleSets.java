package dev.yaku.equity.internal.holes;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntToDoubleFunction;

/** Sets of a deck's holes, by index. */
public final class HoleSets {
  /** The cards of rank 0; shifted left by a rank, the cards of that rank. */
  public static final long ONE_RANK = 1L | 1L << 13 | 1L << 26 | 1L << 39;

  /** Where, in sums by card, those begin of the weights that are taken off. */
  private static final int TAKEN = Card.JOKER;

  private static final int[][] HOLES = new int[HoleClass.SIZE][];

  static {
    int[] counts = new int[HoleClass.SIZE];
    for (int i = 0; i < HoleClass.SIZE; i++) {
      HOLES[i] = new int[HoleClass.combos(i)];
    }
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      int holeClass = HoleClass.of(hole);
      HOLES[holeClass][counts[holeClass]++] = hole;
    }
  }

  private HoleSets() {}

  /** Rejects a deck of fewer than two cards, or with jokers. */
  public static void checkDeck(long deck) {
    if ((deck & ~Hand.DECK) != 0 || Long.bitCount(deck) < 2) {
      throw new IllegalArgumentException(
          "the deck \"" + Hand.toString(deck) + "\": expected two or more cards without jokers");
    }
  }

  /** Rejects weights by hole that are not 1,326, or of which one is not 0 to 1. */
  public static void checkWeights(double... weights) {
    if (weights.length != HoleIndex.SIZE) {
      throw new IllegalArgumentException(
          weights.length + " weights: expected " + HoleIndex.SIZE + ", one a hand of two cards");
    }
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if (!(weights[hole] >= 0 && weights[hole] <= 1)) {
        throw new IllegalArgumentException(
            "the weight %s of %s, at index %s: expected 0 to 1"
                .formatted(weights[hole], Hand.toString(HoleIndex.hand(hole)), hole));
      }
    }
  }

  /** Whether the deck has both cards. */
  public static boolean has(long deck, int hole) {
    return (HoleIndex.hand(hole) & ~deck) == 0;
  }

  public static BitSet all(long deck) {
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      holes.set(hole, has(deck, hole));
    }
    return holes;
  }

  /** The holes of this card and any other card of a rank. */
  public static BitSet with(int card, int rank, long deck) {
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int other : Hand.cards(deck & ONE_RANK << rank & ~(1L << card))) {
      holes.set(HoleIndex.of(card, other));
    }
    return holes;
  }

  public static void addClass(BitSet holes, int holeClass, long deck) {
    for (int hole : HOLES[holeClass]) {
      if (has(deck, hole)) {
        holes.set(hole);
      }
    }
  }

  /**
   * A message on combos that are impossible since they contain known cards, such as {@code "all 6
   * combinations hold Qs, Qh or Qd"}; weight 0 is ignored.
   */
  public static String fault(long[] combos, IntToDoubleFunction weights, long known) {
    long held = 0;
    int count = 0;
    for (int i = 0; i < combos.length; i++) {
      if (weights.applyAsDouble(i) > 0) {
        held |= combos[i] & known;
        count++;
      }
    }
    return switch (count) {
      case 0 -> "no combination has a weight above 0";
      case 1 -> "the only combination holds " + anyOf(held);
      default -> "all " + count + " combinations hold " + anyOf(held);
    };
  }

  /** A list such as {@code "Qs, Qh or Qd"}. */
  private static String anyOf(long cards) {
    StringBuilder text = new StringBuilder();
    long rest = cards;
    while (rest != 0) {
      int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(rest);
      rest ^= 1L << highest;
      text.append(Card.toString(highest));
      text.append(rest == 0 ? "" : Long.bitCount(rest) == 1 ? " or " : ", ");
    }
    return text.toString();
  }

  /** A text such as "the deck's 36 cards, of ranks 6789TJQKA". */
  public static String deckText(long deck) {
    StringBuilder ranks = new StringBuilder();
    for (int rank = 0; rank < Card.RANK_COUNT; rank++) {
      if ((deck >>> rank & ONE_RANK) != 0) {
        ranks.append(Card.RANKS.charAt(rank));
      }
    }
    return "the deck's " + Long.bitCount(deck) + " cards, of ranks " + ranks;
  }

  /** Room for {@link #addApart}, which can be used again. */
  public static double[] newSumsOfCards() {
    return new double[2 * TAKEN];
  }

  /**
   * Adds to the sum of every hole of some cards the weights of all holes of them that share no card
   * with it: once or, if one of some coming cards comes, once for each of these that neither has.
   * Weights of other holes do not count; {@link #newSumsOfCards} makes the room by card.
   */
  public static void addApart(
      long live, long coming, double[] weights, double[] ofCards, double[] sums) {
    Arrays.fill(ofCards, 0);
    double all = 0;
    double allTaken = 0; // the weights once for each card to come that the hole has
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      double weight = has(live, hole) ? weights[hole] : 0;
      double taken = weight * Long.bitCount(HoleIndex.hand(hole) & coming);
      all += weight;
      ofCards[HoleIndex.low(hole)] += weight;
      ofCards[HoleIndex.high(hole)] += weight;
      allTaken += taken;
      ofCards[TAKEN + HoleIndex.low(hole)] += taken;
      ofCards[TAKEN + HoleIndex.high(hole)] += taken;
    }
    int count = Long.bitCount(coming);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if (has(live, hole)) {
        int a = HoleIndex.low(hole);
        int b = HoleIndex.high(hole);
        int own = Long.bitCount(HoleIndex.hand(hole) & coming);
        double apart = all - ofCards[a] - ofCards[b] + weights[hole];
        double ofBoth = ofCards[TAKEN + a] + ofCards[TAKEN + b];
        double taken = allTaken - ofBoth + weights[hole] * own;
        sums[hole] += coming == 0 ? apart : (count - own) * apart - taken;
      }
    }
  }
}
