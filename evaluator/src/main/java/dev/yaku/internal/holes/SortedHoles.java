package dev.yaku.internal.holes;

import dev.yaku.HandEvaluator;
import java.util.Arrays;

/**
 * All holes on a board in order of value, and sums of weights over worse and equal holes. Allocates
 * nothing after its creation. Not thread-safe.
 */
public final class SortedHoles {
  /*
   * Bundles of holes of the same value are sorted: the holes of two ranks, which share eight sums
   * by card, and single holes that have a flush; on boards with four or five cards of a suit, all
   * holes are single. A bit set numbers the values that occur; then a counting sort orders the
   * bundles by these numbers.
   *
   * Weights are summed from the weakest bundle up, in total and by card; the sum over holes that
   * share no card with a given hole is the total minus the sums of its two cards.
   *
   * Weights and results are stored by place: 16 places for each two ranks, suit by suit, then a
   * place for each single hole. The elements of dead holes are 0, and so are those of single holes
   * among the first places.
   */
  private final HoleValues holeValues;
  private final HolePlaces places;
  private final char[] values = new char[Holes.SIZE];
  private boolean valued; // whether the values are those of the board

  private final long[] present;
  private final char[] before; // how many of the values below each word of the bit set are present
  private final char[] keys = new char[HolePlaces.BUNDLES]; // the value of each bundle there is
  private final char[] bundles = new char[HolePlaces.BUNDLES]; // as they are found
  private final char[] sorted = new char[HolePlaces.BUNDLES]; // the weakest first
  private final char[] starts = new char[HolePlaces.BUNDLES + 2]; // of the bundles of each value
  private final char[] livePlaces = new char[Holes.SIZE];
  private final char[] liveHoles = new char[Holes.SIZE];
  private final double[] weights = new double[HolePlaces.SIZE];
  private final double[] below = new double[HolePlaces.SIZE];
  private final double[] same = new double[HolePlaces.SIZE];
  private final double[] ofCard = new double[HolePlaces.CARDS];
  private int found; // bundles
  private int groups; // values
  private int live; // holes
  private long board;
  private double all;

  /**
   * Creates an object for the rules of an evaluator.
   *
   * @throws IllegalArgumentException if the rules are not for high hands of seven natural cards
   */
  public SortedHoles(HandEvaluator evaluator) {
    holeValues = HoleValues.of(evaluator);
    places = HolePlaces.of(holeValues);
    present = new long[evaluator.ruleSet().maxValue() / Long.SIZE + 1];
    before = new char[present.length];
  }

  /** The values by hole on the chosen board; must not be changed. */
  public char[] values() {
    if (!valued) {
      holeValues.values(board, values);
      valued = true;
    }
    return values;
  }

  /** The chosen board; 0 if there is none. */
  public long board() {
    return board;
  }

  /** The cards of the deck. */
  public long deck() {
    return holeValues.deck();
  }

  /**
   * Chooses the board.
   *
   * @throws IllegalArgumentException if the board is not five cards of the deck
   */
  public void setBoard(long cards) {
    board = holeValues.checked(cards);
    valued = false;
    found = 0;
    for (int i = 0; i < live; i++) {
      weights[livePlaces[i]] = 0;
    }
    live = 0;
    int most = holeValues.mostSuited(cards);
    if (most > HolePlaces.MOST_SUITED) {
      addAllSingle();
    } else {
      long flushes = most < HolePlaces.MOST_SUITED ? 0 : addFlushes(holeValues.flushSuit(cards));
      addPairs(flushes);
    }
    sort();
  }

  private void addAllSingle() {
    char[] of = values();
    for (int hole = 0; hole < of.length; hole++) {
      if (of[hole] != 0) {
        addSingle(hole, of[hole]);
      }
    }
  }

  private void addSingle(int hole, int value) {
    keys[found] = (char) value;
    bundles[found++] = (char) (HolePlaces.PAIRS + hole);
    livePlaces[live] = (char) (HolePlaces.PAIR_PLACES + hole);
    liveHoles[live++] = (char) hole;
  }

  /**
   * Adds the holes of two cards of a suit that has three cards on the board; returns the suit's
   * cards.
   */
  private long addFlushes(int suit) {
    long suited = holeValues.cardsOf(suit);
    int row = holeValues.row(board);
    for (long rest = suited & ~board; rest != 0; rest &= rest - 1) {
      int low = Long.numberOfTrailingZeros(rest);
      for (long others = rest & rest - 1; others != 0; others &= others - 1) {
        int hole = Holes.of(low, Long.numberOfTrailingZeros(others));
        int flush = holeValues.flush(board | Holes.hand(hole), suit);
        addSingle(hole, Math.max(flush, holeValues.withoutFlush(row, hole)));
      }
    }
    return suited;
  }

  /** Adds the holes by their ranks, except those of two cards of the flush's suit. */
  private void addPairs(long flushes) {
    int from = holeValues.row(board);
    for (int pair = 0; pair < places.pairs(); pair++) {
      int value = holeValues.atRow(from + pair);
      if (value != 0) {
        keys[found] = (char) value;
        bundles[found++] = (char) pair;
      }
    }
    for (int i = 0; i < places.count(); i++) {
      long hand = places.hand(i);
      liveHoles[live] = (char) places.hole(i);
      livePlaces[live] = (char) places.place(i);
      live += (hand & board) == 0 && (hand & flushes) != hand ? 1 : 0;
    }
  }

