package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.cfr.PlayerShape.EndsAfter;
import dev.yaku.solver.internal.deals.PlayerHands;
import java.util.List;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * Many of the opponent's actions at once, one in each lane of a vector: the same sums as {@link
 * Sweep}, bit by bit.
 *
 * <p>It is compiled separately, after all other classes, since javac warns about incubating
 * modules, and warnings are errors elsewhere. {@link Vectors} loads it by name.
 */
final class VectorSweep extends Sweep {
  static final VectorSpecies<Float> FLOATS =
      FloatVector.SPECIES_PREFERRED.length() > PlayerHands.LANES
          ? FloatVector.SPECIES_512
          : FloatVector.SPECIES_PREFERRED;

  private static final int LANES = FLOATS.length();

  private final float[] weights; // a row of lanes for each of the opponent's hands

  VectorSweep(int most) {
    super(most, LANES);
    weights = new float[most * LANES];
  }

  @Override
  void add(
      PlayerShape shape, PlayerHands mine, PlayerHands theirs, float[][] reach, float[][] values) {
    List<EndsAfter> ends = shape.ends;
    for (int first = 0; first < ends.size(); first += LANES) {
      int count = Math.min(LANES, ends.size() - first);
      boolean leads = false;
      boolean needsAll = false;
      for (int lane = 0; lane < count; lane++) {
        EndsAfter of = ends.get(first + lane);
        leads |= of.leads();
        needsAll |= of.all();
      }
      fill(ends, first, count, theirs, reach);
      sum(theirs);
      sumByCard(theirs);
      if (needsAll) {
        all(mine, theirs);
      }
      if (leads) {
        lead(mine, theirs);
      }
      for (int lane = 0; lane < count; lane++) {
        addEnds(ends.get(first + lane), lane, mine, values);
      }
    }
  }

  private void fill(
      List<EndsAfter> ends, int first, int count, PlayerHands theirs, float[][] reach) {
    int hands = theirs.count();
    for (int lane = 0; lane < LANES; lane++) {
      if (lane < count) {
        int place = ends.get(first + lane).theirs();
        fill(reach[RowPlace.array(place)], RowPlace.row(place) * theirs.padded(), lane, hands + 1);
      } else {
        for (int i = 0; i <= hands; i++) {
          weights[i * LANES + lane] = 0;
        }
      }
    }
  }

  private void fill(float[] from, int at, int lane, int count) {
    for (int i = 0; i < count; i++) {
      weights[i * LANES + lane] = from[at + i];
    }
  }

  private void sum(PlayerHands theirs) {
    FloatVector sum = FloatVector.zero(FLOATS);
    int count = theirs.count();
    for (int i = 0; i < count; i++) {
      sum.intoArray(sums, i * LANES);
      sum = sum.add(FloatVector.fromArray(FLOATS, weights, i * LANES));
    }
    sum.intoArray(sums, count * LANES);
  }

  private void sumByCard(PlayerHands theirs) {
    char[] hands = theirs.byCard();
    char[] starts = theirs.starts();
    int row = 0;
    for (int card = 0; card < PlayerHands.CARDS; card++) {
      FloatVector sum = FloatVector.zero(FLOATS);
      sum.intoArray(byCard, row);
      row += LANES;
      for (int i = starts[card]; i < starts[card + 1]; i++) {
        sum = sum.add(FloatVector.fromArray(FLOATS, weights, hands[i] * LANES));
        sum.intoArray(byCard, row);
        row += LANES;
      }
    }
  }

  private FloatVector ofCard(int row) {
    return FloatVector.fromArray(FLOATS, byCard, row * LANES);
  }

  private FloatVector ofFirst(int hands) {
    return FloatVector.fromArray(FLOATS, sums, hands * LANES);
  }

  private void all(PlayerHands mine, PlayerHands theirs) {
    byte[] high = mine.high();
    byte[] low = mine.low();
    char[] same = mine.same();
    char[] ends = theirs.ends();
    FloatVector total = ofFirst(theirs.count());
    for (int i = 0; i < high.length; i++) {
      FloatVector shared = ofCard(ends[high[i]]).add(ofCard(ends[low[i]]));
      FloatVector equal = FloatVector.fromArray(FLOATS, weights, same[i] * LANES);
      total.sub(shared).add(equal).intoArray(all, i * LANES);
    }
  }

  private void lead(PlayerHands mine, PlayerHands theirs) {
    byte[] high = mine.high();
    byte[] low = mine.low();
    char[] marks = mine.marks();
    char[] ends = theirs.ends();
    FloatVector total = ofFirst(theirs.count());
    for (int i = 0; i < high.length; i++) {
      int mark = i * PlayerHands.MARKS;
      FloatVector any = ofFirst(marks[mark]).add(ofFirst(marks[mark + 1])).sub(total);
      FloatVector ofHigh =
          ofCard(marks[mark + 2]).add(ofCard(marks[mark + 3])).sub(ofCard(ends[high[i]]));
      FloatVector ofLow =
          ofCard(marks[mark + 4]).add(ofCard(marks[mark + 5])).sub(ofCard(ends[low[i]]));
      any.sub(ofHigh.add(ofLow)).intoArray(lead, i * LANES);
    }
  }

  private void addEnds(EndsAfter lane, int number, PlayerHands mine, float[][] values) {
    for (int end = 0; end < lane.mine().length; end++) {
      int place = lane.mine()[end];
      float[] into = values[RowPlace.array(place)];
      int at = RowPlace.row(place) * mine.padded();
      if (lane.ofLead()[end] != 0) {
        addProducts(lead, number, lane.ofLead()[end], into, at, mine.count());
      }
      if (lane.ofAll()[end] != 0) {
        addProducts(all, number, lane.ofAll()[end], into, at, mine.count());
      }
    }
  }

  private static void addProducts(
      float[] rows, int lane, float factor, float[] into, int at, int count) {
    for (int i = 0; i < count; i++) {
      into[at + i] += rows[i * LANES + lane] * factor;
    }
  }
}
