package dev.yaku.videopoker.internal;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The holds of one deal in order, best first: by value, greatest first; then by variance, least
 * first; then by the number of cards held, most first; then leftmost first.
 *
 * <p>From left to right, cards are in order of rank, aces first and jokers last. Of cards of equal
 * rank, the one whose suit has the higher cards in the deal comes first, so that the names of suits
 * do not matter.
 */
public final class HoldOrder implements Comparator<HoldOrder.Ranked> {
  private static final int HAND = SuitClasses.HAND;

  private final PaidGame game;
  private final int[] parts = new int[SuitClasses.MASKS]; // their classes

  // Of the deal itself.
  private final int ownClass;
  private final long ownPay;

  /** By card of the deal, natural cards ascending, then jokers: its bit in the leftmost order. */
  private final int[] leftBits = new int[HAND];

  /**
   * A hold with its sort keys.
   *
   * @param mask the cards held: bit i is the i-th card, natural cards ascending, then jokers
   * @param value the sum of pays over all draws, weighted
   * @param moment the sum of the squares of pays over all draws, weighted
   * @param left greater is more to the left
   */
  public record Ranked(int mask, BigInteger value, BigInteger moment, int left) {}

  /** The holds of a deal. */
  public HoldOrder(PaidGame game, long deal) {
    this.game = game;
    ownClass = game.payClass(deal);
    ownPay = game.scale().scaled()[ownClass];
    game.classes().find(deal, parts);
    int[] cards = Hand.cards(deal);
    for (int i = 0; i < HAND; i++) {
      int higher = 0;
      for (int j = 0; j < HAND; j++) {
        long height = height(cards[j], deal) - height(cards[i], deal);
        higher += height > 0 || height == 0 && j < i ? 1 : 0;
      }
      leftBits[i] = 1 << HAND - 1 - higher;
    }
  }

  /** The cards of a deal that a mask says, as a set. */
  public static long cards(long deal, int mask) {
    long held = 0;
    long rest = deal;
    for (int i = 0; i < HAND; i++) {
      held |= (mask >>> i & 1) == 0 ? 0 : rest & -rest;
      rest &= rest - 1;
    }
    return held;
  }

  private static long height(int card, long deal) {
    if (Card.isJoker(card)) {
      return -card;
    }
    int suit = Hand.ranks(deal, Card.suit(card));
    return (long) (Card.rank(card) + 1) << Card.RANK_COUNT | suit;
  }

  /** The holds whose bits are set in {@code masks}, in order. */
  public List<Ranked> sorted(int masks) {
    List<Ranked> sorted = new ArrayList<>();
    for (int mask = 0; mask < SuitClasses.MASKS; mask++) {
      if ((masks >>> mask & 1) != 0) {
        sorted.add(rank(mask));
      }
    }
    sorted.sort(this);
    return sorted;
  }

  /** The number of draws to a hold that give each class of the pay table. */
  public long[] draws(int mask) {
    SupersetSums[] sums = game.classSums();
    long[] counts = new long[sums.length];
    counts[0] = game.draws().byHeld()[Integer.bitCount(mask)];
    for (int payClass = 1; payClass < counts.length; payClass++) {
      int isOfClass = ownClass == payClass ? 1 : 0;
      counts[payClass] = sums[payClass].ofDraws(parts, isOfClass, mask);
      counts[0] -= counts[payClass];
    }
    return counts;
  }

  private Ranked rank(int mask) {
    int left = 0;
    for (int i = 0; i < HAND; i++) {
      left |= (mask >>> i & 1) * leftBits[i];
    }
    long weight = game.draws().weights()[Integer.bitCount(mask)];
    if (game.scale().exactSquares()) {
      long value = weight * game.sums().ofDraws(parts, ownPay, mask);
      long moment = weight * game.squares().ofDraws(parts, ownPay * ownPay, mask);
      return new Ranked(mask, BigInteger.valueOf(value), BigInteger.valueOf(moment), left);
    }
    long[] draws = draws(mask);
    BigInteger value = BigInteger.ZERO;
    BigInteger moment = BigInteger.ZERO;
    for (int payClass = 1; payClass < draws.length; payClass++) {
      BigInteger pay = game.scale().numerators()[payClass];
      BigInteger paid = pay.multiply(BigInteger.valueOf(weight * draws[payClass]));
      value = value.add(paid);
      moment = moment.add(paid.multiply(pay));
    }
    return new Ranked(mask, value, moment, left);
  }

  @Override
  public int compare(Ranked a, Ranked b) {
    int order = b.value().compareTo(a.value());
    order = order != 0 ? order : a.moment().compareTo(b.moment());
    order = order != 0 ? order : Integer.bitCount(b.mask()) - Integer.bitCount(a.mask());
    return order != 0 ? order : b.left() - a.left();
  }
}
