package dev.yaku.solver;

import dev.yaku.HandEvaluator;
import java.util.Arrays;

/** What a player's best answer, or own strategy, is worth: hand by hand, card by card. */
final class BestAnswer {
  private static final HandEvaluator EVALUATOR = HandEvaluator.of("standard");

  private final Solution solution;
  private final SolutionNode start;
  private final int player;
  private final long[] mine;
  private final long[] theirs;
  private boolean best;

  BestAnswer(Solution solution, int player) {
    this(solution, solution.root(), player);
  }

  /** From a place on. */
  BestAnswer(Solution solution, SolutionNode start, int player) {
    this.solution = solution;
    this.start = start;
    this.player = player;
    mine = start.hands(player);
    theirs = start.hands(1 - player);
  }

  double value(boolean ofBest) {
    best = ofBest;
    double[] reach = new double[theirs.length];
    for (int i = 0; i < reach.length; i++) {
      reach[i] = start.weight(1 - player, theirs[i]);
    }
    double[] values = values(start, reach);
    double sum = 0;
    double pairs = 0;
    for (int i = 0; i < mine.length; i++) {
      double weight = start.weight(player, mine[i]);
      sum += weight * values[i];
      for (int j = 0; j < theirs.length; j++) {
        pairs += (mine[i] & theirs[j]) == 0 ? weight * reach[j] : 0;
      }
    }
    return sum / pairs + put(start, player);
  }

  private double[] values(SolutionNode node, double[] reach) {
    if (node.isEnd()) {
      throw new IllegalStateException("an end has no actions");
    }
    double[] values = new double[mine.length];
    if (node.isDeal()) {
      int cards = 52 - Long.bitCount(node.board());
      for (int card = 0; card < 52; card++) {
        if ((node.board() & 1L << card) == 0) {
          double[] left = reach.clone();
          for (int j = 0; j < left.length; j++) {
            left[j] = (theirs[j] & 1L << card) != 0 ? 0 : left[j];
          }
          SolutionNode next = node.deal(card);
          double[] of = next.isEnd() ? showdown(next, left) : values(next, left);
          for (int i = 0; i < values.length; i++) {
            values[i] += (mine[i] & 1L << card) != 0 ? 0 : of[i] / (cards - 4);
          }
        }
      }
      return values;
    }
    if (node.player() == player && best) {
      Arrays.fill(values, Double.NEGATIVE_INFINITY);
    }
    int action = 0;
    for (String name : node.actions()) {
      SolutionNode next = node.play(name);
      double[] left = reach.clone();
      for (int j = 0; node.player() != player && j < left.length; j++) {
        boolean live = (theirs[j] & node.board()) == 0;
        left[j] *= live ? node.frequencies(theirs[j])[action] : 0;
      }
      double[] of =
          !next.isEnd()
              ? values(next, left)
              : name.equals("fold") ? fold(next, node.player(), left) : showdown(next, left);
      for (int i = 0; i < values.length; i++) {
        if ((mine[i] & node.board()) != 0) {
          values[i] = 0;
        } else if (node.player() != player) {
          values[i] += of[i];
        } else if (best) {
          values[i] = Math.max(values[i], of[i]);
        } else {
          values[i] += of[i] * node.frequencies(mine[i])[action];
        }
      }
      action++;
    }
    return values;
  }

  private double rake(SolutionNode end) {
    int put = Math.min(put(end, 0), put(end, 1));
    return solution.spot().toString().contains("rake = 2%")
        ? 0.02 * (solution.spot().pot() + 2 * put)
        : 0;
  }

  private int put(SolutionNode end, int of) {
    return solution.spot().stack() - end.stack(of);
  }

  private double[] fold(SolutionNode end, int folder, double... reach) {
    double won = solution.spot().pot() + put(end, folder) - rake(end);
    double worth = folder == player ? -put(end, player) : won;
    double[] values = new double[mine.length];
    for (int i = 0; i < values.length; i++) {
      for (int j = 0; j < theirs.length; j++) {
        values[i] += (mine[i] & theirs[j]) == 0 ? reach[j] * worth : 0;
      }
    }
    return values;
  }

  private double[] showdown(SolutionNode end, double... reach) {
    if (Long.bitCount(end.board()) < 5) {
      throw new IllegalStateException("cards are missing");
    }
    double pot = end.pot() - rake(end);
    double[] values = new double[mine.length];
    for (int i = 0; i < values.length; i++) {
      if ((mine[i] & end.board()) != 0) {
        continue;
      }
      int value = EVALUATOR.evaluate(mine[i] | end.board());
      for (int j = 0; j < theirs.length; j++) {
        if (reach[j] != 0 && (theirs[j] & (mine[i] | end.board())) == 0) {
          int sign = Integer.signum(value - EVALUATOR.evaluate(theirs[j] | end.board()));
          values[i] += reach[j] * (pot * (sign + 1) / 2 - put(end, player));
        }
      }
    }
    return values;
  }
}
