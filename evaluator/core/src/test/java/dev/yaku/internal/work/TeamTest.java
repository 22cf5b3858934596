package dev.yaku.internal.work;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Started;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TeamTest {
  @AfterEach
  void forgetTheInterrupt() {
    Thread.interrupted();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void run_doesEachPieceOnce_alsoIfInterrupted(int threads) {
    AtomicIntegerArray done = new AtomicIntegerArray(100);
    try (Team team = new Team(threads, "test")) {
      team.run(done.length(), (worker, piece) -> done.incrementAndGet(piece));
      Thread.currentThread().interrupt();
      team.run(done.length(), (worker, piece) -> done.incrementAndGet(piece));
    }
    assertTrue(Thread.interrupted());
    for (int piece = 0; piece < done.length(); piece++) {
      assertEquals(2, done.get(piece));
    }
  }

  /** Whichever thread fails: no piece is begun after that, and none runs on when it is thrown. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void run_pieceFails_endsTheOthersAndThrowsIt(int failing) {
    AtomicInteger begun = new AtomicInteger();
    AtomicInteger running = new AtomicInteger();
    CountDownLatch all = new CountDownLatch(3); // each thread has a piece
    RuntimeException thrown = new IllegalArgumentException("mine");
    Team.PieceWork work =
        (worker, piece) -> {
          begun.incrementAndGet();
          running.incrementAndGet();
          try {
            all.countDown();
            all.await();
            if (worker == failing) {
              throw thrown;
            }
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          } finally {
            running.decrementAndGet();
          }
        };
    try (Team team = new Team(3, "test")) {
      assertSame(
          thrown, assertThrows(IllegalArgumentException.class, () -> team.run(1_000_000, work)));
      assertEquals(0, running.get());
      assertTrue(begun.get() < 1_000_000, begun + " pieces");
      AtomicInteger later = new AtomicInteger();
      team.run(10, (worker, piece) -> later.incrementAndGet());
      assertEquals(10, later.get());
    }
  }

  @Test
  void run_errorInAnotherThread_isThrownAsItIs() {
    CountDownLatch both = new CountDownLatch(2);
    Error thrown = new StackOverflowError("mine");
    try (Team team = new Team(2, "test")) {
      Team.PieceWork work =
          (worker, piece) -> {
            both.countDown();
            try {
              both.await();
            } catch (InterruptedException e) {
              throw new IllegalStateException(e);
            }
            if (worker == 1) {
              throw thrown;
            }
          };
      assertSame(thrown, assertThrows(StackOverflowError.class, () -> team.run(2, work)));
    }
  }

  /** Prints the threads that two pieces of work ran on, each waiting for the other if it can. */
  static final class Pieces {
    private Pieces() {}

    public static void main(String... args) throws Exception {
      Set<String> names = ConcurrentHashMap.newKeySet();
      CyclicBarrier both = new CyclicBarrier(Team.useful() == 1 ? 1 : 2);
      try (Team team = new Team(2, "test")) {
        Team.PieceWork work =
            (worker, piece) -> {
              names.add(Thread.currentThread().getName());
              try {
                both.await();
              } catch (InterruptedException | BrokenBarrierException e) {
                throw new IllegalStateException(e);
              }
            };
        team.run(2, work);
        System.out.print(team.threads() + " " + Team.useful() + " " + names);
      }
    }
  }

  @Test
  void run_whereThereMayBeOneThread_isDoneByTheCaller() throws Exception {
    Process process =
        Started.java("-Dyaku.threads=1", "-XX:ActiveProcessorCount=4", Pieces.class.getName())
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), new String(process.getErrorStream().readAllBytes(), UTF_8));
    assertEquals("1 1 [main]", printed);
  }
}
