package dev.yaku.internal.sampling;

import dev.yaku.HandEvaluator;
import dev.yaku.internal.spot.HoldemGame;
import dev.yaku.internal.spot.Masks;
import dev.yaku.internal.spot.Seat;
import dev.yaku.internal.spot.Spot;
import dev.yaku.internal.spot.Subsets;
import dev.yaku.internal.spot.Tally;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Samples hold'em, a thousand deals at a time. */
public final class HoldemSampler implements Sampler {
  /*
   * Each stage is one simple loop over a batch of deals. A stage draws without regard to the cards
   * already dealt, and lists the deals in which a card is repeated, to draw these again: so there is
   * no branch that the processor cannot predict, and no draw waits for the one before.
   *
   * First come the ranges, which RangeDrawer draws. Players with any cards come after these:
   * whatever the others hold, the number of their possible holes is the same. Finally, the board is
   * a random pair and a random triple that share no card.
   */
  private static final int BATCH = 1024;

  private static final int SHIFT = 15; // of the best value, above the winners
  private static final int WINNERS = (1 << SHIFT) - 1;

  /** The board is drawn in two parts; this is the most cards of the first. */
  private static final int FIRST_PART = 3;

  private final Spot spot;
  private final long seed;
  private final int[] ranges; // players
  private final int[] others; // players with any cards
  private final AliasTable[] tables; // by player; of ranges only
  private final long known; // cards that are on the board, dead, or a player's
  private final long[] pairs; // of the cards that are not
  private final long[] firsts; // parts of the board
  private final long[] seconds;
  private final HandEvaluator evaluator;
  private final int[] parts; // of a pot that each winner gets, by the winners as a mask

  HoldemSampler(Spot spot, long seed) {
    this.spot = spot;
    this.seed = seed;
    long taken = ~spot.live();
    for (Seat seat : spot.seats()) {
      taken |= seat.isKnown() ? seat.hands()[0] : 0;
    }
    known = taken;
    parts = new int[1 << spot.players()];
    for (int mask = 1; mask < parts.length; mask++) {
      parts[mask] = Masks.POT / Integer.bitCount(mask);
    }
    evaluator = ((HoldemGame) spot.game()).evaluator();
    pairs = new Subsets(~known, HoldemGame.HOLE).toArray();
    int part = Math.min(FIRST_PART, spot.missing());
    firsts = new Subsets(~known, part).toArray();
    seconds = new Subsets(~known, spot.missing() - part).toArray();
    ranges = players(spot, false);
    others = players(spot, true);
    tables = new AliasTable[spot.players()];
    for (int player : ranges) {
      Seat seat = spot.seats().get(player);
      double[] weights = new double[seat.hands().length];
      Arrays.setAll(weights, seat::weight);
      tables[player] = new AliasTable(weights);
    }
  }

  private int[] players(Spot spot, boolean any) {
    return IntStream.range(0, spot.players())
        .filter(player -> !spot.seats().get(player).isKnown())
        .filter(player -> isAny(spot.seats().get(player)) == any)
        .toArray();
  }

  /** Whether a player can have any cards, each equally likely. */
  private boolean isAny(Seat seat) {
    return seat.weights() == null && seat.hands().length == pairs.length;
  }

  /** Whether this can sample a spot. */
  static boolean fits(Spot spot) {
    return spot.game() instanceof HoldemGame;
  }

  @Override
  public void sample(long block, int trials, Tally tally) {
    Batch batch = new Batch(Sampler.seed(seed, block));
    for (int left = trials; left > 0; left -= BATCH) {
      batch.deal();
      batch.addTo(Math.min(left, BATCH));
    }
    batch.addTo(tally);
  }

  /** Some deals. */
  private final class Batch {
    private final int players = spot.players();
    private final long[][] holes = new long[players][BATCH];
    private final int[][] values = new int[players][BATCH];
    private final int[] best = new int[BATCH]; // the best value, and below it the winners
    // the number of deals by winners, in two parts: JIT.md, note 15
    private final int[] won = new int[2 * parts.length];
    private final long[] hands = new long[BATCH];
    private final long[] used = new long[BATCH];
    private final long[] boards = new long[BATCH];
    private final long[][] sums = new long[players][]; // of a range: deals, and parts of pots
    private final int[] all = new int[BATCH]; // deals
    private final int[] again = new int[BATCH]; // deals to draw again
    private final RangeDrawer drawer;
    private long state;

