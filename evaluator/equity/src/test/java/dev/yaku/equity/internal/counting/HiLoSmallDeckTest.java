package dev.yaku.equity.internal.counting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import dev.yaku.equity.internal.spot.Subsets;
import dev.yaku.equity.internal.spot.Tally;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Omaha hi/lo with thirteen cards: every deal of two hands, of which the other five cards are the
 * board, against the best of two and three cards taken one by one.
 */
@Tag("proof")
class HiLoSmallDeckTest {
  private static final long DECK = Hand.parse("As Ah 2s 2h 3s 3h 4s 5s 6d 8s 8h Ks Kh");
  private static final HandEvaluator HIGH = HandEvaluator.of("standard");
  private static final HandEvaluator LOW = HandEvaluator.of("eight-or-better");

  /** The best of two cards of the hole and three of the board. */
  private static int best(HandEvaluator evaluator, long hole, long[] threes) {
    int[] best = new int[1];
    for (long three : threes) {
      new Subsets(hole, 2)
          .forEach(two -> best[0] = Math.max(best[0], evaluator.evaluate(two | three)));
    }
    return best[0];
  }

  private static int winners(int mine, int theirs) {
    return Math.max(mine, theirs) == 0 ? 0 : (mine >= theirs ? 1 : 0) | (theirs >= mine ? 2 : 0);
  }

  private static int mask(long mine, long theirs) {
    long[] threes = new Subsets(DECK & ~mine & ~theirs, 3).toArray();
    return winners(best(HIGH, mine, threes), best(HIGH, theirs, threes))
        | winners(best(LOW, mine, threes), best(LOW, theirs, threes)) << 2;
  }

  /** The first player's part of a pot, computed separately. */
  private static double pot(int mask) {
    double high = (mask & 3) == 3 ? 0.5 : mask & 1;
    double low = (mask & 12) == 12 ? 0.5 : mask >> 2 & 1;
    return (mask & 12) == 0 ? high : (high + low) / 2;
  }

  @Test
  void everyDeal_asTwoAndThreeCards() {
    Game.Omaha game = new Game.Omaha(OmahaEvaluator.of("omaha-hi-lo"));
    long dead = game.deck() & ~DECK;
    long[] mine = new Subsets(DECK, 4).toArray();
    long deals = 0;
    for (int i = 0; i < mine.length; i++) {
      long[] theirs = new Subsets(DECK & ~mine[i], 4).toArray();
      Seat me = Seat.of("", mine[i], 0);
      Spot spot = new Spot(game, List.of(me, new Seat("", theirs, null, 0)), 0, dead);
      Tally found = count(spot, new RunoutCounting(spot));
      long[] expected = new long[16];
      for (int j = 0; j < theirs.length; j++) {
        int mask = mask(mine[i], theirs[j]);
        expected[mask]++;
        deals++;
        assertEquals(1 - pot(mask), found.share(1, j), 1e-12);
        if ((i * theirs.length + j) % 499 == 0) {
          Spot known = new Spot(game, List.of(me, Seat.of("", theirs[j], 0)), 0, dead);
          assertEquals(1, count(known, new OmahaCounting(known)).counts[mask]);
        }
      }
      assertArrayEquals(
          expected, found.counts, () -> Hand.toString(spot.seats().get(0).hands()[0]));
      if (i % 50 == 0) {
        assertArrayEquals(expected, count(spot, new PlainCounting(spot)).counts);
      }
    }
    assertEquals(715 * 126, deals);
  }

  private static Tally count(Spot spot, Counting counting) {
    Tally sum = new Tally(spot, new Stop(), false);
    for (int block = 0; block < counting.blocks(); block++) {
      counting.count(block, sum);
    }
    return sum;
  }
}
