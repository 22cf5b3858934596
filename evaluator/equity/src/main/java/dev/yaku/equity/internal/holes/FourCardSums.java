package dev.yaku.equity.internal.holes;

import dev.yaku.Card;
import java.util.Arrays;

/** Sums the weights of hands of four cards that share no card with another. Allocates nothing. */
public final class FourCardSums {
  /*
   * The weights are summed in all, by card, by pair and by triple. By inclusion and exclusion, the
   * weight of those that share no card with a hand is
   *
   *   all - sums of its 4 cards + sums of its 6 pairs - sums of its 4 triples + its own weight.
   */
  private static final int[] TWO = new int[Card.JOKER + 1];
  private static final int[] THREE = new int[Card.JOKER + 1];
  private static final int[] FOUR = new int[Card.JOKER + 1];

  static {
    for (int card = 1; card <= Card.JOKER; card++) {
      TWO[card] = TWO[card - 1] + card - 1;
      THREE[card] = THREE[card - 1] + TWO[card - 1];
      FOUR[card] = FOUR[card - 1] + THREE[card - 1];
    }
  }

  private double all;
  private final double[] ofCard = new double[Card.JOKER];
  private final double[] ofPair = new double[TWO[Card.JOKER]];
  private final double[] ofTriple = new double[THREE[Card.JOKER]];

  /** The number of hands of four cards out of this many, at most 52. */
  public static int count(int cards) {
    return FOUR[cards];
  }

  /** The place of a hand in colexicographical order, its cards ascending. */
  public static int index(int a, int b, int c, int d) {
    return a + TWO[b] + THREE[c] + FOUR[d];
  }

  public void clear() {
    all = 0;
    Arrays.fill(ofCard, 0);
    Arrays.fill(ofPair, 0);
    Arrays.fill(ofTriple, 0);
  }

  /**
   * The weight of the added hands that share no card with this one; less its own weight if it was
   * added, too.
   *
   * @param cards four numbers of cards, a byte each, the lowest first
   */
  public double apart(int cards) {
    int a = cards & 0xFF;
    int b = cards >>> 8 & 0xFF;
    int c = cards >>> 16 & 0xFF;
    int d = cards >>> 24;
    int ab = a + TWO[b];
    int ac = a + TWO[c];
    int bc = b + TWO[c];
    double one = ofCard[a] + ofCard[b] + (ofCard[c] + ofCard[d]);
    double two =
        ofPair[ab]
            + ofPair[ac]
            + ofPair[bc]
            + (ofPair[a + TWO[d]] + ofPair[b + TWO[d]] + ofPair[c + TWO[d]]);
    double three =
        ofTriple[ab + THREE[c]]
            + ofTriple[ab + THREE[d]]
            + (ofTriple[ac + THREE[d]] + ofTriple[bc + THREE[d]]);
    return all - one + two - three;
  }

  public void add(int cards, double weight) {
    int a = cards & 0xFF;
    int b = cards >>> 8 & 0xFF;
    int c = cards >>> 16 & 0xFF;
    int d = cards >>> 24;
    all += weight;
    ofCard[a] += weight;
    ofCard[b] += weight;
    ofCard[c] += weight;
    ofCard[d] += weight;
    int ab = a + TWO[b];
    int ac = a + TWO[c];
    int bc = b + TWO[c];
    ofPair[ab] += weight;
    ofPair[ac] += weight;
    ofPair[bc] += weight;
    ofPair[a + TWO[d]] += weight;
    ofPair[b + TWO[d]] += weight;
    ofPair[c + TWO[d]] += weight;
    ofTriple[ab + THREE[c]] += weight;
    ofTriple[ab + THREE[d]] += weight;
    ofTriple[ac + THREE[d]] += weight;
    ofTriple[bc + THREE[d]] += weight;
  }
}
