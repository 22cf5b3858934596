package dev.yaku.equity.internal.holes;

import dev.yaku.Card;
import dev.yaku.HoleIndex;
import dev.yaku.internal.cards.Suits;
import java.util.ArrayList;
import java.util.List;

/**
 * The ways to exchange suits that leave a situation as it is. What happens on one board then
 * happens on all its images, to the images of the holes. Immutable.
 */
public final class SuitSymmetry {
  /** Only the way that exchanges nothing. */
  public static final SuitSymmetry NONE = new SuitSymmetry();

  private final List<Suits> ways = new ArrayList<>(); // the first leaves all suits
  private final List<char[]> images = new ArrayList<>(); // of each hole

  private SuitSymmetry() {
    ways.add(Suits.ALL.get(0));
  }

  /** Finds the ways that leave a board, dead cards and all weights by hole as they are. */
  public SuitSymmetry(long board, long dead, double[]... weights) {
    for (Suits way : Suits.keeping(board, dead)) {
      char[] holes = images(way);
      if (areEqual(holes, weights)) {
        ways.add(way);
        images.add(holes);
      }
    }
  }

  private static char[] images(Suits way) {
    char[] images = new char[HoleIndex.SIZE];
    for (int hole = 0; hole < images.length; hole++) {
      images[hole] = (char) HoleIndex.of(way.image(HoleIndex.hand(hole)));
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
    for (Suits way : ways) {
      long image = way.image(cards);
      if (image < cards) {
        return 0;
      }
      same += image == cards ? 1 : 0;
    }
    return ways.size() / same; // each image occurs equally often
  }

  /** Gives each hole, or each card if there are as many numbers, the mean of its images. */
  public void average(double... numbers) {
    boolean areOfCards = numbers.length == Card.JOKER;
    double[] sums = new double[numbers.length];
    for (int way = 0; way < ways.size(); way++) {
      for (int i = 0; i < sums.length; i++) {
        sums[i] += numbers[areOfCards ? ways.get(way).card(i) : images.get(way)[i]];
      }
    }
    for (int i = 0; i < sums.length; i++) {
      numbers[i] = sums[i] / ways.size();
    }
  }
}
