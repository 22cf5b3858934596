package dev.yaku.cli.solver;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.solver.SolutionNode;
import java.util.ArrayList;
import java.util.List;

/**
 * The strategy of the player who acts, by the 169 classes of two cards.
 *
 * @param actions what the player can do
 * @param colours red, green and blue in a byte each, by action
 * @param frequencies by class and action
 * @param weights by class: the part of its hands that come here, 0 to 1; of those that the board
 *     leaves
 */
record StrategyGrid(List<String> actions, int[] colours, double[][] frequencies, double[] weights) {
  static final int SIDE = 13;

  private static final int FOLD = 0x4C84BD;
  private static final int CALL = 0x4FA36A;

  /** Bets and raises from the smallest on: darker and darker. */
  private static final int[] BETS = {0xF2B134, 0xE8833A, 0xD9542B, 0xB8322A, 0x8C1D2B};

  private static final int ALL_IN = 0x6A1B4D;

  static StrategyGrid of(SolutionNode node) {
    List<String> actions = node.actions();
    int player = node.player();
    double[][] sums = new double[HoleClass.SIZE][actions.size()];
    double[] weights = new double[HoleClass.SIZE];
    int[] counts = new int[HoleClass.SIZE];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if ((HoleIndex.hand(hole) & node.board()) == 0) {
        counts[HoleClass.of(hole)]++;
      }
    }
    for (long hand : node.hands(player)) {
      int cell = HoleClass.of(HoleIndex.of(hand));
      double weight = node.weight(player, hand);
      double[] often = node.frequencies(hand);
      weights[cell] += weight;
      for (int action = 0; action < often.length; action++) {
        sums[cell][action] += weight * often[action];
      }
    }
    for (int cell = 0; cell < weights.length; cell++) {
      for (int action = 0; action < sums[cell].length; action++) {
        sums[cell][action] = weights[cell] > 0 ? sums[cell][action] / weights[cell] : 0;
      }
      weights[cell] = counts[cell] == 0 ? 0 : weights[cell] / counts[cell];
    }
    return new StrategyGrid(actions, colours(actions), sums, weights);
  }

  private static int[] colours(List<String> actions) {
    List<Integer> bets = new ArrayList<>();
    int[] colours = new int[actions.size()];
    for (int i = 0; i < colours.length; i++) {
      String action = actions.get(i);
      if (action.equals("fold")) {
        colours[i] = FOLD;
      } else if (action.equals("call") || action.equals("check")) {
        colours[i] = CALL;
      } else if (action.startsWith("all-in")) {
        colours[i] = ALL_IN;
      } else {
        bets.add(i);
      }
    }
    for (int i = 0; i < bets.size(); i++) {
      int shade = bets.size() == 1 ? 1 : i * (BETS.length - 1) / (bets.size() - 1);
      colours[bets.get(i)] = BETS[shade];
    }
    return colours;
  }

  /** Whether no hand of a class comes here. */
  boolean isEmpty(int cell) {
    return weights[cell] <= 0;
  }

  /** The action that a class takes most often. */
  int main(int cell) {
    int main = 0;
    for (int action = 1; action < actions.size(); action++) {
      main = frequencies[cell][action] > frequencies[cell][main] ? action : main;
    }
    return main;
  }

  /** The name of a class, such as {@code AKs}. */
  static String name(int cell) {
    return HoleClass.toString(cell);
  }

  /** Whether black letters are easier to read on a colour than white ones. */
  static boolean isBright(int colour) {
    return 299 * (colour >> 16) + 587 * (colour >> 8 & 0xFF) + 114 * (colour & 0xFF) > 140_000;
  }
}
