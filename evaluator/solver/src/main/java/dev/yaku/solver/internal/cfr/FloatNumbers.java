package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Deal;

/** Numbers as floats, which are changed in place. */
final class FloatNumbers implements ActionNumbers {
  private final float[][][][][] numbers; // by street, deal, player, array

  FloatNumbers(Problem problem, Quantity quantity) {
    numbers = new float[problem.streets()][][][][];
    for (int level = 0; level < numbers.length; level++) {
      numbers[level] = new float[problem.deals(level).size()][2][][];
      for (Deal deal : problem.deals(level)) {
        for (int player = 0; player < 2; player++) {
          numbers[level][deal.number()][player] =
              problem.shape(deal, player).space(quantity, deal.padded(player));
        }
      }
    }
  }

  @Override
  public float[][] open(Deal deal, int player, float[][] space) {
    return numbers[deal.level()][deal.number()][player];
  }

  @Override
  public void close(Deal deal, int player, float[][] changed) {
    // changed in place
  }
}
