package dev.yaku.jmh;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.ValueAction;
import java.util.List;

/**
 * Does the second class of actions in a program cost what the first does?
 *
 * <p>Prints the nanoseconds per hand of four lambdas, one after another, the least of many rounds
 * over all hands of five: {@code java -Xbatch -cp evaluator/jmh/target/benchmarks.jar
 * dev.yaku.jmh.SecondCallback}. With {@code -Xbatch} the JIT compiles at the same moments on a busy
 * machine as on a quiet one.
 */
public final class SecondCallback {
  private static final int ROUNDS = 30;

  private static long sum;

  private SecondCallback() {}

  public static void main(String[] arguments) {
    HandEvaluator evaluator = HandEvaluator.of("standard");
    Hands fives = Hands.of(Hand.DECK, 5);
    List<ValueAction> actions =
        List.of(
            (hand, value) -> sum += value,
            (hand, value) -> sum ^= value,
            (hand, value) -> sum += value & 7,
            (hand, value) -> sum -= value);
    for (ValueAction action : actions) {
      long least = Long.MAX_VALUE;
      for (int i = 0; i < ROUNDS; i++) {
        long start = System.nanoTime();
        evaluator.forEach(fives, action);
        least = Math.min(least, System.nanoTime() - start);
      }
      System.out.printf("%.2f%n", (double) least / fives.count());
    }
    System.out.println(sum); // so that nothing is left out
  }
}
