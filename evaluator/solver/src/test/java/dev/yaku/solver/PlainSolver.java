package dev.yaku.solver;

import dev.yaku.HandEvaluator;
import java.util.ArrayList;
import java.util.List;

/**
 * A slow solver for small questions: the whole tree with all cards, every pair of hands compared at
 * every showdown, sums of positive regrets only. Shares nothing with the real one but the
 * evaluator.
 */
final class PlainSolver {
  private static final HandEvaluator EVALUATOR = HandEvaluator.of("standard");

  private final long[][] hands;
  private final double[][] weights;
  private final int pot;
  private final int stack;
  private final double betPart;
  private final double raiseTimes;
  private final double rakePart;
  private final double rakeCap;
  private final Node root;
  private int iteration;

  PlainSolver(
      long board,
      long[][] hands,
      double[][] weights,
      int pot,
      int stack,
      double betPart,
      double raiseTimes,
      double rakePart,
      double rakeCap) {
    this.hands = hands;
    this.weights = weights;
    this.pot = pot;
    this.stack = stack;
    this.betPart = betPart;
    this.raiseTimes = raiseTimes;
    this.rakePart = rakePart;
    this.rakeCap = rakeCap;
    root = street(board, 0);
  }

  private interface Node {
    /** Values of the player's hands, given how likely the opponent comes here with each. */
    double[] values(int player, double[] mine, double[] theirs, Mode mode);
  }

  enum Mode {
    IMPROVE,
    AVERAGE,
    BEST
  }

  void run(int iterations) {
    for (int i = 0; i < iterations; i++) {
      iteration++;
      for (int player = 0; player < 2; player++) {
        root.values(player, weights[player], weights[1 - player], Mode.IMPROVE);
      }
    }
  }

  /** What the player has of the pot in the end less what is added. */
  double value(int player, Mode mode) {
    double[] values = root.values(player, weights[player], weights[1 - player], mode);
    double sum = 0;
    double pairs = 0;
    for (int i = 0; i < values.length; i++) {
      sum += weights[player][i] * values[i];
      for (int j = 0; j < hands[1 - player].length; j++) {
        if ((hands[player][i] & hands[1 - player][j]) == 0) {
          pairs += weights[player][i] * weights[1 - player][j];
        }
      }
    }
    return sum / pairs;
  }

  double exploitability() {
    double gain = 0;
    for (int player = 0; player < 2; player++) {
      gain += value(player, Mode.BEST) - value(player, Mode.AVERAGE);
    }
    return gain / 2;
  }

  private Node street(long board, int put) {
    if (put == stack) {
      return end(board, put);
    }
    return decision(board, put, 0, 0, 0, 0, false);
  }

  private Node end(long board, int put) {
    return Long.bitCount(board) == 5 ? new Showdown(board, put) : new Card(board, put);
  }

  private Node decision(
      long board, int put, int player, int mine, int faced, int step, boolean checked) {
    List<Node> children = new ArrayList<>();
    if (faced > 0) {
      children.add(new Fold(player, put + mine, put + faced));
      children.add(end(board, put + faced));
    } else {
      children.add(checked ? end(board, put) : decision(board, put, 1, 0, 0, 0, true));
    }
    int left = stack - put;
    if (faced < left) {
      double size = faced > 0 ? raiseTimes * faced : betPart * (pot + 2 * put);
      int to = (int) Math.floor(size + 0.5);
      to = Math.min(left, Math.max(to, faced + Math.max(1, step)));
      children.add(decision(board, put, 1 - player, faced, to, to - faced, false));
    }
    return new Decision(player, children);
  }

  private double rake(int called) {
    return Math.min(rakeCap, rakePart * (pot + 2.0 * called));
  }

  private final class Fold implements Node {
    private final int folder;
    private final int mine;
    private final int theirs;

    Fold(int folder, int mine, int theirs) {
      this.folder = folder;
      this.mine = mine;
      this.theirs = theirs;
    }

    @Override
    public double[] values(int player, double[] myReach, double[] theirReach, Mode mode) {
      double worth = player == folder ? -mine : pot + mine - rake(Math.min(mine, theirs));
      double[] values = new double[hands[player].length];
      for (int i = 0; i < values.length; i++) {
        for (int j = 0; j < theirReach.length; j++) {
          if ((hands[player][i] & hands[1 - player][j]) == 0) {
            values[i] += theirReach[j] * worth;
          }
        }
      }
      return values;
    }
  }

