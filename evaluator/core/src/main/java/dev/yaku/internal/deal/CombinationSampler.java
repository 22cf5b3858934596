package dev.yaku.internal.deal;

import dev.yaku.internal.cards.Combinatorics;
import java.util.random.RandomGenerator;

/**
 * All sets of {@code size} of the lowest places, from which one can be chosen at random. Immutable.
 *
 * @param count the number of sets
 * @param rejected the least remainder of a random fraction that is accepted
 * @param listed whether {@code lower} lists the sets themselves, not their lower halves
 * @param guide by the first bits of a fraction: the median; or its complement if there are several
 * @param firsts by median: the number of its first set; in the lower int that of its upper halves
 * @param inverses the inverses of the numbers of upper halves
 */
public record CombinationSampler(
    int count,
    long rejected,
    boolean listed,
    byte[] guide,
    long[] firsts,
    long[] inverses,
    long[] lower,
    long[] upper) {
  /*
   * Sets of up to three places are listed. A larger set consists of its median (the upper of two),
   * the places below it, and those above it:
   *
   *     . x . . x [X] . x . . . x     a set of five places of twelve; its median is 5
   *     lower half: {1, 4}            upper half: {1, 5}, counted from 6
   *
   * The lists are ordered by the sets' highest places. In that order [1] all sets of the lowest m
   * places come before all others, so one list of halves serves every median, above and below, and
   * any number of places. The halves of sets of seven places are sets of three: a few thousand,
   * compared with a hundred million sets of seven.
   *
   * The sets are numbered by median, lower half and upper half. A random fraction of FRACTION_BITS
   * bits is multiplied by their count; the integer part is the number of a set. All numbers are
   * equally likely once products are rejected whose fractional part is below 2^FRACTION_BITS modulo
   * the count [2].
   *
   * The first bits of a fraction determine the median, except for one fraction in a hundred, for
   * which it depends on the other bits, too. The number, counted from the first of its median, is
   * divided by the count of upper halves: it is multiplied by the inverse, a fraction of
   * INVERSE_BITS, rounded up [3].
   *
   * [1] The combinatorial number system. D. E. Knuth: The Art of Computer Programming 4A, 7.2.1.3.
   * [2] Daniel Lemire: Fast random integer generation in an interval. ACM Transactions on Modeling
   *     and Computer Simulation 29 (1), 2019. https://doi.org/10.1145/3230636
   * [3] Torbjörn Granlund, Peter Montgomery: Division by invariant integers using multiplication.
   *     PLDI 1994. https://doi.org/10.1145/178243.178249
   */

  /** The most places of a set. */
  public static final int LARGEST = 7;

  private static final int LARGEST_LISTED = LARGEST / 2;

  /** More would leave no room for the number of sets of seven of 64 places, which has 30 bits. */
  private static final int FRACTION_BITS = 34;

  /**
   * After this many rejections in a row, the generator must be a stub, and its number is accepted:
   * at most one in 2^4 random numbers is rejected, so by chance this happens once in 2^128 hands.
   */
  private static final int MOST_REJECTIONS = 32;

  private static final long FRACTION_MASK = (1L << FRACTION_BITS) - 1;
  private static final int GUIDE_BITS = 12;
  private static final int INVERSE_BITS = 42;

  /** By size and number of places; created on first use. */
  private static final CombinationSampler[][] KNOWN =
      new CombinationSampler[LARGEST + 1][Long.SIZE + 1];

  private static final long[][] LISTS = {{0}, {}, {}, {}}; // by size; as long as needed so far

  /** The sets of this size, from 1 to {@link #LARGEST}, of at least that many places. */
  public static CombinationSampler of(int places, int size) {
    CombinationSampler known = KNOWN[size][places];
    return known != null ? known : make(places, size);
  }

  /**
   * A random set; all are equally likely. Takes one long from the generator, rarely a second one,
   * and never more than a few dozen.
   */
  public long random(RandomGenerator random) {
    for (int rejections = 0; ; rejections++) {
      long fraction = random.nextLong() >>> Long.SIZE - FRACTION_BITS;
      long product = fraction * count;
      if ((product & FRACTION_MASK) >= rejected || rejections == MOST_REJECTIONS) {
        int number = (int) (product >>> FRACTION_BITS);
        return listed ? lower[number] : set(number, median(fraction, number));
      }
    }
  }

  private int median(long fraction, int number) {
    int median = guide[(int) (fraction >>> FRACTION_BITS - GUIDE_BITS)];
    return median >= 0 ? median : medianFrom(~median, number, firsts);
  }

  private static int medianFrom(int lowest, int number, long[] firsts) {
    int median = lowest;
    while (number >= firsts[median + 1] >>> Integer.SIZE) {
      median++;
    }
    return median;
  }

  private long set(int number, int median) {
    long first = firsts[median];
    int offset = number - (int) (first >>> Integer.SIZE);
    int below = (int) (offset * inverses[median] >>> INVERSE_BITS);
    int above = offset - below * (int) first;
    return lower[below] | 1L << median | upper[above] << median + 1;
  }

  /** Not a constructor, which the JIT would inline into the code that deals. */
  private static CombinationSampler make(int places, int size) {
    int count = (int) Combinatorics.choose(places, size);
    boolean listed = size <= LARGEST_LISTED;
    int medians = listed ? 0 : places;
    int above = (size - 1) / 2;
    int below = size - 1 - above;
    long[] firsts = new long[medians + 1];
    long[] inverses = new long[medians];
    long first = 0;
    for (int median = 0; median < medians; median++) {
      int uppers = (int) Combinatorics.choose(places - 1 - median, above);
      firsts[median] = first << Integer.SIZE | uppers;
      inverses[median] = uppers == 0 ? 0 : (1L << INVERSE_BITS) / uppers + 1;
      first += Combinatorics.choose(median, below) * uppers;
    }
    firsts[medians] = first << Integer.SIZE;

    CombinationSampler combinations =
        new CombinationSampler(
            count,
            (FRACTION_MASK + 1) % count,
            listed,
            listed ? new byte[0] : guide(firsts, count),
            firsts,
            inverses,
            listed ? list(places, size) : list(places - 1 - above, below),
            list(places - 1 - below, above));
    KNOWN[size][places] = combinations;
    return combinations;
  }

  private static byte[] guide(long[] firsts, long count) {
    byte[] guide = new byte[1 << GUIDE_BITS];
    int last = 0;
    for (int start = 0; start < guide.length; start++) {
      int median = medianFrom(last, (int) (start * count >>> GUIDE_BITS), firsts);
      last = medianFrom(median, (int) ((start + 1) * count - 1 >>> GUIDE_BITS), firsts);
      guide[start] = (byte) (median == last ? median : ~median);
    }
    return guide;
  }

  /** All sets of this size of the lowest places, possibly followed by others. */
  private static synchronized long[] list(int places, int size) {
    int count = (int) Combinatorics.choose(places, size);
    if (LISTS[size].length < count) {
      long[] others = list(places - 1, size - 1);
      long[] list = new long[count];
      int filled = 0;
      for (int highest = size - 1; highest < places; highest++) {
        long ends = Combinatorics.choose(highest, size - 1);
        for (int i = 0; i < ends; i++) {
          list[filled++] = others[i] | 1L << highest;
        }
      }
      LISTS[size] = list;
    }
    return LISTS[size];
  }
}
