package dev.yaku.internal.enumerate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.ValueAction;
import dev.yaku.internal.jit.HiddenClassesTest;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Set;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;

public class CallbackLoopsTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  @Test
  void of_manyHands_isALoopForThisClassOfActions() {
    ValueAction one = (hand, value) -> {};
    ValueAction two = (hand, value) -> {};
    CallbackLoops.Loop loop = CallbackLoops.of(one, 1_000_000);
    assertNotSame(CallbackLoopTemplate.class, loop.getClass());
    assertSame(loop, CallbackLoops.of(one, 1));
    assertNotSame(loop.getClass(), CallbackLoops.of(two, 1_000_000).getClass());
  }

  @Test
  void of_fewHandsAgainAndAgain_isShared_untilTheyAreMany() {
    ValueAction action = (hand, value) -> {};
    for (int hands = 0; hands < 90_000; hands += 1000) {
      assertSame(CallbackLoopTemplate.class, CallbackLoops.of(action, 1000).getClass());
    }
    for (int hands = 0; hands < 90_000; hands += 1000) {
      CallbackLoops.of(action, 1000);
    }
    assertNotSame(CallbackLoopTemplate.class, CallbackLoops.of(action, 1000).getClass());
  }

  @Test
  void forEach_oneCardOrTwo_countsTheHands() {
    ValueAction action = (hand, value) -> {};
    for (int board = 0; board < 50; board++) {
      STANDARD.forEach(Hands.of(Hand.DECK, 1), action); // 52
      STANDARD.forEach(Hands.of(Hand.DECK, 2), action); // 1,326
    }
    assertSame(
        CallbackLoopTemplate.class,
        CallbackLoops.of(action, 100_000 - 50 * (52 + 1_326) - 1).getClass());
    assertNotSame(CallbackLoopTemplate.class, CallbackLoops.of(action, 1).getClass());
  }

  /** The entry of such a class would keep this library's classes loaded for ever. */
  @Test
  void of_actionOfTheJdk_isShared() {
    LongConsumer action = new LongSummaryStatistics();
    assertSame(CallbackLoopTemplate.class, CallbackLoops.of(action, 1_000_000).getClass());
  }

  @Test
  void of_classFileThatIsNotThere_isShared() throws Exception {
    try (URLClassLoader loader = HiddenClassesTest.without("CallbackLoopTemplate.class")) {
      Class<?> type = loader.loadClass("dev.yaku.ValueAction");
      Object action =
          Proxy.newProxyInstance(loader, new Class<?>[] {type}, (proxy, method, args) -> null);
      Method of =
          loader
              .loadClass("dev.yaku.internal.enumerate.CallbackLoops")
              .getDeclaredMethod("of", Object.class, long.class);
      of.setAccessible(true);
      Object loop = of.invoke(null, action, 1_000_000L);
      assertSame(
          loader.loadClass("dev.yaku.internal.enumerate.CallbackLoopTemplate"), loop.getClass());
    }
  }

  /** Checks hands and values, and adds them up. */
  private static final class Sum {
    private final Set<Long> hands = new HashSet<>();
    private long sum;

    void add(long hand, int value) {
      assertEquals(STANDARD.evaluate(hand), value);
      assertTrue(hands.add(hand), Hand.toString(hand));
      sum += value;
    }
  }

  private record AddTo(Sum to) implements ValueAction {
    @Override
    public void accept(long hand, int value) {
      to.add(hand, value);
    }
  }

  @Test
  void forEach_byActionsOfManyClasses_handsThemTheSame() {
    for (int cards = 1; cards <= 3; cards++) {
      Hands hands = Hands.of(Hand.DECK >>> 6, cards).with(Hand.parse("9s Ts Js Qs"));
      Sum one = new Sum();
      Sum two = new Sum();
      Sum three = new Sum();
      List<ValueAction> actions =
          List.of((hand, value) -> one.add(hand, value), two::add, new AddTo(three));
      for (ValueAction action : actions) {
        assertNotSame(CallbackLoopTemplate.class, CallbackLoops.of(action, 1_000_000).getClass());
        STANDARD.forEach(hands, action);
      }
      assertEquals(hands.count(), one.hands.size());
      assertEquals(one.hands, two.hands);
      assertEquals(one.hands, three.hands);
      assertEquals(one.sum, two.sum);
      assertEquals(one.sum, three.sum);
    }
  }

  @Test
  void forEach_ofSets_byActionsOfManyClasses_handsThemTheSame() {
    Hands hands = Hands.of(Hand.DECK >>> 30, 4).with(Hand.parse("As"));
    List<Long> shared = new ArrayList<>();
    List<Long> one = new ArrayList<>();
    List<Long> two = new ArrayList<>();
    LongConsumer toOne = set -> one.add(set);
    LongConsumer toTwo = two::add;
    assertNotSame(
        CallbackLoops.of(toOne, 1_000_000).getClass(),
        CallbackLoops.of(toTwo, 1_000_000).getClass());
    hands.forEach(shared::add);
    hands.forEach(toOne);
    hands.forEach(toTwo);
    assertEquals(hands.count(), shared.size());
    assertEquals(shared, one);
    assertEquals(shared, two);
  }

  @Test
  void forEach_actionThatThrows_throwsTheSame_andThenGoesOn() {
    Hands hands = Hands.of(Hand.DECK, 3);
    ValueAction action =
        (hand, value) -> {
          throw new IllegalStateException(Hand.toString(hand));
        };
    for (int i = 0; i < 3; i++) {
      assertThrows(IllegalStateException.class, () -> STANDARD.forEach(hands, action));
    }
  }

  @Test
  void forEach_insideOfItself_handsOverAllOfBoth() {
    Hands boards = Hands.of(Hand.DECK >>> 44, 3);
    long[] seen = new long[2];
    STANDARD.forEach(boards, new Nested(seen));
    assertEquals(56, seen[0]); // boards of eight cards
    assertEquals(56 * 49 * 48 / 2, seen[1]);
  }

  /** Goes through all holes on a board, by actions of the same class. */
  private record Nested(long[] seen) implements ValueAction {
    @Override
    public void accept(long hand, int value) {
      assertEquals(STANDARD.evaluate(hand), value);
      boolean board = Long.bitCount(hand) == 3;
      seen[board ? 0 : 1]++;
      if (board) {
        STANDARD.forEach(Hands.of(Hand.DECK & ~hand, 2).with(hand), this);
      }
    }
  }
}
