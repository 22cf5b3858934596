package dev.yaku.solver.internal.cfr;

import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.cfr.PlayerShape.EndsAfter;
import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import dev.yaku.solver.internal.cfr.PlayerShape.Run;
import dev.yaku.solver.internal.deals.Deal;
import dev.yaku.solver.internal.deals.Hands;
import java.util.Arrays;
import java.util.List;
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
    ExactSpace space =
        new ExactSpace(problem.shape(level), deal.hands()[0].padded(), deal.hands()[1].padded());
    double[][] reach = reach(level, deal, 1 - player, theirs, space);
    double[][] after =
        team == null || isLeftOut(level)
            ? after(level, deal, player, reach, new ExactSpace[problem.streets()])
            : after(level, deal, player, reach, team);
    return worth(level, deal, player, reach, after, space);
  }

  private boolean isLeftOut(int level) {
    return rivers != null && level == rivers.levelBefore();
  }

  /**
   * Everything with one deal, in a space.
   *
   * @param after what the next cards are worth
   */
  private StreetValues worth(
      int level, Deal deal, int player, double[][] reach, double[][] after, ExactSpace space) {
    StreetShape street = problem.shape(level);
    PlayerShape shape = street.players[player];
    int padded = deal.hands()[player].padded();
    double[][] values = space.values[player];
    double[][] best = space.best[player];
    for (int array = 0; array < values.length; array++) {
      Arrays.fill(values[array], 0, shape.rows(array) * padded, 0);
    }
    addEnds(shape, deal.hands()[player], deal.hands()[1 - player], reach, values, space);
    for (int array = 0; array < values.length; array++) {
      System.arraycopy(values[array], 0, best[array], 0, shape.rows(array) * padded);
    }
    answers.after(level, deal, after[0]);
    add(level, deal, player, after[0], values);
    add(level, deal, player, after[1], best);
    own(level, deal, player, null, best, space.own[player]);
    answers.best(level, deal, best);
    double[][] strategy = averages.of(level, deal, player, space);
    own(level, deal, player, strategy, values, space.own[player]);
    return new StreetValues(values, space.own[player], best[0]);
  }

  /**
   * What the next cards are worth together, then the same with the best answer.
   *
   * @param spaces of this thread, by street
   */
  private double[][] after(
      int level, Deal deal, int player, double[][] reach, ExactSpace... spaces) {
    if (isLeftOut(level)) {
      return rivers.after(deal, player);
    }
    double[][] after = afters(level, deal, player);
    for (Deal.Next next : deal.next()) {
      add(next(level, deal, next, player, reach, spaces), problem.chance(deal), after);
    }
    return after;
  }

  /** The same by several threads. */
  private double[][] after(int level, Deal deal, int player, double[][] reach, Team team) {
    double[][][] parts = new double[deal.next().size()][][];
    ExactSpace[][] spaces = new ExactSpace[team.threads()][problem.streets()];
    List<Deal.Next> nexts = deal.next();
    team.run(
        parts.length,
        (thread, piece) ->
            parts[piece] = next(level, deal, nexts.get(piece), player, reach, spaces[thread]));
    double[][] after = afters(level, deal, player);
    for (double[][] part : parts) { // in order: sums must not depend on which thread was faster
      add(part, problem.chance(deal), after);
    }
    return after;
  }

  private double[][] afters(int level, Deal deal, int player) {
    return new double[2][problem.shape(level).next.length * deal.hands()[player].padded()];
  }

  private static void add(double[][] part, double chance, double[][] after) {
    for (int of = 0; of < after.length; of++) {
      for (int i = 0; i < after[of].length; i++) {
        after[of][i] += part[of][i] * chance;
      }
    }
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
    double[][] reach =
        problem.shape(level).players[player].exactSpace(deal.hands()[player].padded());
    reach(level, deal, player, start, averages.of(level, deal, player), reach);
    return reach;
  }

  /** The same in a space. */
  private double[][] reach(int level, Deal deal, int player, double[] start, ExactSpace space) {
    double[][] strategy = averages.of(level, deal, player, space);
    reach(level, deal, player, start, strategy, space.reach[player]);
    return space.reach[player];
  }

  private void reach(
      int level, Deal deal, int player, double[] start, double[][] strategy, double[][] reach) {
    PlayerShape shape = problem.shape(level).players[player];
    int padded = deal.hands()[player].padded();
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

  /**
   * @throws CancellationException if the thread is interrupted
   */
  private double[][] next(
      int level, Deal deal, Deal.Next next, int player, double[][] reach, ExactSpace... spaces) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted before all cards to come were counted");
    }
    int to = level + 1;
    if (spaces[to] == null) {
      spaces[to] = new ExactSpace(problem.shape(to), problem.padded(to, 0), problem.padded(to, 1));
    }
    Deal with = next.deal();
    double[] theirs = gather(level, deal, next, 1 - player, reach);
    double[][] reached = reach(to, with, 1 - player, theirs, spaces[to]);
    double[][] after = after(to, with, player, reached, spaces);
    StreetValues worth = worth(to, with, player, reached, after, spaces[to]);
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
  private void own(
      int level, Deal deal, int player, double[][] strategy, double[][] values, double[][] own) {
    PlayerShape shape = problem.shape(level).players[player];
    int padded = deal.hands()[player].padded();
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
      PlayerShape shape,
      Hands mine,
      Hands theirs,
      double[][] reach,
      double[][] values,
      ExactSpace space) {
    double[] sums = space.sums;
    double[] byCard = space.byCard;
    double[] all = space.all;
    for (EndsAfter after : shape.ends) {
      double[] weights = reach[RowPlace.array(after.theirs())];
      int from = RowPlace.row(after.theirs()) * theirs.padded();
      all(mine, theirs, weights, from, all);
      double[] lead = all;
      if (after.leads()) {
        sum(theirs, weights, from, sums, byCard);
        lead = space.lead;
        lead(mine, theirs, sums, byCard, lead);
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
    double[] all = new double[mine.count()];
    all(mine, theirs, weights, from, all);
    return all;
  }

  private static void all(Hands mine, Hands theirs, double[] weights, int from, double[] all) {
    double[] sums = new double[Hands.CARDS];
    double total = 0;
    for (int i = 0; i < theirs.count(); i++) {
      total += weights[from + i];
      sums[theirs.high()[i]] += weights[from + i];
      sums[theirs.low()[i]] += weights[from + i];
    }
    for (int i = 0; i < mine.count(); i++) {
      double same = weights[from + mine.same()[i]];
      all[i] = total - sums[mine.high()[i]] - sums[mine.low()[i]] + same;
    }
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
  private static void lead(
      Hands mine, Hands theirs, double[] sums, double[] byCard, double[] lead) {
    char[] marks = mine.marks();
    for (int i = 0; i < mine.count(); i++) {
      int mark = i * Hands.MARKS;
      double worse = sums[marks[mark]] - byCard[marks[mark + 2]] - byCard[marks[mark + 4]];
      double notBetter = sums[marks[mark + 1]] - byCard[marks[mark + 3]] - byCard[marks[mark + 5]];
      double any =
          sums[theirs.count()]
              - byCard[theirs.ends()[mine.high()[i]]]
              - byCard[theirs.ends()[mine.low()[i]]];
      lead[i] = worse - (any - notBetter);
    }
  }
}
