package dev.yaku;

import dev.yaku.equity.Equity;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import dev.yaku.index.HandIndex;
import dev.yaku.interop.CactusKev;
import dev.yaku.solver.Solution;
import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.VideoPoker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.function.Supplier;

/**
 * A program that uses everything for the first time by eight threads at once, each of which begins
 * elsewhere, and prints the answers; of each question that they do not answer alike, all answers.
 */
public final class FirstUse {
  /** The number of threads. */
  static final int THREADS = 8;

  private static final long SEVEN = Hand.parse("As Ah Ks Kh Qd Jc 2c");
  private static final String BOARD = " | 9s 8d 2c 2s";

  /** A question by name. */
  private record Question(String name, Supplier<Object> answer) {}

  private FirstUse() {}

  /** Questions to everything that the library makes or loads when it is first used. */
  private static List<Question> questions() {
    List<Question> all = new ArrayList<>();
    for (String name : Evaluator.names(HandEvaluator.class)) {
      all.add(new Question(name, () -> cards(HandEvaluator.of(name))));
    }
    all.add(new Question("eight", () -> HandEvaluator.of("standard").evaluate(SEVEN | 1L << 7)));
    all.add(
        new Question("describe", () -> Evaluator.of("standard").judge("As Kd Qh Jc Ts").text()));
    all.add(new Question("omaha", () -> judge("omaha", "As Kh Qd Jc | Ts 9s 8d 2c 2h")));
    all.add(new Question("hi-lo", () -> judge("omaha-hi-lo", "As 2h 3d Jc | Ts 9s 8d 4c 5h")));
    all.add(new Question("badugi", () -> judge("badugi", "As 2h 3d 4c")));
    all.add(new Question("forEach", FirstUse::callbacks));
    all.add(new Question("counts", FirstUse::counts));
    all.add(new Question("arrays", FirstUse::arrays));
    all.add(new Question("dealer", FirstUse::dealt));
    all.add(
        new Question("interop", () -> CactusKev.rank(HandEvaluator.of("standard").evaluate(31L))));
    all.add(new Question("preflop", () -> equity("standard", "AK / QQ+")));
    all.add(new Question("known", () -> equity("standard", "AhKh / QsQd / JcTc")));
    all.add(new Question("turn", () -> equity("standard", "TT+,AQ+ / random" + BOARD)));
    all.add(new Question("short", () -> equity("short-deck", "AK / QQ | 9s 8d 6c")));
    all.add(
        new Question("omaha equity", () -> equity("omaha", "AA:$ds / KsKhQdQc" + BOARD + " 4h")));
    all.add(new Question("razz", () -> equity("ace-to-five", "As2s3c4dKhKd / 6c7d8h9sTdTc")));
    all.add(new Question("range", () -> Range.parse("15%, !AKs, 0.2(76s)").toString()));
    all.add(new Question("omaha range", () -> OmahaRange.parse("AA:$ds", 4).holes().length));
    all.add(new Question("sample", FirstUse::sampled));
    all.add(new Question("river", FirstUse::river));
    all.add(new Question("strength", FirstUse::strength));
    all.add(new Question("index", FirstUse::index));
    all.add(
        new Question(
            "hold",
            () -> VideoPoker.of("deuces-full-pay").holds(Hand.parse("As Ks Qs Js 2c")).best()));
    all.add(new Question("machine", FirstUse::machine));
    all.add(new Question("solver", FirstUse::solved));
    return all;
  }

  private static Object cards(HandEvaluator evaluator) {
    RuleSet rules = evaluator.ruleSet();
    long hand = Dealer.of(new SplittableRandom(1), rules.deck()).deal(rules.minCards());
    int value = evaluator.evaluate(hand);
    return value + " " + evaluator.describe(value) + " " + Hand.toString(evaluator.bestHand(hand));
  }

  private static String judge(String rules, String hand) {
    return Evaluator.of(rules).judge(hand).text();
  }

  private static Object callbacks() {
    HandEvaluator evaluator = HandEvaluator.of("standard");
    long[] sums = new long[2];
    for (int times = 0; times < 3; times++) { // until each action has its own loop
      evaluator.forEach(Hands.of(Hand.DECK, 3), (hand, value) -> sums[0] += value);
      evaluator.forEach(Hands.of(Hand.DECK, 3), (hand, value) -> sums[1] ^= hand + value);
    }
    return Arrays.toString(sums);
  }

