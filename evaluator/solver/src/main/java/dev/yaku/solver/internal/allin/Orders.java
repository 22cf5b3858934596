package dev.yaku.solver.internal.allin;

/** How many deals of three classes of hands end in each order of the players. */
@FunctionalInterface
public interface Orders {
  /** The orders by number: see {@link dev.yaku.equity.ThreeHands#orders}. */
  long[] of(int first, int second, int third);
}
