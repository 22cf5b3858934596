package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.betting.BettingRules;
import dev.yaku.solver.internal.cfr.PlayerShape.EndsAfter;
import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import dev.yaku.solver.internal.cfr.PlayerShape.Run;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * All places of a street, whatever the cards, as each player sees them. A street has as many starts
 * as ways lead to it on the streets before.
 */
final class StreetShape {
  /** A decision, and how many own actions are before it. */
  private record Decision(BettingNode node, int depth) {
    int actions() {
      return node.actions().size();
    }
  }

  /**
   * The payoff of an end to a player: chips won since the start, less half of the pot at the start.
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
  final List<BettingNode> nextNodes;

  /** By place in the tree where a player decides: the place of the first action. */
  private final IdentityHashMap<BettingNode, Integer> places = new IdentityHashMap<>();

  /** By place in the tree: the places of the players' last actions before it. */
  private final IdentityHashMap<BettingNode, int[]> before = new IdentityHashMap<>();

  /** The street that starts at these places in the tree. */
  StreetShape(BettingRules rules, List<BettingNode> starts) {
    List<List<Decision>> decisions = List.of(new ArrayList<>(), new ArrayList<>());
    starts.forEach(start -> collect(start, 0, 0, decisions));
    List<Map<Integer, List<Decision>>> byActions = decisions.stream().map(this::group).toList();
    List<BettingNode> deals = new ArrayList<>();
    List<BettingNode> ends = new ArrayList<>();
    for (int start = 0; start < starts.size(); start++) {
      int place = RowPlace.of(0, start);
      walk(starts.get(start), place, place, deals, ends);
    }
    next = deals.stream().map(before::get).toArray(int[][]::new);
    nextNodes = deals.stream().map(deal -> deal.children().get(0)).toList();
    for (int player = 0; player < 2; player++) {
      List<EndsAfter> after = ends(rules, player, ends);
      players[player] = shape(player, starts.size(), byActions.get(player), after);
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

  private static void collect(
      BettingNode node, int depth0, int depth1, List<List<Decision>> decisions) {
    if (node.kind() == BettingNode.Kind.PLAYER) {
      int player = node.player();
      decisions.get(player).add(new Decision(node, player == 0 ? depth0 : depth1));
      int after0 = depth0 + 1 - player;
      int after1 = depth1 + player;
      node.children().forEach(next -> collect(next, after0, after1, decisions));
    }
  }

  /** Groups a player's decisions by their number of actions, and finds their places. */
  private Map<Integer, List<Decision>> group(List<Decision> all) {
    Map<Integer, List<Decision>> byActions =
        all.stream()
            .sorted(Comparator.comparingInt(Decision::depth))
            .collect(Collectors.groupingBy(Decision::actions, TreeMap::new, Collectors.toList()));
    int array = 1;
    for (List<Decision> members : byActions.values()) {
      for (int row = 0; row < members.size(); row++) {
        places.put(members.get(row).node(), RowPlace.of(array, row));
      }
      array += members.get(0).actions();
    }
    return byActions;
  }

  /** Finds the places of the last actions, {@code of0} and {@code of1}, before each place. */
  private void walk(
      BettingNode node, int of0, int of1, List<BettingNode> deals, List<BettingNode> ends) {
    before.put(node, new int[] {of0, of1});
    if (node.kind() != BettingNode.Kind.PLAYER) {
      (node.kind() == BettingNode.Kind.DEAL ? deals : ends).add(node);
      return;
    }
    int first = places.get(node);
    for (int i = 0; i < node.children().size(); i++) {
      int place = RowPlace.of(RowPlace.array(first) + i, RowPlace.row(first));
      boolean is0 = node.player() == 0;
      walk(node.children().get(i), is0 ? place : of0, is0 ? of1 : place, deals, ends);
    }
  }

  private PlayerShape shape(
      int player, int starts, Map<Integer, List<Decision>> byActions, List<EndsAfter> ends) {
    List<Group> groups = new ArrayList<>();
    Map<Integer, List<Run>> runs = new TreeMap<>(); // by number of own actions before
    byActions.forEach(
        (actions, members) -> {
          int first = RowPlace.array(places.get(members.get(0).node()));
          int[] parents = members.stream().mapToInt(of -> before.get(of.node())[player]).toArray();
          Group group = new Group(actions, first, parents);
          groups.add(group);
          int from = 0;
          for (int to = 1; to <= parents.length; to++) {
            int depth = members.get(from).depth();
            if (to == parents.length || members.get(to).depth() > depth) {
              runs.computeIfAbsent(depth, none -> new ArrayList<>()).add(new Run(group, from, to));
              from = to;
            }
          }
        });
    List<Run> down = runs.values().stream().flatMap(List::stream).toList();
    return new PlayerShape(starts, groups.toArray(Group[]::new), down, ends);
  }

  /** The payoffs of the ends to a player, by the opponent's actions. */
  private List<EndsAfter> ends(BettingRules rules, int player, List<BettingNode> all) {
    Map<Integer, List<BettingNode>> byTheirs =
        all.stream()
            .collect(
                Collectors.groupingBy(
                    end -> before.get(end)[1 - player], TreeMap::new, Collectors.toList()));
    List<EndsAfter> ends = new ArrayList<>();
    byTheirs.forEach(
        (theirs, of) -> {
          int[] mine = of.stream().mapToInt(end -> before.get(end)[player]).toArray();
          float[] ofLead = new float[mine.length];
          float[] ofAll = new float[mine.length];
          for (int i = 0; i < mine.length; i++) {
            Payoff payoff = Payoff.of(rules, of.get(i), player);
            ofLead[i] = (float) payoff.ofLead();
            ofAll[i] = (float) payoff.ofAll();
          }
          ends.add(new EndsAfter(theirs, mine, ofLead, ofAll));
        });
    ends.sort(Comparator.comparing(after -> !after.leads()));
    return List.copyOf(ends);
  }
}
