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
   * already dealt, writes the cards, and advances to the next deal only if no card is repeated: so
   * there is no branch that the processor cannot predict.
   *
   * Ranges are drawn together, and drawn again together if any two combinations share a card: so
   * every choice of combinations has the product of their weights. (Drawing two players at once from
   * a list of choices that share no card was not faster: four ranges took 135 ns a deal with it, 122
   * without, six ranges 437 and 394.) Players with any cards come after these: whatever the others
   * hold, the number of their possible holes is the same. Finally, the board is a random pair and a
   * random triple that share no card.
   */
  private static final int BATCH = 1024;

  /** The board is drawn in two parts; this is the most cards of the first. */
  private static final int FIRST_PART = 3;

  /** If fewer than one in this many draws succeed, the spot is rejected. */
  private static final int PATIENCE = 1_000_000;

  private final Spot spot;
  private final long seed;
  private final int[] ranges; // players
  private final int[] others; // players with any cards
  private final AliasTable[] tables; // of the ranges
  private final long known; // cards that are on the board, dead, or a player's
  private final long[] pairs; // of the cards that are not
  private final long[] firsts; // parts of the board
  private final long[] seconds;
  private final HandEvaluator evaluator;

  HoldemSampler(Spot spot, long seed) {
    this.spot = spot;
    this.seed = seed;
    long taken = ~spot.live();
    for (Seat seat : spot.seats()) {
      taken |= seat.isKnown() ? seat.hands()[0] : 0;
    }
    known = taken;
    evaluator = ((HoldemGame) spot.game()).evaluator();
    pairs = new Subsets(~known, HoldemGame.HOLE).toArray();
    int part = Math.min(FIRST_PART, spot.missing());
    firsts = new Subsets(~known, part).toArray();
    seconds = new Subsets(~known, spot.missing() - part).toArray();
    ranges = players(spot, false);
    others = players(spot, true);
    tables = new AliasTable[ranges.length];
    for (int i = 0; i < ranges.length; i++) {
      Seat seat = spot.seats().get(ranges[i]);
      double[] weights = new double[seat.hands().length];
      Arrays.setAll(weights, seat::weight);
      tables[i] = new AliasTable(weights);
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
      batch.addTo(tally, Math.min(left, BATCH));
    }
    batch.addCombinationsTo(tally);
  }

  /** Some deals. */
  private final class Batch {
    private final int players = spot.players();
    private final int[][] chosen = new int[players][BATCH]; // combinations
    private final long[][] combinations = new long[players][]; // of each player
    private final long[][] holes = new long[players][BATCH];
    private final int[][] values = new int[players][BATCH];
    private final int[] best = new int[BATCH];
    private final long[] hands = new long[BATCH];
    private final long[] used = new long[BATCH];
    private final long[] boards = new long[BATCH];
    private final char[] winners = new char[BATCH];
    private final long[][] sums = new long[players][]; // of a range: deals, and parts of pots
    private long state;

    Batch(long start) {
      state = start;
      for (int player : ranges) {
        sums[player] = new long[spot.seats().get(player).hands().length];
      }
      for (int player = 0; player < players; player++) {
        combinations[player] = spot.seats().get(player).hands();
        Arrays.fill(holes[player], spot.seats().get(player).hands()[0]);
      }
    }

    void deal() {
      drawRanges();
      for (int player : others) {
        drawAny(holes[player]);
      }
      drawBoards();
      evaluate();
    }

    private void drawRanges() {
      Arrays.fill(used, 0);
      if (ranges.length == 0) {
        return;
      }
      int failed = 0;
      long counter = state;
      for (int deal = 0; deal < BATCH; ) {
        long all = 0;
        long twice = 0;
        for (int i = 0; i < ranges.length; i++) {
          int combination = tables[i].choose(SplitMix.mix(counter += SplitMix.GAMMA));
          long hole = combinations[ranges[i]][combination];
          chosen[ranges[i]][deal] = combination;
          holes[ranges[i]][deal] = hole;
          twice |= all & hole;
          all |= hole;
        }
        used[deal] = all;
        int next = deal + (twice == 0 ? 1 : 0);
        failed = next == deal ? failed + 1 : 0;
        if (failed > PATIENCE) {
          throw new IllegalArgumentException(
              "too many of the players' combinations share cards: fewer than one deal in "
                  + PATIENCE
                  + " is possible; count every deal instead");
        }
        deal = next;
      }
      state = counter;
    }

    private void drawAny(long[] drawn) {
      long counter = state;
      for (int deal = 0; deal < BATCH; ) {
        long random = SplitMix.mix(counter += SplitMix.GAMMA);
        long hole = pairs[SplitMix.below(pairs.length, random)];
        long before = used[deal];
        boolean free = (before & hole) == 0;
        drawn[deal] = hole;
        used[deal] = free ? before | hole : before;
        deal += free ? 1 : 0;
      }
      state = counter;
    }

    private void drawBoards() {
      long counter = state;
      for (int deal = 0; deal < BATCH; ) {
        long random = SplitMix.mix(counter += SplitMix.GAMMA);
        long first = firsts[SplitMix.below(firsts.length, random)];
        long second = seconds[SplitMix.below(seconds.length, random << 32)];
        boards[deal] = spot.board() | first | second;
        deal += ((first | second) & used[deal] | first & second) == 0 ? 1 : 0;
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

    private void compare() {
      System.arraycopy(values[0], 0, best, 0, BATCH);
      Arrays.fill(winners, (char) 1);
      for (int player = 1; player < players; player++) {
        int[] value = values[player];
        for (int deal = 0; deal < BATCH; deal++) {
          int bit = 1 << player;
          int before = winners[deal];
          int same = value[deal] == best[deal] ? before | bit : before;
          winners[deal] = (char) (value[deal] > best[deal] ? bit : same);
          best[deal] = Math.max(best[deal], value[deal]);
        }
      }
    }

    void addTo(Tally tally, int deals) {
      long[] counts = tally.counts;
      for (int deal = 0; deal < deals; deal++) {
        counts[winners[deal]]++;
      }
      tally.addDeals(deals);
      for (int player : ranges) {
        long[] sum = sums[player];
        int[] combination = chosen[player];
        for (int deal = 0; deal < deals; deal++) {
          int mask = winners[deal];
          int parts = (mask >>> player & 1) * (Masks.POT / Integer.bitCount(mask));
          sum[combination[deal]] += 1L << 32 | parts;
        }
      }
    }

    /** A block has fewer than 2^20 deals, so sums of parts fit in 32 bits. */
    void addCombinationsTo(Tally tally) {
      for (int player : ranges) {
        for (int i = 0; i < sums[player].length; i++) {
          long sum = sums[player][i];
          tally.add(player, i, (double) (sum >>> 32), (double) (sum & 0xFFFFFFFFL));
        }
      }
    }
  }
}
