package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Deal;

/** Numbers in 16 bits: each row has a scale of its own, so that its greatest number fits. */
final class HalfNumbers implements ActionNumbers {
  private static final int MOST = Short.MAX_VALUE;

  /** The rows of one array. */
  private record Rows(short[] parts, float[] scales) {}

  private final Rows[][][][] numbers; // by street, deal, player, array

  HalfNumbers(Problem problem) {
    numbers = new Rows[problem.streets()][][][];
    for (int level = 0; level < numbers.length; level++) {
      numbers[level] = new Rows[problem.deals(level).size()][2][];
      for (Deal deal : problem.deals(level)) {
        for (int player = 0; player < 2; player++) {
          PlayerShape of = problem.shape(deal, player);
          Rows[] arrays = new Rows[of.arrays];
          for (int array = 1; array < arrays.length; array++) {
            int rows = of.rows(array);
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
    for (int array = 1; array < arrays.length; array++) {
      short[] parts = arrays[array].parts();
      float[] scales = arrays[array].scales();
      for (int row = 0; row < scales.length; row++) {
        decode(parts, scales[row], space[array], row * padded, (row + 1) * padded);
      }
    }
    return space;
  }

  @Override
  public void close(Deal deal, int player, float[][] changed) {
    Rows[] arrays = numbers[deal.level()][deal.number()][player];
    int padded = deal.padded(player);
    for (int array = 1; array < arrays.length; array++) {
      float[] scales = arrays[array].scales();
      for (int row = 0; row < scales.length; row++) {
        int from = row * padded;
        float most = most(changed[array], from, from + padded);
        scales[row] = most / MOST;
        float inverse = most > 0 ? MOST / most : 0;
        encode(changed[array], inverse, arrays[array].parts(), from, from + padded);
      }
    }
  }

  private static void decode(short[] parts, float scale, float[] into, int from, int to) {
    for (int i = from; i < to; i++) {
      into[i] = parts[i] * scale;
    }
  }

  private static float most(float[] numbers, int from, int to) {
    float most = 0;
    for (int i = from; i < to; i++) {
      most = Math.max(most, Math.abs(numbers[i]));
    }
    return most;
  }

  private static void encode(float[] numbers, float inverse, short[] parts, int from, int to) {
    // A cast rounds towards 0: it rounds to the nearest what is above 0 and has a half added.
    for (int i = from; i < to; i++) {
      parts[i] = (short) ((int) (numbers[i] * inverse + (MOST + 0.5f)) - MOST);
    }
  }
}