  private void sort() {
    Arrays.fill(present, 0);
    for (int i = 0; i < found; i++) {
      present[keys[i] >>> 6] |= 1L << keys[i];
    }
    int count = 0;
    for (int word = 0; word < present.length; word++) {
      before[word] = (char) count;
      count += Long.bitCount(present[word]);
    }
    groups = count;
    Arrays.fill(starts, 0, count + 2, (char) 0);
    for (int i = 0; i < found; i++) {
      int number =
          before[keys[i] >>> 6] + Long.bitCount(present[keys[i] >>> 6] & (1L << keys[i]) - 1);
      keys[i] = (char) number;
      starts[number + 2]++;
    }
    for (int i = 2; i <= count; i++) {
      starts[i + 1] += starts[i];
    }
    for (int i = 0; i < found; i++) {
      sorted[starts[keys[i] + 1]++] = bundles[i]; // moves each start to the next one
    }
  }

  /**
   * Sums, for every hole, the weights of the other player's holes that share no card with it and
   * are worse or equal.
   *
   * @param theirs weights by hole
   * @param win the weights of worse holes are added to its elements
   * @param tie the weights of equal holes are added to its elements
   */
  public void weigh(double[] theirs, double[] win, double[] tie) {
    read(theirs);
    for (int group = 0; group < groups; group++) {
      int from = starts[group];
      int to = starts[group + 1];
      for (int i = from; i < to; i++) {
        apart(sorted[i], below);
      }
      for (int i = from; i < to; i++) {
        add(sorted[i]);
      }
      for (int i = from; i < to; i++) {
        apart(sorted[i], same);
      }
    }
    for (int i = 0; i < live; i++) {
      int place = livePlaces[i];
      int hole = liveHoles[i];
      win[hole] += below[place];
      tie[hole] += same[place] + weights[place] - below[place];
    }
  }

  /** After {@link #weigh}: adds the weights of all holes that share no card with each hole. */
  public void addAll(double[] sums) {
    for (int i = 0; i < live; i++) {
      int hole = liveHoles[i];
      double meeting =
          ofCard[HolePlaces.slot(Holes.low(hole))] + ofCard[HolePlaces.slot(Holes.high(hole))];
      sums[hole] += all - meeting + weights[livePlaces[i]];
    }
  }

  /** Like {@link #weigh}, for all holes of any value. */
  public void sum(double[] theirs, double[] sums) {
    read(theirs);
    for (int i = 0; i < found; i++) {
      add(sorted[i]);
    }
    addAll(sums);
  }

  private void read(double... theirs) {
    Arrays.fill(ofCard, 0);
    all = 0;
    for (int i = 0; i < live; i++) {
      weights[livePlaces[i]] = theirs[liveHoles[i]];
    }
  }

  /** For each hole of a bundle, the weight so far of the holes that share no card with it. */
  private void apart(int bundle, double... into) {
    if (bundle >= HolePlaces.PAIRS) {
      int hole = bundle - HolePlaces.PAIRS;
      into[HolePlaces.PAIR_PLACES + hole] =
          all
              - ofCard[HolePlaces.slot(Holes.low(hole))]
              - ofCard[HolePlaces.slot(Holes.high(hole))];
      return;
    }
    int low = places.low(bundle);
    int high = places.high(bundle);
    double c0 = ofCard[low];
    double c1 = ofCard[low + 1];
    double c2 = ofCard[low + 2];
    double c3 = ofCard[low + 3];
    int place = bundle << 4;
    for (int suit = 0; suit < 4; suit++) {
      double rest = all - ofCard[high + suit];
      into[place] = rest - c0;
      into[place + 1] = rest - c1;
      into[place + 2] = rest - c2;
      into[place + 3] = rest - c3;
      place += 4;
    }
  }

  /** Adds a bundle's weights to the sums. */
  private void add(int bundle) {
    if (bundle >= HolePlaces.PAIRS) {
      int hole = bundle - HolePlaces.PAIRS;
      double weight = weights[HolePlaces.PAIR_PLACES + hole];
      ofCard[HolePlaces.slot(Holes.low(hole))] += weight;
      ofCard[HolePlaces.slot(Holes.high(hole))] += weight;
      all += weight;
      return;
    }
    int low = places.low(bundle);
    int high = places.high(bundle);
    int place = bundle << 4;
    double c0 = 0;
    double c1 = 0;
    double c2 = 0;
    double c3 = 0;
    for (int suit = 0; suit < 4; suit++) {
      double w0 = weights[place];
      double w1 = weights[place + 1];
      double w2 = weights[place + 2];
      double w3 = weights[place + 3];
      ofCard[high + suit] += w0 + w1 + (w2 + w3);
      c0 += w0;
      c1 += w1;
      c2 += w2;
      c3 += w3;
      place += 4;
    }
    ofCard[low] += c0;
    ofCard[low + 1] += c1;
    ofCard[low + 2] += c2;
    ofCard[low + 3] += c3;
    all += c0 + c1 + (c2 + c3);
  }
}
