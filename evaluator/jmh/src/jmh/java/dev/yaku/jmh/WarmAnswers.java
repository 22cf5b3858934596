package dev.yaku.jmh;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.Equity;
import dev.yaku.equity.HeadsUp;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.equity.OmahaRiver;
import dev.yaku.index.HandIndex;
import dev.yaku.strength.OpponentClusters;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.HoldFinder;
import dev.yaku.videopoker.VideoPoker;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.DoubleSupplier;

/**
 * What does an answer of equity, strength, index or video poker cost in a program that has asked
 * the question for a while?
 *
 * <p>{@code java -cp evaluator/jmh/target/benchmarks.jar dev.yaku.jmh.WarmAnswers} prints
 * microseconds: the least of twenty slices of a tenth of a second, or of twenty answers if these
 * take longer, in CPU time of the thread, which other programs disturb less than the clock.
 * Questions follow each other in one JVM. A text as argument selects those that contain it. It
 * takes about three minutes.
 */
public final class WarmAnswers {
  private static final int SLICES = 20;
  private static final long SLICE = 100_000_000;
  private static final long SHORT = 1_000_000;
  private static final int MANY = 1024; // answers that are asked for together

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final long FLOP = Hand.parse("9s 8d 2s");
  private static final long HOLE = Hand.parse("Js Ts");

  private static double sum; // so that answers are in use
  private static String selected = "";

  private WarmAnswers() {}

  /**
   * Prints the table.
   *
   * @param arguments nothing, or a part of the names of questions
   */
  public static void main(String[] arguments) {
    selected = arguments.length == 0 ? "" : arguments[0];
    System.out.printf("| JDK %s | µs |%n|---|---:|%n", Runtime.version());
    equities();
    holes();
    strengths();
    indices();
    machines();
    if (sum == 0) {
      throw new IllegalStateException("no answers");
    }
  }

  private static void equities() {
    for (String spot :
        new String[] {
          "As Ks / Qh Qd",
          "As Ks / Qh Qd | 2c 7h Ts",
          "As Ah / random",
          "As Ah / random | 2c 7h Ts",
          "As Ah / random | 2c 7h Ts 9s 3d",
          "As Ks / Qh Qd / Jc Tc",
          "As Ks / Qh Qd / Jc Tc / 9h 8h / 2c 2d",
          "AKs / QQ / JTs",
          "AK / QQ+ / 76s",
          "TT+,AQ+ / QQ+,AK / TT",
          "random / random",
          "random / random | 2c 7h Ts",
          "random / random | 2c 7h Ts 9s",
          "random / random | 2c 7h Ts 9s 3d",
        }) {
      equity("standard", spot);
    }
    equity("omaha", "As Ks Qh Jh / 2c 2d 7h 8h");
    equity("omaha", "As Ks Qh Jh Tc / 2c 2d 7h 8h 9c");
    equity("omaha-hi-lo", "As Ks Qh Jh / 2c 2d 7h 8h");
  }

  private static void equity(String rules, String spot) {
    Equity equity = Equity.of(rules);
    ask(rules + ": " + spot, 1, () -> equity.parse(spot).run().share(0));
  }

  private static void holes() {
    ask("HeadsUp, a look-up", MANY, () -> HeadsUp.share(HeadsUp.preflop(next(1000), 1325)));
    long[] boards = boards(5);
    HoldemRiver river = HoldemRiver.of(STANDARD);
    char[] values = new char[HoleIndex.SIZE];
    ask(
        "River, values of all holes",
        1,
        () -> {
          HoldemRiver.values(STANDARD, boards[next(boards.length)], values);
          return 1;
        });
    double[] weights = new double[HoleIndex.SIZE];
    Arrays.fill(weights, 1);
    double[][] sums = new double[4][HoleIndex.SIZE];
    for (String board : new String[] {"2c 7h Ts Qc 3d", "2c 7h Ts Qc", "2c 7h Ts"}) {
      long cards = Hand.parse(board);
      ask(
          "River, both players' weights on " + board,
          1,
          () -> {
            river.weighRunouts(cards, weights, weights, sums[0], sums[1], sums[2], sums[3]);
            return 1;
          });
    }
    OmahaRiver omaha = OmahaRiver.of(OmahaEvaluator.of("omaha"));
    double[] ofOmaha = new double[OmahaRiver.SIZE];
    Arrays.fill(ofOmaha, 1);
    double[] win = new double[OmahaRiver.SIZE];
    double[] tie = new double[OmahaRiver.SIZE];
    ask(
        "OmahaRiver, all holes on a board",
        1,
        () -> {
          omaha.setBoard(boards[next(boards.length)]);
          omaha.weigh(ofOmaha, win, tie);
          return 1;
        });
  }

