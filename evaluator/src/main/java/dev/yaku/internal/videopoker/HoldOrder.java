package dev.yaku.internal.videopoker;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The holds of one deal in order, the best first: of the greatest value; of those the one with the
 * least variance; then with most cards held; then the leftmost.
 *
 * <p>For the last the cards stand by rank, aces first, jokers last; of equal rank, that card first
 * whose suit has the higher cards in the deal, so that the names of suits do not matter.
 */
public final class HoldOrder implements Comparator<HoldOrder.Ranked> {
  private static final int HAND = SuitClasses.HAND;

  private final Game game;
  private final int[] parts = new int[SuitClasses.MASKS];
  private final int own;

  /** By card of the deal, natural cards ascending, then jokers: its bit in the leftmost order. */
  private final int[] leftBits = new int[HAND];

  /**
   * A hold with what it is ordered by.
   *
   * @param mask which cards are held: bit i is the i-th, natural cards ascending, then jokers
   * @param draws how many give each class of pays
   * @param value the sum of pays over them, weighted
   * @param moment the same of the squares of pays
   * @param left greater is more to the left
   */
  public record Ranked(int mask, long[] draws, BigInteger value, BigInteger moment, int left) {}

  public HoldOrder(Game game, long deal) {
    this.game = game;
    game.classes().find(deal, HAND, parts);
    own = game.payClass(deal);
    int[] cards = Hand.cards(deal);
    Integer[] places = {0, 1, 2, 3, 4};
    Arrays.sort(places, Comparator.comparingLong((Integer place) -> -height(cards[place], deal)));
    for (int i = 0; i < HAND; i++) {
      leftBits[places[i]] = 1 << HAND - 1 - i;
    }
  }

  private static long height(int card, long deal) {
    if (Card.isJoker(card)) {
      return -card;
    }
    long suit = deal >>> Card.RANK_COUNT * Card.suit(card) & (1L << Card.RANK_COUNT) - 1;
    return (long) (Card.rank(card) + 1) << Card.RANK_COUNT | suit;
  }

  /** Those of the holds whose masks are set here, in order. */
  public List<Ranked> sorted(int masks) {
    return IntStream.range(0, SuitClasses.MASKS)
        .filter(mask -> (masks >>> mask & 1) != 0)
        .mapToObj(this::rank)
        .sorted(this)
        .toList();
  }

  private Ranked rank(int mask) {
    long[] draws = game.classSums().draws(parts, own, mask);
    BigInteger value = BigInteger.ZERO;
    BigInteger moment = BigInteger.ZERO;
    for (int payClass = 1; payClass < draws.length; payClass++) {
      if (draws[payClass] == 0) {
        continue;
      }
      BigInteger pay = game.scale().numerators()[payClass];
      BigInteger paid = pay.multiply(BigInteger.valueOf(draws[payClass]));
      value = value.add(paid);
      moment = moment.add(paid.multiply(pay));
    }
    BigInteger weight = BigInteger.valueOf(game.draws().weights()[Integer.bitCount(mask)]);
    int left = 0;
    for (int i = 0; i < HAND; i++) {
      left |= (mask >>> i & 1) * leftBits[i];
    }
    return new Ranked(mask, draws, value.multiply(weight), moment.multiply(weight), left);
  }

  @Override
  public int compare(Ranked a, Ranked b) {
    int order = b.value().compareTo(a.value());
    order = order != 0 ? order : a.moment().compareTo(b.moment());
    order = order != 0 ? order : Integer.bitCount(b.mask()) - Integer.bitCount(a.mask());
    return order != 0 ? order : b.left() - a.left();
  }
}