    Batch(long start) {
      state = start;
      drawer = new RangeDrawer(spot, ranges, tables, holes, SplitMix.mix(start));
      Arrays.setAll(all, deal -> deal);
      for (int player : ranges) {
        sums[player] = new long[spot.seats().get(player).hands().length];
      }
      for (int player = 0; player < players; player++) {
        Arrays.fill(holes[player], spot.seats().get(player).hands()[0]);
      }
    }

    void deal() {
      drawer.draw(used);
      for (int player : others) {
        drawAny(holes[player]);
      }
      drawBoards();
      evaluate();
    }

    private void drawAny(long[] drawn) {
      long counter = state;
      int left = BATCH;
      System.arraycopy(all, 0, again, 0, BATCH);
      while (left > 0) {
        int repeated = 0;
        for (int i = 0; i < left; i++) {
          int deal = again[i];
          long random = SplitMix.mix(counter += SplitMix.GAMMA);
          long hole = pairs[SplitMix.below(pairs.length, random)];
          drawn[deal] = hole;
          again[repeated] = deal;
          repeated += RangeDrawer.one(used[deal] & hole);
        }
        left = repeated;
      }
      for (int deal = 0; deal < BATCH; deal++) {
        used[deal] |= drawn[deal];
      }
      state = counter;
    }

    private void drawBoards() {
      long counter = state;
      int left = BATCH;
      System.arraycopy(all, 0, again, 0, BATCH);
      while (left > 0) {
        int repeated = 0;
        for (int i = 0; i < left; i++) {
          int deal = again[i];
          long random = SplitMix.mix(counter += SplitMix.GAMMA);
          long first = firsts[SplitMix.below(firsts.length, random)];
          long second = seconds[SplitMix.below(seconds.length, random << 32)];
          boards[deal] = spot.board() | first | second;
          again[repeated] = deal;
          repeated += RangeDrawer.one((first | second) & used[deal] | first & second);
        }
        left = repeated;
      }
      state = counter;
    }

    private void evaluate() {
      for (int player = 0; player < players; player++) {
        long[] hole = holes[player];
        for (int deal = 0; deal < BATCH; deal++) {
          hands[deal] = boards[deal] | hole[deal];
        }
        evaluator.evaluate(hands, values[player]);
      }
      compare();
    }

    /** Finds the winners, without branches: JIT.md, note 14. */
    private void compare() {
      for (int deal = 0; deal < BATCH; deal++) {
        best[deal] = values[0][deal] << SHIFT | 1;
      }
      for (int player = 1; player < players; player++) {
        int[] ofPlayer = values[player];
        int bit = 1 << player;
        for (int deal = 0; deal < BATCH; deal++) {
          int value = ofPlayer[deal] << SHIFT;
          int before = best[deal];
          int than = before & ~WINNERS;
          int better = than - value >> Integer.SIZE - 1; // all bits, or none
          int worse = value - than >> Integer.SIZE - 1;
          best[deal] = value & better | before & ~better | bit & ~worse;
        }
      }
    }

    void addTo(int deals) {
      for (int deal = 0; deal < deals; deal++) {
        won[2 * (best[deal] & WINNERS) | deal & 1]++;
      }
      for (int player : ranges) {
        long[] sum = sums[player];
        int[] combination = drawer.chosen(player);
        for (int deal = 0; deal < deals; deal++) {
          int mask = best[deal] & WINNERS;
          sum[combination[deal]] += 1L << 32 | (long) (mask >>> player & 1) * parts[mask];
        }
      }
    }

    /** A block has fewer than 2^20 deals, so sums of parts fit in 32 bits. */
    void addTo(Tally tally) {
      for (int mask = 1; mask < parts.length; mask++) {
        int deals = won[2 * mask] + won[2 * mask + 1];
        tally.counts[mask] += deals;
        tally.addDeals(deals);
      }
      for (int player : ranges) {
        for (int i = 0; i < sums[player].length; i++) {
          long sum = sums[player][i];
          tally.add(player, i, (double) (sum >>> 32), (double) (sum & 0xFFFFFFFFL));
        }
      }
    }
  }
}
