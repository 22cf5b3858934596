package dev.yaku.solver.internal.cfr;

import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import dev.yaku.solver.internal.cfr.PlayerShape.Run;
import dev.yaku.solver.internal.deals.Deal;
import dev.yaku.solver.internal.deals.PlayerHands;
import java.util.Arrays;
import java.util.concurrent.CancellationException;

/** The values of strategies and of the best answers to them: exact but for rounding. */
final class Evaluation {
  /** No team: this thread alone. */
  static final Team ALONE = new Team(1, "solver");

  private final Problem problem;
  private final ActionNumbers means;
  private final Locks locks;
  private final Rivers rivers; // null if they are as good as the other streets
  private final Answers answers;

  /** Receives values as they are found, from several threads. */
  @FunctionalInterface
  interface Answers {
    /**
     * Takes the values of a player's hands with one deal.
     *
     * @param best by array, row and hand: of actions, with the best answer after them
     * @param after the values of the next cards, by start of the next street and hand of the deal
     */
    void found(Deal deal, double[][] best, double[] after);
  }

  /** One thread's working space for one street and player. */
  private static final class Space {
    final float[][][] numbers = new float[2][][]; // by player: for means
    final double[][] reach; // the opponent's
    final double[][] strategy; // the player's
    final double[][] values;
    final double[][] best;
    final double[][] own;
    final ExactSweep sweep;

    /** For at most so many hands of each player, padded. */
    Space(StreetShape shape, int player, int... padded) {
      for (int of = 0; of < 2; of++) {
        numbers[of] = shape.players[of].space(padded[of]);
      }
      reach = shape.players[1 - player].exactSpace(padded[1 - player]);
      PlayerShape mine = shape.players[player];
      strategy = mine.exactSpace(padded[player]);
      values = mine.exactSpace(padded[player]);
      best = mine.exactSpace(padded[player]);
      own = new double[mine.arrays][];
      for (Group group : mine.groups) {
        own[group.first()] = new double[group.decisions() * padded[player]];
      }
      sweep = new ExactSweep(Math.max(padded[0], padded[1]));
    }
  }

  Evaluation(Solve solve) {
    this(solve, (deal, best, after) -> {});
  }

  Evaluation(Solve solve, Answers answers) {
    problem = solve.problem;
    if (solve.means == null) {
      throw new IllegalStateException("nothing is solved yet: there are no strategies");
    }
    means = solve.means;
    locks = solve.locks;
    rivers = solve.rivers;
    this.answers = answers;
  }

  /**
   * A player's values at the start: of the average strategy, then of the best answer.
   *
   * @param team shares the next deals
   */
  double[] start(int player, Team team) {
    StreetValues worth = worth(problem.deals.root(), player, problem.start(1 - player), team);
    return new double[] {
      problem.mean(player, worth.values()[0]), problem.mean(player, worth.best())
    };
  }

  /**
   * Everything with one deal.
   *
   * @param theirs how likely the opponent comes to each start of the street, with each hand
   * @param team shares the next deals
   * @throws CancellationException if the calling thread is interrupted between next deals
   */
  StreetValues worth(Deal deal, int player, double[] theirs, Team team) {
    Space space = new Space(problem.shape(deal), player, deal.padded(0), deal.padded(1));
    Space[][] spaces = new Space[team.threads()][problem.streets()];
    return worth(deal, player, theirs, team, space, spaces);
  }

  /**
   * Computes the values in a space, and those after the next deals in others, by thread of the team
   * and street.
   */
  private StreetValues worth(
      Deal deal, int player, double[] theirs, Team team, Space space, Space[]... spaces) {
    reach(deal, 1 - player, theirs, space.numbers[1 - player], space.reach);
    double[][] after = after(deal, player, space.reach, team, spaces);
    PlayerShape shape = problem.shape(deal, player);
    int padded = deal.padded(player);
    double[][] values = space.values;
    double[][] best = space.best;
    for (int array = 0; array < values.length; array++) {
      Arrays.fill(values[array], 0, shape.rows[array] * padded, 0);
    }
    space.sweep.add(shape, deal.hands()[player], deal.hands()[1 - player], space.reach, values);
    for (int array = 0; array < values.length; array++) {
      System.arraycopy(values[array], 0, best[array], 0, shape.rows[array] * padded);
    }
    add(deal, player, after[0], values);
    add(deal, player, after[1], best);
    own(deal, player, null, best, space.own);
    answers.found(deal, best, after[0]);
    double[][] strategy = averages(deal, player, space.numbers[player], space.strategy);
    own(deal, player, strategy, values, space.own);
    return new StreetValues(values, space.own, best[0]);
  }

