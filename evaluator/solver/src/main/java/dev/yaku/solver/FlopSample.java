package dev.yaku.solver;

import dev.yaku.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * Chooses flops that stand for all, one after the other: always the one whose ranks, pairs of ranks
 * and suits are together the furthest from being there as often as among all flops. So what depends
 * on these comes near the mean of all much sooner than by chance. The idea is kernel herding (Chen,
 * Welling and Smola, <a href="https://arxiv.org/abs/1203.3472">Super-samples from kernel
 * herding</a>, 2010), here with whole numbers.
 */
final class FlopSample {
  private static final int MARKS = 11;
  private static final int VALUES = Card.RANK_COUNT * Card.RANK_COUNT;

  private final List<Flop> all = Flop.all();
  private final int[][] marks = all.stream().map(FlopSample::marks).toArray(int[][]::new);
  private final long[] among = new long[MARKS * VALUES]; // all flops: how many have each mark
  private long flops;

  FlopSample() {
    for (int i = 0; i < marks.length; i++) {
      long weight = (long) all.get(i).weight();
      flops += weight;
      for (int mark : marks[i]) {
        among[mark] += weight;
      }
    }
  }

  /** What flops are compared by. */
  private static int[] marks(Flop flop) {
    int[] cards = Card.parseAll(flop.cards());
    int high = Card.rank(cards[0]);
    int middle = Card.rank(cards[1]);
    int low = Card.rank(cards[2]);
    boolean first = Card.suit(cards[0]) == Card.suit(cards[1]);
    boolean last = Card.suit(cards[1]) == Card.suit(cards[2]);
    boolean ends = Card.suit(cards[0]) == Card.suit(cards[2]);
    int suits = (first ? 1 : 0) + (last ? 2 : 0) + (ends ? 4 : 0);
    int kind = Integer.signum(Integer.bitCount(suits) - 1) + 1; // rainbow, two suits, one
    int equal = (high == middle ? 1 : 0) + (middle == low ? 2 : 0);
    int[] values = {
      high,
      middle,
      low,
      equal,
      suits,
      pair(high, middle),
      pair(middle, low),
      pair(high, low),
      pair(kind, high),
      pair(kind, middle),
      pair(kind, low)
    };
    for (int mark = 0; mark < MARKS; mark++) {
      values[mark] += mark * VALUES;
    }
    return values;
  }

  private static int pair(int one, int other) {
    return one * Card.RANK_COUNT + other;
  }

  List<Flop> of(int count) {
    if (count < 1 || count > all.size()) {
      throw new IllegalArgumentException(
          "a sample of " + count + " flops: expected 1 to " + all.size());
    }
    int[] times = new int[all.size()];
    long[] owed = new long[among.length]; // by mark: how often it should be there, less how often
    for (int chosen = 0; chosen < count; chosen++) {
      for (int mark = 0; mark < owed.length; mark++) {
        owed[mark] += among[mark];
      }
      int next = mostOwed(owed);
      times[next]++;
      for (int mark : marks[next]) {
        owed[mark] -= flops;
      }
    }
    List<Flop> sample = new ArrayList<>();
    for (int i = 0; i < times.length; i++) {
      if (times[i] > 0) {
        sample.add(new Flop(all.get(i).cards(), (double) times[i] * flops / count));
      }
    }
    return sample;
  }

  private int mostOwed(long... owed) {
    int next = 0;
    long most = Long.MIN_VALUE;
    for (int i = 0; i < marks.length; i++) {
      long sum = 0;
      for (int mark : marks[i]) {
        sum += owed[mark];
      }
      if (sum > most) {
        most = sum;
        next = i;
      }
    }
    return next;
  }
}
