package dev.yaku.index;

/** All deals that have the same four signatures, greatest first; their indices are consecutive. */
final class Configuration {
  /*
   * Suits of different signatures can be told apart, so their numbers are digits of the index.
   * Suits of the same signature cannot: k of them are a multiset of k numbers, x1 >= x2 >= ... >=
   * xk, which has the number C(x1 + k - 1, k) + ... + C(x(k-1) + 1, 2) + xk [1]. There are C(n + k
   * - 1, k) such multisets, and this is one digit.
   *
   * So each suit adds C(x + d - 1, d) times its stride, where the degree d is its place in its
   * group, counted from the last. If 0 is the suits' only number, each suit counts as its own
   * group.
   *
   * [1] The combinatorial number system for multisets. D. E. Knuth: The Art of Computer Programming
   *     4A, 7.2.1.3.
   */
  static final int SUITS = 4;

  /** The bits of each signature when four are stored in one long. */
  static final int SIGNATURE_BITS = 9;

  static final int SIGNATURE = (1 << SIGNATURE_BITS) - 1;

  /** The signatures, the first in the lowest bits. */
  final long signatures;

  final long offset;
  private final boolean simple; // no degree above 2
  private final int[] degrees = new int[SUITS];
  private final long[] strides = new long[SUITS];
  final long[] groups = new long[SUITS]; // at the first suit of each: its number of multisets
  final long size; // the number of classes

  Configuration(Signatures all, long signatures, long offset) {
    this.signatures = signatures;
    this.offset = offset;
    long stride = 1;
    int first = 0;
    while (first < SUITS) {
      int numbers = all.sizes[signature(first)];
      int count = 1;
      while (numbers > 1 && first + count < SUITS && signature(first + count) == signature(first)) {
        count++;
      }
      for (int i = 0; i < count; i++) {
        degrees[first + i] = count - i;
        strides[first + i] = stride;
      }
      groups[first] = multisets(numbers, count);
      stride *= groups[first];
      first += count;
    }
    size = stride;
    simple = degrees[0] <= 2 && degrees[1] <= 2;
  }

  /** The signature of the suit at this place. */
  int signature(int place) {
    return (int) (signatures >>> SIGNATURE_BITS * place) & SIGNATURE;
  }

  /**
   * The index of suits with these numbers, in the order of their signatures; the numbers of equal
   * signatures are in descending order.
   */
  long index(int a, int b, int c, int d) {
    long[] by = strides;
    int[] degree = degrees;
    if (simple) {
      return offset
          + upToPairs(a, degree[0]) * by[0]
          + upToPairs(b, degree[1]) * by[1]
          + upToPairs(c, degree[2]) * by[2]
          + upToPairs(d, degree[3]) * by[3];
    }
    return offset
        + multisets(a, degree[0]) * by[0]
        + multisets(b, degree[1]) * by[1]
        + multisets(c, degree[2]) * by[2]
        + multisets(d, degree[3]) * by[3];
  }

  /** {@link #multisets} for one or two, without a branch. */
  private static long upToPairs(long numbers, int count) {
    int pair = count - 1; // 0 or 1
    return numbers * (1 + (numbers & -pair)) >> pair;
  }

  /** The number of multisets of one to four of these numbers: C(numbers + count - 1, count). */
  private static long multisets(long numbers, int count) {
    long pairs = numbers * (numbers + 1) / 2;
    return switch (count) {
      case 1 -> numbers;
      case 2 -> pairs;
      case 3 -> pairs * (numbers + 2) / 3;
      default -> pairs * (numbers + 2) / 3 * (numbers + 3) / 4;
    };
  }

  /** The greatest number possible at this place for the given rest of the group's multiset. */
  int greatest(long multiset, int place) {
    int degree = degrees[place];
    if (degree == 1) {
      return (int) multiset;
    }
    int guess = switch (degree) { // the root, rounded: it may be one too large or small
          case 2 -> (int) Math.sqrt(2.0 * multiset);
          case 3 -> (int) Math.cbrt(6.0 * multiset);
          default -> (int) Math.sqrt(Math.sqrt(24.0 * multiset));
        };
    while (guess > 0 && multisets(guess, degree) > multiset) {
      guess--;
    }
    while (multisets(guess + 1, degree) <= multiset) {
      guess++;
    }
    return guess;
  }

  /** The rest of a group's multiset after removing this number. */
  long without(long multiset, int number, int place) {
    return multiset - multisets(number, degrees[place]);
  }
}
