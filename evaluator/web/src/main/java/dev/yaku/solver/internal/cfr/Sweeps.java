package dev.yaku.solver.internal.cfr;

/** In place of the library's: there are no vectors here. */
final class Sweeps {
  private Sweeps() {}

  static Sweep create(int most) {
    return new PlainSweep(most);
  }

  static boolean useVectors() {
    return false;
  }
}
