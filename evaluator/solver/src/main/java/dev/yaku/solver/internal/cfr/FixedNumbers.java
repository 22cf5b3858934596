package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Deal;

/** Numbers that cannot be changed: those who go on copy them. */
interface FixedNumbers extends ActionNumbers {
  @Override
  default void close(int level, Deal deal, int player, float[][] changed) {
    throw new UnsupportedOperationException("these numbers cannot be changed");
  }
}
