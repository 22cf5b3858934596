package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Deal;
import dev.yaku.solver.internal.deals.Hands;
import java.util.Arrays;

/** One thread's walks through deals: each improves one player's strategy against the other's. */
final class Walker {
  private final Problem problem;
  private final ActionNumbers regrets;
  private final ActionNumbers sums;
  private final Locks locks;
  private final Sweep sweep;
  private final StreetSpace[] spaces;
  private Discount discount;

  Walker(Problem problem, ActionNumbers regrets, ActionNumbers sums, Locks locks, Sweep sweep) {
    this.problem = problem;
    this.regrets = regrets;
    this.sums = sums;
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

  StreetSpace space(int level) {
    return spaces[level];
  }

  Sweep sweep() {
    return sweep;
  }

  /** Goes down: how likely the opponent comes to each end of the street. */
  void enter(int level, Deal deal, int player) {
    StreetSpace space = spaces[level];
    int other = 1 - player;
    Hands mine = deal.hands()[player];
    Hands theirs = deal.hands()[other];
    PlayerShape shape = problem.shape(level).players[other];
    match(level, deal, other, regrets.open(level, deal, other, space.numbers[other]));
    Loops.reach(shape, space.strategy[other], space.reach[other], theirs.padded(), space);
    PlayerShape own = problem.shape(level).players[player];
    for (int array = 0; array < own.arrays; array++) {
      Arrays.fill(space.values[player][array], 0, own.rows(array) * mine.padded(), 0);
    }
    sweep.add(own, mine, theirs, space.reach[other], space.values[player]);
  }

  private void match(int level, Deal deal, int player, float[][] numbers) {
    StreetSpace space = spaces[level];
    int padded = deal.hands()[player].padded();
    PlayerShape shape = problem.shape(level).players[player];
    Loops.match(shape, numbers, space.strategy[player], padded, space);
    locks.apply(level, deal, player, space.strategy[player]);
  }

  /** Goes to a next deal and back: adds what it is worth, by start of its street, a row each. */
  void visit(
      StreetSpace before, int levelBefore, Deal deal, Deal.Next next, int player, float[] after) {
    int level = levelBefore + 1;
    gather(before, levelBefore, deal, next, 1 - player);
    walk(level, next.deal(), player);
    scatter(spaces[level].values[player][0], levelBefore, deal, next, player, after);
  }

  private void walk(int level, Deal deal, int player) {
    StreetSpace space = spaces[level];
    enter(level, deal, player);
    if (!deal.next().isEmpty()) {
      int length = problem.shape(level).next.length * deal.hands()[player].padded();
      Arrays.fill(space.after, 0, length, 0);
      for (Deal.Next next : deal.next()) {
        visit(space, level, deal, next, player, space.after);
      }
      addAfter(level, deal, player, space.after, space.values[player]);
    }
    leave(level, deal, player);
  }

  /** Adds what the next deals are worth to the values of the actions that lead to them. */
  void addAfter(int level, Deal deal, int player, float[] after, float[][] values) {
    float chance = (float) problem.chance(deal);
    int padded = deal.hands()[player].padded();
    int[][] starts = problem.shape(level).next;
    for (int start = 0; start < starts.length; start++) {
      int place = starts[start][player];
      float[] into = values[RowPlace.array(place)];
      int at = RowPlace.row(place) * padded;
      for (int i = 0; i < padded; i++) {
        into[at + i] += after[start * padded + i] * chance;
      }
    }
  }

  /** Goes up: what each action is worth, and what strategies come of that. */
  void leave(int level, Deal deal, int player) {
    StreetSpace space = spaces[level];
    int padded = deal.hands()[player].padded();
    PlayerShape shape = problem.shape(level).players[player];
    float[][] numbers = regrets.open(level, deal, player, space.numbers[player]);
    float[][] strategy = space.strategy[player];
    float[][] values = space.values[player];
    match(level, deal, player, numbers);
    Loops.values(shape, strategy, values, space.own[player], padded, space);
    float[][] ofSums = sums.open(level, deal, player, space.sums[player]);
    Loops.update(shape, discount, strategy, values, space.own[player], numbers, ofSums, padded);
    regrets.close(level, deal, player, numbers);
    sums.close(level, deal, player, ofSums);
  }

  /** Brings how likely a player comes to the starts of a street to its space. */
  void gather(StreetSpace before, int levelBefore, Deal deal, Deal.Next next, int player) {
    Hands hands = next.deal().hands()[player];
    float[] into = spaces[levelBefore + 1].reach[player][0];
    int[][] starts = problem.shape(levelBefore).next;
    for (int start = 0; start < starts.length; start++) {
      int place = starts[start][player];
      gather(
          before.reach[player][RowPlace.array(place)],
          RowPlace.row(place) * deal.hands()[player].padded(),
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
  void scatter(
      float[] values, int levelBefore, Deal deal, Deal.Next next, int player, float[] after) {
    int mine = next.deal().hands()[player].padded();
    int padded = deal.hands()[player].padded();
    int starts = problem.shape(levelBefore).next.length;
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
