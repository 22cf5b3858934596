package dev.yaku.jmh;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Equity;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.VideoPoker;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * How long is it in a fresh JVM from the first line of {@code main} to the first answer to a
 * question?
 *
 * <p>evaluator/jmh/README.md has the command, with the jars of the library as a program has them.
 * It prints the least and the median of eleven JVMs for each question by the clock, and the least
 * CPU time of the main thread, less what it takes in a program that asks nothing: on a busy machine
 * only that is a measure. The questions take turns. To compare two builds, give the class path of
 * the other as an argument: its JVMs take turns with these, and its figures come first.
 */
public final class FirstAnswer {
  private static final int RUNS = 11;

  private static final String[] QUESTIONS = {
    "As Ks / Qh Qd",
    "As Ks / Qh Qd | 2c 7h Ts",
    "As Ks / Qh Qd / Jc Tc",
    "AK / QQ+ / 76s",
    "random / QQ+, AK",
    "random / random | 2c 7h Ts",
    "random / random / random",
    "omaha: As Ks Qh Jh / 2c 2d 7h 8h",
    "all holes on a river",
    "EHS of Js Ts on 9s 8d 2s",
    "EHS of all holes on 9s 8d 2s",
    "potential of Js Ts on 9s 8d 2s",
    "return of jacks-9-6",
    "holds of a hand, jacks-9-6",
  };

  /** A program that asks nothing: the time that the main thread takes in any. */
  private static final int NOTHING = QUESTIONS.length;

  /** Milliseconds by the clock, and of the main thread's CPU time since the start of the JVM. */
  private record Times(double clock, double cpu) {}

  private FirstAnswer() {}

  /**
   * Prints the table; with a number, only the microseconds of that question in this JVM.
   *
   * @param arguments nothing, the number of a question, or another class path
   */
  public static void main(String[] arguments) throws Exception {
    long start = System.nanoTime();
    if (arguments.length == 1 && arguments[0].length() <= 2) {
      int question = Integer.parseInt(arguments[0]);
      double answer = question == NOTHING ? 0 : answer(question);
      long end = System.nanoTime();
      long cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      System.out.println((end - start) / 1000 + " " + cpu / 1000 + " " + answer);
      return;
    }
    String here = System.getProperty("java.class.path");
    measure(arguments.length == 0 ? new String[] {here} : new String[] {arguments[0], here});
  }

  private static double answer(int question) {
    String text = QUESTIONS[question];
    return switch (question) {
      case 7 -> equity("omaha", text.substring(text.indexOf(':') + 1));
      case 8 -> river();
      case 9 -> Strength.of("standard").hand(Hand.parse("Js Ts"), Hand.parse("9s 8d 2s")).ehs();
      case 10 ->
          Strength.of("standard")
              .board(Hand.parse("9s 8d 2s"))
              .ehs(HoleIndex.of(Hand.parse("Js Ts")));
      case 11 ->
          Strength.of("standard").potential(Hand.parse("Js Ts"), Hand.parse("9s 8d 2s")).positive();
      case 12 -> VideoPoker.of("jacks-9-6").exactReturn().doubleValue();
      case 13 ->
          VideoPoker.of("jacks-9-6")
              .holds(Hand.parse("As Ks Qs Js 2c"))
              .best()
              .value()
              .doubleValue();
      default -> equity("standard", text);
    };
  }

  private static double equity(String rules, String spot) {
    return Equity.of(rules).parse(spot).run().share(0);
  }

  private static double river() {
    HoldemRiver river = HoldemRiver.of(HandEvaluator.of("standard"));
    river.setBoard(Hand.parse("2c 7h Ts Qc 3d"));
    double[] weights = new double[HoleIndex.SIZE];
    Arrays.fill(weights, 1);
    double[] win = new double[HoleIndex.SIZE];
    river.weigh(weights, win, new double[HoleIndex.SIZE]);
    return win[0];
  }

  private static void measure(String... classPaths) throws IOException, InterruptedException {
    Times[][][] times = new Times[QUESTIONS.length + 1][classPaths.length][RUNS];
    for (int run = 0; run < RUNS; run++) {
      for (int question = 0; question <= NOTHING; question++) {
        for (int i = 0; i < classPaths.length; i++) {
          times[question][i][run] = inNewJvm(classPaths[i], question);
        }
      }
    }
    System.out.printf("| JDK %s, ms: least; median; CPU |%n|---|%n", Runtime.version());
    for (int question = 0; question < NOTHING; question++) {
      StringBuilder row = new StringBuilder("| " + QUESTIONS[question].replace("|", "\\|") + " |");
      for (int i = 0; i < classPaths.length; i++) {
        double[] clock = Arrays.stream(times[question][i]).mapToDouble(Times::clock).toArray();
        Arrays.sort(clock);
        double cpu = leastCpu(times[question][i]) - leastCpu(times[NOTHING][i]);
        row.append(String.format(" %.0f; %.0f; %.0f |", clock[0], clock[RUNS / 2], cpu));
      }
      System.out.println(row);
    }
  }

  private static double leastCpu(Times... times) {
    return Arrays.stream(times).mapToDouble(Times::cpu).min().orElseThrow();
  }

  /** The milliseconds that a new JVM takes. */
  private static Times inNewJvm(String classPath, int question)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classPath,
                FirstAnswer.class.getName(),
                "" + question)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
      String[] found = out.readLine().split(" ", -1);
      return new Times(Long.parseLong(found[0]) / 1e3, Long.parseLong(found[1]) / 1e3);
    } finally {
      process.waitFor();
    }
  }
}
