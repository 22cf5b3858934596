package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HoleIndexTest {
  @Test
  void holeClass_outOfRange_rejectedWithTheRange() {
    for (int number : new int[] {-1, 169, 4_623_281, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      String expected = "class of holes " + number + ": expected 0 to 168";
      for (Executable call :
          List.<Executable>of(() -> HoleClass.toString(number), () -> HoleClass.combos(number))) {
        assertEquals(expected, assertThrows(IllegalArgumentException.class, call).getMessage());
      }
    }
    for (int number : new int[] {-1, 1326}) {
      String expected = "hole " + number + ": expected 0 to 1325";
      for (Executable call :
          List.<Executable>of(
              () -> HoleClass.of(number),
              () -> HoleIndex.low(number),
              () -> HoleIndex.high(number))) {
        assertEquals(expected, assertThrows(IllegalArgumentException.class, call).getMessage());
      }
    }
  }

  @Test
  void hands_joker_isRejected() {
    assertThrows(IllegalArgumentException.class, () -> HoleIndex.hands(1L << 52 | 3));
    assertEquals(630, HoleIndex.hands((1L << 36) - 1).length);
  }

  @Test
  void hands_ofSomeCards_areAllPairsInTheOrderOfTheirIndices() {
    long[] hands = HoleIndex.hands(Hand.parse("2c 3c Kd As"));
    assertEquals(
        List.of("3c 2c", "Kd 2c", "Kd 3c", "As 2c", "As 3c", "As Kd"),
        Arrays.stream(hands).mapToObj(Hand::toString).map(HoleIndexTest::highestFirst).toList());
    assertArrayEquals(HoleIndex.hands(), HoleIndex.hands(Hand.DECK));
    assertEquals(0, HoleIndex.hands(1).length);
  }

  /** Two cards in ascending order as in descending order. */
  private static String highestFirst(String pair) {
    return pair.substring(3) + " " + pair.substring(0, 2);
  }

  @Test
  void of_allPairsOfCards_countsUpByHigherThenLowerCard() {
    int next = 0;
    for (int high = 1; high < 52; high++) {
      for (int low = 0; low < high; low++) {
        assertEquals(next, HoleIndex.of(low, high));
        assertEquals(next, HoleIndex.of(high, low));
        assertEquals(next, HoleIndex.of(1L << low | 1L << high));
        assertEquals(1L << low | 1L << high, HoleIndex.hand(next));
        assertEquals(1L << low | 1L << high, HoleIndex.hands()[next]);
        assertEquals(low, HoleIndex.low(next));
        assertEquals(high, HoleIndex.high(next));
        next++;
      }
    }
    assertEquals(HoleIndex.SIZE, next);
  }

  @ParameterizedTest
  @CsvSource({"0, 3c 2c", "5, 5c 4c", "1323, As Js", "1324, As Qs", "1325, As Ks"})
  void of_documentedHands_isAsDocumented(int index, String hand) {
    assertEquals(index, HoleIndex.of(Hand.parse(hand)));
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "0, -1", "52, 3", "3, 52", "7, 7", "60, 61"})
  void of_otherThanTwoCards_isRejected(int a, int b) {
    Exception e = assertThrows(IllegalArgumentException.class, () -> HoleIndex.of(a, b));
    assertEquals(Card.toString(a, b) + ": expected two different cards of 0 to 51", e.getMessage());
  }

  @Test
  void of_setOfOtherThanTwoCards_isRejected() {
    for (String hand : new String[] {"", "As", "As Ks Qs", "As Jo", "Jo Jo"}) {
      long set = Hand.parse(hand);
      Exception e = assertThrows(IllegalArgumentException.class, () -> HoleIndex.of(set));
      assertEquals(
          "\"" + Hand.toString(set) + "\": expected two cards without jokers", e.getMessage());
    }
  }

  @Test
  void hand_indexOutside_isRejected() {
    for (int index : new int[] {-1, 1326, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      assertThrows(IllegalArgumentException.class, () -> HoleIndex.hand(index));
    }
  }
}
