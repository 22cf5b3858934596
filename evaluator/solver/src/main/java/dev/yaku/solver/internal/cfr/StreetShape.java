package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.betting.BettingRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * All places of a street, whatever the cards, as each player sees them. A street has as many starts
 * as ways lead to it on the streets before.
 */
final class StreetShape {
  /** A decision: its place is that of the first action. */
  private record Decision(BettingNode node, int parent, int depth) {}

  /** Where the street goes on, or ends, by the last action of each player. */
  private record End(BettingNode node, int of0, int of1) {
    int of(int player) {
      return player == 0 ? of0 : of1;
    }
  }

  /**
   * What an end is worth to a player: chips won since the start, less half of the pot at the start.
   * Without rake, what one player has the other lacks.
   *
   * @param ofLead the factor of the weight of worse hands less that of better hands
   * @param ofAll the factor of the weight of all hands
   */
  record Payoff(double ofLead, double ofAll) {
    static Payoff of(BettingRules rules, BettingNode end, int player) {
      int called = Math.min(end.put0(), end.put1());
      double half = rules.pot() / 2.0 + called;
      double rake = rules.rake(called);
      if (end.kind() == BettingNode.Kind.FOLD) {
        return new Payoff(0, end.player() == player ? -half : half - rake);
      }
      // The winner has half less the rake, the other loses half, and a tie costs half of the rake:
      // that is linear in the lead, since wins, ties and losses are all hands.
      return new Payoff(half - rake / 2, -rake / 2);
    }
  }

  final PlayerShape[] players = new PlayerShape[2];

  /** By start of the next street: the places of the actions that lead there, by player. */
  final int[][] next;

  /** By start of the next street: its place in the tree. */
  final List<BettingNode> nextNodes = new ArrayList<>();

  /** By place in the tree where a player decides: the place of the first action. */
  private final IdentityHashMap<BettingNode, Integer> places = new IdentityHashMap<>();

  /** By place in the tree: the places of the players' last actions before it. */
  private final IdentityHashMap<BettingNode, int[]> before = new IdentityHashMap<>();

  private final BettingRules rules;
  private final List<List<Decision>> decisions = List.of(new ArrayList<>(), new ArrayList<>());
  private final List<End> ends = new ArrayList<>();

  /**
   * @param starts the places in the tree at which the street starts
   */
  StreetShape(BettingRules rules, List<BettingNode> starts) {
    this.rules = rules;
    // Actions are numbered as they are found: starts first, then the actions of each decision.
    int[] found = {starts.size(), starts.size()};
    for (int start = 0; start < starts.size(); start++) {
      walk(starts.get(start), start, start, found, 0, 0);
    }
    int[][] place = new int[2][];
    PlayerShape.Group[][] groups = new PlayerShape.Group[2][];
    List<Map<Integer, List<PlayerShape.Run>>> runs = List.of(new TreeMap<>(), new TreeMap<>());
    for (int player = 0; player < 2; player++) {
      place[player] = new int[found[player]];
      for (int start = 0; start < starts.size(); start++) {
        place[player][start] = RowPlace.of(0, start);
      }
      groups[player] = groups(decisions.get(player), place[player], runs.get(player));
    }
    before
        .values()
        .forEach(
            of -> {
              of[0] = place[0][of[0]];
              of[1] = place[1][of[1]];
            });
    List<int[]> on = new ArrayList<>();
    for (End end : ends) {
      if (end.node().kind() == BettingNode.Kind.DEAL) {
        on.add(new int[] {place[0][end.of0()], place[1][end.of1()]});
        nextNodes.add(end.node().children().get(0));
      }
    }
    next = on.toArray(int[][]::new);
    for (int player = 0; player < 2; player++) {
      List<PlayerShape.Run> down =
          runs.get(player).values().stream().flatMap(List::stream).toList();
      players[player] = new PlayerShape(starts.size(), groups[player], down, ends(player, place));
    }
  }

  /** The place of the first action of the decision at this place in the tree. */
  int place(BettingNode decision) {
    return places.get(decision);
  }

  /** By player: the place of the last own action before this place in the tree. */
  int[] places(BettingNode node) {
    return before.get(node);
  }

