package dev.yaku.jmh;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Equity;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.videopoker.VideoPoker;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/**
 * What does each of the things cost that must not become slower: prints a name and nanoseconds a
 * line.
 *
 * <p>{@link Compare} runs it by two versions of the library, so it uses only what both have. A
 * figure is the least of many short slices: the one that other programs have disturbed least.
 */
public final class Watched {
  /** A power of two; the hands fit in the caches. */
  private static final int HANDS = 1 << 14;

  private static final int SIZE = 7;
  private static final long WARMING = 500_000_000;
  private static final long MEASURING = 300_000_000;

  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  private Watched() {}

  /**
   * Prints all figures; with arguments, only answers one question, whose cost is that of the
   * process.
   *
   * @param arguments nothing, or a spot
   */
  public static void main(String[] arguments) {
    if (arguments.length > 0) {
      System.out.println(share(arguments[0]));
      return;
    }
    printForms();
    Hands fives = Hands.of(Hand.DECK, 5);
    long[] sum = new long[1];
    print(
        "all hands of five, a hand",
        (int) fives.count(),
        () -> {
          STANDARD.forEach(fives, (hand, value) -> sum[0] += value);
          return sum[0];
        });
    print("equity AK / QQ+ / 76s", 1, () -> (long) (1e6 * share("AK / QQ+ / 76s")));
    printRiver();
    VideoPoker machine = VideoPoker.of("jacks-9-6");
    int[] pay = {9};
    print(
        "return of a machine",
        1,
        () -> {
          pay[0] ^= 1; // no machine is asked twice in a row
          return machine.withPay("full-house", pay[0]).exactReturn().numerator().signum();
        });
  }

  private static double share(String spot) {
    return Equity.of("standard").parse(spot).run().share(0);
  }

  private static void printForms() {
    long[] sets = new long[HANDS];
    Dealer.of(new SplittableRandom(52), Hand.DECK).deal(SIZE, sets);
    long[] keys = Arrays.stream(sets).map(STANDARD::handKey).toArray();
    int[] cards =
        Arrays.stream(sets)
            .flatMap(set -> Arrays.stream(Hand.cards(set)).asLongStream())
            .mapToInt(card -> (int) card)
            .toArray();
    byte[] packed = new byte[cards.length];
    for (int i = 0; i < cards.length; i++) {
      packed[i] = (byte) cards[i];
    }
    int[] values = new int[HANDS];
    print("a set", HANDS, () -> sumOfSets(sets));
    print("a key and a set", HANDS, () -> sumOfKeys(keys, sets));
    print("seven ints", HANDS, () -> sumOfInts(cards));
    print(
        "packed cards",
        HANDS,
        () -> {
          STANDARD.evaluate(packed, SIZE, values);
          return values[0];
        });
  }

  private static long sumOfSets(long[] sets) {
    int sum = 0;
    for (long set : sets) {
      sum += STANDARD.evaluate(set);
    }
    return sum;
  }

  private static long sumOfKeys(long[] keys, long[] sets) {
    int sum = 0;
    for (int i = 0; i < keys.length; i++) {
      sum += STANDARD.evaluateKey(keys[i], sets[i]);
    }
    return sum;
  }

  private static long sumOfInts(int[] c) {
    int sum = 0;
    for (int at = 0; at <= c.length - SIZE; at += SIZE) {
      sum +=
          STANDARD.evaluateCards(
              c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4], c[at + 5], c[at + 6]);
    }
    return sum;
  }

  private static void printRiver() {
    HoldemRiver river = HoldemRiver.of(STANDARD);
    double[] weights = new double[HoleIndex.SIZE];
    Arrays.fill(weights, 1);
    double[] won = new double[HoleIndex.SIZE];
    double[] tied = new double[HoleIndex.SIZE];
    long board = Hand.parse("2c 7h Ts Qc 3d");
    print(
        "all holes on a river",
        1,
        () -> {
          river.setBoard(board);
          river.weigh(weights, won, tied);
          return (long) won[0] + 1;
        });
  }

  private static void print(String name, int operations, LongSupplier work) {
    least(work, WARMING);
    System.out.printf("%s\t%.3f%n", name, (double) least(work, MEASURING) / operations);
  }

  /** Nanoseconds of the fastest run within a time. */
  private static long least(LongSupplier work, long time) {
    long begin = System.nanoTime();
    long least = Long.MAX_VALUE;
    long sum = 0;
    long end;
    do {
      long start = System.nanoTime();
      sum += work.getAsLong();
      end = System.nanoTime();
      least = Math.min(least, end - start);
    } while (end - begin < time);
    if (sum == 0) {
      throw new IllegalStateException("no answer");
    }
    return least;
  }
}
