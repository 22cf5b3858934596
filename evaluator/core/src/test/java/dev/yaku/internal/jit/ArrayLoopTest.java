package dev.yaku.internal.jit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

public class ArrayLoopTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final long[] HANDS = new long[20_000];

  static {
    Dealer.of(new SplittableRandom(1), Hand.DECK).deal(7, HANDS);
  }

  private static int[] oneByOne(HandEvaluator evaluator) {
    return Arrays.stream(HANDS).mapToInt(evaluator::evaluate).toArray();
  }

  private static int[] values(ArrayLoop.Loop loop) {
    int[] values = new int[HANDS.length];
    loop.evaluate(HANDS, values, 0);
    return values;
  }

  @Test
  void own_twice_eachHasItsEvaluatorInAClassOfItsOwn() {
    HandEvaluator lowball = HandEvaluator.of("ace-to-five");
    ArrayLoop.Loop one = new ArrayLoop().own(STANDARD);
    ArrayLoop.Loop two = new ArrayLoop().own(lowball);
    assertNotSame(one.getClass(), two.getClass());
    assertTrue(
        one.getClass().getName().startsWith("dev.yaku.internal.jit.ArrayLoopTemplate"),
        one.toString());
    assertArrayEquals(oneByOne(STANDARD), values(one));
    assertArrayEquals(oneByOne(lowball), values(two));
  }

  @Test
  void evaluate_fewHandsAgainAndAgain_setsTheSameAsAtOnce() {
    int[] expected = oneByOne(STANDARD);
    ArrayLoop loop = new ArrayLoop();
    int step = 7;
    for (int i = 0; i + step <= HANDS.length; i += step) {
      int[] values = new int[step];
      loop.evaluate(STANDARD, Arrays.copyOfRange(HANDS, i, i + step), values);
      assertArrayEquals(Arrays.copyOfRange(expected, i, i + step), values);
    }
  }

  @Test
  void evaluate_fromTheMiddle_leavesTheFirstAlone() {
    int[] values = new int[HANDS.length];
    new ArrayLoop().own(STANDARD).evaluate(HANDS, values, 4);
    int[] expected = oneByOne(STANDARD);
    Arrays.fill(expected, 0, 4, 0);
    assertArrayEquals(expected, values);
  }

  @Test
  void evaluate_classFileThatIsNotThere_setsTheSame() throws Exception {
    try (URLClassLoader loader = HiddenClassesTest.without("ArrayLoopTemplate.class")) {
      Class<?> type = loader.loadClass("dev.yaku.HandEvaluator");
      Object evaluator = type.getMethod("of", String.class).invoke(null, "standard");
      Class<?> loop = loader.loadClass("dev.yaku.internal.jit.ArrayLoop");
      Method own = loop.getMethod("own", type);
      Object made = own.invoke(loop.getConstructor().newInstance(), evaluator);
      String name = made.getClass().getName();
      assertFalse(name.startsWith("dev.yaku.internal.jit.ArrayLoopTemplate"), name);
      int[] values = new int[HANDS.length];
      type.getMethod("evaluate", long[].class, int[].class).invoke(evaluator, HANDS, values);
      assertArrayEquals(oneByOne(STANDARD), values);
    }
  }
}
