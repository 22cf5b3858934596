package dev.yaku.videopoker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FractionTest {
  @ParameterizedTest
  @CsvSource({
    "9, 9",
    "+9, 9",
    "-9, -9",
    "18/2, 9",
    "6/4, 3/2",
    "-6/4, -3/2",
    "4.50, 9/2",
    "-0.25, -1/4",
    "0/7, 0",
    " 1 , 1"
  })
  void text_isReadInLowestTerms(String text, String reduced) {
    assertEquals(reduced, Fraction.parse(text).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "x", "1/0", "1/-2", "1/2/3", "1.", ".5", "1e9", "1.5/2", "٣"})
  void text_thatIsNoNumber_isRejected(String text) {
    assertThrows(IllegalArgumentException.class, () -> Fraction.parse(text));
  }

  @Test
  void operations_areExact() {
    Fraction third = new Fraction(1, 3);
    Fraction half = new Fraction(-1, -2);
    assertEquals(new Fraction(5, 6), third.plus(half));
    assertEquals(new Fraction(-1, 6), third.minus(half));
    assertEquals(new Fraction(1, 6), third.times(half));
    assertEquals(new Fraction(2, 3), third.dividedBy(half));
    assertEquals(1, half.compareTo(third));
    assertEquals(-1, third.minus(half).signum());
    assertEquals(1.0 / 3, third.doubleValue());
    assertThrows(ArithmeticException.class, () -> third.dividedBy(Fraction.ZERO));
    assertThrows(ArithmeticException.class, () -> new Fraction(1, 0));
  }

  @ParameterizedTest
  @CsvSource({"1/3, 4, 0.3333", "2/3, 0, 1", "1/2, 0, 0", "-1/8, 2, -0.12", "9, 3, 9.000"})
  void toDecimal_roundsToTheNearest(String fraction, int digits, String decimal) {
    assertEquals(decimal, Fraction.parse(fraction).toDecimal(digits));
  }

  @Test
  void toDecimal_withFewerThanNoDigits_isRejected() {
    assertThrows(IllegalArgumentException.class, () -> Fraction.of(1).toDecimal(-1));
  }

  /** The JVM's division is correctly rounded. */
  @Test
  void doubleValue_isTheNearest() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 100_000; i++) {
      long numerator = random.nextLong(1L << 53);
      long denominator = random.nextLong(1, 1L << 53);
      double expected = (double) numerator / (double) denominator;
      assertEquals(expected, new Fraction(numerator, denominator).doubleValue());
    }
  }
}
