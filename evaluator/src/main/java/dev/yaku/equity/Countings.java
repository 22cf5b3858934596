package dev.yaku.equity;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Chooses the fastest way to count all deals of a spot. */
final class Countings {
  /** A way to count, and which spots it can count. */
  private record Way(Predicate<Spot> fits, Function<Spot, Counting> of) {}

  private static final List<Way> WAYS =
      List.of(
          new Way(PreflopCounting::fits, PreflopCounting::new),
          new Way(RiverCounting::fits, RiverCounting::new),
          new Way(RunoutCounting::fits, RunoutCounting::new),
          new Way(spot -> true, PlainCounting::new));

  private Countings() {}

  static Counting of(Spot spot) {
    Stream<Counting> all =
        WAYS.stream().filter(way -> way.fits().test(spot)).map(way -> way.of().apply(spot));
    return all.min(Comparator.comparingDouble(Counting::cost)).orElseThrow();
  }
}
