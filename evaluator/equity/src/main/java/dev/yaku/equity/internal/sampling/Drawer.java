package dev.yaku.equity.internal.sampling;

import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import java.util.Arrays;

/** Draws what the deals of a batch consist of, so that no card is repeated. For one thread. */
final class Drawer {
  /*
   * All deals are drawn without regard to the cards already dealt; those in which a card is
   * repeated are listed, and drawn again: so there is no branch that the processor cannot predict,
   * and no draw waits for the one before.
   *
   * The ranges are drawn in two groups, each of them in the same way; where the groups share a
   * card, both are drawn again. So every choice of combos has the product of their weights, and is
   * found with fewer draws than if all ranges were drawn again. (Drawing two players at once from a
   * list of choices that share no card was not faster.)
   */

  /** If fewer than one in this many draws succeed, the spot is rejected. */
  static final long PATIENCE = 1_000_000;

  /** How many combos a player draws in turn, given the cards of the others. */
  private static final int TRIES = 2;

  private final int[] ranges; // players
  private final AliasTable[] tables; // by player
  private final long[][] combos; // by player
  private final int[][] chosen; // combo by player and deal
  private final long[][] holes; // by player and deal
  private final long[][] unions; // of the cards of groups, by the first range
  private final int[] all; // deals
  private final int[][] again; // deals to draw again, by number of ranges
  private long draws; // of combos, for one batch
  private long state;
  private final Stop stop;

  /**
   * Creates a drawer of these players' ranges, with tables by player, which fills in holes by
   * player and deal; the stop is heard while draws fail.
   */
  Drawer(Spot spot, int[] ranges, AliasTable[] tables, long[][] holes, long start, Stop stop) {
    this.ranges = ranges;
    this.tables = tables;
    this.holes = holes;
    this.stop = stop;
    state = start;
    int batch = holes[0].length;
    combos = new long[spot.players()][];
    Arrays.setAll(combos, player -> spot.seats().get(player).hands());
    chosen = new int[spot.players()][batch];
    unions = new long[ranges.length][batch];
    again = new int[ranges.length + 1][batch];
    all = new int[batch];
    Arrays.setAll(all, deal -> deal);
  }

  /** 1 if there are cards, else 0: without a branch. */
  private static int one(long cards) {
    return (int) ((cards | -cards) >>> Long.SIZE - 1);
  }

  /**
   * Draws all ranges, and fills in the cards used; rejects those of which far too many share cards.
   */
  void drawRanges(long[] used) {
    draws = 0;
    if (ranges.length == 0) {
      Arrays.fill(used, 0);
    } else {
      draw(0, ranges.length, all, all.length);
      System.arraycopy(unions[0], 0, used, 0, used.length);
    }
  }

  /**
   * Draws the ranges of every deal again, each player's in turn, given the cards of all others.
   *
   * <p>A combo replaces the one before if it shares no card with the others; after some that do,
   * the one before stays. So every choice of combos goes over into every other as often as that
   * into this one (in proportion to their weights), and deals that were drawn by {@link
   * #drawRanges} remain so distributed. But they are not independent of those before. The cards
   * used, which must be those drawn, are replaced, too.
   */
  void redrawRanges(long[] used) {
    for (int player : ranges) {
      for (int i = 0; i < TRIES; i++) {
        redraw(player, used);
      }
    }
  }

  /** One attempt for each deal, without a branch. */
  private void redraw(int player, long[] used) {
    AliasTable table = tables[player];
    long[] hands = combos[player];
    int[] combo = chosen[player];
    long[] hole = holes[player];
    long counter = state;
    for (int deal = 0; deal < used.length; deal++) {
      int drawn = table.choose(SplitMix.mix(counter += SplitMix.GAMMA));
      long others = used[deal] ^ hole[deal];
      long keep = -(long) one(others & hands[drawn]);
      combo[deal] += drawn - combo[deal] & ~(int) keep;
      hole[deal] = hole[deal] & keep | hands[drawn] & ~keep;
      used[deal] = others | hole[deal];
    }
    state = counter;
  }

  /** The number of combos drawn for the last batch. */
  long draws() {
    return draws;
  }

  /** A random number below a bound. */
  int below(int bound) {
    return SplitMix.below(bound, SplitMix.mix(state += SplitMix.GAMMA));
  }

  /** The combos drawn for a player, by deal. */
  int[] chosen(int player) {
    return chosen[player];
  }

  /** Draws some ranges, in some deals. */
  private void draw(int from, int to, int[] deals, int count) {
    if (to - from == 1) {
      draw(ranges[from], unions[from], deals, count);
      return;
    }
    int middle = (from + to) / 2;
    long[] union = unions[from];
    long[] other = unions[middle];
    int[] left = again[to - from];
    System.arraycopy(deals, 0, left, 0, count);
    int rest = count;
    long failed = 0;
    while (rest > 0) {
      stop.check();
      draw(from, middle, left, rest);
      draw(middle, to, left, rest);
      int repeated = 0;
      for (int i = 0; i < rest; i++) {
        int deal = left[i];
        long shared = union[deal] & other[deal];
        union[deal] |= other[deal];
        left[repeated] = deal;
        repeated += one(shared);
      }
      failed = repeated < rest ? 0 : failed + rest;
      if (failed > PATIENCE || draws > PATIENCE * all.length) {
        throw tooManyShared();
      }
      rest = repeated;
    }
  }

  static IllegalArgumentException tooManyShared() {
    return new IllegalArgumentException(
        "too many of the players' combinations share cards: fewer than one deal in "
            + PATIENCE
            + " is possible; count every deal instead");
  }

  private void draw(int player, long[] union, int[] deals, int count) {
    AliasTable table = tables[player];
    long[] hands = combos[player];
    int[] combo = chosen[player];
    long[] hole = holes[player];
    long counter = state;
    for (int i = 0; i < count; i++) {
      int deal = deals[i];
      int drawn = table.choose(SplitMix.mix(counter += SplitMix.GAMMA));
      combo[deal] = drawn;
      hole[deal] = hands[drawn];
      union[deal] = hands[drawn];
    }
    state = counter;
    draws += count;
  }

  /**
   * Draws one of some sets of cards for every deal, of which equally many are possible in all
   * deals, and adds it to the cards used.
   */
  void drawAny(long[] sets, long[] drawn, long[] used) {
    long counter = state;
    int[] left = again[0];
    int rest = 0;
    for (int deal = 0; deal < used.length; deal += 2) { // an even number of deals
      long random = SplitMix.mix(counter += SplitMix.GAMMA); // both halves are used
      drawn[deal] = sets[SplitMix.below(sets.length, random)];
      drawn[deal + 1] = sets[SplitMix.below(sets.length, random << Integer.SIZE)];
    }
    for (int deal = 0; deal < used.length; deal++) {
      left[rest] = deal;
      rest += one(used[deal] & drawn[deal]);
    }
    while (rest > 0) {
      int repeated = 0;
      for (int i = 0; i < rest; i++) {
        int deal = left[i];
        long set = sets[SplitMix.below(sets.length, SplitMix.mix(counter += SplitMix.GAMMA))];
        drawn[deal] = set;
        left[repeated] = deal;
        repeated += one(used[deal] & set);
      }
      rest = repeated;
    }
    for (int deal = 0; deal < used.length; deal++) {
      used[deal] |= drawn[deal];
    }
    state = counter;
  }
}
