package dev.yaku.equity.internal.counting;

import dev.yaku.Card;
import dev.yaku.equity.internal.holes.PlaneSums;
import dev.yaku.equity.internal.holes.SortedHoles;
import dev.yaku.equity.internal.holes.SuitSymmetry;

/** The deals that each of two players wins on rivers, by the cards that complete the board. */
final class RiverCards {
  /*
   * What the holes of a player have won on all boards so far is known, each as often as its weight.
   * So what they win on one board is the difference that this board makes.
   */
  private static final int FIRST = 1; // winners
  private static final int SECOND = 2;
  private static final int BOTH = FIRST | SECOND;

  private final long known;
  private final SortedHoles river;
  private final double[][] counts = new double[BOTH + 1][Card.JOKER]; // by winners
  private final double[][] unfinished = new double[BOTH + 1][Card.JOKER];
  private final double[] first = new double[2]; // what the first player's holes won so far
  private final double[] second = new double[2];

  /** Counts on rivers that have the cards of this board. */
  RiverCards(long known, SortedHoles river) {
    this.known = known;
    this.river = river;
  }

  /** Like {@link SortedHoles#runOut}, with the sums of two players. */
  void runOut(long board, long coming, PlaneSums... sums) {
    sums[0].total(sums[1], first);
    sums[1].total(sums[0], second);
    int suits = Card.SUITS.length();
    for (int place = 0; place < Card.JOKER; place++) { // neighbouring ranks share orders
      int card = Card.of(place / suits, place % suits);
      if ((coming >>> card & 1) != 0) {
        river.complete(board, card, sums);
        add((board | 1L << card) & ~known, sums);
      }
    }
  }

  private void add(long cards, PlaneSums... sums) {
    double won = -first[0];
    double wonOrTied = -first[1];
    double lost = -second[0];
    sums[0].total(sums[1], first);
    sums[1].total(sums[0], second);
    won += first[0];
    wonOrTied += first[1];
    lost += second[0];
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      unfinished[FIRST][card] += won;
      unfinished[SECOND][card] += lost;
      unfinished[BOTH][card] += wonOrTied - won;
    }
  }

  /** Ends one board: its counts stand for those of all its images, of which there are so many. */
  void finish(int times) {
    for (int mask = 0; mask < counts.length; mask++) {
      for (int card = 0; card < Card.JOKER; card++) {
        counts[mask][card] += times * unfinished[mask][card];
        unfinished[mask][card] = 0;
      }
    }
  }

  /** The deals by winners and card, if boards with images stood for these. */
  double[][] counts(SuitSymmetry symmetry) {
    for (double[] byCard : counts) {
      symmetry.averageCards(byCard);
    }
    return counts;
  }
}
