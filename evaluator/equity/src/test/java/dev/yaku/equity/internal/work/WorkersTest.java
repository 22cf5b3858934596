package dev.yaku.equity.internal.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HandEvaluator;
import dev.yaku.Progress;
import dev.yaku.equity.internal.counting.Counting;
import dev.yaku.equity.internal.sampling.Sampler;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import dev.yaku.equity.internal.spot.Tally;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever goes wrong in one thread ends the others, and reaches the caller. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class WorkersTest {
  private static final long FOREVER = 1_000_000_000_000L;

  private final Stop stop = new Stop();

  private static Spot spot() {
    Game.Holdem game = new Game.Holdem(HandEvaluator.of("standard"));
    return new Spot(
        game, List.of(Seat.ofAny("random", game.deck()), Seat.ofAny("random", game.deck())), 0, 0);
  }

  private Workers workers(int threads, Predicate<Progress> progress) {
    return new Workers(spot(), threads, progress, stop);
  }

  /** A piece of work that does not end by itself, as some pieces do not for hours. */
  private static void endless(Tally tally) {
    while (true) {
      tally.checkStop();
      LockSupport.parkNanos(100_000); // in vain if interrupted
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 40})
  void callbackThatThrowsOnce_anyThreads_isThrown(int threads) {
    Error fault = new AssertionError("expected");
    boolean[] thrown = {false};
    Workers workers =
        workers(
            threads,
            progress -> {
              if (!thrown[0]) {
                thrown[0] = true;
                throw fault;
              }
              return true;
            });
    Sampler sampler = (block, trials, tally) -> LockSupport.parkNanos(100_000);
    assertSame(fault, assertThrows(Error.class, () -> workers.sample(sampler, FOREVER)));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 40})
  void pieceThatFails_othersWithinLongPieces_isThrown(int threads) {
    Error fault = new StackOverflowError("expected");
    Sampler sampler =
        (block, trials, tally) -> {
          if (block == threads - 1) {
            throw fault;
          }
          endless(tally);
        };
    Workers workers = workers(threads, progress -> true);
    assertSame(fault, assertThrows(Error.class, () -> workers.sample(sampler, FOREVER)));
  }

  @Test
  void threadThatCannotBeStarted_othersRunning_isThrown() {
    Error fault = new OutOfMemoryError("expected");
    int[] made = {0};
    ThreadFactory factory = // since JDK 21 a pool does not call Thread.start, which would throw it
        worker -> {
          if (++made[0] == 5) {
            throw fault;
          }
          return new Thread(worker);
        };
    Workers workers = new Workers(spot(), 9, progress -> true, stop, factory);
    Sampler sampler = (block, trials, tally) -> endless(tally);
    assertSame(fault, assertThrows(Error.class, () -> workers.sample(sampler, FOREVER)));
    assertEquals(5, made[0]);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 40})
  void interrupt_withinLongPieces_stopsAndIsKept(int threads) throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(threads);
    Sampler sampler =
        (block, trials, tally) -> {
          begun.countDown();
          endless(tally);
        };
    Workers workers = workers(threads, progress -> true);
    boolean[] kept = {false};
    Workers.Outcome[] found = new Workers.Outcome[1];
    Thread running =
        new Thread(
            () -> {
              found[0] = workers.sample(sampler, FOREVER);
              kept[0] = Thread.currentThread().isInterrupted();
            });
    running.start();
    begun.await();
    running.interrupt();
    running.join();
    assertTrue(kept[0]);
    assertTrue(found[0].stopped());
    assertEquals(0, found[0].tally().deals());
  }

  @Test
  void interruptedThread_countOfOneBlock_stopsWithinIt() {
    Counting counting =
        new Counting(spot(), 0) {
          @Override
          public void count(int block, Tally tally) {
            tally.add(1, 1, 1);
            endless(tally);
          }
        };
    Workers workers = workers(1, progress -> true);
    Thread.currentThread().interrupt();
    Workers.Outcome found = workers.count(counting, false);
    assertTrue(Thread.interrupted());
    assertTrue(found.stopped());
    assertFalse(found.errors().areKnown());
    assertEquals(0, found.tally().deals());
  }
}