  /** The values of the next cards together, and those with the best answer. */
  private double[][] after(Deal deal, int player, double[][] reach, Team team, Space[]... spaces) {
    if (rivers != null && deal.level() == rivers.levelBefore()) {
      return rivers.after(deal, player);
    }
    double[][] after = new double[2][problem.shape(deal).next.length * deal.padded(player)];
    if (team.threads() == 1) { // no part is kept, which would be all rivers of a turn
      for (Deal.Next next : deal.next()) {
        add(next(deal, next, player, reach, spaces[0]), problem.chance(deal), after);
      }
      return after;
    }
    double[][][] parts = new double[deal.next().size()][][];
    team.run(
        parts.length,
        (thread, piece) ->
            parts[piece] = next(deal, deal.next().get(piece), player, reach, spaces[thread]));
    for (double[][] part : parts) { // in order: sums must not depend on which thread was faster
      add(part, problem.chance(deal), after);
    }
    return after;
  }

  private static void add(double[][] part, double chance, double[][] after) {
    for (int of = 0; of < after.length; of++) {
      for (int i = 0; i < after[of].length; i++) {
        after[of][i] += part[of][i] * chance;
      }
    }
  }

  private void add(Deal deal, int player, double[] after, double[][] values) {
    int[][] starts = problem.shape(deal).next;
    int padded = deal.padded(player);
    for (int start = 0; start < starts.length; start++) {
      int place = starts[start][player];
      double[] into = values[RowPlace.array(place)];
      int at = RowPlace.row(place) * padded;
      for (int i = 0; i < padded; i++) {
        into[at + i] += after[start * padded + i];
      }
    }
  }

  /**
   * How often each hand takes each action, on average, as {@link PlayerShape} describes it: the
   * strategies that are the result.
   */
  double[][] averages(Deal deal, int player) {
    PlayerShape shape = problem.shape(deal, player);
    int padded = deal.padded(player);
    return averages(deal, player, shape.space(padded), shape.exactSpace(padded));
  }

  /** Computes the average strategy in two spaces: one for means, one for the result. */
  private double[][] averages(Deal deal, int player, float[][] numbers, double[][] averages) {
    PlayerShape shape = problem.shape(deal, player);
    int padded = deal.padded(player);
    float[][] of = means.open(deal, player, numbers);
    for (Group group : shape.groups) {
      int length = group.decisions() * padded;
      int end = group.first() + group.actions();
      float[] first = numbers[group.first()];
      Loops.left(group, of, first, length);
      double[] total = averages[end - 1]; // whose place it has until that is found, as the last
      Arrays.fill(total, 0, length, 0);
      for (int action = group.first(); action < end; action++) {
        add(action == group.first() ? first : of[action], total, length);
      }
      for (int action = group.first(); action < end; action++) {
        divide(action == group.first() ? first : of[action], total, averages[action], length);
      }
    }
    if (deal.alike().length > 0) {
      for (int array = 1; array < shape.arrays; array++) {
        makeAlike(averages[array], shape.rows[array] * padded, deal.alike()[player], padded);
      }
    }
    locks.apply(deal, player, averages);
    return averages;
  }

  /**
   * Hands that are the same up to suits differ by rounding, and values would not sum to the pot.
   */
  private static void makeAlike(double[] of, int length, char[] alike, int padded) {
    for (int row = 0; row < length; row += padded) {
      for (int hand = 0; hand < alike.length; hand++) {
        of[row + hand] = of[row + alike[hand]];
      }
    }
  }

  private static void add(float[] of, double[] total, int length) {
    for (int i = 0; i < length; i++) {
      total[i] += of[i];
    }
  }

  private static void divide(float[] of, double[] total, double[] into, int length) {
    for (int i = 0; i < length; i++) {
      into[i] = of[i] / total[i];
    }
  }

  /** How likely a player takes each action, with each hand. */
  double[][] reach(Deal deal, int player, double[] start) {
    PlayerShape shape = problem.shape(deal, player);
    int padded = deal.padded(player);
    return reach(deal, player, start, shape.space(padded), shape.exactSpace(padded));
  }

