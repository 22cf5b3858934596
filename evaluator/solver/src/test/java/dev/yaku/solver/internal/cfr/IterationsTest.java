package dev.yaku.solver.internal.cfr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.internal.cards.SuitExchange;
import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.betting.BetSize;
import dev.yaku.solver.internal.betting.BetSizes;
import dev.yaku.solver.internal.betting.BettingRules;
import dev.yaku.solver.internal.deals.Deal;
import dev.yaku.solver.internal.deals.Deals;
import dev.yaku.solver.internal.deals.Holdem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Iterations that are interrupted anywhere end soon, and go on as if nothing had happened. */
class IterationsTest {
  private static final int ITERATIONS = 2;
  private static final int STEP = Integer.getInteger("yaku.step", 1);

  /** A pot-sized bet, and no raise. */
  private static final BetSizes SIZES =
      new BetSizes() {
        @Override
        public List<BetSize> bets(int street, int player, boolean donk) {
          return List.of(new BetSize(BetSize.Unit.CHIPS, 10));
        }

        @Override
        public List<BetSize> raises(int street, int player, int before) {
          return List.of();
        }
      };

  private static final Problem PROBLEM = problem();

  private static Problem problem() {
    long[][] holes = {
      Stream.of("AsKs", "QhJh", "7c7d", "9s8s").mapToLong(Hand::parse).toArray(),
      Stream.of("AcAd", "ThTs", "6c7s").mapToLong(Hand::parse).toArray()
    };
    Deals deals =
        new Deals(
            new Holdem(HandEvaluator.of(STEP == 1 ? "standard" : "short-deck")),
            Hand.parse("6d 9d 6h"),
            BettingRules.RIVER,
            holes,
            List.of(SuitExchange.ALL.get(0)));
    BettingRules rules = new BettingRules(3, 10, 50, SIZES, 0, 0, 0, 0);
    return new Problem(rules, deals, new double[] {1, 1, 1, 1}, new double[] {1, 1, 1});
  }

  @AfterEach
  void forgetTheInterrupt() {
    Thread.interrupted();
  }

  /** Counts how often numbers are used, and interrupts a thread at one of those times. */
  private record Watched(ActionNumbers numbers, AtomicInteger uses, int at, Thread thread)
      implements ActionNumbers {
    @Override
    public float[][] open(Deal deal, int player, float[][] space) {
      if (uses.incrementAndGet() == at) {
        thread.interrupt();
      }
      return numbers.open(deal, player, space);
    }

    @Override
    public void close(Deal deal, int player, float[][] changed) {
      numbers.close(deal, player, changed);
    }
  }

  /** Iterations whose thread is interrupted once. */
  private static final class Interrupted {
    private final ActionNumbers regrets = new FloatNumbers(PROBLEM, Quantity.REGRETS);
    private final ActionNumbers means = new FloatNumbers(PROBLEM, Quantity.MEANS);
    private final AtomicInteger uses = new AtomicInteger();
    private int stops;
    private int usesAtStop;

    Interrupted(int at, int threads) {
      ActionNumbers watched = new Watched(regrets, uses, at, Thread.currentThread());
      Iterations.Begun begun = new Iterations.Begun();
      int done = 0;
      while (done < ITERATIONS) {
        try (Team team = new Team(threads, "test")) { // each call has its own threads
          Locks locks = new Locks();
          if (new Iterations(PROBLEM, watched, means, locks, team, begun).run(done)) {
            done++;
          } else {
            assertTrue(Thread.interrupted());
            stops++;
            usesAtStop = uses.get();
          }
        }
      }
    }

    List<float[]> numbers() {
      List<float[]> all = new ArrayList<>();
      for (int level = 0; level < PROBLEM.streets(); level++) {
        for (Deal deal : PROBLEM.deals(level)) {
          for (int player = 0; player < 2; player++) {
            for (ActionNumbers of : List.of(regrets, means)) {
              float[][] arrays = of.open(deal, player, new float[0][]);
              Arrays.stream(arrays).filter(Objects::nonNull).forEach(all::add);
            }
          }
        }
      }
      return all;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void run_interruptedAnywhere_endsSoonAndGoesOnAsIfNothingHadHappened(int threads) {
    Interrupted never = new Interrupted(0, threads);
    List<float[]> right = never.numbers();
    int all = never.uses.get();
    int pieces = 2 * ITERATIONS * PROBLEM.deals.root().next().size();
    int ofPiece = all / pieces + 1; // those of each turn are nearly as many
    int stopped = 0;
    for (int at = 1; at <= all; at += STEP * (all / 61)) {
      Interrupted once = new Interrupted(at, threads);
      assertFalse(Thread.interrupted() && once.stops > 0);
      stopped += once.stops;
      if (once.stops > 0 && threads == 1) { // others may be far before the caller comes to know
        int more = once.usesAtStop - at;
        assertTrue(more <= 4 * ofPiece, more + " uses after the interrupt at " + at);
      }
      List<float[]> found = once.numbers();
      for (int i = 0; i < right.size(); i++) {
        assertArrayEquals(right.get(i), found.get(i), "interrupted at " + at);
      }
    }
    assertTrue(stopped * STEP > 50, stopped * STEP + " of 61 calls were stopped");
  }
}
