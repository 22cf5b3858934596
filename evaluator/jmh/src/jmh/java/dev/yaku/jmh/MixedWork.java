package dev.yaku.jmh;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.Equity;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.index.HandIndex;
import dev.yaku.videopoker.VideoPoker;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/**
 * What does a question cost in a program that asks fifteen kinds of them in turn, and what alone?
 *
 * <p>{@code java -cp evaluator/jmh/target/benchmarks.jar dev.yaku.jmh.MixedWork} prints
 * microseconds a question: alone in a JVM of its own, after ten seconds of that question; and in a
 * JVM that gives each question 50 ms in turn, in the first rounds that end after 2, 10 and 30
 * seconds, all in CPU time of the thread. It takes about three and a half minutes.
 */
public final class MixedWork {
  private static final long SLICE = 50_000_000;
  private static final double SECOND = 1e9;
  private static final double ALONE = 10;
  private static final double[] AFTER = {2, 10, 30};

  /** Hands in one question to an evaluator, a power of two. */
  private static final int HANDS = 1 << 12;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final Dealer DEALER = Dealer.of(new SplittableRandom(15), Hand.DECK);

  /** A question, and what keeps its answer in use. */
  private record Question(String name, LongSupplier ask) {
    /** Asks for the time of a slice; microseconds a question. */
    double slice() {
      long asked = 0;
      long sum = 0;
      long start = THREADS.getCurrentThreadCpuTime();
      long end;
      do {
        sum += ask.getAsLong();
        asked++;
        end = THREADS.getCurrentThreadCpuTime();
      } while (end - start < SLICE);
      if (sum == 0) {
        throw new IllegalStateException(name + ": no answer");
      }
      return (end - start) / 1e3 / asked;
    }
  }

  private MixedWork() {}

  /**
   * Prints the table; with a number, only the figure of that question alone.
   *
   * @param arguments nothing, or the number of a question from 0
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<Question> questions = questions();
    if (arguments.length > 0) {
      Question question = questions.get(Integer.parseInt(arguments[0]));
      System.out.println(rounds(List.of(question), new double[] {ALONE})[0][0]);
      return;
    }
    double[] alone = new double[questions.size()];
    for (int i = 0; i < alone.length; i++) {
      alone[i] = alone(i);
    }
    double[][] mixed = rounds(questions, AFTER);
    System.out.printf(
        "| JDK %s, µs | alone | 2 s | 10 s | 30 s | 10 s / alone |%n", Runtime.version());
    System.out.println("|---|---:|---:|---:|---:|---:|");
    for (int i = 0; i < alone.length; i++) {
      System.out.printf(
          "| %s | %.2f | %.2f | %.2f | %.2f | %.1f |%n",
          questions.get(i).name().replace("|", "\\|"),
          alone[i],
          mixed[0][i],
          mixed[1][i],
          mixed[2][i],
          mixed[1][i] / alone[i]);
    }
  }

  /** For each moment, what each question took in the first round that ended after it. */
  private static double[][] rounds(List<Question> questions, double[] after) {
    double[][] taken = new double[after.length][];
    long start = THREADS.getCurrentThreadCpuTime();
    for (int i = 0; i < after.length; ) {
      double[] round = questions.stream().mapToDouble(Question::slice).toArray();
      double seconds = (THREADS.getCurrentThreadCpuTime() - start) / SECOND;
      for (; i < after.length && seconds >= after[i]; i++) {
        taken[i] = round;
      }
    }
    return taken;
  }

  private static double alone(int question) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                MixedWork.class.getName(),
                "" + question)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
      return Double.parseDouble(out.readLine());
    } finally {
      process.waitFor();
    }
  }

  private static List<Question> questions() {
    List<Question> all = new ArrayList<>();
    long[] sets = new long[HANDS];
    DEALER.deal(7, sets);
    addEvaluations(all, sets);
    for (String spot :
        new String[] {
          "As Ks / Qh Qd",
          "As Ks / Qh Qd | 2c 7h Ts",
          "As Ks / Qh Qd / 2c 2d",
          "AK / QQ+ / 76s",
          "random / random | 2c 7h Ts"
        }) {
      all.add(new Question("equity " + spot, () -> answer("standard", spot)));
    }
    String omaha = "As Ks Qh Jh / 2c 2d 7h 8h";
    all.add(new Question("Omaha " + omaha, () -> answer("omaha", omaha)));
    addOthers(all, sets);
    return all;
  }

  private static long answer(String rules, String spot) {
    return 1 + (long) Equity.of(rules).parse(spot).run().share(0);
  }

  private static void addEvaluations(List<Question> all, long[] sets) {
    HandEvaluator standard = HandEvaluator.of("standard");
    for (String rules : new String[] {"standard", "ace-to-five", "joker-wild"}) {
      HandEvaluator evaluator = HandEvaluator.of(rules);
      all.add(
          new Question(
              HANDS + " sets of " + rules,
              () -> {
                long sum = 0;
                for (long set : sets) {
                  sum += evaluator.evaluate(set);
                }
                return sum;
              }));
    }
    long[] keys = Arrays.stream(sets).map(standard::handKey).toArray();
    all.add(
        new Question(
            HANDS + " keys of standard",
            () -> {
              long sum = 0;
              for (int i = 0; i < HANDS; i++) {
                sum += standard.evaluateKey(keys[i], sets[i]);
              }
              return sum;
            }));
    int[] values = new int[HANDS];
    all.add(
        new Question(
            "an array of " + HANDS + " sets",
            () -> {
              standard.evaluate(sets, values);
              return values[0];
            }));
    OmahaEvaluator omaha = OmahaEvaluator.of("omaha");
    long[] boards = Arrays.stream(sets).map(set -> DEALER.deal(5, set)).toArray();
    long[] holes = Arrays.stream(boards).map(board -> DEALER.deal(4, board)).toArray();
    all.add(
        new Question(
            HANDS + " hands of Omaha",
            () -> {
              long sum = 0;
              for (int i = 0; i < HANDS; i++) {
                sum += omaha.evaluate(holes[i], boards[i]);
              }
              return sum;
            }));
  }

  private static void addOthers(List<Question> all, long[] sets) {
    HoldemRiver river = HoldemRiver.of(HandEvaluator.of("standard"));
    double[] weights = new double[HoleIndex.SIZE];
    Arrays.fill(weights, 1);
    double[] won = new double[HoleIndex.SIZE];
    double[] tied = new double[HoleIndex.SIZE];
    long board = Hand.parse("2c 7h Ts Qc 3d");
    all.add(
        new Question(
            "all holes on a river",
            () -> {
              river.setBoard(board);
              river.weigh(weights, won, tied);
              return 1;
            }));
    HandIndex index = HandIndex.of(7);
    all.add(
        new Question(
            HANDS + " indices of seven cards",
            () -> Arrays.stream(sets).map(set -> index.index(set)).sum()));
    VideoPoker machine = VideoPoker.of("jacks-9-6");
    int[] pay = {9};
    all.add(
        new Question(
            "return of a machine",
            () -> {
              pay[0] ^= 1;
              return machine.withPay("full-house", pay[0]).exactReturn().numerator().signum();
            }));
  }
}
