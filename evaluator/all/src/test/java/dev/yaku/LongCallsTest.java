package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.board.Boards;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.NextCards;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.ThreeHandsWriter;
import dev.yaku.index.HandIndex;
import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopReport;
import dev.yaku.solver.FlopRow;
import dev.yaku.solver.Solution;
import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import dev.yaku.strength.Measure;
import dev.yaku.strength.OpponentClusters;
import dev.yaku.strength.Strength;
import dev.yaku.strength.StrengthTable;
import dev.yaku.strength.StrengthTableWriter;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every public call of equity, strength and solver that may take long, one in each row: on an
 * interrupted thread, interrupted while it works, and with a callback that throws, it gives an
 * answer that is right or an exception that says why, soon; and asked again, it answers.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LongCallsTest {
  private static final long FLOP = Hand.parse("Ts 9d 6c");
  private static final long TURN = Hand.parse("Ts 9d 6c 8h");
  private static final long RIVER = Hand.parse("Ts 9d 6c 8h Jc");
  private static final long HOLE = Hand.parse("Js Th");
  private static final Strength STRENGTH = Strength.of("standard");
  private static final String STOPPED = "stopped";

  /** By name of a call: its answer without an interrupt. */
  private static final Map<String, String> RIGHT = new ConcurrentHashMap<>();

  private static final boolean THOROUGH = Integer.getInteger("yaku.step", 1) == 1;

  /** With fewer cards most calls take a fourth of the time. */
  private static final String RULES = THOROUGH ? "standard" : "short-deck";

  private static final Strength SOME = Strength.of(RULES);

  private static final String QUESTION =
      """
      rules = %s
      oop   = %s
      ip    = %s
      pot   = 100
      stack = 150
      bets  = 60%%
      """
          .formatted(
              RULES,
              THOROUGH ? "QQ, TT, AQs, KJs:0.5, 87s" : "QQ, KJs:0.5",
              THOROUGH ? "99, 66, KJo, 98s:0.25" : "99, 98s:0.25");

  @TempDir private Path folder;

  @AfterEach
  void forgetTheInterrupt() {
    Thread.interrupted();
  }

  /** A call; its answer as a text, or {@link #STOPPED} where it says that it did not end. */
  private interface Body {
    String answer(Path folder, BooleanSupplier goOn) throws IOException;
  }

  private record Call(String name, boolean tells, Body body) {
    String answer(Path folder, BooleanSupplier goOn) throws IOException {
      return body.answer(folder, goOn);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static Call call(String name, Body body) {
    return new Call(name, true, body);
  }

  /** Of a call without a callback. */
  private static Call silent(String name, Body body) {
    return new Call(name, false, body);
  }

  private static List<Call> ofEquity() {
    return List.of(
        call("equity exact", equity("standard", "AA, KQs / 99+, AK | 2c 7h", EquitySpot::exact)),
        call(
            "equity three ranges",
            equity("standard", "QQ+ / AK, JTs / random | 2c 7h Ts", EquitySpot::exact)),
        call("equity looked up", equity("standard", "AsKs / QQ+", EquitySpot::exact)),
        call(
            "equity sampled", equity("standard", "AA / KK / random", spot -> spot.sample(900_000))),
        call(
            "equity until error",
            equity("standard", "random / random / AK", spot -> spot.untilError(8e-4))),
        call(
            "equity within",
            (folder, goOn) ->
                Equity.of("standard")
                        .parse("random / random / KK / 76s")
                        .within(Duration.ofMillis(30))
                        .onProgress(done -> goOn.getAsBoolean())
                        .run()
                        .isStopped()
                    ? STOPPED
                    : "as many as came"),
        call("equity omaha", equity("omaha", "As Ah Kd 9s / Qs Qd Jh Th", EquitySpot::exact)),
        call(
            "equity omaha ranges",
            equity("omaha-hi-lo", "AA / KK:$ds / *", spot -> spot.sample(300_000))),
        call(
            "equity drawn",
            (folder, goOn) ->
                told(
                    Equity.drawing(HandEvaluator.of("standard"))
                        .parse("As Ah Kd 9s 2c / Qs Qd Jh Th 3s")
                        .onProgress(done -> goOn.getAsBoolean())
                        .run())),
        call("next cards counted", next("AA, KQs / 99+, AK | 2c 7h Ts", EquitySpot::exact)),
        call(
            "next cards sampled",
            next("AA / KK / random | 2c 7h Ts", spot -> spot.sample(300_000))),
        silent(
            "equity deals",
            (folder, goOn) ->
                Equity.of("standard").parse("QQ+ / AK / random / 22+").deals()
                    + " deals, "
                    + Equity.of("standard").parse("QQ+ / AK / random").exactTime()),
        silent(
            "omaha range",
            (folder, goOn) ->
                OmahaRange.parse("AA:$ds, KQJT, 15%", THOROUGH ? 5 : 4).holes().length + " holes"),
        call(
            "three hands written",
            (folder, goOn) ->
                new ThreeHandsWriter(folder.resolve("three")).write(part -> goOn.getAsBoolean())
                    ? "written"
                    : STOPPED));
  }

  private static List<Call> ofStrength() {
    return List.of(
        call("strength written before the flop", (folder, goOn) -> strength(folder, goOn, 2)),
        call("strength written flops", (folder, goOn) -> strength(folder, goOn, 2, 3)),
        silent("strength of a hand", (folder, goOn) -> SOME.hand(HOLE, FLOP).ehs2() + ""),
        silent(
            "strength of a flop", (folder, goOn) -> SOME.board(FLOP).ehs(HoleIndex.of(HOLE)) + ""),
        silent(
            "strength before the flop",
            (folder, goOn) -> SOME.board(0).ehs(HoleIndex.of(HOLE)) + ""),
        silent(
            "histograms",
            (folder, goOn) -> Arrays.toString(SOME.histograms(FLOP, 10)[HoleIndex.of(HOLE)])),
        silent(
            "potentials",
            (folder, goOn) -> SOME.potentials(FLOP)[HoleIndex.of(HOLE)].positive() + ""),
        silent("opponent clusters", (folder, goOn) -> OpponentClusters.of(SOME, 8) + ""),
        silent(
            "board words", (folder, goOn) -> Boards.of("standard").board(RIVER).words(HOLE) + ""),
        silent("hand index", (folder, goOn) -> HandIndex.of(2, 3, 1, 1).size(3) + ""));
  }

  private static List<Call> ofSolver() {
    return List.of(
        silent("solver prepared", (folder, goOn) -> Solver.of(spot("Td 9d 6h")).nodes() + ""),
        call("solver run", (folder, goOn) -> solved(goOn, 1)),
        call("solver run of threads", (folder, goOn) -> solved(goOn, 3)),
        silent(
            "solution opened",
            (folder, goOn) -> {
              Solution known = solution(folder);
              return Solution.open(folder.resolve("solution")).value(0) - known.value(0) + "";
            }),
        silent(
            "solution answered",
            (folder, goOn) -> {
              Solution solution = solution(folder);
              return solution.answeredBy(0).value(0) + " " + solution.gains(1);
            }),
        silent(
            "solution values",
            (folder, goOn) -> {
              Solution solution = solution(folder);
              long hand = Hand.parse("Qs Qh");
              return solution.root().value(0, hand)
                  + Arrays.toString(solution.node("check").actionValues())
                  + solution.node("bet 60 / call").equity(1);
            }),
        call(
            "flop report",
            (folder, goOn) -> {
              List<FlopRow> rows = new ArrayList<>();
              boolean isWhole =
                  FlopReport.of(QUESTION)
                      .untilError(0.2)
                      .onProgress(done -> goOn.getAsBoolean())
                      .run(List.of(Flop.parse("Td 9d 6h"), Flop.parse("Kd 9d 7h")), rows::addAll);
              return isWhole ? rows + "" : STOPPED;
            }));
  }

  private static Stream<Call> tellingCalls() {
    return calls().filter(Call::tells);
  }

  private static Stream<Call> calls() {
    return Stream.of(ofEquity(), ofStrength(), ofSolver()).flatMap(List::stream);
  }

  private static String told(EquityResult result) {
    return result.isStopped() ? STOPPED : result + "";
  }

  private static Body equity(String rules, String text, UnaryOperator<EquitySpot> effort) {
    return (folder, goOn) ->
        told(
            effort
                .apply(Equity.of(rules).parse(text))
                .onProgress(done -> goOn.getAsBoolean())
                .run());
  }

  private static Body next(String text, UnaryOperator<EquitySpot> effort) {
    return (folder, goOn) -> {
      NextCards next =
          effort
              .apply(Equity.of("standard").parse(text))
              .onProgress(done -> goOn.getAsBoolean())
              .byNextCard();
      return next.isStopped() ? STOPPED : next + "" + next.result(Card.parse("3s")).share(0);
    };
  }

  private static String strength(Path folder, BooleanSupplier goOn, int... rounds)
      throws IOException {
    Path file = folder.resolve("strength");
    Files.deleteIfExists(file);
    boolean isWhole =
        new StrengthTableWriter(file, SOME, Measure.EHS, rounds)
            .write(done -> goOn.getAsBoolean() && rounds.length == 1);
    return isWhole ? StrengthTable.open(file).value(0) + "" : STOPPED;
  }

  private static SolverSpot spot(String board) {
    return SolverSpot.parse("board = " + board + "\n" + QUESTION);
  }

  private static String solved(BooleanSupplier goOn, int threads) {
    Solution solution =
        Solver.of(spot("Td 9d 6h"))
            .threads(threads)
            .iterations(3)
            .onProgress(done -> goOn.getAsBoolean())
            .run();
    if (solution.iterations() < 3) {
      return STOPPED;
    }
    return solution.value(0) + " " + solution.exploitability();
  }

  /** A solution, and a file of it; not interrupted. */
  private static Solution solution(Path folder) throws IOException {
    boolean interrupted = Thread.interrupted();
    Solution solution = Solver.of(spot("Td 9d 6h")).iterations(2).run();
    solution.write(folder.resolve("solution"));
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return solution;
  }

  /** The answer, or {@link #STOPPED} if an exception says that the thread was interrupted. */
  private String heard(Call call, BooleanSupplier goOn) throws IOException {
    try {
      return call.answer(folder, goOn);
    } catch (CancellationException e) {
      assertTrue(e.getMessage().startsWith("interrupted"), e.getMessage());
    } catch (FileSystemException e) {
      assertTrue(e.getMessage().endsWith(": interrupted"), e.getMessage());
    }
    return STOPPED;
  }

  /** The same as without an interrupt, if it ended. */
  private void assertRight(Call call, String found) throws IOException {
    assertFalse(Thread.interrupted());
    BooleanSupplier goOn = () -> !call.name.startsWith("three"); // it takes minutes
    if (!RIGHT.containsKey(call.name)) {
      RIGHT.put(call.name, call.answer(folder, goOn));
    }
    String right = RIGHT.get(call.name);
    assertTrue(found.equals(STOPPED) || found.equals(right), found + ": expected " + right);
    assertEquals(right.equals(STOPPED), isBegun(call), right);
  }

  /** Of what is only begun here. */
  private static boolean isBegun(Call call) {
    return call.name.startsWith("three") || call.name.equals("strength written flops");
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-101, 1e-300, Double.MIN_VALUE, 1e101, 1e308, -1, Double.NaN})
  void strength_weightsBeyondNumbers_areRefused(double weight) {
    double[] weights = new double[HoleIndex.SIZE];
    weights[7] = weight;
    String message =
        assertThrows(
                IllegalArgumentException.class, () -> STRENGTH.against(weights).hand(HOLE, FLOP))
            .getMessage();
    assertTrue(message.startsWith("weight " + weight + " of "), message);
    assertTrue(message.contains(": expected 0"), message);
  }

  /** By a player's two hands, of which the second has a weight: the mean of their shares. */
  @ParameterizedTest
  @ValueSource(doubles = {1, 0.5, 1e-3, 1e-10, 1e-29, 1e-31, 1e-38, 1e-40, 1e-45, 1e-300})
  void equity_weightsOfAnySize_areRightOrRefused(double weight) {
    String[] boards = {"", " | 2c 7h Ts", " | 2c 7h Ts 9d 4h"};
    for (String board : boards) {
      EquityResult heavy = run("QsQh / AK" + board);
      EquityResult light = run("8s7s / AK" + board);
      double all = heavy.total() + weight * light.total();
      double share =
          (heavy.total() * heavy.share(0) + weight * light.total() * light.share(0)) / all;
      assertShare(share, "QsQh, 8s7s:" + weight + " / AK" + board);
      assertShare(heavy.share(0), "QsQh:" + weight + " / AK" + board);
      assertShare(heavy.share(0), "QsQh:" + weight + " / AK:" + weight + board);
      assertShare(heavy.share(0), "QsQh / [" + weight + "](AKs, AKo)" + board);
    }
  }

  private static EquityResult run(String text) {
    return Equity.of("standard").parse(text).exact().run();
  }

  private static void assertShare(double expected, String text) {
    try {
      assertEquals(expected, run(text).share(0), 1e-9, text);
    } catch (IllegalArgumentException e) {
      assertTrue(e.getMessage().contains("weight"), e.getMessage());
      assertTrue(text.contains("E-3") || text.contains("E-4"), text + ": " + e.getMessage());
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1e-30, 1e-45, 1e-99, 1e99})
  void strength_weightsOfAnySize_giveTheSameStrengths(double weight) {
    double[] plain = new double[HoleIndex.SIZE];
    double[] scaled = new double[HoleIndex.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole += 3) {
      plain[hole] = 1 + hole % 5;
      scaled[hole] = weight * plain[hole];
    }
    int hole = HoleIndex.of(HOLE);
    long early = THOROUGH ? Hand.parse("Ts 9d 2c") : TURN;
    for (long board : new long[] {early, RIVER}) {
      assertEquals(
          STRENGTH.against(plain).hand(HOLE, board).ehs(),
          STRENGTH.against(scaled).hand(HOLE, board).ehs(),
          1e-9);
      assertEquals(
          STRENGTH.against(plain).board(board).ehs2(hole),
          STRENGTH.against(scaled).board(board).ehs2(hole),
          1e-9);
      assertArrayEquals(
          STRENGTH.against(plain).histograms(board, 5)[hole],
          STRENGTH.against(scaled).histograms(board, 5)[hole],
          1e-9);
      assertArrayEquals(
          STRENGTH.clusters(board, plain)[hole], STRENGTH.clusters(board, scaled)[hole], 1e-9);
    }
    assertEquals(
        STRENGTH.against(plain).potential(HOLE, early).positive(),
        STRENGTH.against(scaled).potential(HOLE, early).positive(),
        1e-9);
    assertEquals(
        STRENGTH.against(plain).potentials(early)[hole].negative(),
        STRENGTH.against(scaled).potentials(early)[hole].negative(),
        1e-9);
  }

  @ParameterizedTest
  @MethodSource("calls")
  void call_onAnInterruptedThread_isRightOrSaysWhy(Call call) throws IOException {
    int[] told = {0};
    Thread.currentThread().interrupt();
    String found = heard(call, () -> told[0]++ >= 0);
    assertTrue(Thread.interrupted(), "the thread remains interrupted");
    assertTrue(told[0] <= 1, told[0] + " callbacks on an interrupted thread");
    assertRight(call, found);
  }

  @ParameterizedTest
  @MethodSource("tellingCalls")
  void call_interruptedAtTheFirstCallback_endsSoon(Call call) throws IOException {
    Thread caller = Thread.currentThread();
    int[] told = {0};
    String found =
        heard(
            call,
            () -> {
              told[0]++;
              caller.interrupt();
              return true;
            });
    assertTrue(told[0] > 0, "nothing was told");
    assertTrue(Thread.interrupted(), "the thread remains interrupted");
    assertTrue(told[0] <= 4, told[0] + " callbacks after the interrupt"); // one for each thread
    assertRight(call, found);
  }

  @ParameterizedTest
  @MethodSource("tellingCalls")
  void call_callbackThrows_throwsThatAndAnswersLater(Call call) throws IOException {
    for (Throwable thrown :
        new Throwable[] {
          new IllegalStateException("mine"), new CancellationException("mine"), new Error("mine")
        }) {
      boolean[] told = {false};
      BooleanSupplier goOn =
          () -> {
            told[0] = true;
            if (thrown instanceof Error error) {
              throw error;
            }
            throw (RuntimeException) thrown;
          };
      Throwable found = null;
      try {
        call.answer(folder, goOn);
      } catch (RuntimeException | Error e) {
        found = e;
      }
      assertTrue(told[0], "nothing was told");
      assertSame(thrown, found);
    }
    RIGHT.remove(call.name); // it is to answer again
    assertRight(call, STOPPED);
  }
}
