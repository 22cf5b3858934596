package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.cfr.PlayerShape.EndsAfter;
import dev.yaku.solver.internal.deals.PlayerHands;

/** Finds what a street's ends are worth, one opponent's action after another. Not thread-safe. */
class Sweep {
  /*
   * The weight that a hand beats, less the weight that beats it, is the sum of the opponent's hands
   * of lower value, plus that of lower or equal value, less the sum of all. The same sums for
   * either card of the hand take off the hands that share it; of the hand of the same two cards
   * nothing is left. VectorSweep does the same additions in the same order, for many actions at
   * once.
   */
  final float[] sums; // of the first hands, from none on
  final float[] byCard; // the same for each card
  final float[] lead;
  final float[] all;

  /**
   * @param most the most hands of a player, padded
   * @param lanes the numbers in a row: 1 here
   */
  Sweep(int most, int lanes) {
    sums = new float[(most + 1) * lanes];
    byCard = new float[(2 * most + PlayerHands.CARDS) * lanes];
    lead = new float[most * lanes];
    all = new float[most * lanes];
  }

  /**
   * Adds what each end is worth to the player's hands, times how likely the opponent comes there.
   *
   * @param shape the player's
   * @param reach the opponent's, by action and hand
   * @param values the player's, by action and hand; added to
   */
  void add(
      PlayerShape shape, PlayerHands mine, PlayerHands theirs, float[][] reach, float[][] values) {
    for (EndsAfter after : shape.ends) {
      float[] weights = reach[RowPlace.array(after.theirs())];
      int from = RowPlace.row(after.theirs()) * theirs.padded();
      sum(theirs, weights, from);
      if (after.all()) {
        all(mine, theirs, weights, from);
      }
      if (after.leads()) {
        lead(mine, theirs);
      }
      for (int end = 0; end < after.mine().length; end++) {
        int place = after.mine()[end];
        float[] into = values[RowPlace.array(place)];
        int at = RowPlace.row(place) * mine.padded();
        float ofLead = after.ofLead()[end];
        float ofAll = after.ofAll()[end];
        if (ofLead != 0) {
          addProducts(lead, ofLead, into, at, mine.count());
        }
        if (ofAll != 0) {
          addProducts(all, ofAll, into, at, mine.count());
        }
      }
    }
  }

  private void sum(PlayerHands theirs, float[] weights, int from) {
    float sum = 0;
    for (int i = 0; i < theirs.count(); i++) {
      sums[i] = sum;
      sum += weights[from + i];
    }
    sums[theirs.count()] = sum;
    char[] hands = theirs.byCard();
    char[] starts = theirs.starts();
    int row = 0;
    for (int card = 0; card < PlayerHands.CARDS; card++) {
      float ofCard = 0;
      byCard[row++] = 0;
      for (int i = starts[card]; i < starts[card + 1]; i++) {
        ofCard += weights[from + hands[i]];
        byCard[row++] = ofCard;
      }
    }
  }

  private void all(PlayerHands mine, PlayerHands theirs, float[] weights, int from) {
    byte[] high = mine.high();
    byte[] low = mine.low();
    char[] same = mine.same();
    char[] ends = theirs.ends();
    float total = sums[theirs.count()];
    for (int i = 0; i < high.length; i++) {
      float shared = byCard[ends[high[i]]] + byCard[ends[low[i]]];
      all[i] = total - shared + weights[from + same[i]];
    }
  }

  private void lead(PlayerHands mine, PlayerHands theirs) {
    byte[] high = mine.high();
    byte[] low = mine.low();
    char[] marks = mine.marks();
    char[] ends = theirs.ends();
    float total = sums[theirs.count()];
    for (int i = 0; i < high.length; i++) {
      int mark = i * PlayerHands.MARKS;
      float any = sums[marks[mark]] + sums[marks[mark + 1]] - total;
      float ofHigh = byCard[marks[mark + 2]] + byCard[marks[mark + 3]] - byCard[ends[high[i]]];
      float ofLow = byCard[marks[mark + 4]] + byCard[marks[mark + 5]] - byCard[ends[low[i]]];
      lead[i] = any - (ofHigh + ofLow);
    }
  }

  private static void addProducts(float[] numbers, float factor, float[] into, int at, int count) {
    for (int i = 0; i < count; i++) {
      into[at + i] += numbers[i] * factor;
    }
  }
}