  private static Object counts() {
    long[] counts = HandEvaluator.of("standard").countByValue(Hands.of(Hand.DECK, 5));
    return Arrays.hashCode(counts);
  }

  private static Object arrays() {
    int[] values = new int[2];
    HandEvaluator.of("standard").evaluate(new long[] {SEVEN, SEVEN ^ 1}, values);
    return Arrays.toString(values);
  }

  private static Object dealt() {
    Dealer dealer = Dealer.of(new SplittableRandom(3), Hand.DECK);
    return dealer.deal(7) + dealer.deal(5, SEVEN);
  }

  private static String equity(String rules, String spot) {
    return Equity.of(rules).parse(spot).exact().threads(2).run().toString();
  }

  private static Object sampled() {
    return Equity.of("standard")
        .parse("AK / QQ+ / random / random")
        .sample(100_000)
        .seed(7)
        .threads(3)
        .run()
        .share(0);
  }

  private static Object river() {
    char[] values = new char[HoleIndex.SIZE];
    HoldemRiver.values(HandEvaluator.of("standard"), Hand.parse("9s 8d 2c 2s Kd"), values);
    return Arrays.hashCode(values);
  }

  private static Object strength() {
    return Strength.of("standard").hand(Hand.parse("Js Ts"), Hand.parse("9s 8d 2c 2s"));
  }

  private static Object index() {
    HandIndex index = HandIndex.of(2, 3, 1, 1);
    return index.index(3, 28, 1L << 40, 1L << 41) + " " + Arrays.toString(index.unindex(2, 123));
  }

  private static Object machine() {
    return VideoPoker.of("jacks-9-6").exactReturn();
  }

  private static Object solved() {
    Solution solution =
        Solver.of(
                SolverSpot.parse(
                    """
                    board = Td 9d 6h Qc 2s
                    oop = QQ, AQs, KJs
                    ip = 99, AT, KJo
                    pot = 100
                    stack = 150
                    bets = 60%
                    raises = all-in
                    """))
            .iterations(10)
            .threads(2)
            .run();
    return solution.value(0) + " " + solution.exploitability();
  }

  /**
   * Answers all questions, beginning with one of them.
   *
   * @return a line each, in the same order whatever the first is
   */
  public static List<String> answers(int first) {
    List<Question> questions = questions();
    String[] lines = new String[questions.size()];
    for (int i = 0; i < lines.length; i++) {
      int at = (first + i) % lines.length;
      lines[at] = questions.get(at).name + ": " + questions.get(at).answer.get();
    }
    return List.of(lines);
  }

  /**
   * Answers all questions by several threads at once.
   *
   * @param arguments {@code one}, {@code platform} or {@code virtual}: the kind of threads; a
   *     number, which decides where they begin
   */
  public static void main(String... arguments) throws Exception {
    int begin = Integer.parseInt(arguments[1]);
    List<String>[] answers = newArray(arguments[0].equals("one") ? 1 : THREADS);
    CyclicBarrier barrier = new CyclicBarrier(answers.length);
    Thread[] threads = new Thread[answers.length];
    for (int i = 0; i < threads.length; i++) {
      int number = i;
      threads[i] =
          unstarted(
              arguments[0],
              () -> {
                try {
                  barrier.await();
                  // two each begin with the same question
                  answers[number] = answers(begin + number / 2 * 7);
                } catch (InterruptedException | BrokenBarrierException e) {
                  throw new IllegalStateException(e);
                }
              });
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    print(answers);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static List<String>[] newArray(int length) {
    return new List[length];
  }

  /** A virtual thread by reflection: there are none before JDK 21. */
  private static Thread unstarted(String kind, Runnable work) throws ReflectiveOperationException {
    if (!kind.equals("virtual")) {
      return new Thread(work);
    }
    Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
    return (Thread)
        Class.forName("java.lang.Thread$Builder")
            .getMethod("unstarted", Runnable.class)
            .invoke(builder, work);
  }

  @SafeVarargs
  static void print(List<String>... answers) {
    TreeMap<String, Integer> lines = new TreeMap<>();
    for (List<String> each : answers) {
      if (each == null) {
        System.out.println("a thread has no answers");
        continue;
      }
      each.forEach(line -> lines.merge(line, 1, Integer::sum));
    }
    lines.keySet().forEach(System.out::println);
  }
}