  /** The number of the start at this place in the tree. */
  int start(BettingNode node) {
    return RowPlace.row(before.get(node)[0]);
  }

  private void walk(BettingNode node, int of0, int of1, int[] found, int depth0, int depth1) {
    before.put(node, new int[] {of0, of1});
    if (node.kind() != BettingNode.Kind.PLAYER) {
      ends.add(new End(node, of0, of1));
      return;
    }
    int player = node.player();
    int first = found[player];
    found[player] += node.children().size();
    int depth = player == 0 ? depth0 : depth1;
    decisions.get(player).add(new Decision(node, player == 0 ? of0 : of1, depth));
    places.put(node, first);
    for (int i = 0; i < node.children().size(); i++) {
      BettingNode child = node.children().get(i);
      if (player == 0) {
        walk(child, first + i, of1, found, depth0 + 1, depth1);
      } else {
        walk(child, of0, first + i, found, depth0, depth1 + 1);
      }
    }
  }

  /**
   * Groups decisions by their number of actions, and finds the place of each action.
   *
   * @param runs by number of own actions before: those of all groups; added to
   */
  private PlayerShape.Group[] groups(
      List<Decision> all, int[] place, Map<Integer, List<PlayerShape.Run>> runs) {
    Map<Integer, List<Decision>> byActions = new TreeMap<>();
    for (Decision decision : all) {
      int actions = decision.node().children().size();
      byActions.computeIfAbsent(actions, count -> new ArrayList<>()).add(decision);
    }
    int array = 1;
    for (Map.Entry<Integer, List<Decision>> entry : byActions.entrySet()) {
      entry.getValue().sort(Comparator.comparingInt(Decision::depth));
      for (int row = 0; row < entry.getValue().size(); row++) {
        BettingNode node = entry.getValue().get(row).node();
        for (int action = 0; action < entry.getKey(); action++) {
          place[places.get(node) + action] = RowPlace.of(array + action, row);
        }
      }
      array += entry.getKey();
    }
    List<PlayerShape.Group> groups = new ArrayList<>();
    for (Map.Entry<Integer, List<Decision>> entry : byActions.entrySet()) {
      List<Decision> members = entry.getValue();
      int first = RowPlace.array(place[places.get(members.get(0).node())]);
      PlayerShape.Group group =
          new PlayerShape.Group(entry.getKey(), first, new int[members.size()]);
      groups.add(group);
      int from = 0;
      for (int i = 0; i < members.size(); i++) {
        group.parents()[i] = place[members.get(i).parent()];
        int depth = members.get(i).depth();
        if (i + 1 == members.size() || members.get(i + 1).depth() > depth) {
          runs.computeIfAbsent(depth, none -> new ArrayList<>())
              .add(new PlayerShape.Run(group, from, i + 1));
          from = i + 1;
        }
      }
    }
    for (Decision decision : all) {
      places.put(decision.node(), place[places.get(decision.node())]);
    }
    return groups.toArray(PlayerShape.Group[]::new);
  }

  /** What the ends are worth to a player, by the opponent's actions. */
  private List<PlayerShape.EndsAfter> ends(int player, int[][] place) {
    Map<Integer, List<End>> byTheirs = new TreeMap<>();
    for (End end : ends) {
      if (end.node().kind() != BettingNode.Kind.DEAL) {
        byTheirs
            .computeIfAbsent(place[1 - player][end.of(1 - player)], other -> new ArrayList<>())
            .add(end);
      }
    }
    List<PlayerShape.EndsAfter> ends = new ArrayList<>();
    byTheirs.forEach(
        (theirs, of) -> {
          int[] mine = new int[of.size()];
          float[] ofLead = new float[of.size()];
          float[] ofAll = new float[of.size()];
          for (int i = 0; i < mine.length; i++) {
            Payoff payoff = Payoff.of(rules, of.get(i).node(), player);
            mine[i] = place[player][of.get(i).of(player)];
            ofLead[i] = (float) payoff.ofLead();
            ofAll[i] = (float) payoff.ofAll();
          }
          ends.add(new PlayerShape.EndsAfter(theirs, mine, ofLead, ofAll));
        });
    ends.sort(Comparator.comparing(after -> !after.leads()));
    return List.copyOf(ends);
  }
}
