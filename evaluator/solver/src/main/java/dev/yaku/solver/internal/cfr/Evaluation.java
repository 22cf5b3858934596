package dev.yaku.solver.internal.cfr;

import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.cfr.PlayerShape.EndsAfter;
import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import dev.yaku.solver.internal.cfr.PlayerShape.Run;
import dev.yaku.solver.internal.deals.Deal;
import dev.yaku.solver.internal.deals.Hands;
import java.util.Arrays;
import java.util.concurrent.CancellationException;

/** What strategies are worth, and what the best answers to them are: exact but for rounding. */
final class Evaluation {
  private final Problem problem;
  private final Averages averages;
  private final Locks locks;
  private final Rivers rivers; // null if they are as good as the other streets
  private final Answers answers;

  /** Is told what is found on the way. Several threads may tell. */
  interface Answers {
    /**
     * Takes what a player can have with one deal and the best answer.
     *
     * @param best by array, row and hand: of actions, with the best answer after them
     */
    default void best(int level, Deal deal, double[][] best) {}

    /**
     * Takes what the cards after a deal are worth.
     *
     * @param values by start of the next street and hand of the deal
     */
    default void after(int level, Deal deal, double[] values) {}
  }

  Evaluation(Solve solve, Answers answers) {
    problem = solve.problem();
    averages = solve.averages();
    locks = solve.locks();
    rivers = solve.rivers();
    this.answers = answers;
  }

  /**
   * Values of the start, by hand of the root deal: of the average strategy, then of the best
   * answer.
   *
   * @param team shares the next deals
   */
  double[][] start(int player, Team team) {
    Deal root = problem.deals().root();
    double[] weights = problem.weights(1 - player);
    double[] theirs = Arrays.copyOf(weights, root.hands()[1 - player].padded());
    StreetValues worth = worth(0, root, player, theirs, team);
    return new double[][] {worth.values()[0], worth.best()};
  }

  /**
   * Everything with one deal.
   *
   * @param theirs how likely the opponent comes to each start of the street, with each hand
   * @param team shares the next deals; null for this thread alone
   * @throws CancellationException if the calling thread is interrupted between next deals
   */
  StreetValues worth(int level, Deal deal, int player, double[] theirs, Team team) {
    StreetShape street = problem.shape(level);
    PlayerShape shape = street.players[player];
    int padded = deal.hands()[player].padded();
    double[][] reach = reach(level, deal, 1 - player, theirs);
    double[][] values = shape.exactSpace(padded);
    addEnds(shape, deal.hands()[player], deal.hands()[1 - player], reach, values);
    double[][] best = new double[values.length][];
    for (int array = 0; array < best.length; array++) {
      best[array] = values[array].clone();
    }
    double[][] after =
        rivers != null && level == rivers.levelBefore()
            ? rivers.after(deal, player)
            : after(level, deal, player, reach, team);
    answers.after(level, deal, after[0]);
    add(level, deal, player, after[0], values);
    add(level, deal, player, after[1], best);
    double[][] strategy = averages.of(level, deal, player);
    own(level, deal, player, null, best);
    answers.best(level, deal, best);
    return new StreetValues(values, own(level, deal, player, strategy, values), best[0]);
  }

