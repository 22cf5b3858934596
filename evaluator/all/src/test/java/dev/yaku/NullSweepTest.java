package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.equity.Equity;
import dev.yaku.equity.HeadsUp;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import dev.yaku.index.HandIndex;
import dev.yaku.interop.CactusKev;
import dev.yaku.interop.CardStruct;
import dev.yaku.interop.Spreadsheet;
import dev.yaku.interop.Unity;
import dev.yaku.interop.Zzz;
import dev.yaku.strength.Measure;
import dev.yaku.strength.OpponentClusters;
import dev.yaku.strength.Potential;
import dev.yaku.strength.Strength;
import dev.yaku.strength.StrengthTable;
import dev.yaku.videopoker.Fraction;
import dev.yaku.videopoker.HoldFinder;
import dev.yaku.videopoker.PayTable;
import dev.yaku.videopoker.VideoPoker;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;

/** No public method answers null with an exception that does not name its parameter. */
class NullSweepTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  /** By public type: an object to call, or null for static methods only. */
  private static final Map<Class<?>, Object> CALLED = new LinkedHashMap<>();

  static {
    OmahaEvaluator omaha = OmahaEvaluator.of("omaha");
    Hands hands = Hands.of(0b111L, 2);
    CALLED.put(Card.class, null);
    CALLED.put(Hand.class, null);
    CALLED.put(Hands.class, hands);
    CALLED.put(Showdown.class, Showdown.of(1, 2));
    CALLED.put(Dealer.class, Dealer.of(new SplittableRandom(1), Hand.DECK));
    CALLED.put(HandEvaluator.class, STANDARD);
    CALLED.put(OmahaEvaluator.class, omaha);
    CALLED.put(BadugiEvaluator.class, BadugiEvaluator.of("badugi"));
    CALLED.put(EvaluatedHand.class, STANDARD.judge("As"));
    CALLED.put(HandResult.class, STANDARD.judge("As").high());

    CALLED.put(Equity.class, Equity.of("standard"));
    CALLED.put(Range.class, Range.random());
    CALLED.put(OmahaRange.class, null);
    CALLED.put(HeadsUp.class, null);
    CALLED.put(HoleClass.class, null);
    CALLED.put(HoleIndex.class, null);
    CALLED.put(HandIndex.class, HandIndex.of(2));
    CALLED.put(CactusKev.class, null);
    CALLED.put(CardStruct.class, null);
    CALLED.put(Spreadsheet.class, null);
    CALLED.put(Unity.class, null);
    CALLED.put(Zzz.class, null);
    CALLED.put(Strength.class, Strength.of("standard"));
    CALLED.put(Boards.class, Boards.of("standard"));
    CALLED.put(BoardHands.class, Boards.of("standard").board(0b111L));
    CALLED.put(Measure.class, Measure.EHS);
    CALLED.put(OpponentClusters.class, null);
    CALLED.put(StrengthTable.class, null);
    CALLED.put(Fraction.class, Fraction.ZERO);
    CALLED.put(HoldFinder.class, null);
    CALLED.put(PayTable.class, VideoPoker.payTable("jacks-9-6"));
    CALLED.put(VideoPoker.class, VideoPoker.of("jacks-9-6"));
  }

  /** What else is passed: the first that fits. */
  private static final List<Object> OTHERS =
      List.of(
          "As",
          Hands.of(0b111L, 2),
          OmahaHand.ofHole(0b1111L).withBoard(0b111L << 20),
          STANDARD,
          Strength.of("standard"),
          Range.random(),
          Locale.ENGLISH,
          Measure.EHS,
          Potential.Standing.TIED,
          Fraction.of(1),
          VideoPoker.payTable("jacks-9-6"),
          STANDARD.ruleSet(),
          STANDARD.judge("As").high(),
          new SplittableRandom(1),
          (ValueAction) (hand, value) -> {},
          (LongConsumer) hand -> {},
          (Consumer<Object>) run -> {},
          new int[1],
          new long[1],
          new byte[1],
          new char[HoleIndex.SIZE],
          new double[HoleIndex.SIZE],
          new double[1][HoleIndex.SIZE]);

  private static Object other(Class<?> type) {
    if (type == int.class) {
      return 1;
    }
    if (type == long.class) {
      return 1L;
    }
    if (type == double.class) {
      return 0.5;
    }
    return OTHERS.stream().filter(type::isInstance).findFirst().orElse(null);
  }

  private interface Call {
    Object invoke(Object... arguments) throws ReflectiveOperationException;
  }

  /** What is wrong with the answers to null in each place. */
  private static List<String> faults(Executable executable, Call call)
      throws ReflectiveOperationException {
    List<String> faults = new ArrayList<>();
    Parameter[] parameters = executable.getParameters();
    for (int place = 0; place < parameters.length; place++) {
      if (parameters[place].getType().isPrimitive()) {
        continue;
      }
      Object[] arguments = new Object[parameters.length];
      for (int i = 0; i < arguments.length; i++) {
        arguments[i] = i == place ? null : other(parameters[i].getType());
      }
      String name = parameters[place].getName();
      try {
        call.invoke(arguments);
      } catch (InvocationTargetException e) {
        String message = e.getCause().getMessage();
        boolean named = name.equals(message) || ("" + message).contains("\"" + name + "\"");
        if (e.getCause() instanceof NullPointerException && !named) {
          faults.add(executable + ", " + name + ": " + message);
        }
      }
    }
    return faults;
  }

  @Test
  void nullArgument_ofAnyPublicMethod_isNamedIfRejected() throws ReflectiveOperationException {
    TreeSet<String> faults = new TreeSet<>();
    int called = 0;
    for (Map.Entry<Class<?>, Object> entry : CALLED.entrySet()) {
      for (Method method : entry.getKey().getMethods()) {
        boolean ours = method.getDeclaringClass().getName().startsWith("dev.yaku.");
        boolean callable = Modifier.isStatic(method.getModifiers()) || entry.getValue() != null;
        if (ours && callable) {
          called++;
          faults.addAll(faults(method, all -> method.invoke(entry.getValue(), all)));
        }
      }
    }
    assertTrue(called > 150, "methods: " + called);
    assertEquals("", String.join("\n", faults));
  }
}
