package dev.yaku.solver.internal.cfr;

/** In place of the library's: there are no vectors here. */
final class Vectors {
  private static final Halves PLAIN = new Halves();

  private Vectors() {}

  static Sweep sweep(int most) {
    return new Sweep(most, 1);
  }

  static Halves halves() {
    return PLAIN;
  }

  static boolean areThere() {
    return false;
  }
}
