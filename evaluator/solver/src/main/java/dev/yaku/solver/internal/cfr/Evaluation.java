package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import dev.yaku.solver.internal.cfr.PlayerShape.Lane;
import dev.yaku.solver.internal.cfr.PlayerShape.Run;
import dev.yaku.solver.internal.deals.Deal;
import dev.yaku.solver.internal.deals.Hands;

/** What strategies are worth, and what the best answers to them are: exact but for rounding. */
final class Evaluation {
  private final Problem problem;
  private final Averages averages;
  private final Locks locks;
  private final boolean best;

  /**
   * @param best whether the player plays the best answer instead of the average strategy
   */
  Evaluation(Problem problem, Averages averages, Locks locks, boolean best) {
    this.problem = problem;
    this.averages = averages;
    this.locks = locks;
    this.best = best;
  }

  /**
   * Values of the start, by hand of the root deal.
   *
   * @param team shares the next deals
   */
  double[] start(int player, Team team) {
    Deal root = problem.deals().root();
    double[] theirs = new double[root.hands()[1 - player].padded()];
    double[] weights = problem.weights(1 - player);
    System.arraycopy(weights, 0, theirs, 0, weights.length);
    return worth(0, root, player, theirs, team).values()[0];
  }

  /**
   * Everything with one deal.
   *
   * @param theirs how likely the opponent comes to each start of the street, with each hand
   * @param team shares the next deals; null for this thread alone
   */
  Worth worth(int level, Deal deal, int player, double[] theirs, Team team) {
    StreetShape street = problem.shape(level);
    PlayerShape shape = street.players[player];
    int padded = deal.hands()[player].padded();
    double[][] reach = reach(level, deal, 1 - player, theirs);
    double[][] values = shape.exactSpace(padded);
    addEnds(shape, deal.hands()[player], deal.hands()[1 - player], reach, values);
    double[][] parts = new double[deal.next().size()][];
    Team.Work work =
        (worker, piece) -> parts[piece] = next(level, deal, deal.next().get(piece), player, reach);
    for (int i = 0; team == null && i < parts.length; i++) {
      work.run(0, i);
    }
    if (team != null) {
      team.run(parts.length, work);
    }
    double chance = problem.chance(deal);
    for (double[] part : parts) {
      for (int start = 0; start < street.next.length; start++) {
        int place = street.next[start][player];
        int at = Rows.row(place) * padded;
        for (int i = 0; i < padded; i++) {
          values[Rows.array(place)][at + i] += part[start * padded + i] * chance;
        }
      }
    }
    return new Worth(values, own(level, deal, player, values));
  }

  /** How likely a player takes each action, with each hand. */
  double[][] reach(int level, Deal deal, int player, double... start) {
    PlayerShape shape = problem.shape(level).players[player];
    int padded = deal.hands()[player].padded();
    double[][] strategy = averages.of(level, deal, player);
    double[][] reach = shape.exactSpace(padded);
    System.arraycopy(start, 0, reach[0], 0, start.length);
    for (Run run : shape.down) {
      Group group = run.group();
      for (int row = run.from(); row < run.to(); row++) {
        double[] before = reach[Rows.array(group.parents()[row])];
        int at = Rows.row(group.parents()[row]) * padded;
        for (int action = group.first(); action < group.first() + group.actions(); action++) {
          for (int i = 0; i < padded; i++) {
            int to = row * padded + i;
            reach[action][to] = before[at + i] * strategy[action][to];
          }
        }
      }
    }
    return reach;
  }

  /** How likely a player comes to the starts of the next street with a next deal. */
  double[] gather(int level, Deal deal, Deal.Next next, int player, double[][] reach) {
    Hands hands = next.deal().hands()[player];
    int[][] starts = problem.shape(level).next;
    double[] gathered = new double[starts.length * hands.padded()];
    for (int start = 0; start < starts.length; start++) {
      double[] from = reach[Rows.array(starts[start][player])];
      int at = Rows.row(starts[start][player]) * deal.hands()[player].padded();
      for (int i = 0; i < hands.count(); i++) {
        gathered[start * hands.padded() + i] = from[at + hands.parents()[i]];
      }
    }
    return gathered;
  }

