package dev.yaku.equity.internal.ranks;

/**
 * The greatest of the values of several players, and the players who have it, in one int: so the
 * loops that compare players have no branch, and the JIT vectorises them (JIT.md, note 14).
 */
public final class BestValue {
  /*
   *   31                       15 14        0
   *  +---------------------------+-----------+
   *  |           value           |  winners  |
   *  +---------------------------+-----------+
   */
  private static final int SHIFT = 15;

  private static final int WINNERS = (1 << SHIFT) - 1;

  private BestValue() {}

  /** The value of the first player alone. */
  public static int ofFirst(int value) {
    return of(value, 1);
  }

  /** A value, and the players who have it, as a mask. */
  static int of(int value, int winners) {
    return value << SHIFT | winners;
  }

  static int value(int best) {
    return best >>> SHIFT;
  }

  /** Compares the value of one more player, given as a bit. */
  public static int with(int best, int value, int player) {
    int shifted = value << SHIFT;
    int than = best & ~WINNERS;
    int better = than - shifted >> Integer.SIZE - 1; // all bits, or none
    int worse = shifted - than >> Integer.SIZE - 1;
    return shifted & better | best & ~better | player & ~worse;
  }

  /** All bits if the best value is above 0, else none. */
  static int ofSome(int best) {
    return -(best >>> SHIFT) >> Integer.SIZE - 1;
  }

  /** All bits if the best value is less than this one, else none. */
  static int lessThan(int best, int value) {
    return best - (value << SHIFT) >> Integer.SIZE - 1;
  }

  /** The players who have the best value, as a mask. */
  public static int winners(int best) {
    return best & WINNERS;
  }
}
