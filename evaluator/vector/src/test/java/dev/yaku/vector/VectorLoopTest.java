package dev.yaku.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.yaku.Dealer;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.internal.hand.HandTableEvaluator;
import dev.yaku.internal.jit.ArrayLoop;
import dev.yaku.internal.jit.PackedHands;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Hands in arrays have the same values as single hands. The build runs this twice: in a JVM with
 * vectors, as it says by a property, and in one without.
 */
public class VectorLoopTest {
  private static final HandEvaluator STANDARD = withVectors(HandEvaluator.of("standard"));

  /** More than three blocks of the longest vectors there are, and not a multiple of anything. */
  private static final int HANDS = 3 * 32 * 32 + 2_117;

  private static final long TWO_SUITS = 0x1FFFL << 13 | 0x1FFFL << 39;

  /** Not by {@link HandEvaluator#useVectors}, which waits for the JIT, and may give up. */
  static HandEvaluator withVectors(HandEvaluator evaluator) {
    if (VectorLoop.AVAILABLE && evaluator instanceof HandTableEvaluator sets && sets.natural()) {
      ArrayLoop.Loop own = sets.loop().own(sets);
      if (!(own instanceof VectorLoop)) {
        sets.loop().replaceBy(withKernels(sets, own));
      }
    }
    return evaluator;
  }

  static VectorLoop withKernels(HandTableEvaluator evaluator, ArrayLoop.Loop others) {
    VectorLoop loop = new VectorLoop(evaluator.vectorTables(), others);
    for (int size = VectorLoop.MIN_SIZE; size <= VectorLoop.MAX_SIZE; size++) {
      RuleSet rules = evaluator.ruleSet();
      if (VectorLoop.AVAILABLE && size >= rules.minCards() && size <= rules.maxCards()) {
        loop.bySize[size] = loop.kernel(size);
        loop.packedBySize[size] = loop.bySize[size];
      }
    }
    return loop;
  }

  static long[] deal(long seed, long deck, int cards, int hands) {
    long[] dealt = new long[hands];
    Dealer.of(new SplittableRandom(seed), deck).deal(cards, dealt);
    return dealt;
  }

  private static void assertSameAsOneByOne(HandEvaluator evaluator, long... hands) {
    int[] values = new int[hands.length];
    evaluator.evaluate(hands, values);
    for (int i = 0; i < hands.length; i++) {
      if (values[i] != evaluator.evaluate(hands[i])) {
        assertEquals(evaluator.evaluate(hands[i]), values[i], Hand.toString(hands[i]));
      }
    }
  }

  /** The tests must not know the module when they are compiled: javac would warn. */
  static int bitsOfVectors() throws ReflectiveOperationException {
    Class<?> shape = Class.forName("jdk.incubator.vector.VectorShape");
    Object preferred = shape.getMethod("preferredShape").invoke(null);
    return (int) shape.getMethod("vectorBitSize").invoke(preferred);
  }

  @ParameterizedTest
  @CsvSource({
    "standard, 5",
    "standard, 6",
    "standard, 7",
    "short-deck, 7",
    "short-deck-trips, 7",
    "no-wheel, 6",
    "ace-to-five, 7",
    "eight-or-better, 5",
    "deuce-to-seven, 5"
  })
  void evaluateBlocks_whereTheBuildHasTurnedVectorsOn_usesThem(String name, int size)
      throws ReflectiveOperationException {
    boolean on = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    assertEquals(Boolean.getBoolean("yaku.test.vectors"), on);
    assertEquals(on, VectorLoop.AVAILABLE);
    HandTableEvaluator evaluator = (HandTableEvaluator) HandEvaluator.of(name);
    VectorLoop arrays = withKernels(evaluator, new NoLoop());
    long[] hands = deal(1, evaluator.ruleSet().deck(), size, HANDS);
    int[] values = new int[HANDS];
    int set = arrays.evaluateBlocks(hands, values);
    assertEquals(on && bitsOfVectors() >= 256, set >= 2_048, set + " hands");
    for (int i = 0; i < set; i++) {
      assertEquals(evaluator.evaluate(hands[i]), values[i], Hand.toString(hands[i]));
    }
  }

  /** An evaluator that must not be called, since vectors are used. */
  private record NoLoop() implements ArrayLoop.Loop {
    @Override
    public void evaluate(long[] hands, int[] values, int from) {
      fail("not for those without vectors");
    }

    @Override
    public void evaluate(PackedHands packed) {
      fail("not for those without vectors");
    }
  }

