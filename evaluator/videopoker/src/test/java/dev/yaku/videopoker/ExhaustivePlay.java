package dev.yaku.videopoker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Plays a machine to the end: all deals, all holds, all draws; of tied holds the one of the least
 * variance, then with most cards, then the leftmost. Long division and no sums.
 */
final class ExhaustivePlay {
  private static final int MASKS = 32;

  private final VideoPoker machine;
  private final long[] hands;
  private final int[] classes;

  /** In units of a fraction of a coin, so that all are whole. */
  private final BigInteger[] pays;

  private final BigInteger unitsOfCoin;

  private long tied;
  private final long[] held = new long[6];
  private Fraction total = Fraction.ZERO;
  private final Fraction[] frequencies;

  /** What one hold of a deal gives. */
  private record Played(
      int mask, BigInteger draws, BigInteger sum, BigInteger squares, int left, long[] counts) {
    /** Less than zero if this is better. */
    int compare(Played other) {
      int order = other.compareSum(this);
      order =
          order != 0
              ? order
              : squares.multiply(other.draws).compareTo(other.squares.multiply(draws));
      order = order != 0 ? order : Integer.bitCount(other.mask) - Integer.bitCount(mask);
      return order != 0 ? order : other.left - left;
    }

    int compareSum(Played other) {
      return sum.multiply(other.draws).compareTo(other.sum.multiply(draws));
    }
  }

  /**
   * @param payClass the place of a hand's class in the machine's frequencies
   */
  ExhaustivePlay(VideoPoker machine, ToIntFunction<int[]> payClass) {
    this.machine = machine;
    List<Long> all = new ArrayList<>();
    long deck = machine.deck();
    subsets(Hand.cards(deck), 0, 5, 0, all);
    hands = all.stream().mapToLong(Long::longValue).toArray();
    classes = all.stream().mapToInt(hand -> payClass.applyAsInt(Hand.cards(hand))).toArray();
    List<Fraction> fractions = machine.frequencies().stream().map(Frequency::pay).toList();
    unitsOfCoin =
        fractions.stream().map(Fraction::denominator).reduce(BigInteger.ONE, BigInteger::multiply);
    pays =
        fractions.stream()
            .map(pay -> pay.numerator().multiply(unitsOfCoin).divide(pay.denominator()))
            .toArray(BigInteger[]::new);
    frequencies = new Fraction[pays.length];
    Arrays.fill(frequencies, Fraction.ZERO);
  }

  private static void subsets(int[] deck, int from, int missing, long set, List<Long> all) {
    if (missing == 0) {
      all.add(set);
      return;
    }
    for (int i = from; i <= deck.length - missing; i++) {
      subsets(deck, i + 1, missing - 1, set | 1L << deck[i], all);
    }
  }

  void check() {
    for (long deal : hands) {
      play(deal);
    }
    Fraction deals = Fraction.of(hands.length);
    assertEquals(total.dividedBy(deals), machine.exactReturn());
    assertEquals(tied, machine.tiedDeals());
    assertEquals(Arrays.toString(held), Arrays.toString(machine.dealsByCardsHeld()));
    List<Frequency> found = machine.frequencies();
    for (int i = 0; i < found.size(); i++) {
      Fraction probability = frequencies[i].dividedBy(deals);
      assertEquals(probability, found.get(i).probability(), found.get(i).name());
    }
  }

  /** Which of five cards dealt a hand holds: those that were kept to come to it. */
  static int mask(long hand, int a, int b, int c, int d, int e) {
    long mask = hand >>> a & 1 | (hand >>> b & 1) << 1 | (hand >>> c & 1) << 2;
    return (int) (mask | (hand >>> d & 1) << 3 | (hand >>> e & 1) << 4);
  }

  private void play(long deal) {
    int[] cards = Hand.cards(deal);
    long[][] counts = new long[MASKS][pays.length];
    for (int i = 0; i < hands.length; i++) {
      counts[mask(hands[i], cards[0], cards[1], cards[2], cards[3], cards[4])][classes[i]]++;
    }
    Played best = null;
    int equal = 0;
    for (int mask = 0; mask < MASKS; mask++) {
      Played next = played(mask, left(mask, deal, cards), counts[mask]);
      int order = best == null ? 1 : next.compareSum(best);
      equal = order > 0 ? 1 : order == 0 ? equal + 1 : equal;
      best = best == null || next.compare(best) < 0 ? next : best;
    }
    tied += equal > 1 ? 1 : 0;
    held[Integer.bitCount(best.mask)]++;
    total = total.plus(new Fraction(best.sum, best.draws.multiply(unitsOfCoin)));
    for (int i = 0; i < frequencies.length; i++) {
      frequencies[i] =
          frequencies[i].plus(new Fraction(BigInteger.valueOf(best.counts[i]), best.draws));
    }
  }

  private Played played(int mask, int left, long... counts) {
    BigInteger sum = BigInteger.ZERO;
    BigInteger squares = BigInteger.ZERO;
    for (int i = 0; i < counts.length; i++) {
      BigInteger paid = pays[i].multiply(BigInteger.valueOf(counts[i]));
      sum = sum.add(paid);
      squares = squares.add(paid.multiply(pays[i]));
    }
    BigInteger draws = BigInteger.valueOf(Arrays.stream(counts).sum());
    return new Played(mask, draws, sum, squares, left, counts);
  }

  /** Greater is more to the left, where aces are first, jokers last, high suits before low. */
  private static int left(int mask, long deal, int... cards) {
    int left = 0;
    for (int i = 0; i < cards.length; i++) {
      int before = 0;
      for (int other : cards) {
        before += isBefore(other, cards[i], deal) ? 1 : 0;
      }
      left |= (mask >>> i & 1) << 5 - before;
    }
    return left;
  }

  private static boolean isBefore(int card, int other, long deal) {
    if (Card.isJoker(card) || Card.isJoker(other)) {
      return card < other;
    }
    if (Card.rank(card) != Card.rank(other)) {
      return Card.rank(card) > Card.rank(other);
    }
    long suit = deal >>> 13 * Card.suit(card) & 0x1FFF;
    long otherSuit = deal >>> 13 * Card.suit(other) & 0x1FFF;
    return suit != otherSuit ? suit > otherSuit : card < other;
  }
}