  private double[][] reach(
      Deal deal, int player, double[] start, float[][] numbers, double[][] reach) {
    averages(deal, player, numbers, reach);
    int padded = deal.padded(player);
    System.arraycopy(start, 0, reach[0], 0, start.length);
    for (Run run : problem.shape(deal, player).down) {
      Group group = run.group();
      for (int row = run.from(); row < run.to(); row++) {
        double[] before = reach[RowPlace.array(group.parents()[row])];
        int at = RowPlace.row(group.parents()[row]) * padded;
        for (int action = group.first(); action < group.first() + group.actions(); action++) {
          for (int i = 0; i < padded; i++) {
            reach[action][row * padded + i] *= before[at + i];
          }
        }
      }
    }
    return reach;
  }

  /** How likely a player comes to the starts of the next street with a next deal. */
  double[] gather(Deal deal, Deal.Next next, int player, double[][] reach) {
    PlayerHands hands = next.deal().hands()[player];
    int[][] starts = problem.shape(deal).next;
    double[] gathered = new double[starts.length * hands.padded()];
    for (int start = 0; start < starts.length; start++) {
      double[] from = reach[RowPlace.array(starts[start][player])];
      int at = RowPlace.row(starts[start][player]) * deal.padded(player);
      for (int i = 0; i < hands.count(); i++) {
        gathered[start * hands.padded() + i] = from[at + hands.parents()[i]];
      }
    }
    return gathered;
  }

  /**
   * @throws CancellationException if the thread is interrupted
   */
  private double[][] next(
      Deal deal, Deal.Next next, int player, double[][] reach, Space... spaces) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted before all cards to come were counted");
    }
    Deal with = next.deal();
    int to = with.level();
    if (spaces[to] == null) {
      int[] padded = {problem.padded(to, 0), problem.padded(to, 1)};
      spaces[to] = new Space(problem.shape(to), player, padded);
    }
    double[] theirs = gather(deal, next, 1 - player, reach);
    StreetValues worth = worth(with, player, theirs, ALONE, spaces[to], spaces);
    return new double[][] {
      scatter(deal, next, player, worth.values()[0]), scatter(deal, next, player, worth.best())
    };
  }

  private double[] scatter(Deal deal, Deal.Next next, int player, double[] after) {
    int padded = deal.padded(player);
    PlayerHands hands = next.deal().hands()[player];
    int starts = problem.shape(deal).next.length;
    double[] sum = new double[starts * padded];
    for (char[][] image : next.images()) {
      for (int start = 0; start < starts; start++) {
        for (int i = 0; i < hands.count(); i++) {
          sum[start * padded + image[player][i]] += after[start * hands.padded() + i];
        }
      }
    }
    return sum;
  }

  /**
   * The values of decisions; adds them to those of the actions before.
   *
   * @param strategy null for the best answer, where it is free
   */
  private void own(Deal deal, int player, double[][] strategy, double[][] values, double[][] own) {
    PlayerShape shape = problem.shape(deal, player);
    int padded = deal.padded(player);
    for (int r = shape.down.length - 1; r >= 0; r--) {
      Group group = shape.down[r].group();
      for (int row = shape.down[r].from(); row < shape.down[r].to(); row++) {
        int place = RowPlace.of(group.first(), row);
        double[][] given = strategy == null ? locks.given(deal, player, place) : null;
        double[] of = own[group.first()];
        double[] before = values[RowPlace.array(group.parents()[row])];
        int at = RowPlace.row(group.parents()[row]) * padded;
        for (int i = 0; i < deal.hands()[player].count(); i++) {
          int from = row * padded + i;
          if (strategy != null) {
            of[from] = mean(group, values, from, strategy, group.first(), from);
          } else if (given != null && given[0][i] >= 0) {
            of[from] = mean(group, values, from, given, 0, i);
          } else {
            of[from] = most(group, values, from);
          }
          before[at + i] += of[from];
        }
      }
    }
  }

  /** The value of a decision whose actions are taken so often: from an array and a place in it. */
  private static double mean(
      Group group, double[][] values, int at, double[][] often, int first, int place) {
    double mean = 0;
    for (int action = 0; action < group.actions(); action++) {
      mean += values[group.first() + action][at] * often[first + action][place];
    }
    return mean;
  }

  private static double most(Group group, double[][] values, int at) {
    double most = values[group.first()][at];
    for (int action = 1; action < group.actions(); action++) {
      most = Math.max(most, values[group.first() + action][at]);
    }
    return most;
  }
}
