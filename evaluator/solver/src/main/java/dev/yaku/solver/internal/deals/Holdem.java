package dev.yaku.solver.internal.deals;

import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.HoldemRiver;

/** Hold'em, by the rules of any evaluator of seven cards. */
public record Holdem(HandEvaluator evaluator) implements CardGame {
  @Override
  public long deck() {
    return evaluator.ruleSet().deck();
  }

  @Override
  public int holeSize() {
    return 2;
  }

  @Override
  public int[] values(long board, long[] holes) {
    char[] ofAll = new char[HoleIndex.SIZE];
    HoldemRiver.values(evaluator, board, ofAll);
    int[] values = new int[holes.length];
    for (int i = 0; i < holes.length; i++) {
      values[i] = ofAll[HoleIndex.of(holes[i])];
    }
    return values;
  }
}