  /** What the next cards are worth together, then the same with the best answer. */
  private double[][] after(int level, Deal deal, int player, double[][] reach, Team team) {
    double[][][] parts = new double[deal.next().size()][][];
    Team.Work work =
        (worker, piece) -> {
          if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted before all cards to come were counted");
          }
          parts[piece] = next(level, deal, deal.next().get(piece), player, reach);
        };
    for (int i = 0; team == null && i < parts.length; i++) {
      work.run(0, i);
    }
    if (team != null) {
      team.run(parts.length, work);
    }
    double[][] after =
        new double[2][problem.shape(level).next.length * deal.hands()[player].padded()];
    double chance = problem.chance(deal);
    for (double[][] part : parts) { // in order: sums must not depend on which thread was faster
      for (int of = 0; of < after.length; of++) {
        for (int i = 0; i < after[of].length; i++) {
          after[of][i] += part[of][i] * chance;
        }
      }
    }
    return after;
  }

  private void add(int level, Deal deal, int player, double[] after, double[][] values) {
    StreetShape street = problem.shape(level);
    int padded = deal.hands()[player].padded();
    for (int start = 0; start < street.next.length; start++) {
      int place = street.next[start][player];
      double[] into = values[RowPlace.array(place)];
      int at = RowPlace.row(place) * padded;
      for (int i = 0; i < padded; i++) {
        into[at + i] += after[start * padded + i];
      }
    }
  }

  /** How likely a player takes each action, with each hand. */
  double[][] reach(int level, Deal deal, int player, double[] start) {
    PlayerShape shape = problem.shape(level).players[player];
    int padded = deal.hands()[player].padded();
    double[][] strategy = averages.of(level, deal, player);
    double[][] reach = shape.exactSpace(padded);
    System.arraycopy(start, 0, reach[0], 0, start.length);
    for (Run run : shape.down) {
      Group group = run.group();
      for (int row = run.from(); row < run.to(); row++) {
        double[] before = reach[RowPlace.array(group.parents()[row])];
        int at = RowPlace.row(group.parents()[row]) * padded;
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
      double[] from = reach[RowPlace.array(starts[start][player])];
      int at = RowPlace.row(starts[start][player]) * deal.hands()[player].padded();
      for (int i = 0; i < hands.count(); i++) {
        gathered[start * hands.padded() + i] = from[at + hands.parents()[i]];
      }
    }
    return gathered;
  }

  private double[][] next(int level, Deal deal, Deal.Next next, int player, double[][] reach) {
    double[] theirs = gather(level, deal, next, 1 - player, reach);
    StreetValues worth = worth(level + 1, next.deal(), player, theirs, null);
    return new double[][] {
      scatter(level, deal, next, player, worth.values()[0]),
      scatter(level, deal, next, player, worth.best())
    };
  }

  private double[] scatter(int level, Deal deal, Deal.Next next, int player, double[] after) {
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

  /**
   * The values of decisions; adds them to those of the actions before.
   *
   * @param strategy null for the best answer, where it is free
   */
  private double[][] own(int level, Deal deal, int player, double[][] strategy, double[][] values) {
    PlayerShape shape = problem.shape(level).players[player];
    int padded = deal.hands()[player].padded();
    double[][] own = new double[shape.arrays][];
    for (Group group : shape.groups) {
      own[group.first()] = new double[group.decisions() * padded];
    }
    for (int r = shape.down.length - 1; r >= 0; r--) {
      Group group = shape.down[r].group();
      for (int row = shape.down[r].from(); row < shape.down[r].to(); row++) {
        int place = RowPlace.of(group.first(), row);
        double[][] given = strategy == null ? locks.given(level, deal, player, place) : null;
        double[] of = own[group.first()];
        double[] before = values[RowPlace.array(group.parents()[row])];
        int at = RowPlace.row(group.parents()[row]) * padded;
        for (int i = 0; i < deal.hands()[player].count(); i++) {
          int from = row * padded + i;
          if (strategy != null) {
            of[from] = mean(group, values, strategy, from);
          } else if (given != null && given[0][i] >= 0) {
            of[from] = mean(group, values, given, i, from);
          } else {
            of[from] = most(group, values, from);
          }
          before[at + i] += of[from];
        }
      }
    }
    return own;
  }

  private static double mean(Group group, double[][] values, double[][] given, int hand, int at) {
    double mean = 0;
    for (int action = 0; action < group.actions(); action++) {
      mean += values[group.first() + action][at] * given[action][hand];
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

  private static double mean(Group group, double[][] values, double[][] strategy, int at) {
    double mean = 0;
    for (int action = group.first(); action < group.first() + group.actions(); action++) {
      mean += values[action][at] * strategy[action][at];
    }
    return mean;
  }

  private static void addEnds(
      PlayerShape shape, Hands mine, Hands theirs, double[][] reach, double[][] values) {
    double[] sums = new double[theirs.count() + 1];
    double[] byCard = new double[2 * theirs.count() + Hands.CARDS];
    for (EndsAfter after : shape.ends) {
      double[] weights = reach[RowPlace.array(after.theirs())];
      int from = RowPlace.row(after.theirs()) * theirs.padded();
      double[] all = all(mine, theirs, weights, from);
      double[] lead = all;
      if (after.leads()) {
        sum(theirs, weights, from, sums, byCard);
        lead = lead(mine, theirs, sums, byCard);
      }
      for (int end = 0; end < after.mine().length; end++) {
        int at = RowPlace.row(after.mine()[end]) * mine.padded();
        double[] into = values[RowPlace.array(after.mine()[end])];
        double ofLead = after.ofLead()[end];
        double ofAll = after.ofAll()[end];
        for (int i = 0; i < mine.count(); i++) {
          into[at + i] += ofLead * lead[i] + ofAll * all[i];
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

  /** Sums of the first hands, and of the first hands with each card. */
  private static void sum(
      Hands theirs, double[] weights, int from, double[] sums, double[] byCard) {
    double sum = 0;
    for (int i = 0; i < theirs.count(); i++) {
      sum += weights[from + i];
      sums[i + 1] = sum;
    }
    char[] hands = theirs.byCard();
    char[] starts = theirs.starts();
    for (int card = 0; card < Hands.CARDS; card++) {
      double ofCard = 0;
      byCard[starts[card] + card] = 0;
      for (int i = starts[card]; i < starts[card + 1]; i++) {
        ofCard += weights[from + hands[i]];
        byCard[i + card + 1] = ofCard;
      }
    }
  }

  /** By hand: the weight of those that it beats, less that of those that beat it. */
  private static double[] lead(Hands mine, Hands theirs, double[] sums, double[] byCard) {
    double[] lead = new double[mine.count()];
    char[] marks = mine.marks();
    for (int i = 0; i < lead.length; i++) {
      int mark = i * Hands.MARKS;
      double worse = sums[marks[mark]] - byCard[marks[mark + 2]] - byCard[marks[mark + 4]];
      double notBetter = sums[marks[mark + 1]] - byCard[marks[mark + 3]] - byCard[marks[mark + 5]];
      double any =
          sums[theirs.count()]
              - byCard[theirs.ends()[mine.high()[i]]]
              - byCard[theirs.ends()[mine.low()[i]]];
      lead[i] = worse - (any - notBetter);
    }
    return lead;
  }
}
