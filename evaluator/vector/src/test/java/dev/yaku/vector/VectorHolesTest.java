package dev.yaku.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.hand.HandTableEvaluator;
import dev.yaku.internal.jit.HoleLoop;
import dev.yaku.internal.table.KeyLayout;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The holes of a board in arrays have the values of their hands, by places that vectors find. In a
 * JVM without vectors the places are those of the definition.
 */
class VectorHolesTest {
  private static final int SIZE = 7;
  private static final int HOLES = 47 * 46 / 2;
  private static final HoleLoop LOOP =
      VectorLoop.AVAILABLE ? new VectorHoles() : VectorHolesTest::definition;

  private static void definition(int factor, int bit, long[] keys, int[] places) {
    Arrays.setAll(places, i -> HoleLoop.of(keys[i], factor, bit));
  }

  /** Not by {@link HandEvaluator#useVectors}, which waits for the JIT, and may give up. */
  private static HandEvaluator withVectors(String name) {
    HandEvaluator evaluator = HandEvaluator.of(name);
    ((HandTableEvaluator) evaluator).loop().useForHoles(LOOP);
    return evaluator;
  }

  private static long[] keys(HandEvaluator evaluator, long... holes) {
    return Arrays.stream(holes).map(evaluator::handKey).toArray();
  }

  private static void assertSameAsOneByOne(HandEvaluator evaluator, long board, long... holes) {
    int[] values = new int[holes.length];
    int size = Long.bitCount(board) + 2;
    evaluator.trustKeys(size).evaluate(board, keys(evaluator, holes), holes, values);
    int[] expected =
        Arrays.stream(holes).mapToInt(hole -> evaluator.evaluate(board | hole)).toArray();
    assertArrayEquals(expected, values, Hand.toString(board));
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "no-wheel", "short-deck", "short-deck-trips", "ace-to-five"})
  void evaluate_holesOfRandomBoards_areWorthWhatTheyAreOneByOne(String name) {
    HandEvaluator evaluator = withVectors(name);
    long deck = evaluator.ruleSet().deck();
    SplittableRandom random = new SplittableRandom(3);
    for (int cards = 3; cards <= 5; cards++) {
      for (int i = 0; i < 40; i++) {
        long suit = (long) KeyLayout.SUIT_MASK << Card.RANK_COUNT * (i % 4);
        int suited = i % (cards + 1);
        long board = suited == 0 ? 0 : Dealer.of(random, deck & suit).deal(suited);
        board |= cards == suited ? 0 : Dealer.of(random, deck & ~board).deal(cards - suited);
        assertSameAsOneByOne(evaluator, board, HoleIndex.hands(deck & ~board));
      }
    }
  }

  @Test
  void findPlaces_ofKeysOfAnyNumber_areThoseOfTheDefinition() {
    for (int count = 0; count < 70; count++) {
      long[] keys = new SplittableRandom(count).longs(count).toArray();
      for (int bit = HoleLoop.NO_BIT; bit < Integer.SIZE; bit++) {
        int[] expected = new int[count];
        int[] places = new int[count];
        definition(0x55AA33, bit, keys, expected);
        LOOP.findPlaces(0x55AA33, bit, keys, places);
        assertArrayEquals(expected, places);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "no-wheel", "short-deck", "short-deck-trips"})
  void evaluate_manyHolesWithoutAFlushOrWithOne_usesTheLoop(String name) {
    HandEvaluator evaluator = HandEvaluator.of(name);
    int[] calls = new int[1];
    HoleLoop counting =
        (factor, bit, keys, places) -> {
          calls[0]++;
          LOOP.findPlaces(factor, bit, keys, places);
        };
    ((HandTableEvaluator) evaluator).loop().useForHoles(counting);
    for (String board : new String[] {"7d 8c Th Qs Kd", "7h 8h Th Qs Kd", "7h 8h Th Qh Kd"}) {
      long cards = Hand.parse(board);
      assertSameAsOneByOne(evaluator, cards, HoleIndex.hands(evaluator.ruleSet().deck() & ~cards));
    }
    assertEquals(3, calls[0]);
  }

  /** More and fewer holes than fill vectors, or are many. */
  @Test
  void evaluate_anyNumberOfHoles_allGetTheirValue() {
    HandEvaluator standard = withVectors("standard");
    for (String board : new String[] {"2c 7d Th Qs 3d", "2h 7h Th Qs 3d"}) {
      long[] holes = HoleIndex.hands(Hand.DECK & ~Hand.parse(board));
      for (int count = 0; count < holes.length; count += count > 250 && count < 275 ? 1 : 50) {
        assertSameAsOneByOne(standard, Hand.parse(board), Arrays.copyOf(holes, count));
      }
    }
  }

  @Test
  void evaluate_keysOfNoHoles_staysWithinTheTables() {
    TrustedKeys sevens = withVectors("standard").trustKeys(SIZE);
    long[] wrong = new SplittableRandom(5).longs(1_000).toArray();
    int[] values = new int[wrong.length];
    for (String board : new String[] {"2c 7d Th Qs 3d", "2h 7h Th Qs 3d", "2h 7h Th Qh 3d"}) {
      sevens.evaluate(Hand.parse(board), wrong, wrong, values);
      assertTrue(Arrays.stream(values).allMatch(value -> value >= 0 && value < 1 << 16));
    }
  }

  /** The next number with as many bits: the lowest run's highest bit moves up. */
  private static long next(long set) {
    long carried = set + Long.lowestOneBit(set);
    return carried | (carried ^ set) >>> Long.numberOfTrailingZeros(set) + 2;
  }

  /** Whether no suit has greater ranks, read as a number, than the suit before it. */
  private static boolean isFirstOfClass(long set) {
    return Hand.ranks(set, 0) >= Hand.ranks(set, 1)
        && Hand.ranks(set, 1) >= Hand.ranks(set, 2)
        && Hand.ranks(set, 2) >= Hand.ranks(set, 3);
  }

  /** One board of each class up to suits, each with a rotation of its suits. */
  @Tag("proof")
  @Test
  void evaluate_allHolesOfAllBoards_areWorthWhatTheirKeysAre() {
    HandEvaluator standard = withVectors("standard");
    TrustedKeys sevens = standard.trustKeys(SIZE);
    long[] all = HoleIndex.hands(Hand.DECK);
    long[] allKeys = keys(standard, all);
    int boards = 0;
    for (long set = 31; set <= Hand.DECK; set = next(set)) {
      if (!isFirstOfClass(set)) {
        continue;
      }
      int shift = boards++ % 4 * Card.RANK_COUNT;
      long board = (set << shift | set >>> Card.JOKER - shift) & Hand.DECK;
      long boardKey = standard.handKey(board);
      long[] holes = new long[HOLES];
      long[] keys = new long[HOLES];
      int count = 0;
      for (int i = 0; i < all.length; i++) {
        if ((all[i] & board) == 0) {
          holes[count] = all[i];
          keys[count++] = allKeys[i];
        }
      }
      int[] values = new int[count];
      sevens.evaluate(board, keys, holes, values);
      for (int i = 0; i < count; i++) {
        if (values[i] != sevens.evaluate(boardKey + keys[i], board | holes[i])) {
          assertEquals(
              standard.evaluate(board | holes[i]), values[i], Hand.toString(board | holes[i]));
        }
      }
    }
    assertEquals(134_459, boards);
  }
}
