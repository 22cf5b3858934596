package dev.yaku.solver;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.cards.Quote;
import dev.yaku.solver.internal.betting.Action;
import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.cfr.NodeView;
import java.util.List;
import java.util.stream.Collectors;

/** Finds places in the tree by actions and cards. */
final class PathReader {
  private PathReader() {}

  /**
   * @throws IllegalArgumentException if there is no such place; says what is
   */
  static NodeView follow(NodeView start, List<String> path) {
    NodeView at = start;
    for (String step : path) {
      at = step(at, step);
    }
    return at;
  }

  static NodeView step(NodeView at, String step) {
    NodeView next = null;
    if (at.node().kind() == BettingNode.Kind.DEAL) {
      int card = card(step);
      next = card < 0 || card >= Card.JOKER ? null : at.deal(card);
    } else {
      int action = action(at, step);
      next = action < 0 ? null : at.play(action);
    }
    if (next == null) {
      throw new IllegalArgumentException(Quote.of(step) + ": expected " + expected(at));
    }
    return next;
  }

  /** The action of this name; -1 if there is none. */
  static int action(NodeView at, String name) {
    List<Action> actions = at.node().actions();
    for (int i = 0; i < actions.size(); i++) {
      if (actions.get(i).isCalled(name)) {
        return i;
      }
    }
    return -1;
  }

  /** The card of this name; -1 if there is none. */
  static int card(String text) {
    try {
      long cards = Hand.parse(text);
      return Long.bitCount(cards) == 1 ? Long.numberOfTrailingZeros(cards) : -1;
    } catch (IllegalArgumentException e) {
      return -1;
    }
  }

  /** What can come next. */
  static String expected(NodeView at) {
    return switch (at.node().kind()) {
      case PLAYER ->
          at.node().actions().stream().map(Action::toString).collect(Collectors.joining(", "));
      case DEAL -> "a card that is not on the board, " + Hand.toString(at.board());
      default -> "nothing: the hand is over";
    };
  }
}
