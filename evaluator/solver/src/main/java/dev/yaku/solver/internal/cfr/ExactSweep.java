package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.cfr.PlayerShape.EndsAfter;
import dev.yaku.solver.internal.deals.PlayerHands;

/** Finds the values of the ends of a street as {@link Sweep} does, in doubles instead of floats. */
final class ExactSweep {
  /** Of the opponent's hands: sums of the first ones, and of the first ones with each card. */
  private final double[] sums;

  private final double[] byCard;

  /** By hand: the weight of the opponent's that are possible, and by how much it leads. */
  private final double[] all;

  private final double[] lead;

  /** For at most so many hands of a player, padded. */
  ExactSweep(int most) {
    sums = new double[most + 1];
    byCard = new double[2 * most + PlayerHands.CARDS];
    all = new double[most];
    lead = new double[most];
  }

  /** Adds the value of each end to the player's hands: see {@link Sweep#add}. */
  void add(
      PlayerShape shape,
      PlayerHands mine,
      PlayerHands theirs,
      double[][] reach,
      double[][] values) {
    for (EndsAfter after : shape.ends) {
      double[] weights = reach[RowPlace.array(after.theirs())];
      int from = RowPlace.row(after.theirs()) * theirs.padded();
      all(mine, theirs, weights, from, all);
      if (after.leads()) {
        sum(theirs, weights, from);
        lead(mine, theirs);
      }
      for (int end = 0; end < after.mine().length; end++) {
        int at = RowPlace.row(after.mine()[end]) * mine.padded();
        double[] into = values[RowPlace.array(after.mine()[end])];
        double ofLead = after.ofLead()[end];
        double ofAll = after.ofAll()[end];
        for (int i = 0; i < mine.count(); i++) {
          into[at + i] += ofLead * lead[i] + ofAll * all[i];
        }
      }
    }
  }

  /** By hand: the weight of the opponent's hands that share no card with it. */
  static double[] all(PlayerHands mine, PlayerHands theirs, double[] weights, int from) {
    double[] all = new double[mine.count()];
    all(mine, theirs, weights, from, all);
    return all;
  }

  private static void all(
      PlayerHands mine, PlayerHands theirs, double[] weights, int from, double[] all) {
    double[] sums = new double[PlayerHands.CARDS];
    double total = 0;
    for (int i = 0; i < theirs.count(); i++) {
      total += weights[from + i];
      sums[theirs.high()[i]] += weights[from + i];
      sums[theirs.low()[i]] += weights[from + i];
    }
    for (int i = 0; i < mine.count(); i++) {
      double same = weights[from + mine.same()[i]];
      all[i] = total - sums[mine.high()[i]] - sums[mine.low()[i]] + same;
    }
  }

  /** Sums of the first hands, and of the first hands with each card. */
  private void sum(PlayerHands theirs, double[] weights, int from) {
    double sum = 0;
    for (int i = 0; i < theirs.count(); i++) {
      sum += weights[from + i];
      sums[i + 1] = sum;
    }
    char[] hands = theirs.byCard();
    char[] starts = theirs.starts();
    for (int card = 0; card < PlayerHands.CARDS; card++) {
      double ofCard = 0;
      byCard[starts[card] + card] = 0;
      for (int i = starts[card]; i < starts[card + 1]; i++) {
        ofCard += weights[from + hands[i]];
        byCard[i + card + 1] = ofCard;
      }
    }
  }

  /** By hand: the weight of those that it beats, less that of those that beat it. */
  private void lead(PlayerHands mine, PlayerHands theirs) {
    char[] marks = mine.marks();
    for (int i = 0; i < mine.count(); i++) {
      int mark = i * PlayerHands.MARKS;
      double worse = sums[marks[mark]] - byCard[marks[mark + 2]] - byCard[marks[mark + 4]];
      double notBetter = sums[marks[mark + 1]] - byCard[marks[mark + 3]] - byCard[marks[mark + 5]];
      double any =
          sums[theirs.count()]
              - byCard[theirs.ends()[mine.high()[i]]]
              - byCard[theirs.ends()[mine.low()[i]]];
      lead[i] = worse - (any - notBetter);
    }
  }
}
