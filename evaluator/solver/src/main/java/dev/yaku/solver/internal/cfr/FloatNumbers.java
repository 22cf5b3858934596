package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Deal;

/** Numbers as floats, which are changed in place. */
final class FloatNumbers implements ActionNumbers {
  private final float[][][][][] numbers; // by street, deal, player, array

  FloatNumbers(Problem problem) {
    numbers = new float[problem.streets()][][][][];
    for (int level = 0; level < numbers.length; level++) {
      StreetShape shape = problem.shape(level);
      numbers[level] = new float[problem.deals(level).size()][2][][];
      for (Deal deal : problem.deals(level)) {
        for (int player = 0; player < 2; player++) {
          PlayerShape of = shape.players[player];
          float[][] arrays = of.space(deal.hands()[player].padded());
          arrays[0] = null; // nobody acts before the start
          numbers[level][deal.number()][player] = arrays;
        }
      }
    }
  }

  @Override
  public float[][] open(int level, Deal deal, int player, float[][] space) {
    return numbers[level][deal.number()][player];
  }

  @Override
  public void close(int level, Deal deal, int player, float[][] changed) {
    // changed in place
  }
}
