package dev.yaku.jmh;

import java.util.Arrays;
import java.util.List;

/**
 * Asks the questions of {@link Question} by one of the clocks, and prints a table:
 *
 * <pre>{@code
 * java -cp evaluator/jmh/target/benchmarks.jar dev.yaku.jmh.Ask warm strength
 * java -cp … dev.yaku.jmh.Ask cold "equity standard" [OLDER_JAR]
 * java -cp … dev.yaku.jmh.Ask cold yaku evaluator/cli/target/yaku [OLDER_LAUNCHER_OR_JAR]
 * java -cp … dev.yaku.jmh.Ask mixed "sets of" [OLDER_JAR]
 * }</pre>
 *
 * <p>The text after the clock selects the questions that contain it. The fourth clock, JMH, is
 * {@link SpeedTable}. An older jar's figures come first; its JVMs take turns with these.
 */
public final class Ask {
  private Ask() {}

  /**
   * Asks the questions that the arguments name.
   *
   * @param arguments a clock, a part of the names of questions, and jars; see above. {@code once},
   *     {@code least}, {@code jdk}, {@code rounds} and {@code watched} are for JVMs that the clocks
   *     start
   */
  public static void main(String[] arguments) throws Exception {
    long start = System.nanoTime(); // before anything of the first answer
    String clock = arguments.length == 0 ? "" : arguments[0];
    if (clock.equals("once")) {
      Cold.once(start, arguments[1]);
      return;
    }
    List<String> rest = Arrays.stream(arguments).skip(1).toList();
    String part = rest.isEmpty() ? "" : rest.get(0);
    List<String> paths = rest.stream().skip(1).toList();
    switch (clock) {
      case "warm" -> System.out.print(Warm.table(Question.warm(part), Warm.SLICE));
      case "least" ->
          System.out.println(Warm.least(Question.named(part, SpeedTable.questions()), Warm.SLICE));
      case "jdk" -> System.out.println(Runtime.version());
      case "watched" -> Warm.printNanos(Question.named(Question.WATCHED));
      case "cold" -> Cold.print(Question.cold(part), paths);
      case "mixed" -> Mixed.print(Question.mixed(part), paths);
      case "rounds" -> Mixed.rounds(Question.named(rest));
      default -> throw new IllegalArgumentException("Ask warm|cold|mixed [PART [OLDER_JAR]]");
    }
  }
}
