package dev.yaku.equity.internal.holes;

import dev.yaku.Card;
import dev.yaku.HoleIndex;
import java.util.ArrayList;
import java.util.List;

/**
 * The ways to exchange suits that leave a situation as it is. What happens on one board then
 * happens on all its images, to the images of the holes. Immutable.
 */
public final class SuitSymmetry {
  /** Only the way that exchanges nothing. */
  public static final SuitSymmetry NONE = new SuitSymmetry();

  private static final int SUITS = 4;
  private static final long SUIT = (1L << Card.RANK_COUNT) - 1;

  private final List<int[]> ways = new ArrayList<>(); // by suit; the first leaves all suits
  private final List<char[]> images = new ArrayList<>(); // of each hole

  private SuitSymmetry() {
    ways.add(new int[] {0, 1, 2, 3});
  }

  /**
   * Finds the ways to exchange suits.
   *
   * @param board cards that must remain as they are
   * @param dead others that must
   * @param weights by hole; each hole must have the same weight as its image
   */
  public SuitSymmetry(long board, long dead, double[]... weights) {
    for (int way = 0; way < 1 << 2 * SUITS; way++) {
      int[] suits = {way & 3, way >>> 2 & 3, way >>> 4 & 3, way >>> 6};
      boolean different = (1 << suits[0] | 1 << suits[1] | 1 << suits[2] | 1 << suits[3]) == 15;
      if (different && image(board, suits) == board && image(dead, suits) == dead) {
        char[] holes = images(suits);
        if (areEqual(holes, weights)) {
          ways.add(suits);
          images.add(holes);
        }
      }
    }
  }

  private static long image(long cards, int... suits) {
    long image = 0;
    for (int suit = 0; suit < SUITS; suit++) {
      image |= (cards >>> Card.RANK_COUNT * suit & SUIT) << Card.RANK_COUNT * suits[suit];
    }
    return image;
  }

  private static char[] images(int... suits) {
    char[] images = new char[HoleIndex.SIZE];
    for (int hole = 0; hole < images.length; hole++) {
      images[hole] = (char) HoleIndex.of(image(HoleIndex.hand(hole), suits));
    }
    return images;
  }

  private static boolean areEqual(char[] images, double[]... weights) {
    for (double[] byHole : weights) {
      for (int hole = 0; hole < images.length; hole++) {
        if (byHole[hole] != byHole[images[hole]]) {
          return false;
        }
      }
    }
    return true;
  }

  /** The number of ways, at least one. */
  public int size() {
    return ways.size();
  }

  /** The number of different images of some cards; 0 if they are not the least of these. */
  public int imagesOf(long cards) {
    int same = 0;
    for (int[] suits : ways) {
      long image = image(cards, suits);
      if (image < cards) {
        return 0;
      }
      same += image == cards ? 1 : 0;
    }
    return ways.size() / same; // each image occurs equally often
  }

  /** Gives each card the mean of its images. */
  public void averageCards(double... byCard) {
    double[] sums = new double[byCard.length];
    for (int[] suits : ways) {
      for (int card = 0; card < sums.length; card++) {
        sums[card] += byCard[Card.of(Card.rank(card), suits[Card.suit(card)])];
      }
    }
    for (int card = 0; card < sums.length; card++) {
      byCard[card] = sums[card] / ways.size();
    }
  }

  /** Gives each hole the mean of its images. */
  public void average(double... byHole) {
    if (ways.size() == 1) {
      return;
    }
    double[] sums = new double[byHole.length];
    for (char[] holes : images) {
      for (int hole = 0; hole < sums.length; hole++) {
        sums[hole] += byHole[holes[hole]];
      }
    }
    for (int hole = 0; hole < sums.length; hole++) {
      byHole[hole] = sums[hole] / ways.size();
    }
  }
}
