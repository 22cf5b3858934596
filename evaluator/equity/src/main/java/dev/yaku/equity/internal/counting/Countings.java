package dev.yaku.equity.internal.counting;

import dev.yaku.equity.internal.spot.Spot;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** Chooses the fastest way to count all deals of a spot. */
public final class Countings {
  /** A way to count, the test for spots that it can count, and an estimate of its time. */
  private record Way(
      Predicate<Spot> fits, ToDoubleFunction<Spot> cost, Function<Spot, Counting> of) {}

  private static final List<Way> WAYS =
      List.of(
          new Way(KnownHandCounting::fits, KnownHandCounting::cost, KnownHandCounting::new),
          new Way(PairCounting::fits, PairCounting::cost, PairCounting::new),
          new Way(RankCounting::fits, RankCounting::cost, RankCounting::new),
          new Way(OmahaCounting::fits, OmahaCounting::cost, OmahaCounting::new),
          new Way(RiverCounting::fits, RiverCounting::cost, RiverCounting::new),
          new Way(RunoutCounting::fits, RunoutCounting::cost, RunoutCounting::new),
          new Way(spot -> true, PlainCounting::cost, PlainCounting::new));

  /** In nanoseconds: looking for another way would take as long. */
  private static final double FAST_ENOUGH = 10_000;

  private Countings() {}

  /** The way that takes the least time, by estimate; one that is fast enough ends the search. */
  public static Counting of(Spot spot) {
    Way best = null;
    double least = Double.POSITIVE_INFINITY;
    for (Way way : WAYS) {
      if (least > FAST_ENOUGH && way.fits().test(spot)) {
        double cost = way.cost().applyAsDouble(spot);
        best = best == null || cost < least ? way : best;
        least = Math.min(cost, least);
      }
    }
    return best.of().apply(spot);
  }
}
