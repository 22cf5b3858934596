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
  @FunctionalInterface
  interface Answers {
    /**
     * Takes what a player can have with one deal.
     *
     * @param best by array, row and hand: of actions, with the best answer after them
     * @param after what the next cards are worth, by start of the next street and hand of the deal
     */
    void found(Deal deal, double[][] best, double[] after);
  }

  Evaluation(Solve solve) {
    this(solve, (deal, best, after) -> {});
  }

  Evaluation(Solve solve, Answers answers) {
    problem = solve.problem;
    averages = solve.averages();
    locks = solve.locks;
    rivers = solve.rivers;
    this.answers = answers;
  }

  /**
   * Values of the start, by hand of the root deal: of the average strategy, then of the best
   * answer.
   *
   * @param team shares the next deals
   */
  double[][] start(int player, Team team) {
    StreetValues worth = worth(problem.deals.root(), player, problem.start(1 - player), team);
    return new double[][] {worth.values()[0], worth.best()};
  }

  /**
   * Everything with one deal.
   *
   * @param theirs how likely the opponent comes to each start of the street, with each hand
   * @param team shares the next deals; null for this thread alone
   * @throws CancellationException if the calling thread is interrupted between next deals
   */
  StreetValues worth(Deal deal, int player, double[] theirs, Team team) {
    ExactSpace space = new ExactSpace(problem.shape(deal), player, deal.padded(0), deal.padded(1));
    reach(deal, 1 - player, theirs, space.numbers[1 - player], space.reach);
    double[][] after =
        team == null || areLeftOut(deal)
            ? after(deal, player, space.reach, new ExactSpace[problem.streets()])
            : after(deal, player, space.reach, team);
    return worth(deal, player, after, space);
  }

  /** Whether the rivers after a deal are. */
  private boolean areLeftOut(Deal deal) {
    return rivers != null && deal.level() == rivers.levelBefore();
  }

  /**
   * Everything with one deal, in a space.
   *
   * @param after what the next cards are worth
   */
  private StreetValues worth(Deal deal, int player, double[][] after, ExactSpace space) {
    PlayerShape shape = problem.shape(deal, player);
    int padded = deal.padded(player);
    double[][] values = space.values;
    double[][] best = space.best;
    for (int array = 0; array < values.length; array++) {
      Arrays.fill(values[array], 0, shape.rows(array) * padded, 0);
    }
    addEnds(shape, deal.hands()[player], deal.hands()[1 - player], space);
    for (int array = 0; array < values.length; array++) {
      System.arraycopy(values[array], 0, best[array], 0, shape.rows(array) * padded);
    }
    add(deal, player, after[0], values);
    add(deal, player, after[1], best);
    own(deal, player, null, best, space.own);
    answers.found(deal, best, after[0]);
    double[][] strategy = averages.of(deal, player, space.numbers[player], space.strategy);
    own(deal, player, strategy, values, space.own);
    return new StreetValues(values, space.own, best[0]);
  }

  /**
   * What the next cards are worth together, then the same with the best answer.
   *
   * @param spaces of this thread, by street
   */
  private double[][] after(Deal deal, int player, double[][] reach, ExactSpace... spaces) {
    if (areLeftOut(deal)) {
      return rivers.after(deal, player);
    }
    double[][] after = afters(deal, player);
    for (Deal.Next next : deal.next()) {
      add(next(deal, next, player, reach, spaces), problem.chance(deal), after);
    }
    return after;
  }

  /** The same by several threads. */
  private double[][] after(Deal deal, int player, double[][] reach, Team team) {
    double[][][] parts = new double[deal.next().size()][][];
    ExactSpace[][] spaces = new ExactSpace[team.threads()][problem.streets()];
    List<Deal.Next> nexts = deal.next();
    team.run(
        parts.length,
        (thread, piece) ->
            parts[piece] = next(deal, nexts.get(piece), player, reach, spaces[thread]));
    double[][] after = afters(deal, player);
    for (double[][] part : parts) { // in order: sums must not depend on which thread was faster
      add(part, problem.chance(deal), after);
    }
    return after;
  }

  private double[][] afters(Deal deal, int player) {
    return new double[2][problem.shape(deal).next.length * deal.padded(player)];
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

  /** How likely a player takes each action, with each hand. */
  double[][] reach(Deal deal, int player, double[] start) {
    PlayerShape shape = problem.shape(deal, player);
    int padded = deal.padded(player);
    return reach(deal, player, start, shape.space(padded), shape.exactSpace(padded));
  }

  private double[][] reach(
      Deal deal, int player, double[] start, float[][] numbers, double[][] reach) {
    averages.of(deal, player, numbers, reach);
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
    Hands hands = next.deal().hands()[player];
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
      Deal deal, Deal.Next next, int player, double[][] reach, ExactSpace... spaces) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted before all cards to come were counted");
    }
    Deal with = next.deal();
    int to = with.level();
    if (spaces[to] == null) {
      int[] padded = {problem.padded(to, 0), problem.padded(to, 1)};
      spaces[to] = new ExactSpace(problem.shape(to), player, padded);
    }
    ExactSpace space = spaces[to];
    double[] theirs = gather(deal, next, 1 - player, reach);
    reach(with, 1 - player, theirs, space.numbers[1 - player], space.reach);
    double[][] after = after(with, player, space.reach, spaces);
    StreetValues worth = worth(with, player, after, space);
    return new double[][] {
      scatter(deal, next, player, worth.values()[0]), scatter(deal, next, player, worth.best())
    };
  }

  private double[] scatter(Deal deal, Deal.Next next, int player, double[] after) {
    int padded = deal.padded(player);
    Hands hands = next.deal().hands()[player];
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

  private static void addEnds(PlayerShape shape, Hands mine, Hands theirs, ExactSpace space) {
    double[] all = space.all;
    double[] lead = space.lead;
    for (EndsAfter after : shape.ends) {
      double[] weights = space.reach[RowPlace.array(after.theirs())];
      int from = RowPlace.row(after.theirs()) * theirs.padded();
      all(mine, theirs, weights, from, all);
      if (after.leads()) {
        sum(theirs, weights, from, space.sums, space.byCard);
        lead(mine, theirs, space.sums, space.byCard, lead);
      }
      for (int end = 0; end < after.mine().length; end++) {
        int at = RowPlace.row(after.mine()[end]) * mine.padded();
        double[] into = space.values[RowPlace.array(after.mine()[end])];
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
