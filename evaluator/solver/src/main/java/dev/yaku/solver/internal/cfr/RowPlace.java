package dev.yaku.solver.internal.cfr;

/**
 * Where rows of numbers, one number a hand, lie in arrays of several rows: an array and a row in
 * it, packed into an int.
 */
final class RowPlace {
  private static final int BITS = 22;

  private RowPlace() {}

  static int of(int array, int row) {
    if (row >= 1 << BITS || array >= 1 << Integer.SIZE - 1 - BITS) {
      throw new IllegalArgumentException("too many actions on a street");
    }
    return array << BITS | row;
  }

  static int array(int place) {
    return place >>> BITS;
  }

  static int row(int place) {
    return place & (1 << BITS) - 1;
  }
}
