package dev.yaku.equity.internal.sampling;

import dev.yaku.HandEvaluator;
import dev.yaku.equity.internal.ranks.BestValue;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import dev.yaku.equity.internal.spot.Subsets;
import dev.yaku.equity.internal.spot.Tally;
import java.util.Arrays;

/** Samples hold'em, a thousand deals at a time. */
public final class HoldemSampler implements Sampler {
  /*
   * Each stage is one simple loop over a batch of deals. First come the ranges; then players with
   * any cards, and the board as a triple and a pair: whatever was drawn before, the number of
   * possible sets is the same for all deals.
   *
   * If many choices of combos share cards, drawing ranges takes longer than the rest. Then
   * several batches in turn have the same combos, with other boards; and if far too many do,
   * combos of later batches follow from those before: each player's are drawn again, given those
   * of the others. Such deals are not independent, so the standard error is greater than that of as
   * many independent deals, and is found by comparing each batch with one of those from which it
   * follows; but it is less than that of the independent deals that can be had in the same time.
   */
  private static final int BATCH = 1024;

  /** The most batches with the same combos. */
  private static final int MOST_REPEATS = 8;

  /** The most batches that follow from one another. */
  private static final int MOST_FOLLOWING = 32;

  /** With more draws than this for each range, combos are drawn for more than one batch. */
  private static final double MANY_DRAWS = 1.25;

  /** With more draws than this, combos follow from those before. */
  private static final double TOO_MANY_DRAWS = 8;

  /** The board is drawn in two parts; this is the most cards of the first. */
  private static final int FIRST_PART = 3;

  private final Spot spot;
  private final long seed;
  private final Stop stop;
  private final int[] ranges; // players
  private final int[] others; // players with any cards
  private final AliasTable[] tables; // by player; of ranges only
  private final long[] pairs; // of the cards that are not known
  private final long[] firsts; // parts of the board
  private final long[] seconds;
  private final int repeats; // batches with the same combos
  private final int following; // batches that follow from one another, with those
  private final HandEvaluator evaluator;
  private final int[] parts; // of a pot that each winner gets, by the winners as a mask

  HoldemSampler(Spot spot, long seed, Stop stop) {
    this.spot = spot;
    this.stop = stop;
    this.seed = seed;
    long unknown = spot.live() & ~spot.known();
    parts = new int[1 << spot.players()];
    for (int mask = 1; mask < parts.length; mask++) {
      parts[mask] = Masks.POT / Integer.bitCount(mask);
    }
    evaluator = ((Game.Holdem) spot.game()).evaluator();
    pairs = new Subsets(unknown, Game.Holdem.HOLE).toArray();
    int part = Math.min(FIRST_PART, spot.missing());
    firsts = new Subsets(unknown, part).toArray();
    seconds = new Subsets(unknown, spot.missing() - part).toArray();
    ranges = players(false);
    others = players(true);
    tables = new AliasTable[spot.players()];
    for (int player : ranges) {
      Seat seat = spot.seats().get(player);
      double[] weights = new double[seat.hands().length];
      Arrays.setAll(weights, seat::weight);
      tables[player] = new AliasTable(weights);
    }
    double draws = ranges.length < 2 ? 1 : draws();
    // With a card or two to come, deals with the same combos are too much alike.
    boolean fresh = draws < MANY_DRAWS || spot.missing() < FIRST_PART;
    repeats = fresh ? 1 : (int) Math.min(MOST_REPEATS, 2 * draws);
    int most = draws < TOO_MANY_DRAWS ? 1 : (int) Math.min(MOST_FOLLOWING, 2 * draws);
    following = Math.max(1, most / repeats) * repeats;
  }

  /** How many combos are drawn of each range for a deal. */
  private double draws() {
    Drawer drawer = new Drawer(spot, ranges, tables, new long[spot.players()][BATCH], seed, stop);
    drawer.drawRanges(new long[BATCH]);
    return (double) drawer.draws() / BATCH / ranges.length;
  }

