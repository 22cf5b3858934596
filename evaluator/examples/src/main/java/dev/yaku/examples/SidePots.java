package dev.yaku.examples;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Showdown;
import java.util.Arrays;

/** A table of players who are all-in for different stacks: who gets how many chips? */
public final class SidePots {
  private static final HandEvaluator HOLDEM = HandEvaluator.of("standard");

  private SidePots() {}

  /** The chips that each player gets, pot by pot: a pot is what equal parts of the stacks make. */
  static long[] chips(int[] values, long... stacks) {
    long[] won = new long[values.length];
    long[] levels = Arrays.stream(stacks).filter(stack -> stack > 0).distinct().sorted().toArray();
    long below = 0;
    for (long level : levels) {
      int[] inPot = new int[values.length]; // 0 is out
      long pot = 0;
      for (int player = 0; player < values.length; player++) {
        if (stacks[player] >= level) {
          inPot[player] = values[player];
          pot += level - below;
        }
      }
      long[] parts = Showdown.of(inPot).chips(pot);
      Arrays.setAll(won, player -> won[player] + parts[player]);
      below = level;
    }
    return won;
  }

  /** The best hand has the smallest stack. */
  public static void main(String[] arguments) {
    long board = Hand.parse("Ah Kh Qd 2c 2s");
    String[] holes = {"Ad As", "Kd Kc", "Qs Qc"};
    long[] stacks = {100, 300, 500};
    int[] values =
        Arrays.stream(holes).mapToInt(hole -> HOLDEM.evaluate(board | Hand.parse(hole))).toArray();
    long[] won = chips(values, stacks);
    for (int player = 0; player < holes.length; player++) {
      System.out.printf(
          "%s, %s, %d in: %d%n",
          holes[player], HOLDEM.describe(values[player]), stacks[player], won[player]);
    }
  }
}
