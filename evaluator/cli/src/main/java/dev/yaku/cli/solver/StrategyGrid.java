package dev.yaku.cli.solver;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.FlopRow;
import dev.yaku.solver.SolutionNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The strategy of the player who acts: cells in the colours of the actions. */
final class StrategyGrid {
  private static final Colour FOLD = new Colour(0x4C84BD);
  private static final Colour CALL = new Colour(0x4FA36A);

  /** Pale, so that rare bets are seen where mostly nothing is bet. */
  private static final Colour CHECK = new Colour(0xB4DCBB);

  /** Bets and raises from the smallest on: darker and darker. */
  private static final int[] BETS = {0xF2B134, 0xE8833A, 0xD9542B, 0xB8322A, 0x8C1D2B};

  private static final Colour ALL_IN = new Colour(0x6A1B4D);
  private static final double WHOLE = 0.995; // is not written

  private StrategyGrid() {}

  /** By class, as high as the part of its hands that come here, of those that the board leaves. */
  static Block.Grid of(SolutionNode node) {
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
    return grid(actions, sums, weights);
  }

  /** Of classes of hands in a report: the weights are parts of the greatest one's. */
  static Block.Grid of(List<FlopRow> classes) {
    List<String> actions = classes.get(0).actions();
    double[][] frequencies = new double[HoleClass.SIZE][actions.size()];
    double[] weights = new double[HoleClass.SIZE];
    for (FlopRow row : classes) {
      int cell = HoleClass.parse(row.hands());
      weights[cell] = row.global() / HoleClass.combos(cell);
      frequencies[cell] = Figures.array(row.frequencies());
    }
    double most = Arrays.stream(weights).max().orElse(0);
    Arrays.setAll(weights, cell -> most == 0 ? 0 : weights[cell] / most);
    return grid(actions, frequencies, weights);
  }

  /** By class how often each action is taken, and the height of the cell, 0 to 1. */
  private static Block.Grid grid(List<String> actions, double[][] often, double... heights) {
    List<Colour> colours = colours(actions);
    return Block.Grid.ofHoles(
        "", "", of -> cell(HoleClass.toString(of), colours, heights[of], often[of]));
  }

  /** The colours of a player's actions at a place. */
  static List<Colour> colours(List<String> actions) {
    List<String> bets = actions.stream().filter(action -> colour(action) == null).toList();
    List<Colour> colours = new ArrayList<>();
    for (String action : actions) {
      int last = Math.max(1, bets.size() - 1);
      int shade = bets.size() == 1 ? 1 : bets.indexOf(action) * (BETS.length - 1) / last;
      colours.add(colour(action) == null ? new Colour(BETS[shade]) : colour(action));
    }
    return colours;
  }

  /** Null for bets and raises. */
  private static Colour colour(String action) {
    return switch (action) {
      case "fold" -> FOLD;
      case "call" -> CALL;
      case "check" -> CHECK;
      default -> action.startsWith("all-in") ? ALL_IN : null;
    };
  }

  /** Of an action in text without colours. */
  static String letter(int action) {
    return String.valueOf((char) ('a' + action));
  }

  /**
   * The frequencies of actions as a cell, whose height is the part of the hands that come there.
   */
  static Block.Cell cell(String name, List<Colour> colours, double height, double... often) {
    if (height <= 0) {
      return Block.Cell.none(name);
    }
    int main = 0; // what is done most often
    List<Block.Part> parts = new ArrayList<>();
    for (int action = 0; action < often.length; action++) {
      main = often[action] > often[main] ? action : main;
      parts.add(new Block.Part(colours.get(action), often[action]));
    }
    String percent = Words.format("%.0f", 100 * often[main]);
    String figure = often[main] >= WHOLE ? "" : percent + "%";
    return new Block.Cell(name, figure, letter(main) + percent, height, parts);
  }

  /** How often a player takes each action in all, and its value then: NaN if it is never done. */
  record Table(List<String> actions, double[] frequencies, double... values) {
    private static final int[] WIDTHS = {14, 9, 11};

    /** The table, with the letters of a grid if there is one in text; a picture has bars, too. */
    Block.Bars block(Words words, boolean letters) {
      List<Colour> colours = colours(actions);
      List<Block.Bar> bars = new ArrayList<>();
      for (int action = 0; action < frequencies.length; action++) {
        String name = (letters ? letter(action) + " " : "") + actions.get(action);
        List<String> figures =
            List.of(Figures.percent(frequencies[action]), Figures.chips(values[action]));
        bars.add(new Block.Bar(name, figures, frequencies[action], colours.get(action)));
      }
      List<String> heading = words.all("solve.", "action", "often", "value");
      return new Block.Bars(heading, WIDTHS, 0, bars);
    }
  }
}
