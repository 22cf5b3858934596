package dev.yaku.cli.io;

import dev.yaku.Progress;
import dev.yaku.equity.ThreeHands;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** In place of the command line's, which has a thread of its own: counts while somebody waits. */
public final class ThreeHandsCount {
  private final BiFunction<Integer, Predicate<Progress>, ThreeHands> counter;

  public ThreeHandsCount(BiFunction<Integer, Predicate<Progress>, ThreeHands> counter) {
    this.counter = counter;
  }

  ThreeHands get(int threads, Predicate<Progress> goOn) {
    try {
      return counter.apply(threads, goOn);
    } catch (CancellationException e) {
      throw new CancellationException("nothing is kept");
    }
  }

  void stop() {}
}
