package dev.yaku.equity;

import dev.yaku.Card;
import dev.yaku.Progress;
import dev.yaku.equity.internal.spot.DealCount;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;
import dev.yaku.equity.internal.work.Effort;
import dev.yaku.equity.internal.work.Workers;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Answers a question for each next card: all deals counted in one pass, or a sample for each. */
final class NextCardWork implements Predicate<Progress> {
  /** Makes the seeds of cards differ in many bits: 2<sup>64</sup> divided by the golden ratio. */
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private final Spot spot;
  private final Effort effort;
  private final int threads;
  private final @Nullable Predicate<Progress> progress; // null if nobody asks
  private final long seed;
  private final EquityResult[] byCard =
      new EquityResult[Card.JOKER]; // null if it cannot come, or was not counted
  private long before; // trials of questions that are finished
  private volatile boolean ended; // by whoever was asked whether to go on
  private boolean stopped;

  NextCardWork(
      Spot spot, Effort effort, int threads, @Nullable Predicate<Progress> progress, long seed) {
    this.spot = spot;
    this.effort = effort;
    this.threads = threads;
    this.progress = progress;
    this.seed = seed;
  }

  NextCards run() {
    Workers.Outcome outcome = effort.spend(spot, threads, this, seed, true);
    EquityResult whole = new EquityResult(spot, outcome);
    stopped = outcome.stopped();
    if (whole.isExact()) {
      split(outcome.tally());
    } else if (!stopped) {
      sample(whole.deals());
    }
    return new NextCards(spot, whole, stopped, byCard);
  }

  private void split(Tally tally) {
    for (long rest = spot.live(); rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      Workers.Outcome part = new Workers.Outcome(tally.with(card), false, false, null);
      EquityResult result = new EquityResult(spot, part);
      byCard[card] = result.total() > 0 ? result : null;
    }
  }

  /** Samples the deals of each card until a stop. */
  private void sample(long done) {
    before = done;
    long coming = coming();
    Effort ofCard = effort.sampledFor(Long.bitCount(coming));
    for (long rest = coming; rest != 0; rest &= rest - 1) {
      stopped = ended; // also if that was after the last piece of the work on a card
      if (stopped) {
        return;
      }
      int card = Long.numberOfTrailingZeros(rest);
      Spot next = new Spot(spot.game(), spot.seats(), spot.board() | 1L << card, spot.dead());
      Workers.Outcome part = ofCard.spend(next, threads, this, seed ^ (card + 1) * STEP, false);
      stopped = part.stopped();
      if (stopped) {
        return;
      }
      // Combos, and their lists in the next spot, would fill the memory fifty times: nobody asks.
      part.tally().forgetCombos();
      EquityResult result = new EquityResult(spot, part);
      byCard[card] = result;
      before += result.deals();
    }
  }

  private long coming() {
    long coming = 0;
    for (long rest = spot.live(); rest != 0; rest &= rest - 1) {
      coming |= DealCount.isPossible(spot, rest & -rest) ? rest & -rest : 0;
    }
    return coming;
  }

  /** The cards together have as many trials as the whole. */
  @Override
  public boolean test(Progress of) {
    if (progress != null) {
      boolean isTrials = of.all() > 0 && !Double.isNaN(of.error());
      long twice = isTrials ? 2 * effort.trials() : of.all();
      ended = !progress.test(new Progress(before + of.done(), twice, of.error(), of.secondsToGo()));
    }
    return !ended;
  }
}
