package dev.yaku.videopoker;

import dev.yaku.Hand;
import dev.yaku.videopoker.internal.HoldOrder;
import dev.yaku.videopoker.internal.PaidGame;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All 32 ways to play a deal, the best first.
 *
 * <p>Holds of equal value are ordered by variance, least first; then by the number of cards held,
 * most first; then leftmost first, with the cards in order of rank, aces first and jokers last.
 * Immutable.
 */
public final class Holds {
  private final long deal;
  private final List<Hold> all;

  Holds(PaidGame game, Payouts payouts, long deal) {
    this.deal = deal;
    HoldOrder order = new HoldOrder(game, deal);
    all =
        order.sorted(-1).stream()
            .map(ranked -> hold(game, payouts, ranked, order.draws(ranked.mask())))
            .toList();
  }

  private Hold hold(PaidGame game, Payouts payouts, HoldOrder.Ranked ranked, long[] counts) {
    Map<String, Long> draws = new LinkedHashMap<>();
    for (int payClass = 0; payClass < counts.length; payClass++) {
      draws.put(payouts.name(payClass), counts[payClass]);
    }
    BigInteger unit =
        BigInteger.valueOf(game.draws().common()).multiply(game.scale().denominator());
    Fraction value = new Fraction(ranked.value(), unit);
    Fraction square = new Fraction(ranked.moment(), unit.multiply(game.scale().denominator()));
    long held = HoldOrder.cards(deal, ranked.mask());
    return new Hold(held, value, square.minus(value.times(value)), draws);
  }

  /** {@return the five cards dealt} */
  public long deal() {
    return deal;
  }

  /** {@return all 32 holds, best first} */
  public List<Hold> all() {
    return all;
  }

  /** {@return the best hold} */
  public Hold best() {
    return all.get(0);
  }

  /** {@return the best hold and all others of equal value: one or more} */
  public List<Hold> allBest() {
    return all.stream().filter(hold -> hold.value().equals(best().value())).toList();
  }

  /**
   * {@return the hold that holds these cards}
   *
   * @param held the cards that are held, a set
   * @throws IllegalArgumentException if one of the cards was not dealt
   */
  public Hold of(long held) {
    if ((held & ~deal) != 0) {
      throw new IllegalArgumentException(
          "not dealt: " + Hand.toString(held & ~deal) + ", of " + Hand.toString(deal));
    }
    return all.stream().filter(hold -> hold.held() == held).findAny().orElseThrow();
  }

  /**
   * {@return the cost of holding these cards instead of the best hold, for each coin; 0 if no hold
   * is better}
   *
   * @param held the cards that are held, a set
   * @throws IllegalArgumentException if one of the cards was not dealt
   */
  public Fraction cost(long held) {
    return best().value().minus(of(held).value());
  }

  /** The deal and its best hold: {@code "As Ah Kd 7c 2h: hold As Ah: 1.536540"}. */
  @Override
  public String toString() {
    return Hand.toString(deal) + ": " + best();
  }
}
