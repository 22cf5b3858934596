package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Deal;

/** Numbers in 16 bits: each row has a scale of its own, so that its greatest number fits. */
final class HalfNumbers implements ActionNumbers {
  /** The rows of one array. */
  private record Rows(short[] parts, float[] scales) {}

  private final Problem problem;
  private final Quantity quantity;
  private final Rows[][][][] numbers; // by street, deal, player, array

  HalfNumbers(Problem problem, Quantity quantity) {
    this.problem = problem;
    this.quantity = quantity;
    numbers = new Rows[problem.streets()][][][];
    for (int level = 0; level < numbers.length; level++) {
      numbers[level] = new Rows[problem.deals(level).size()][2][];
      for (Deal deal : problem.deals(level)) {
        for (int player = 0; player < 2; player++) {
          PlayerShape of = problem.shape(deal, player);
          Rows[] arrays = new Rows[of.arrays];
          for (int array : of.kept(quantity)) {
            int rows = of.rows[array];
            arrays[array] = new Rows(new short[rows * deal.padded(player)], new float[rows]);
          }
          numbers[level][deal.number()][player] = arrays;
        }
      }
    }
  }

  @Override
  public float[][] open(Deal deal, int player, float[][] space) {
    Rows[] arrays = numbers[deal.level()][deal.number()][player];
    int padded = deal.padded(player);
    Halves halves = Vectors.halves();
    for (int array : problem.shape(deal, player).kept(quantity)) {
      short[] parts = arrays[array].parts();
      float[] scales = arrays[array].scales();
      for (int row = 0; row < scales.length; row++) {
        halves.decode(parts, scales[row], space[array], row * padded, (row + 1) * padded);
      }
    }
    return space;
  }

  @Override
  public void close(Deal deal, int player, float[][] changed) {
    Rows[] arrays = numbers[deal.level()][deal.number()][player];
    int padded = deal.padded(player);
    Halves halves = Vectors.halves();
    for (int array : problem.shape(deal, player).kept(quantity)) {
      float[] scales = arrays[array].scales();
      for (int row = 0; row < scales.length; row++) {
        int from = row * padded;
        float most = halves.most(changed[array], from, from + padded);
        scales[row] = most / Halves.MOST;
        float inverse = most > 0 ? Halves.MOST / most : 0;
        halves.encode(changed[array], inverse, arrays[array].parts(), from, from + padded);
      }
    }
  }
}
