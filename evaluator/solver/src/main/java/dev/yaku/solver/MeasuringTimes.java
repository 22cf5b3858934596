package dev.yaku.solver;

/** Decides when to measure the exploitability, from how fast it falls. */
final class MeasuringTimes {
  private static final int FIRST = 8;
  private static final double LEAST_STEP = 1.1;
  private static final double MOST_STEP = 2;

  private final double goal;
  private int due = FIRST;
  private int last;
  private double exploitability = Double.POSITIVE_INFINITY;
  private double expected = Double.POSITIVE_INFINITY;

  MeasuringTimes(double goal) {
    this.goal = goal;
  }

  boolean isDue(int iterations) {
    return iterations >= due;
  }

  /** Its fall is taken for a power of the number of iterations. */
  void measured(int iterations, double found) {
    if (!Double.isFinite(found)) {
      throw new IllegalStateException(
          "the exploitability after "
              + iterations
              + " iterations is "
              + found
              + ": the chips are too many to count with, or the solution gone on with is damaged");
    }
    double power =
        last == 0 || found >= exploitability
            ? 1
            : Math.log(exploitability / found) / Math.log((double) iterations / last);
    expected = iterations * Math.pow(found / goal, 1 / Math.max(power, 1));
    double step = Math.max(LEAST_STEP, Math.min(MOST_STEP, expected / iterations));
    due = (int) Math.ceil(iterations * step);
    last = iterations;
    exploitability = found;
  }

  /** Records the exact exploitability of the last measurement. */
  void corrected(double found) {
    exploitability = found;
  }

  boolean reached() {
    return exploitability <= goal;
  }

  double exploitability() {
    return exploitability;
  }

  double toGo(int iterations, double seconds) {
    return iterations == 0 || last == 0
        ? Double.POSITIVE_INFINITY
        : Math.max(0, seconds * (expected / iterations - 1));
  }
}
