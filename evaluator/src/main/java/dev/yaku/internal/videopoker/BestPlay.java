package dev.yaku.internal.videopoker;

import java.util.List;

/** What comes of all deals, each played with its best hold. Immutable. */
public final class BestPlay {
  /*
   * How often a class of pays comes is a sum over deals and over the sets of cards that are added
   * and subtracted for the best hold (see HoldValues). It is turned round: first how often each set
   * is asked for is added up, whatever the class; then, for each class of pays, the hands of this
   * class that hold the set are counted in. Numbers may overflow on the way; the result is smaller
   * than 2^63, and right, since nothing is divided.
   */
  private static final int HAND = SuitClasses.HAND;
  private static final int ALL = SuitClasses.MASKS - 1;

  private final Game game;
  private final long[][] asked = new long[HAND + 1][];
  private final long[] frequencies;
  private final long[] held = new long[HAND + 1];
  private long tied;

  public BestPlay(Game game) {
    this.game = game;
    SuitClasses classes = game.classes();
    for (int cards = 0; cards <= HAND; cards++) {
      asked[cards] = new long[classes.count(cards)];
    }
    HoldValues values = new HoldValues(classes, game.sums(), game.draws().weights());
    long slack = game.scale().exact() ? 0 : game.draws().common();
    int[] candidates = new int[HoldValues.LANES];
    for (int from = 0; from < classes.count(HAND); from += HoldValues.LANES) {
      int count = values.visit(from);
      values.candidates(slack, candidates);
      for (int lane = 0; lane < count; lane++) {
        play(from + lane, candidates[lane]);
      }
    }
    frequencies = new long[game.payClasses()];
    frequencies[0] = game.draws().total();
    for (int payClass = 1; payClass < frequencies.length; payClass++) {
      frequencies[payClass] = frequency(game.classSums().of(payClass));
      frequencies[0] -= frequencies[payClass];
    }
  }

  /** Adds what a class of deals asks for. */
  private void play(int deal, int candidates) {
    boolean one = (candidates & candidates - 1) == 0;
    int mask = one ? Integer.numberOfTrailingZeros(candidates) : choose(deal, candidates);
    int size = game.classes().sizes(HAND)[deal];
    int cards = Integer.bitCount(mask);
    held[cards] += size;
    long times = size * game.draws().weights()[cards];
    int rest = ALL ^ mask;
    for (int more = rest; more >= 0; more = more == 0 ? -1 : more - 1 & rest) {
      ask(deal, mask | more, (Integer.bitCount(more) & 1) == 0 ? times : -times);
    }
  }

  private void ask(int deal, int mask, long times) {
    int cards = Integer.bitCount(mask);
    int set = deal;
    if (cards < HAND) {
      int start = SuitClasses.start(HAND, deal / SuitClasses.BLOCK, mask);
      set = game.classes().partsOf(HAND, cards)[start + deal % SuitClasses.BLOCK];
    }
    asked[cards][set] += times;
  }

  /** The first in order of several holds, of which all or some are of equal value. */
  private int choose(int deal, int candidates) {
    HoldOrder order = new HoldOrder(game, game.classes().deals()[deal]);
    List<HoldOrder.Ranked> sorted = order.sorted(candidates);
    HoldOrder.Ranked best = sorted.get(0);
    if (best.value().equals(sorted.get(1).value())) {
      tied += game.classes().sizes(HAND)[deal];
    }
    return best.mask();
  }

  private long frequency(Sums hands) {
    long frequency = 0;
    for (int cards = 0; cards <= HAND; cards++) {
      long[] sums = hands.byCards(cards);
      for (int set = 0; set < sums.length; set++) {
        frequency += asked[cards][set] * sums[set];
      }
    }
    return frequency;
  }

  /** How often each class of pays comes, out of all deals with all draws. */
  public long[] frequencies() {
    return frequencies.clone();
  }

  /** How many deals are played by holding each number of cards. */
  public long[] held() {
    return held.clone();
  }

  /** How many deals have several best holds. */
  public long tied() {
    return tied;
  }
}
