package dev.yaku.internal.counting;

import dev.yaku.internal.spot.Spot;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Chooses the fastest way to count all deals of a spot. */
public final class Countings {
  /** A way to count, and the test for spots that it can count. */
  private record Way(Predicate<Spot> fits, Function<Spot, Counting> of) {}

  private static final List<Way> WAYS =
      List.of(
          new Way(PairCounting::fits, PairCounting::new),
          new Way(RankCounting::fits, RankCounting::new),
          new Way(OmahaCounting::fits, OmahaCounting::new),
          new Way(RiverCounting::fits, RiverCounting::new),
          new Way(RunoutCounting::fits, RunoutCounting::new),
          new Way(spot -> true, PlainCounting::new));

  /** In nanoseconds: setting up another way would take as long. */
  private static final double FAST_ENOUGH = 20_000;

  private Countings() {}

  /** The way that takes the least time, by estimate; one that is fast enough ends the search. */
  public static Counting of(Spot spot) {
    Counting best = null;
    for (Way way : WAYS) {
      if (way.fits().test(spot)) {
        Counting counting = way.of().apply(spot);
        best = best == null || counting.cost() < best.cost() ? counting : best;
        if (best.cost() < FAST_ENOUGH) {
          return best;
        }
      }
    }
    return best;
  }
}
