package dev.yaku.videopoker.internal;

import java.util.List;

/** The final hands of all deals, each played with its best hold. Immutable. */
public final class BestPlay {
  /*
   * The frequency of a final hand is a sum over deals and over the sets of cards that are added and
   * subtracted for the best hold (see HoldValues). The order of summation is reversed: first the
   * coefficients of each set are summed over all deals; then each hand sums the coefficients of its
   * parts. That is the reverse of SupersetSums: from sets of n - 1 cards up to those of n, every
   * set sums the numbers of its parts:
   *
   *   asked(S) = own(S) + sum over the cards c of S of asked(S - c)
   *
   * A part of k cards reaches a hand of five in (5 - k)! ways, so the parts are weighted to count
   * equally, CHAINS times each. The number asked for a class is divided among its sets; all numbers
   * are multiples of the sizes, so that the shares are whole numbers.
   */
  private static final int HAND = SuitClasses.HAND;
  private static final int ALL = SuitClasses.MASKS - 1;
  private static final int[] WEIGHTS = {1, 5, 20, 60, 120, 120}; // by number of cards
  private static final int CHAINS = 120;

  private final PaidGame game;
  private final SuitClasses classes;
  private final long[][] asked = new long[HAND + 1][];
  private final long[] frequencies;
  private final long[] held = new long[HAND + 1];
  private long tied;

  /** Plays all deals of a game. */
  public BestPlay(PaidGame game) {
    this.game = game;
    classes = game.classes();
    for (int cards = 0; cards <= HAND; cards++) {
      asked[cards] = new long[classes.count(cards)];
    }
    HoldValues values = new HoldValues(game);
    double slack = game.slack() * game.draws().common();
    int[] candidates = new int[HoldValues.LANES];
    for (int from = 0; from < classes.count(HAND); from += HoldValues.LANES) {
      int count = values.visit(from);
      values.candidates(slack, candidates);
      for (int lane = 0; lane < count; lane++) {
        play(from + lane, candidates[lane]);
      }
    }
    frequencies = frequencies();
  }

  /** Adds the coefficients of a class of deals. */
  private void play(int deal, int candidates) {
    boolean one = (candidates & candidates - 1) == 0;
    int mask = one ? Integer.numberOfTrailingZeros(candidates) : choose(deal, candidates);
    int size = classes.sizes(HAND)[deal];
    int cards = Integer.bitCount(mask);
    held[cards] += size;
    long times = size * game.draws().weights()[cards];
    int rest = ALL ^ mask;
    for (int more = rest; more >= 0; more = more == 0 ? -1 : more - 1 & rest) {
      int set = mask | more;
      int of = set == ALL ? deal : classes.part(deal, set);
      asked[Integer.bitCount(set)][of] += (Integer.bitCount(more) & 1) == 0 ? times : -times;
    }
  }

  /** The first in order of several holds, some or all of which have equal value. */
  private int choose(int deal, int candidates) {
    List<HoldOrder.Ranked> sorted = new HoldOrder(game, classes.deals()[deal]).sorted(candidates);
    if (sorted.get(0).value().equals(sorted.get(1).value())) {
      tied += classes.sizes(HAND)[deal];
    }
    return sorted.get(0).mask();
  }

  private long[] frequencies() {
    long[] byHand = byHand();
    char[] kinds = game.hands().kindOfDeal();
    long[] byClass = new long[game.payClasses()];
    long all = 0;
    for (int i = 0; i < byHand.length; i++) {
      byClass[game.classOfKind()[kinds[i]]] += byHand[i];
      all += byHand[i];
    }
    if (all != game.draws().total()) {
      throw new IllegalStateException(all + " final hands, of " + game.draws().total());
    }
    return byClass;
  }

  /**
   * How often each class of hands occurs. Intermediate numbers may overflow; the result is correct
   * if it is less than 2^63, divided by 120 and by the common multiple of the sizes of all classes.
   * Changes {@code asked}: to be called once.
   */
  private long[] byHand() {
    long multiple = 1;
    for (int cards = 0; cards <= HAND; cards++) {
      for (int size : classes.sizes(cards)) {
        multiple = multiple % size == 0 ? multiple : DrawCounts.commonMultiple(multiple, size);
      }
    }
    for (int cards = 0; cards <= HAND; cards++) {
      addParts(cards, multiple);
    }
    long[] counts = asked[HAND];
    int[] sizes = classes.sizes(HAND);
    for (int i = 0; i < counts.length; i++) {
      counts[i] = counts[i] * sizes[i] / (multiple * CHAINS);
    }
    return counts;
  }

  /** Adds what is asked for the parts of sets of this size. */
  private void addParts(int cards, long multiple) {
    int[] sizes = classes.sizes(cards);
    long[] counts = asked[cards];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = counts[i] == 0 ? 0 : counts[i] * (multiple / sizes[i]) * WEIGHTS[cards];
    }
    if (cards > 0) {
      char[] parts = classes.partsOf(cards, cards - 1);
      int all = (1 << cards) - 1;
      for (int from = 0; from < counts.length; from += SuitClasses.BLOCK) {
        int to = Math.min(from + SuitClasses.BLOCK, counts.length);
        for (int left = 1; left <= all; left <<= 1) {
          int start = SuitClasses.start(cards, from / SuitClasses.BLOCK, all ^ left);
          add(asked[cards - 1], parts, start - from, from, to, counts);
        }
      }
    }
  }

  private static void add(long[] below, char[] parts, int offset, int from, int to, long[] counts) {
    for (int i = from; i < to; i++) {
      counts[i] += below[parts[offset + i]];
    }
  }

  /** How often each class of the pay table occurs, out of all deals with all draws. */
  public long[] byPayClass() {
    return frequencies.clone();
  }

  /** The number of deals whose best hold has each number of cards. */
  public long[] held() {
    return held.clone();
  }

  /** The number of deals that have several best holds. */
  public long tied() {
    return tied;
  }
}