  /** The players who can have any cards, each equally likely; or the others who are not known. */
  private int[] players(boolean any) {
    int[] found = new int[spot.players()];
    int count = 0;
    for (int player = 0; player < found.length; player++) {
      Seat seat = spot.seats().get(player);
      found[count] = player;
      boolean isAny = seat.weights() == null && seat.hands().length == pairs.length;
      count += !seat.isKnown() && isAny == any ? 1 : 0;
    }
    return Arrays.copyOf(found, count);
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

  /** A number of deals, sampled together. */
  private final class Batch {
    private final int players = spot.players();
    private final long[][] holes = new long[players][BATCH];
    private final int[][] values = new int[players][BATCH];
    private final int[][] bests = new int[following][BATCH]; // of batches that follow from one
    private int[] best = bests[0]; // a BestValue
    private int place = -1; // of this batch among those
    // the number of deals by winners, in two parts: JIT.md, note 15
    private final int[] won = new int[2 * parts.length];
    private final long[] hands = new long[BATCH];
    private final long[] drawn = new long[BATCH]; // cards of ranges
    private final long[] used = new long[BATCH];
    private final long[] boards = new long[BATCH];
    private final long[][] sums = new long[players][]; // of a range: deals, and parts of pots
    private final long[] products = new long[parts.length]; // see Tally.addPairs
    private long pairsOfDeals;
    private final Drawer drawer;

    Batch(long start) {
      drawer = new Drawer(spot, ranges, tables, holes, start, stop);
      for (int player : ranges) {
        sums[player] = new long[spot.seats().get(player).hands().length];
      }
      for (int player = 0; player < players; player++) {
        Arrays.fill(holes[player], spot.seats().get(player).hands()[0]);
      }
    }

    void deal() {
      place = (place + 1) % following;
      best = bests[place];
      if (place == 0) {
        drawer.drawRanges(drawn);
      } else if (place % repeats == 0) {
        drawer.redrawRanges(drawn);
      }
      System.arraycopy(drawn, 0, used, 0, BATCH);
      for (int player : others) {
        drawer.drawAny(pairs, holes[player], used);
      }
      drawer.drawAny(firsts, boards, used);
      drawer.drawAny(seconds, hands, used);
      for (int deal = 0; deal < BATCH; deal++) {
        boards[deal] |= spot.board() | hands[deal];
      }
      evaluate();
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

    private void compare() {
      for (int deal = 0; deal < BATCH; deal++) {
        best[deal] = BestValue.ofFirst(values[0][deal]);
      }
      for (int player = 1; player < players; player++) {
        int[] value = values[player];
        for (int deal = 0; deal < BATCH; deal++) {
          best[deal] = BestValue.with(best[deal], value[deal], 1 << player);
        }
      }
    }

    void addTo(int deals) {
      for (int deal = 0; deal < deals; deal++) {
        won[2 * BestValue.winners(best[deal]) | deal & 1]++;
      }
      for (int player : ranges) {
        long[] sum = sums[player];
        int[] combo = drawer.chosen(player);
        for (int deal = 0; deal < deals; deal++) {
          int mask = BestValue.winners(best[deal]);
          sum[combo[deal]] += 1L << 32 | (long) (mask >>> player & 1) * parts[mask];
        }
      }
      if (place > 0) {
        addPairs(bests[place < repeats ? place - 1 : drawer.below(place)], deals);
      }
    }

    /**
     * Compares deals with those of one of the batches from which they follow, which stands for all:
     * each is equally likely, unless all have the same combos.
     */
    private void addPairs(int[] earlier, int deals) {
      for (int deal = 0; deal < deals; deal++) {
        int winners = BestValue.winners(best[deal]);
        int before = BestValue.winners(earlier[deal]);
        products[winners & before] += (long) place * parts[winners] * parts[before];
      }
      pairsOfDeals += (long) place * deals;
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
      tally.addPairs(pairsOfDeals, products);
    }
  }
}
