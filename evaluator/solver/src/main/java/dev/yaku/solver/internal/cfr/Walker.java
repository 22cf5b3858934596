package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Deal;
import dev.yaku.solver.internal.deals.PlayerHands;
import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * One thread's walks through deals: each improves one player's strategy against the other's, or
 * measures both.
 */
final class Walker {
  private final Problem problem;
  private final ActionNumbers regrets;
  private final ActionNumbers means;
  private final Locks locks;
  private final Sweep sweep;
  private final StreetSpace[] spaces;
  private Discount discount;

  Walker(Problem problem, ActionNumbers regrets, ActionNumbers means, Locks locks, Sweep sweep) {
    this.problem = problem;
    this.regrets = regrets;
    this.means = means;
    this.locks = locks;
    this.sweep = sweep;
    spaces = new StreetSpace[problem.streets()];
    for (int level = 0; level < spaces.length; level++) {
      spaces[level] = new StreetSpace(problem, level, !(regrets instanceof FloatNumbers));
    }
  }

  void start(Discount of) {
    discount = of;
  }

  StreetSpace space(Deal deal) {
    return spaces[deal.level()];
  }

  /** Begins with how likely a player has each hand. */
  void begin(int player) {
    float[] reach = spaces[0].reach[player][0];
    Arrays.fill(reach, 0);
    double[] weights = problem.weights[player];
    for (int hand = 0; hand < weights.length; hand++) {
      reach[hand] = (float) weights[hand];
    }
  }

  /** Goes down: how likely the opponent comes to each end of the street. */
  void enter(Deal deal, int player) {
    StreetSpace space = spaces[deal.level()];
    int other = 1 - player;
    PlayerShape shape = problem.shape(deal, other);
    match(deal, other, regrets.open(deal, other, space.regrets[other]));
    Loops.reach(shape, space.strategy[other], space.reach[other], deal.padded(other), space);
    end(deal, player);
  }

  /** Goes down to measure: how likely both players come to each end, and what that is worth. */
  void enter(Deal deal) {
    StreetSpace space = spaces[deal.level()];
    for (int player = 0; player < 2; player++) {
      PlayerShape shape = problem.shape(deal, player);
      int padded = deal.padded(player);
      float[][] strategy = space.strategy[player];
      float[][] numbers = means.open(deal, player, space.means[player]);
      Loops.strategies(shape, numbers, strategy, padded, space.scale);
      if (deal.alike().length > 0) {
        makeAlike(shape, strategy, deal.alike()[player], padded);
      }
      locks.apply(deal, player, strategy);
      Loops.reach(shape, strategy, space.reach[player], padded, space);
    }
    for (int player = 0; player < 2; player++) {
      PlayerShape shape = problem.shape(deal, player);
      end(deal, player);
      for (int array = 0; array < shape.arrays; array++) {
        int length = shape.rows[array] * deal.padded(player);
        System.arraycopy(space.values[player][array], 0, space.best[player][array], 0, length);
      }
    }
  }

  /** As {@link Evaluation} does it: hands that are the same up to suits differ by rounding. */
  private static void makeAlike(PlayerShape shape, float[][] strategy, char[] alike, int padded) {
    for (int array = 1; array < shape.arrays; array++) {
      for (int row = 0; row < shape.rows[array] * padded; row += padded) {
        for (int hand = 0; hand < alike.length; hand++) {
          strategy[array][row + hand] = strategy[array][row + alike[hand]];
        }
      }
    }
  }

  /** Finds what the ends of the street are worth to a player. */
  private void end(Deal deal, int player) {
    StreetSpace space = spaces[deal.level()];
    PlayerShape shape = problem.shape(deal, player);
    for (int array = 0; array < shape.arrays; array++) {
      Arrays.fill(space.values[player][array], 0, shape.rows[array] * deal.padded(player), 0);
    }
    PlayerHands theirs = deal.hands()[1 - player];
    sweep.add(shape, deal.hands()[player], theirs, space.reach[1 - player], space.values[player]);
  }

  private void match(Deal deal, int player, float[][] numbers) {
    StreetSpace space = spaces[deal.level()];
    int padded = deal.padded(player);
    PlayerShape shape = problem.shape(deal, player);
    Loops.match(shape, numbers, space.strategy[player], padded, space);
    locks.apply(deal, player, space.strategy[player]);
  }

  /** Goes to a next deal and back: adds what it is worth, by start of its street, a row each. */
  void visit(StreetSpace before, Deal deal, Deal.Next next, int player, float[] after) {
    Deal with = next.deal();
    StreetSpace space = spaces[with.level()];
    gather(before, deal, next, 1 - player);
    enter(with, player);
    if (!with.next().isEmpty()) {
      int length = problem.shape(with).next.length * with.padded(player);
      Arrays.fill(space.after, 0, length, 0);
      for (Deal.Next on : with.next()) {
        visit(space, with, on, player, space.after);
      }
      addAfter(with, player, space.after, space.values[player]);
    }
    leave(with, player);
    scatter(space.values[player][0], deal, next, player, after);
  }