  @Test
  void factors_keysThatAreNoChains_areRejected() {
    int[] suitKeys = ((HandTableEvaluator) STANDARD).suitKeys().ofSuit();
    assertNotNull(VectorLoop.factors(suitKeys));
    for (int rank : new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12}) {
      int[] others = suitKeys.clone();
      others[1 << rank] += 8;
      assertNull(VectorLoop.factors(others), "rank " + rank);
    }
    // These need not follow from others.
    for (int rank : new int[] {10, 11}) {
      int[] others = suitKeys.clone();
      others[1 << rank] += 8;
      assertNotNull(VectorLoop.factors(others), "rank " + rank);
    }
  }

  static Stream<Arguments> rulesAndSizes() {
    return Evaluator.names(HandEvaluator.class).stream()
        .map(name -> withVectors(HandEvaluator.of(name)))
        .flatMap(
            evaluator ->
                Stream.of(3, 4, 5, 6, 7, 8, 9)
                    .filter(
                        size ->
                            size >= evaluator.ruleSet().minCards()
                                && size <= evaluator.ruleSet().maxCards())
                    .map(size -> Arguments.of(evaluator, size)));
  }

  @ParameterizedTest
  @MethodSource("rulesAndSizes")
  void evaluate_randomHands_areWorthWhatTheyAreOneByOne(HandEvaluator evaluator, int size) {
    long deck = evaluator.ruleSet().deck();
    assertSameAsOneByOne(evaluator, deal(size, deck, size, 20 * HANDS));
    // Most hands of two suits hold a flush.
    assertSameAsOneByOne(evaluator, deal(size, deck & TWO_SUITS, size, HANDS));
  }

  @Tag("proof")
  @ParameterizedTest
  @CsvSource({"5, 2598960", "6, 20358520", "7, 133784560"})
  void evaluate_allHands_areWorthWhatTheyAreOneByOne(int size, long count) {
    long[] hands = new long[1 << 16];
    long hand = (1L << size) - 1;
    long total = 0;
    while (hand <= Hand.DECK) {
      int filled = 0;
      for (; filled < hands.length && hand <= Hand.DECK; filled++) {
        hands[filled] = hand;
        // The next number with as many bits: the lowest run's highest bit moves up.
        long carried = hand + Long.lowestOneBit(hand);
        hand = carried | (carried ^ hand) >>> Long.numberOfTrailingZeros(hand) + 2;
      }
      total += filled;
      assertSameAsOneByOne(STANDARD, filled == hands.length ? hands : Arrays.copyOf(hands, filled));
    }
    assertEquals(count, total);
  }

  @Test
  void evaluate_anyNumberOfHands_allGetTheirValue() {
    long[] hands = deal(1, Hand.DECK, 7, HANDS);
    for (int length = 0; length < hands.length; length += length < 4 ? 1 : 63) {
      assertSameAsOneByOne(STANDARD, Arrays.copyOf(hands, length));
    }
    // Where blocks end: of 8 or 16 ints in a vector, 32 hands for each.
    for (int blocks = 1; blocks <= 6; blocks++) {
      for (int lanes = 8; lanes <= 16; lanes += 8) {
        for (int more = -1; more <= 1; more++) {
          assertSameAsOneByOne(STANDARD, Arrays.copyOf(hands, 32 * lanes * blocks + more));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 500, 511, 512, 513, 1_100, HANDS - 1})
  void evaluate_handOfOtherSize_getsItsValue(int place) {
    for (int size = 0; size <= 9; size++) {
      long[] hands = deal(2, Hand.DECK, 6, HANDS);
      hands[place] = (1L << size) - 1 << 20;
      assertSameAsOneByOne(STANDARD, hands);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 500, 511, 512, 513, 1_100, HANDS - 1})
  void evaluate_wrongHand_isRejectedAndThoseBeforeItHaveTheirValue(int place) {
    HandEvaluator shortDeck = withVectors(HandEvaluator.of("short-deck"));
    long[] wrong = {
      Hand.parse("2c 7d 8d 9h Ts Js Qs"), // a card of seven is not in the deck
      Hand.parse("7d 8d 9h Ts Js Qs") | 1L << 52,
      Hand.parse("7d 8d 9h Ts Js Qs") | 1L << 63,
      shortDeck.ruleSet().deck(), // too many
      0x1F << 4 | 0x1FL << 17 | 0x1FL << 30, // eight more than the others have
      -1L
    };
    for (long hand : wrong) {
      long[] hands = deal(3, shortDeck.ruleSet().deck(), 7, HANDS);
      hands[place] = hand;
      int[] values = new int[hands.length];
      String expected =
          assertThrows(IllegalArgumentException.class, () -> shortDeck.evaluate(hand)).getMessage();
      assertEquals(
          expected,
          assertThrows(IllegalArgumentException.class, () -> shortDeck.evaluate(hands, values))
              .getMessage());
      for (int i = 0; i < place; i++) {
        assertEquals(shortDeck.evaluate(hands[i]), values[i], Hand.toString(hands[i]));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"no-wheel, 7", "no-wheel, 4", "joker-wild, 7"})
  void useVectors_whateverItAnswers_leavesValuesAsTheyAre(String name, int size) {
    HandEvaluator evaluator = HandEvaluator.of(name);
    boolean used = evaluator.useVectors(size);
    assertTrue(VectorLoop.AVAILABLE && name.equals("no-wheel") && size >= 5 || !used);
    assertSameAsOneByOne(evaluator, deal(5, evaluator.ruleSet().deck(), size, HANDS));
  }

  @Test
  void useVectors_sizeThatTheRulesDoNotHave_isRejected() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> STANDARD.useVectors(10)).getMessage();
    assertEquals("10 cards, standard takes 0 to 9", message);
  }

  @Test
  void evaluate_arraysOfDifferentLength_areRejected() {
    long[] hands = deal(4, Hand.DECK, 7, HANDS);
    String message =
        assertThrows(
                IllegalArgumentException.class, () -> STANDARD.evaluate(hands, new int[HANDS - 1]))
            .getMessage();
    assertEquals(HANDS + " hands, but room for " + (HANDS - 1) + " values", message);
  }
}
