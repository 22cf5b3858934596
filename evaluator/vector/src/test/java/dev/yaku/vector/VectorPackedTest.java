package dev.yaku.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.internal.hand.HandTableEvaluator;
import dev.yaku.internal.jit.PackedHands;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Hands whose cards are bytes have the values of their sets, with vectors and without. */
class VectorPackedTest {
  private static final int HANDS = 2 * VectorLoop.MIN_PACKED + 1_234;

  /** The first of eight hands that share a vector of the greatest length. */
  private static final int PLACE = VectorLoop.MIN_PACKED + 4_096;

  private static final int LANES = 8;
  private static final byte[] WRONG = {-1, 52, 63, 64, -128, 127};

  private static byte[] bytes(long[] hands, int size) {
    byte[] cards = new byte[hands.length * size];
    for (int i = 0; i < hands.length; i++) {
      int at = i * size;
      for (long rest = Long.rotateRight(hands[i], i); rest != 0; rest &= rest - 1) {
        cards[at++] = (byte) (Long.numberOfTrailingZeros(rest) + i & 63); // from some card on
      }
    }
    return cards;
  }

  static Stream<Arguments> rulesAndSizes() {
    return VectorLoopTest.rulesAndSizes().filter(it -> (int) it.get()[1] >= 5);
  }

  private static int[] oneByOne(HandEvaluator evaluator, long... hands) {
    return Arrays.stream(hands).mapToInt(evaluator::evaluate).toArray();
  }

  @ParameterizedTest
  @MethodSource("rulesAndSizes")
  void evaluate_randomCards_areWorthWhatTheirSetsAre(HandEvaluator evaluator, int size) {
    long[] hands = VectorLoopTest.deal(size, evaluator.ruleSet().deck(), size, HANDS);
    int[] values = new int[HANDS];
    evaluator.evaluate(bytes(hands, size), size, values);
    assertArrayEquals(oneByOne(evaluator, hands), values);
  }

  @ParameterizedTest
  @MethodSource("rulesAndSizes")
  void evaluate_whereTheBuildHasTurnedVectorsOn_usesThem(HandEvaluator evaluator, int size)
      throws ReflectiveOperationException {
    if (!VectorLoop.AVAILABLE
        || size > VectorLoop.MAX_SIZE
        || !(evaluator instanceof HandTableEvaluator sets && sets.natural())) {
      return; // the build runs this once more, with vectors
    }
    VectorLoop.Kernel kernel =
        new VectorLoop(sets.vectorTables(), sets.loop().own(sets)).kernel(size);
    long[] hands = VectorLoopTest.deal(size, evaluator.ruleSet().deck(), size, HANDS);
    int[] values = new int[HANDS];
    PackedHands packed = new PackedHands(bytes(hands, size), 0, size, values, 0, HANDS);
    int set = VectorLoop.evaluate(kernel, packed);
    assertEquals(
        VectorLoopTest.bitsOfVectors() >= 256,
        set >= HANDS - VectorLoop.Kernel.SPACE,
        set + " hands");
    assertArrayEquals(oneByOne(evaluator, Arrays.copyOf(hands, set)), Arrays.copyOf(values, set));
  }

  @ParameterizedTest
  @MethodSource("rulesAndSizes")
  void evaluate_partOfArrays_leavesTheRestAlone(HandEvaluator evaluator, int size) {
    long[] hands = VectorLoopTest.deal(size, evaluator.ruleSet().deck(), size, HANDS);
    int[] values = new int[HANDS];
    evaluator.evaluate(bytes(hands, size), 20 * size, size, values, 3, HANDS - 21);
    int[] expected = new int[HANDS];
    System.arraycopy(oneByOne(evaluator, hands), 20, expected, 3, HANDS - 21);
    assertArrayEquals(expected, values);
  }

  /*
   * Each place once, with one fault after the other: if compiled code throws often, the JVM omits
   * messages, which other tests in the same JVM look for.
   */
  @Test
  void evaluate_wrongCardAtAnyPlaceOfAnyLane_namesHandAndSetsThoseBefore() {
    HandEvaluator standard = VectorLoopTest.withVectors(HandEvaluator.of("standard"));
    long[] hands = VectorLoopTest.deal(7, Hand.DECK, 7, HANDS);
    byte[] cards = bytes(hands, 7);
    int[] right = oneByOne(standard, hands);
    for (int i = 0; i < 7 * LANES; i++) {
      int hand = PLACE + i / 7;
      int at = PLACE * 7 + i;
      byte before = cards[at];
      boolean twice = i % (WRONG.length + 1) == WRONG.length;
      cards[at] = twice ? cards[hand * 7 + (at + 1) % 7] : WRONG[i % (WRONG.length + 1)];
      int[] values = new int[HANDS];
      String message =
          assertThrows(IllegalArgumentException.class, () -> standard.evaluate(cards, 7, values))
              .getMessage();
      String fault = twice ? "twice" : "" + cards[at];
      assertTrue(message.startsWith("hand " + hand + ": "), message);
      assertTrue(twice || message.contains(fault) || message.contains("Jo"), message + fault);
      assertArrayEquals(Arrays.copyOf(right, hand), Arrays.copyOf(values, hand));
      cards[at] = before;
    }
  }
}
