package dev.yaku.internal.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.BitSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("proof")
public class CombinationSamplerTest {
  /** A generator's first bits are a fraction; the others do not matter. */
  private static final int FRACTION_BITS = 34;

  private static final long FRACTIONS = 1L << FRACTION_BITS;

  /** Gives a fraction first, and another if that is rejected. */
  private static final class Fractions implements RandomGenerator {
    private long first;
    private long second;
    private int given;

    void set(long first, long second) {
      this.first = first;
      this.second = second;
      given = 0;
    }

    @Override
    public long nextLong() {
      given++;
      return (given == 1 ? first : second) << Long.SIZE - FRACTION_BITS;
    }
  }

  /** The number of ways to choose this many places: Pascal's triangle. */
  private static int[][] ways(int places, int size) {
    int[][] ways = new int[places + 1][size + 1];
    for (int of = 0; of <= places; of++) {
      ways[of][0] = 1;
      for (int chosen = 1; chosen <= Math.min(of, size); chosen++) {
        ways[of][chosen] = ways[of - 1][chosen - 1] + ways[of - 1][chosen];
      }
    }
    return ways;
  }

  /** A number that no other set of as many places has. */
  private static int rank(long set, int[][] ways) {
    int rank = 0;
    int seen = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      seen++;
      rank += ways[Long.numberOfTrailingZeros(rest)][seen];
    }
    return rank;
  }

  /*
   * The n-th set has the fractions from n / count up to (n + 1) / count: it is the same for the
   * first of them and for the last, and all have equally many once the rejected ones are left out.
   */
  @ParameterizedTest
  @CsvSource({
    "52, 1, 52, 1",
    "52, 2, 1326, 1",
    "52, 3, 22100, 1",
    "52, 4, 270725, 1",
    "52, 5, 2598960, 1",
    "52, 6, 20358520, 1",
    "52, 7, 133784560, 1",
    "50, 5, 2118760, 1",
    "36, 7, 8347680, 1",
    "64, 5, 7624512, 1",
    "64, 3, 41664, 1",
    "64, 6, 74974368, 101",
    "64, 7, 621216192, 1009",
    "8, 7, 8, 1",
    "7, 7, 1, 1",
    "4, 4, 1, 1",
    "1, 1, 1, 1"
  })
  void everySet_hasAsManyFractions(int places, int size, int count, int step) {
    int[][] ways = ways(places, size);
    assertEquals(count, ways[places][size]);
    CombinationSampler combinations = CombinationSampler.of(places, size);
    Fractions fractions = new Fractions();
    BitSet seen = new BitSet(count);
    long each = FRACTIONS / count;
    long start;
    long end = 0;
    for (long number = 0; number < count; number += step) {
      start = step == 1 ? end : ceiling(number * FRACTIONS, count);
      end = ceiling((number + 1) * FRACTIONS, count);
      fractions.set(end - 1, -1);
      long set = combinations.random(fractions);
      if (set >>> places - 1 > 1 || Long.bitCount(set) != size || fractions.given > 1) {
        fail(number + ": " + Long.toBinaryString(set));
      }
      seen.set(rank(set, ways));
      fractions.set(start, end - 1);
      boolean isSame = combinations.random(fractions) == set;
      int rejected = fractions.given - 1;
      if (rejected > 0) {
        fractions.set(start + rejected, -1);
        isSame &= combinations.random(fractions) == set && fractions.given == 1;
      }
      if (!isSame) {
        fail(number + ": the first fraction is of another set");
      }
      if (end - start - rejected != each) {
        fail(number + ": " + (end - start - rejected) + " fractions");
      }
    }
    assertEquals((count - 1) / step + 1, seen.cardinality());
  }

  private static long ceiling(long unsigned, long divisor) {
    return Long.divideUnsigned(unsigned + divisor - 1, divisor);
  }
}
