package dev.yaku.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.BadugiEvaluator;
import dev.yaku.CardText;
import dev.yaku.Category;
import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.HoleIndex;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.Percentile;
import dev.yaku.Progress;
import dev.yaku.Showdown;
import dev.yaku.board.Boards;
import dev.yaku.board.Texture;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.OmahaRiver;
import dev.yaku.equity.Range;
import dev.yaku.index.HandIndex;
import dev.yaku.interop.Unity;
import dev.yaku.solver.AllInGame;
import dev.yaku.solver.AllInSolution;
import dev.yaku.solver.AllInSolver;
import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopRow;
import dev.yaku.solver.Icm;
import dev.yaku.solver.PlaceGain;
import dev.yaku.solver.Solution;
import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import dev.yaku.strength.Measure;
import dev.yaku.strength.Measurer;
import dev.yaku.strength.OpponentClusters;
import dev.yaku.strength.Potential;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.Fraction;
import dev.yaku.videopoker.VideoPoker;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every public method and constructor, called with numbers below, at and above all limits, with
 * null and with nothing: it answers or throws what is documented, soon, and what it returns can be
 * asked in its turn.
 */
@Tag("proof")
class ArgumentSweepTest {
  private static final List<Class<?>> ONE_OF_EACH_MODULE =
      List.of(
          Hand.class, Equity.class, Strength.class, VideoPoker.class, Unity.class, Solver.class);

  /** Of the processor's time, whatever else it does; asked again, since the first call may load. */
  private static final long MOST_NANOS = 2_000_000_000L;

  private static final int SECONDS = 60; // of a call that only waits

  /** By method, or by type: why it is not called. */
  private static final Map<String, String> LEFT_OUT =
      Map.ofEntries(
          Map.entry("dev.yaku.TrustedKeys", "wrong keys give any value, as its Javadoc says"),
          Map.entry("OmahaEvaluator.countDeals", "takes seconds to minutes, as its Javadoc says"),
          Map.entry("OmahaEvaluator.countByValue", "takes as long as there are hands"),
          Map.entry("OmahaEvaluator.percentile", "counts deals of Omaha"),
          Map.entry("OmahaEvaluator.forEach", "takes as long as there are hands"),
          Map.entry("Hands.forEach", "takes as long as there are hands"),
          Map.entry("HandEvaluator.forEach", "takes as long as there are hands"),
          Map.entry("HandEvaluator.countByValue", "takes as long as there are hands"),
          Map.entry("HandEvaluator.countByCategory", "takes as long as there are hands"),
          Map.entry("HandEvaluator.forEachEqualHands", "takes as long as there are hands"),
          Map.entry("BadugiEvaluator.forEach", "takes as long as there are hands"),
          Map.entry("BadugiEvaluator.countByValue", "takes as long as there are hands"),
          Map.entry("dev.yaku.equity.ThreeHandsWriter", "writes a file for hours"),
          Map.entry("dev.yaku.strength.StrengthTableWriter", "writes a file for minutes"),
          Map.entry("dev.yaku.solver.FlopReport", "solves; its options are those of Solver"),
          Map.entry("OpponentClusters.of", "takes a second, of all but wrong numbers: below"),
          Map.entry("AllInSolver.run", "solves for as long as it was told to"),
          Map.entry("Solver.run", "solves for as long as it was told to"),
          Map.entry("VideoPoker.forEachHold", "takes as long as there are hands"));

  private static final int[] INTS = {
    -1,
    0,
    1,
    2,
    5,
    7,
    12,
    13,
    52,
    53,
    64,
    168,
    169,
    1325,
    1326,
    100_000,
    1 << 20,
    Integer.MIN_VALUE,
    Integer.MAX_VALUE,
    -732_344_767
  };
  private static final long[] LONGS = {
    -1, 0, 1, 0b11, 0b111, 0b11111, Hand.DECK, 1L << 52, 1 << 20, Long.MIN_VALUE, Long.MAX_VALUE
  };
  private static final double[] DOUBLES = {-1, 0, 0.5, 1, 1 << 20, Double.NaN, 1 / 0.0, 1e-300};
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int[] FEW = {-1, 0, 5, 53, 100_000};

  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final SolverSpot SPOT =
      SolverSpot.parse("board=2c3c4c5d6h\noop=AA\nip=KK\npot=9\nstack=9\nbets=50%");
  private static final Solution SOLUTION = Solver.of(SPOT).iterations(1).run();
  private static final AllInSolution ALL_IN = AllInSolver.of(AllInGame.of(2, 2).build()).run();
  private static final Strength STRENGTH = Strength.of("standard");
  private static final OpponentClusters CLUSTERS = OpponentClusters.of(STRENGTH, 1);
  private static final VideoPoker MACHINE = VideoPoker.of("jacks-9-6");

