package dev.yaku.solver.internal.cfr;

/** One thread's working space for one street. */
final class StreetSpace {
  /** The values measured of each start: those of strategies, then of best answers, by player. */
  static final int KINDS = 4;

  final float[][][] regrets = new float[2][][]; // by player
  final float[][][] means = new float[2][][];
  final float[][][] strategy = new float[2][][];
  final float[][][] reach = new float[2][][];
  final float[][][] values = new float[2][][];
  final float[][][] own = new float[2][][];

  /** As values, with the best answer. */
  final float[][][] best = new float[2][][];

  /** By start of the next street, a row each: the values that come from there. */
  final float[] after;

  /** By kind of value that is measured, as {@link #after}. */
  final float[][] afters;

  final float[] scale;
  final float[] rest;

  /** If {@code copies}, numbers are copied here from where they are kept. */
  StreetSpace(Problem problem, int level, boolean copies) {
    int longest = 0;
    int widest = 0;
    StreetShape shape = problem.shape(level);
    for (int player = 0; player < 2; player++) {
      PlayerShape of = shape.players[player];
      int padded = problem.padded(level, player);
      widest = Math.max(widest, padded);
      if (copies) {
        regrets[player] = of.space(Quantity.REGRETS, padded);
        means[player] = of.space(Quantity.MEANS, padded);
      }
      strategy[player] = of.space(padded);
      reach[player] = of.space(padded);
      values[player] = of.space(padded);
      best[player] = of.space(padded);
      own[player] = new float[of.arrays][];
      for (PlayerShape.Group group : of.groups) {
        own[player][group.first()] = new float[group.decisions() * padded];
      }
      longest = Math.max(longest, of.longest * padded);
    }
    after = new float[shape.next.length * widest];
    afters = new float[KINDS][after.length];
    scale = new float[longest];
    rest = new float[longest];
  }

  /** The bytes of a space. */
  static long bytes(Problem problem, int level, boolean copies) {
    long floats = 0;
    long longest = 0;
    long widest = 0;
    for (int player = 0; player < 2; player++) {
      PlayerShape of = problem.shape(level).players[player];
      long padded = problem.padded(level, player);
      longest = Math.max(longest, of.longest * padded);
      widest = Math.max(widest, padded);
      floats += (4L * (of.rows[0] + of.rows(Quantity.REGRETS)) + of.decisions) * padded;
      floats += copies ? (of.rows(Quantity.REGRETS) + of.rows(Quantity.MEANS)) * padded : 0;
    }
    long after = (1L + KINDS) * problem.shape(level).next.length * widest;
    return Float.BYTES * (floats + 2 * longest + after);
  }
}