  /** Visits the next deal to measure: adds both players' values, by kind and start. */
  void visit(StreetSpace before, Deal deal, Deal.Next next, float[][] after) {
    Deal with = next.deal();
    StreetSpace space = spaces[with.level()];
    gather(before, deal, next, 0);
    gather(before, deal, next, 1);
    enter(with);
    if (!with.next().isEmpty()) {
      for (float[] sum : space.afters) {
        Arrays.fill(sum, 0);
      }
      for (Deal.Next on : with.next()) {
        visit(space, with, on, space.afters);
      }
      addAfter(with);
    }
    leave(with);
    for (int player = 0; player < 2; player++) {
      scatter(space.values[player][0], deal, next, player, after[player]);
      scatter(space.best[player][0], deal, next, player, after[2 + player]);
    }
  }

  /** Adds what the next deals are worth to the values of the actions that lead to them. */
  void addAfter(Deal deal, int player, float[] after, float[][] values) {
    float chance = (float) problem.chance(deal);
    int padded = deal.padded(player);
    int[][] starts = problem.shape(deal).next;
    for (int start = 0; start < starts.length; start++) {
      int place = starts[start][player];
      float[] into = values[RowPlace.array(place)];
      int at = RowPlace.row(place) * padded;
      for (int i = 0; i < padded; i++) {
        into[at + i] += after[start * padded + i] * chance;
      }
    }
  }

  /** Adds the values after the next deals, for each kind that is measured. */
  void addAfter(Deal deal) {
    StreetSpace space = spaces[deal.level()];
    for (int player = 0; player < 2; player++) {
      addAfter(deal, player, space.afters[player], space.values[player]);
      addAfter(deal, player, space.afters[2 + player], space.best[player]);
    }
  }

  /** Goes up: what each action is worth, and what strategies come of that. */
  void leave(Deal deal, int player) {
    StreetSpace space = spaces[deal.level()];
    int padded = deal.padded(player);
    PlayerShape shape = problem.shape(deal, player);
    float[][] numbers = regrets.open(deal, player, space.regrets[player]);
    float[][] strategy = space.strategy[player];
    float[][] values = space.values[player];
    match(deal, player, numbers);
    Loops.values(shape, strategy, values, space.own[player], padded, space);
    float[][] ofMeans = means.open(deal, player, space.means[player]);
    Loops.update(shape, discount, strategy, values, space.own[player], numbers, ofMeans, padded);
    regrets.close(deal, player, numbers);
    means.close(deal, player, ofMeans);
  }

  /** Goes up to measure; where a strategy is given, it is the best answer. */
  void leave(Deal deal) {
    StreetSpace space = spaces[deal.level()];
    for (int of = 0; of < 2; of++) {
      int player = of;
      int padded = deal.padded(player);
      PlayerShape shape = problem.shape(deal, player);
      float[][] own = space.own[player];
      Loops.values(shape, space.strategy[player], space.values[player], own, padded, space);
      IntFunction<double[][]> given = place -> locks.given(deal, player, place);
      Loops.best(shape, space.best[player], own, padded, space, given);
    }
  }

  /** Brings how likely a player comes to the starts of a street to its space. */
  private void gather(StreetSpace before, Deal deal, Deal.Next next, int player) {
    PlayerHands hands = next.deal().hands()[player];
    float[] into = spaces[next.deal().level()].reach[player][0];
    int[][] starts = problem.shape(deal).next;
    for (int start = 0; start < starts.length; start++) {
      int place = starts[start][player];
      gather(
          before.reach[player][RowPlace.array(place)],
          RowPlace.row(place) * deal.padded(player),
          hands.parents(),
          into,
          start * hands.padded(),
          hands.padded());
    }
  }

  private static void gather(
      float[] from, int at, char[] numbers, float[] into, int start, int padded) {
    for (int i = 0; i < numbers.length; i++) {
      into[start + i] = from[at + numbers[i]];
    }
    Arrays.fill(into, start + numbers.length, start + padded, 0);
  }

  /** Adds values of the starts of a street, by hand of the deal before, for each like card. */
  private void scatter(float[] values, Deal deal, Deal.Next next, int player, float[] after) {
    int mine = next.deal().hands()[player].padded();
    int padded = deal.padded(player);
    int starts = problem.shape(deal).next.length;
    for (char[][] image : next.images()) {
      for (int start = 0; start < starts; start++) {
        scatter(values, start * mine, image[player], after, start * padded);
      }
    }
  }

  private static void scatter(float[] from, int start, char[] numbers, float[] into, int at) {
    for (int i = 0; i < numbers.length; i++) {
      into[at + numbers[i]] += from[start + i];
    }
  }
}