  /** By type, or one that it extends: an object to call or to pass. */
  private static final List<Supplier<?>> SAMPLES =
      List.of(
          () -> "As",
          () -> STANDARD,
          () -> OmahaEvaluator.of("omaha-hi-lo"),
          () -> OmahaEvaluator.of("omaha").board(0b11111L << 20, 4),
          () -> BadugiEvaluator.of("badugi"),
          () -> HandEvaluator.of("wild-five").ruleSet(),
          () -> Hands.of(0b111L, 2),
          () -> OmahaHand.ofHole(0b1111L).withBoard(0b111L << 20),
          () -> STANDARD.judge("As"),
          () -> STANDARD.judge("As").high(),
          () -> Showdown.of(1, 2),
          () -> Dealer.of(new SplittableRandom(1), Hand.DECK),
          () -> CardText.parse("As | Kd"),
          () -> new Percentile(1, 2, 3),
          () -> new Progress(1, 2, 0.1, 1),
          () -> Category.FLUSH,
          () -> Range.random(),
          () -> OmahaRange.parse("AAKK", 4),
          () -> Equity.of("standard"),
          () -> Equity.of("standard").spot().player("AA").player("KK").board("2c3c4c5d6h"),
          () -> Equity.of("standard").parse("AA / KK | 2c3c4c5d6h").run(),
          () -> Equity.of("standard").parse("AA / KK | 2c3c4c5d").byNextCard(),
          () -> HoldemRiver.of(STANDARD),
          () -> OmahaRiver.of(OmahaEvaluator.of("omaha")),
          () -> HandIndex.of(2),
          () -> STRENGTH,
          () -> new Measurer(STRENGTH, Measure.EHS),
          () -> Boards.of("standard"),
          () -> Boards.of("standard").board(0b111L),
          () -> Boards.of("standard").board(0b111L).texture(),
          () -> Texture.Suits.RAINBOW,
          () -> Texture.Pairing.PAIRED,
          () -> Measure.EHS,
          () -> Potential.Standing.TIED,
          () -> CLUSTERS,
          () -> SPOT,
          () -> Solver.of(SPOT).iterations(1),
          () -> SOLUTION,
          () -> SOLUTION.root(),
          () -> SOLUTION.root().group(0, hand -> true),
          () -> AllInGame.of(2, 2),
          () -> ALL_IN.game(),
          () -> ALL_IN.game().decisions().get(0),
          () -> AllInSolver.of(ALL_IN.game()),
          () -> ALL_IN,
          () -> Icm.of(50, 30, 20),
          () -> new Flop("AsKdQh", 1),
          () -> row(List.of(1.0, 2.0)),
          () -> new PlaceGain("", 1, 1),
          () -> Fraction.of(1),
          () -> VideoPoker.payTable("jacks-9-6"),
          () -> MACHINE,
          () -> MACHINE.finder(),
          () -> MACHINE.holds(0b11111L),
          () -> new SplittableRandom(1),
          () -> Duration.ofMillis(1),
          () -> Locale.ENGLISH,
          () -> BigInteger.ONE,
          () -> Optional.empty(),
          () -> List.of(),
          () -> Map.of());

  /** By what makes them: one of each. */
  private static final Map<Supplier<?>, Object> MADE = new LinkedHashMap<>();

  static {
    SAMPLES.forEach(each -> MADE.put(each, each.get()));
  }

  private static FlopRow row(List<Double> two) {
    return new FlopRow(
        new Flop("AsKdQh", 1), "", "", two, 1, two, two, List.of(), List.of(), List.of(), 1, 1);
  }

