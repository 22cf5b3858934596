package dev.yaku.solver;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.cards.Quote;
import dev.yaku.solver.internal.betting.Action;
import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.cfr.NodeView;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A place in the tree, found by actions and cards.
 *
 * @param path the actions and cards that lead here, with slashes between
 * @param cards those on the board, in the order in which they came
 */
record Place(NodeView view, String path, int... cards) {
  /**
   * The place that actions and cards lead to.
   *
   * @throws IllegalArgumentException if there is no such place; says what is
   */
  Place follow(List<String> path) {
    Place at = this;
    for (String step : path) {
      at = at.step(step);
    }
    return at;
  }

  /**
   * The place after an action or a card.
   *
   * @throws IllegalArgumentException if there is no such place; says what is
   */
  Place step(String step) {
    boolean isDeal = view.node().kind() == BettingNode.Kind.DEAL;
    int number = isDeal ? card(step) : action(step);
    NodeView next = number < 0 ? null : isDeal ? view.deal(number) : view.play(number);
    if (next == null) {
      throw new IllegalArgumentException(Quote.of(step) + ": expected " + expected());
    }
    String name = isDeal ? Card.toString(number) : view.node().actions().get(number).toString();
    int[] after = isDeal ? Arrays.copyOf(cards, cards.length + 1) : cards;
    if (isDeal) {
      after[cards.length] = number;
    }
    return new Place(next, path.isEmpty() ? name : path + " / " + name, after);
  }

  /** The number of the action of this name; -1 if there is none. */
  int action(String name) {
    Action action = Action.named(name, view.node().actions());
    return action == null ? -1 : view.node().actions().indexOf(action);
  }

  /** The card of this name; -1 if there is none. */
  static int card(String text) {
    try {
      long cards = Hand.parse(text);
      int card = Long.numberOfTrailingZeros(cards);
      return Long.bitCount(cards) == 1 && card < Card.JOKER ? card : -1;
    } catch (IllegalArgumentException e) {
      return -1;
    }
  }

  /** What can come next. */
  String expected() {
    return switch (view.node().kind()) {
      case PLAYER ->
          view.node().actions().stream().map(Action::toString).collect(Collectors.joining(", "));
      case DEAL -> "a card that is not on the board, " + Card.toString(cards);
      default -> "nothing: the hand is over";
    };
  }
}