  private double[] next(int level, Deal deal, Deal.Next next, int player, double[][] reach) {
    double[] theirs = gather(level, deal, next, 1 - player, reach);
    double[] after = worth(level + 1, next.deal(), player, theirs, null).values()[0];
    int padded = deal.hands()[player].padded();
    Hands hands = next.deal().hands()[player];
    int starts = problem.shape(level).next.length;
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

  /** The values of decisions; adds them to those of the actions before. */
  private double[][] own(int level, Deal deal, int player, double[][] values) {
    PlayerShape shape = problem.shape(level).players[player];
    int padded = deal.hands()[player].padded();
    double[][] strategy = averages.of(level, deal, player);
    double[][] own = new double[shape.arrays][];
    for (Group group : shape.groups) {
      own[group.first()] = new double[group.decisions() * padded];
    }
    for (int r = shape.down.length - 1; r >= 0; r--) {
      Group group = shape.down[r].group();
      for (int row = shape.down[r].from(); row < shape.down[r].to(); row++) {
        int place = Rows.of(group.first(), row);
        double[] before = values[Rows.array(group.parents()[row])];
        int at = Rows.row(group.parents()[row]) * padded;
        for (int i = 0; i < deal.hands()[player].count(); i++) {
          int from = row * padded + i;
          boolean free = best && !locks.isLocked(level, deal, player, place, i);
          double value = free ? most(group, values, from) : mean(group, values, strategy, from);
          own[group.first()][from] = value;
          before[at + i] += value;
        }
      }
    }
    return own;
  }

  private static double most(Group group, double[][] values, int at) {
    double most = values[group.first()][at];
    for (int action = 1; action < group.actions(); action++) {
      most = Math.max(most, values[group.first() + action][at]);
    }
    return most;
  }

  private static double mean(Group group, double[][] values, double[][] strategy, int at) {
    double mean = 0;
    for (int action = group.first(); action < group.first() + group.actions(); action++) {
      mean += values[action][at] * strategy[action][at];
    }
    return mean;
  }

  private static void addEnds(
      PlayerShape shape, Hands mine, Hands theirs, double[][] reach, double[][] values) {
    for (Lane lane : shape.lanes) {
      double[] weights = reach[Rows.array(lane.theirs())];
      int from = Rows.row(lane.theirs()) * theirs.padded();
      double[] all = all(mine, theirs, weights, from);
      double[] lead = lane.leads() ? lead(mine, theirs, weights, from) : all;
      for (int end = 0; end < lane.mine().length; end++) {
        int at = Rows.row(lane.mine()[end]) * mine.padded();
        double[] into = values[Rows.array(lane.mine()[end])];
        for (int i = 0; i < mine.count(); i++) {
          into[at + i] += lane.ofLead()[end] * lead[i] + lane.ofAll()[end] * all[i];
        }
      }
    }
  }

  /** By hand: the weight of the opponent's hands that share no card with it. */
  static double[] all(Hands mine, Hands theirs, double[] weights, int from) {
    double[] sums = new double[Hands.CARDS];
    double total = 0;
    for (int i = 0; i < theirs.count(); i++) {
      total += weights[from + i];
      sums[theirs.high()[i]] += weights[from + i];
      sums[theirs.low()[i]] += weights[from + i];
    }
    double[] all = new double[mine.count()];
    for (int i = 0; i < all.length; i++) {
      double same = weights[from + mine.same()[i]];
      all[i] = total - sums[mine.high()[i]] - sums[mine.low()[i]] + same;
    }
    return all;
  }

  /** By hand: the weight of those that it beats, less that of those that beat it. */
  private static double[] lead(Hands mine, Hands theirs, double[] weights, int from) {
    double[] lead = new double[mine.count()];
    Passed passed = new Passed();
    for (int i = 0; i < lead.length; i++) {
      while (passed.count < theirs.count() && theirs.values()[passed.count] < mine.values()[i]) {
        passed.pass(theirs, passed.count, weights[from + passed.count]);
      }
      lead[i] += passed.apart(mine, i);
    }
    passed = new Passed();
    for (int i = lead.length - 1; i >= 0; i--) {
      while (passed.count < theirs.count()
          && theirs.values()[theirs.count() - 1 - passed.count] > mine.values()[i]) {
        int hand = theirs.count() - 1 - passed.count;
        passed.pass(theirs, hand, weights[from + hand]);
      }
      lead[i] -= passed.apart(mine, i);
    }
    return lead;
  }

  /** The opponent's hands on one side of a value. */
  private static final class Passed {
    private final double[] byCard = new double[Hands.CARDS];
    private double sum;
    private int count;

    void pass(Hands theirs, int hand, double weight) {
      sum += weight;
      byCard[theirs.high()[hand]] += weight;
      byCard[theirs.low()[hand]] += weight;
      count++;
    }

    /** The weight of those that share no card with a hand that is not one of them. */
    double apart(Hands mine, int hand) {
      return sum - byCard[mine.high()[hand]] - byCard[mine.low()[hand]];
    }
  }
}