  private final ExecutorService clock = Executors.newCachedThreadPool(ArgumentSweepTest::daemon);
  private final Set<String> faults = new TreeSet<>();
  private int calls;

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    return thread;
  }

  /** The first sample that fits; null if there is none. */
  private static Object sample(Class<?> type) {
    if (type.isPrimitive()) {
      return values(type).get(1);
    }
    if (type.isArray()) {
      return Array.newInstance(type.getComponentType(), 1);
    }
    for (Map.Entry<Supplier<?>, Object> each : MADE.entrySet()) {
      if (type.isInstance(each.getValue())) {
        return each.getKey().get();
      }
    }
    return type.isInterface() && !type.isSealed() ? callback(type) : null;
  }

  /** What asks nothing and answers 0, false or nothing. */
  private static Object callback(Class<?> type) {
    return Proxy.newProxyInstance(
        ArgumentSweepTest.class.getClassLoader(),
        new Class<?>[] {type},
        (proxy, method, arguments) ->
            method.getReturnType().isPrimitive() && method.getReturnType() != void.class
                ? Array.get(Array.newInstance(method.getReturnType(), 1), 0)
                : null);
  }

  /** What is passed in one place. */
  private static List<Object> values(Class<?> type) {
    List<Object> values = new ArrayList<>();
    if (type == int.class) {
      Arrays.stream(INTS).forEach(values::add);
    } else if (type == long.class) {
      Arrays.stream(LONGS).forEach(values::add);
    } else if (type == double.class) {
      Arrays.stream(DOUBLES).forEach(values::add);
    } else if (type.isPrimitive()) {
      Object array = Array.newInstance(type, 1);
      values.addAll(List.of(Array.get(array, 0), Array.get(array, 0)));
    } else {
      values.add(null);
      addObjects(values, type);
    }
    return values;
  }

  private static void addObjects(List<Object> values, Class<?> type) {
    if (type.isArray()) {
      Class<?> component = type.getComponentType();
      values.add(Array.newInstance(component, 0));
      int[] sizes = component.isArray() ? new int[] {1} : new int[] {1, HoleIndex.SIZE};
      for (int size : sizes) {
        values.add(Array.newInstance(component, size));
        for (Object value : component == char.class ? List.of() : values(component)) {
          Object array = Array.newInstance(component, size);
          for (int i = 0; i < size; i++) {
            Array.set(array, i, value);
          }
          values.add(array);
        }
      }
    } else if (type.isEnum()) {
      values.addAll(List.of(type.getEnumConstants()));
    } else if (type.isAssignableFrom(String.class)) {
      values.addAll(List.of("", " ", "|", "-1", "Jo", "\uD83C", "x".repeat(100_000)));
    } else if (type == List.class || type == Iterable.class) {
      values.add(List.of());
      values.add(Collections.singletonList(null));
    } else if (type == Map.class) {
      values.add(Collections.singletonMap(null, null));
    }
  }

  /** The lists of arguments with which something is called. */
  private static List<Object[]> arguments(Class<?>... types) {
    List<Object[]> all = new ArrayList<>();
    Object[] samples = Arrays.stream(types).map(ArgumentSweepTest::sample).toArray();
    for (int place = 0; place < types.length; place++) {
      for (Object value : values(types[place])) {
        Object[] arguments = samples.clone();
        arguments[place] = value;
        all.add(arguments);
      }
    }
    boolean isNumbers = Arrays.stream(types).allMatch(t -> t == int.class || t == long.class);
    if (types.length == 0) {
      all.add(new Object[0]);
    } else if (isNumbers && types.length > 1 && types.length < 4) {
      for (int i = 0; i < Math.pow(FEW.length, types.length); i++) {
        Object[] arguments = new Object[types.length];
        for (int rest = i, at = 0; at < types.length; rest /= FEW.length, at++) {
          int few = FEW[rest % FEW.length];
          arguments[at] = types[at] == int.class ? (Object) few : (Object) (long) few;
        }
        all.add(arguments);
      }
    }
    return all;
  }

  private interface Call {
    Object invoke(Object... arguments) throws ReflectiveOperationException;
  }

  /** A call on a thread of its own; how much of the processor's time it has taken. */
  private final class Timed implements Callable<Object> {
    private final Call call;
    private final Object[] arguments;
    private volatile Thread thread;
    private volatile long start;
    private volatile long end = -1;

    Timed(Call call, Object... arguments) {
      this.call = call;
      this.arguments = arguments;
    }

    @Override
    public Object call() throws ReflectiveOperationException {
      start = THREADS.getCurrentThreadCpuTime();
      thread = Thread.currentThread();
      try {
        return call.invoke(arguments);
      } finally {
        end = THREADS.getCurrentThreadCpuTime();
      }
    }

    boolean isLong() {
      if (thread == null) {
        return false;
      }
      long now = end >= 0 ? end : THREADS.getThreadCpuTime(thread.getId());
      return now - start > MOST_NANOS;
    }

    /** The answer, or null with a fault if it takes too long. */
    Object answer() throws ExecutionException, InterruptedException {
      Future<Object> answer = clock.submit(this);
      for (int second = 0; second < SECONDS && !isLong(); second++) {
        try {
          return answer.get(1, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
          // it goes on, or the machine is busy
        }
      }
      answer.cancel(true);
      return this;
    }
  }

  /** Calls, and keeps what is wrong with the answer; returns it, or null. */
  private Object call(String name, Supplier<String> source, Call call, Object... arguments) {
    calls++;
    try {
      Timed timed = new Timed(call, arguments);
      Object answer = timed.answer();
      if (answer == timed || timed.isLong()) {
        timed = new Timed(call, arguments);
        answer = timed.answer();
      }
      if (answer != timed && !timed.isLong()) {
        return answer;
      }
      faults.add(source.get() + ": more than two seconds");
    } catch (ExecutionException e) {
      Throwable cause =
          e.getCause() instanceof InvocationTargetException
              ? e.getCause().getCause()
              : e.getCause();
      boolean isDivision = name.startsWith("Fraction.") && (cause + "").endsWith("is zero");
      if (!isDivision && !isDocumented(cause, arguments)) { // as of Java's own numbers
        StackTraceElement[] trace = cause.getStackTrace();
        faults.add(source.get() + ": " + cause + (trace.length == 0 ? "" : " at " + trace[0]));
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    return null;
  }

  private static String shown(Object... arguments) {
    String all = Arrays.deepToString(arguments);
    return all.length() > 100 ? all.substring(0, 100) + "..." : all;
  }

  private static boolean isDocumented(Throwable cause, Object... arguments) {
    return cause instanceof IllegalArgumentException
        || cause instanceof IllegalStateException
        || cause instanceof UnsupportedOperationException
        || cause instanceof IOException
        || cause instanceof UncheckedIOException
        || cause.getClass() == IndexOutOfBoundsException.class
        || cause instanceof NullPointerException && Arrays.deepToString(arguments).contains("null");
  }

  private static String leftOut(Class<?> type, Executable executable) {
    String reason = LEFT_OUT.get(type.getName());
    return reason != null
        ? reason
        : LEFT_OUT.get(type.getSimpleName() + "." + executable.getName());
  }

  /** Calls a method or constructor, and asks what it returns. */
  private void sweep(Class<?> type, Executable executable, Call call) {
    if (leftOut(type, executable) != null) {
      return;
    }
    String name = type.getSimpleName() + "." + executable.getName();
    for (Object[] arguments : arguments(executable.getParameterTypes())) {
      Supplier<String> source = () -> name + " of " + shown(arguments);
      Object answer = call(name, source, call, arguments);
      if (answer != null && answer.getClass().getName().startsWith("dev.yaku")) {
        ask(source, answer);
      }
    }
  }

  /** Calls what needs no arguments of something that was returned. */
  private void ask(Supplier<String> source, Object answer) {
    if (answer instanceof EquitySpot
        || answer instanceof AllInSolver
        || answer instanceof Solver // whose methods change them, and are called alone
        || answer instanceof OmahaRange) { // which goes through its hands
      return;
    }
    for (Method method : answer.getClass().getMethods()) {
      Class<?> type = method.getDeclaringClass();
      boolean isCalled =
          type.getName().startsWith("dev.yaku")
              && Modifier.isPublic(type.getModifiers())
              && !Modifier.isStatic(method.getModifiers())
              && method.getParameterCount() == 0
              && leftOut(type, method) == null;
      if (isCalled) {
        String name = type.getSimpleName() + "." + method.getName();
        call(name, () -> source.get() + ": " + name, all -> method.invoke(answer, all));
      }
    }
  }

  private static List<Executable> executables(Class<?> type) {
    List<Executable> all = new ArrayList<>(List.of(type.getConstructors()));
    for (Method method : type.getMethods()) {
      if (method.getDeclaringClass().getName().startsWith("dev.yaku") && !method.isBridge()) {
        all.add(method);
      }
    }
    return all;
  }

  @Test
  void everyPublicMethod_withAnyArguments_answersOrThrowsWhatIsDocumented() throws Exception {
    int called = 0;
    for (Class<?> type : ApiLines.typesOf(ONE_OF_EACH_MODULE)) {
      Object receiver = type.isInterface() && !type.isSealed() ? null : sample(type);
      for (Executable executable : executables(type)) {
        if (executable instanceof Constructor<?> made) {
          sweep(type, made, made::newInstance);
        } else if (executable instanceof Method method) {
          boolean isStatic = Modifier.isStatic(method.getModifiers());
          if (!isStatic && receiver == null) {
            continue;
          }
          Object fresh = isStatic ? null : sample(type);
          sweep(type, method, all -> method.invoke(fresh, all));
        }
        called++;
      }
    }
    for (String name : List.of("wild-five", "multi-deck")) {
      HandEvaluator rules = HandEvaluator.of(name);
      for (int[] numbers : new int[][] {{5, -1}, {100_000, 0}, {-1, 0}}) {
        assertThrows(
            IllegalArgumentException.class, () -> rules.countMultisets(numbers[0], numbers[1]));
      }
    }
    for (int clusters : new int[] {-732_344_767, -1, 0, 170, 1 << 20}) {
      assertThrows(IllegalArgumentException.class, () -> OpponentClusters.of(STRENGTH, clusters));
    }
    for (int hole : new int[] {-1, HoleIndex.SIZE}) {
      assertEquals(
          IndexOutOfBoundsException.class,
          assertThrows(IndexOutOfBoundsException.class, () -> CLUSTERS.of(hole)).getClass());
    }
    clock.shutdownNow();
    assertEquals("", String.join("\n", faults));
    assertTrue(called > 500 && calls > 10_000, called + " methods, " + calls + " calls");
  }
}