  private static void strengths() {
    Strength strength = Strength.of(STANDARD);
    double[] weights = new double[HoleIndex.SIZE];
    Arrays.setAll(weights, hole -> hole % 7);
    ask("strength of a hand on a flop", 1, () -> strength.hand(HOLE, FLOP).ehs2());
    ask("its potential", 1, () -> strength.potential(HOLE, FLOP).positive());
    ask("strength of all hands on a flop", 1, () -> strength.board(FLOP).ehs(0));
    ask("with weighted opponents", 1, () -> strength.against(weights).board(FLOP).ehs(0));
    ask("histograms of 16 bars", 1, () -> strength.histograms(FLOP, 16)[0][0]);
    ask("potential of all hands on a flop", 1, () -> strength.potentials(FLOP)[0].positive());
    double[][] clusters = OpponentClusters.of(strength, OpponentClusters.USUAL).weights();
    ask("against eight clusters", 1, () -> strength.clusters(FLOP, clusters)[0][0]);
    ask("the eight clusters", 1, () -> OpponentClusters.of(strength, 8).weights()[0][0]);
    HandIndex flops = HandIndex.of(3);
    ask(
        "strength of all hands on all flops",
        1,
        () -> {
          double ehs = 0;
          for (long i = 0; i < flops.size(0); i++) {
            ehs += strength.board(flops.unindex(0, i)[0]).ehs(HoleIndex.SIZE / 2);
          }
          return ehs;
        });
    HandIndex rivers = HandIndex.of(5);
    char[] scores = new char[HoleIndex.SIZE];
    ask(
        "scores of all hands on all rivers, from scratch",
        1,
        () -> {
          Strength fresh = Strength.of(STANDARD);
          for (long i = 0; i < rivers.size(0); i++) {
            fresh.river(rivers.unindex(0, i)[0], scores);
          }
          return 1;
        });
  }

  private static void indices() {
    long[] boards = boards(7);
    for (int cards : new int[] {3, 5}) {
      HandIndex index = HandIndex.of(2, cards);
      long[] holes = new long[boards.length];
      long[] rest = new long[boards.length];
      long[] indices = new long[boards.length];
      for (int i = 0; i < boards.length; i++) {
        int[] all = Hand.cards(boards[i]);
        holes[i] = Hand.of(all[0], all[3]);
        rest[i] =
            Hand.of(
                Arrays.copyOfRange(new int[] {all[1], all[2], all[4], all[5], all[6]}, 0, cards));
        indices[i] = index.index(holes[i], rest[i]);
      }
      String what = cards == 3 ? "a flop" : "a river";
      ask(
          "index of " + what,
          MANY,
          () -> {
            int i = next(boards.length);
            return index.index(holes[i], rest[i]);
          });
      long[] found = new long[2];
      ask(
          "and back",
          MANY,
          () -> {
            index.unindex(1, indices[next(boards.length)], found);
            return found[0];
          });
    }
  }

  private static void machines() {
    for (String name : new String[] {"jacks-9-6", "joker-kings-20-7-5"}) {
      VideoPoker machine = VideoPoker.of(name);
      int[] pay = {9};
      ask(
          "return of " + name + " with another pay",
          1,
          () -> {
            pay[0] ^= 1;
            return machine.withPay("full-house", pay[0]).exactReturn().doubleValue();
          });
    }
    HoldFinder finder = VideoPoker.of("jacks-9-6").finder();
    long[] deals = boards(5);
    ask("best hold of a random deal", MANY, () -> finder.best(deals[next(deals.length)]));
  }

  private static long[] boards(int cards) {
    long[] boards = new long[MANY];
    Dealer.of(new SplittableRandom(cards), Hand.DECK).deal(cards, boards);
    return boards;
  }

  private static int asked;

  /** 0 to {@code count} - 1, by turns. */
  private static int next(int count) {
    asked = asked + 1 < count ? asked + 1 : 0;
    return asked;
  }

  /**
   * Prints a row.
   *
   * @param together how often to ask before the time is taken
   */
  private static void ask(String question, int together, DoubleSupplier answer) {
    if (!question.contains(selected)) {
      return;
    }
    double least = Double.POSITIVE_INFINITY;
    int times = together;
    for (int slice = 0; slice < SLICES; slice++) {
      long start = THREADS.getCurrentThreadCpuTime();
      long answers = 0;
      long end;
      do {
        for (int i = 0; i < times; i++) {
          sum += answer.getAsDouble();
        }
        answers += times;
        end = THREADS.getCurrentThreadCpuTime();
      } while (end - start < SLICE);
      least = Math.min(least, (double) (end - start) / answers);
      times = slice == 0 && least < SHORT ? (int) Math.max(times, SHORT / least) : times;
    }
    System.out.printf("| %s | %s |%n", question.replace("|", "\\|"), microseconds(least / 1e3));
  }

  /** With three digits that mean something. */
  private static String microseconds(double time) {
    return String.format(time < 10 ? "%.3f" : time < 1000 ? "%.1f" : "%,.0f", time);
  }
}
