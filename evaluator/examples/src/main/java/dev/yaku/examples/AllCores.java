package dev.yaku.examples;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** A Monte Carlo loop of one's own on all cores: how often do aces hold against five others? */
public final class AllCores {
  private static final HandEvaluator HOLDEM = HandEvaluator.of("standard");
  private static final int TASKS = 64; // so the answer does not depend on the number of cores
  private static final int DEALS = 2_000;

  private AllCores() {}

  /** In how many of its deals the hand is beaten by nobody. */
  private static int unbeaten(long mine, int others, long seed) {
    Dealer dealer = Dealer.of(new SplittableRandom(seed), Hand.DECK & ~mine);
    int count = 0;
    for (int deal = 0; deal < DEALS; deal++) {
      long board = dealer.deal(5);
      long dealt = board;
      int best = 0;
      for (int player = 0; player < others; player++) {
        long hole = dealer.deal(2, dealt);
        dealt |= hole;
        best = Math.max(best, HOLDEM.evaluate(board | hole));
      }
      count += HOLDEM.evaluate(board | mine) >= best ? 1 : 0;
    }
    return count;
  }

  /** Each task has a generator of its own. */
  public static void main(String[] arguments) {
    long aces = Hand.parse("As Ah");
    long count =
        IntStream.range(0, TASKS).parallel().mapToLong(task -> unbeaten(aces, 5, task)).sum();
    System.out.printf("As Ah against five: unbeaten in %.1f %%%n", 100.0 * count / TASKS / DEALS);
  }
}
