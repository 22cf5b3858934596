package dev.yaku.internal.counting;

import dev.yaku.internal.spot.Spot;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Chooses the fastest way to count all deals of a spot. */
public final class Countings {
  /** A way to count, and for which spots it is the best of those that follow. */
  private record Way(Predicate<Spot> fits, Function<Spot, Counting> of) {}

  private static final List<Way> WAYS =
      List.of(
          new Way(PairCounting::fits, PairCounting::new),
          new Way(PreflopCounting::fits, PreflopCounting::new),
          new Way(OmahaCounting::fits, OmahaCounting::new),
          new Way(FewCounting::fits, FewCounting::new),
          new Way(RiverCounting::fits, RiverCounting::new),
          new Way(RunoutCounting::fits, RunoutCounting::new),
          new Way(spot -> true, PlainCounting::new));

  private Countings() {}

  public static Counting of(Spot spot) {
    for (Way way : WAYS) {
      if (way.fits().test(spot)) {
        return way.of().apply(spot);
      }
    }
    throw new IllegalStateException("no way to count"); // the last fits all
  }
}