  private final class Showdown implements Node {
    private final long board;
    private final int put;

    Showdown(long board, int put) {
      this.board = board;
      this.put = put;
    }

    @Override
    public double[] values(int player, double[] myReach, double[] theirReach, Mode mode) {
      double all = pot + 2.0 * put - rake(put);
      double[] values = new double[hands[player].length];
      for (int i = 0; i < values.length; i++) {
        if ((hands[player][i] & board) != 0) {
          continue;
        }
        int mine = EVALUATOR.evaluate(board | hands[player][i]);
        for (int j = 0; j < theirReach.length; j++) {
          long other = hands[1 - player][j];
          if (theirReach[j] != 0 && (other & (board | hands[player][i])) == 0) {
            int sign = Integer.signum(mine - EVALUATOR.evaluate(board | other));
            values[i] += theirReach[j] * (all * (sign + 1) / 2 - put);
          }
        }
      }
      return values;
    }
  }

  private final class Card implements Node {
    private final List<Long> cards = new ArrayList<>();
    private final List<Node> children = new ArrayList<>();

    Card(long board, int put) {
      for (int card = 0; card < 52; card++) {
        if ((board & 1L << card) == 0) {
          cards.add(1L << card);
          children.add(street(board | 1L << card, put));
        }
      }
    }

    @Override
    public double[] values(int player, double[] myReach, double[] theirReach, Mode mode) {
      double[] values = new double[hands[player].length];
      for (int k = 0; k < children.size(); k++) {
        double[] mine = without(cards.get(k), hands[player], myReach);
        double[] theirs = without(cards.get(k), hands[1 - player], theirReach);
        double[] of = children.get(k).values(player, mine, theirs, mode);
        for (int i = 0; i < values.length; i++) {
          if ((hands[player][i] & cards.get(k)) == 0) {
            values[i] += of[i] / (children.size() - 4);
          }
        }
      }
      return values;
    }

    private double[] without(long card, long[] of, double[] reach) {
      double[] rest = reach.clone();
      for (int i = 0; i < rest.length; i++) {
        rest[i] = (of[i] & card) != 0 ? 0 : rest[i];
      }
      return rest;
    }
  }

  private final class Decision implements Node {
    private final int actor;
    private final List<Node> children;
    private final double[][] regrets;
    private final double[][] sums;

    Decision(int actor, List<Node> children) {
      this.actor = actor;
      this.children = children;
      regrets = new double[children.size()][hands[actor].length];
      sums = new double[children.size()][hands[actor].length];
    }

    private double[][] strategy(boolean average) {
      double[][] from = average ? sums : regrets;
      double[][] strategy = new double[from.length][from[0].length];
      for (int hand = 0; hand < from[0].length; hand++) {
        double sum = 0;
        for (double[] of : from) {
          sum += of[hand];
        }
        for (int action = 0; action < from.length; action++) {
          strategy[action][hand] = sum > 0 ? from[action][hand] / sum : 1.0 / from.length;
        }
      }
      return strategy;
    }

    @Override
    public double[] values(int player, double[] myReach, double[] theirReach, Mode mode) {
      double[][] strategy = strategy(mode != Mode.IMPROVE);
      double[] values = new double[hands[player].length];
      double[][] ofActions = new double[children.size()][];
      for (int action = 0; action < ofActions.length; action++) {
        double[] mine = myReach.clone();
        double[] theirs = theirReach.clone();
        double[] changed = player == actor ? mine : theirs;
        for (int i = 0; i < changed.length; i++) {
          changed[i] *= strategy[action][i];
        }
        ofActions[action] = children.get(action).values(player, mine, theirs, mode);
      }
      for (int i = 0; i < values.length; i++) {
        double best = Double.NEGATIVE_INFINITY;
        for (int action = 0; action < ofActions.length; action++) {
          best = Math.max(best, ofActions[action][i]);
          values[i] += ofActions[action][i] * (player == actor ? strategy[action][i] : 1);
        }
        values[i] = player == actor && mode == Mode.BEST ? best : values[i];
      }
      if (player == actor && mode == Mode.IMPROVE) {
        for (int action = 0; action < ofActions.length; action++) {
          for (int i = 0; i < values.length; i++) {
            double regret = regrets[action][i] + ofActions[action][i] - values[i];
            regrets[action][i] = Math.max(0, regret);
            sums[action][i] += iteration * myReach[i] * strategy[action][i];
          }
        }
      }
      return values;
    }
  }
}
