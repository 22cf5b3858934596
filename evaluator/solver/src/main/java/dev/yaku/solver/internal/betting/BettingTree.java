package dev.yaku.solver.internal.betting;

import dev.yaku.internal.work.Memory;
import dev.yaku.solver.internal.betting.Action.Verb;
import java.util.ArrayList;
import java.util.List;

/** Builds the tree of actions. */
public final class BettingTree {
  /** A place takes some 160 bytes; the rest is for the text and the ranges. */
  private static final int BYTES_OF_NODE = 256;

  /** Fewer where the heap would not hold them: a text must not end in an OutOfMemoryError. */
  private static final int MOST_NODES = (int) Math.min(2_000_000, Memory.most() / BYTES_OF_NODE);

  private static final int MOST_RAISES = 500; // on a street, one inside the other

  private final BettingRules rules;
  private int nodes;

  private BettingTree(BettingRules rules) {
    this.rules = rules;
  }

  /**
   * The root of the tree.
   *
   * @throws IllegalArgumentException if there are too many places
   */
  public static BettingNode of(BettingRules rules) {
    return new BettingTree(rules).street(rules.street(), 0, -1);
  }

  /**
   * The start of a street.
   *
   * @param put the chips of each player in the pot since the start
   * @param aggressor who bet or raised last on the street before; -1 if nobody
   */
  private BettingNode street(int street, int put, int aggressor) {
    Street next = new Street(street, put, aggressor);
    return put == rules.stack() ? next.end(0, -1) : next.node(0, 0, 0, 0, -1, false, 0);
  }

  private static IllegalArgumentException tooLarge() {
    return new IllegalArgumentException(
        "too many actions: the tree has more than "
            + MOST_NODES
            + " places, or more than "
            + MOST_RAISES
            + " raises on a street; give fewer or larger bets and raises");
  }

  /** One street after the same actions before it. */
  private final class Street {
    private final int street;
    private final int put;
    private final int left;
    private final long pot;
    private final int aggressor;

    Street(int street, int put, int aggressor) {
      this.street = street;
      this.put = put;
      this.aggressor = aggressor;
      left = rules.stack() - put;
      pot = rules.pot() + 2L * put;
    }

    /**
     * A player is to act.
     *
     * @param mine the player's chips bet on this street
     * @param faced the other's
     * @param step the chips that the last bet or raise was more than the bet before it
     * @param last who bet or raised last; -1 if nobody
     * @param checked whether the other player has checked
     * @param raises those on this street before
     */
    BettingNode node(
        int player, int mine, int faced, int step, int last, boolean checked, int raises) {
      if (raises > MOST_RAISES) {
        throw tooLarge();
      }
      List<Action> actions = new ArrayList<>();
      List<BettingNode> children = new ArrayList<>();
      if (faced > 0) {
        actions.add(new Action(Verb.FOLD, 0));
        children.add(place(BettingNode.Kind.FOLD, player, mine, faced, List.of(), List.of()));
        actions.add(new Action(Verb.CALL, faced));
        children.add(end(faced, last));
      } else {
        actions.add(new Action(Verb.CHECK, 0));
        children.add(checked ? end(0, -1) : node(1, 0, 0, 0, -1, true, 0));
      }
      for (int to : faced < left ? amounts(player, faced, step, raises) : List.<Integer>of()) {
        Verb verb = to == left ? Verb.ALL_IN : faced > 0 ? Verb.RAISE : Verb.BET;
        actions.add(new Action(verb, to));
        int count = faced > 0 ? raises + 1 : 0;
        children.add(node(1 - player, faced, to, to - faced, player, false, count));
      }
      return place(BettingNode.Kind.PLAYER, player, mine, faced, actions, children);
    }

    /**
     * The end of the street.
     *
     * @param bet each player's chips bet on it
     * @param last who bet or raised last; -1 if nobody
     */
    private BettingNode end(int bet, int last) {
      if (street == BettingRules.RIVER) {
        return place(BettingNode.Kind.SHOWDOWN, 0, bet, bet, List.of(), List.of());
      }
      BettingNode next = BettingTree.this.street(street + 1, put + bet, last);
      return place(BettingNode.Kind.DEAL, 0, bet, bet, List.of(), List.of(next));
    }

    private BettingNode place(
        BettingNode.Kind kind,
        int player,
        int mine,
        int faced,
        List<Action> actions,
        List<BettingNode> children) {
      if (++nodes > MOST_NODES) {
        throw tooLarge();
      }
      int put0 = put + (player == 0 ? mine : faced);
      int put1 = put + (player == 0 ? faced : mine);
      return new BettingNode(
          kind, player, street, put0, put1, List.copyOf(actions), List.copyOf(children));
    }

    /** The chips of possible bets or raises, ascending. */
    private List<Integer> amounts(int player, int faced, int step, int raises) {
      List<BetSize> sizes =
          faced > 0
              ? rules.sizes().raises(street, player, raises)
              : rules.sizes().bets(street, player, player == 0 && aggressor == 1);
      long called = pot + 2L * faced;
      List<Integer> amounts = new ArrayList<>();
      for (BetSize size : sizes) {
        long chips = size.chips(faced, called, left, BettingRules.RIVER + 1 - street);
        int to = (int) Math.min(left, Math.max(chips, faced + Math.max(1L, step)));
        boolean allIn = left - to <= rules.allInBelow() * (pot + 2.0 * to);
        amounts.add(allIn ? left : to);
      }
      return merged(amounts.stream().distinct().sorted().toList(), faced, called);
    }

    /** Without those that are close to a larger one. */
    private List<Integer> merged(List<Integer> amounts, int faced, long called) {
      List<Integer> kept = new ArrayList<>();
      for (int i = amounts.size() - 1; i >= 0; i--) {
        double part = 1 + (double) (amounts.get(i) - faced) / called;
        int larger = kept.isEmpty() ? 0 : kept.get(0);
        if (kept.isEmpty()
            || 1 + (double) (larger - faced) / called >= (1 + rules.merge()) * part) {
          kept.add(0, amounts.get(i));
        }
      }
      return kept;
    }
  }
}
