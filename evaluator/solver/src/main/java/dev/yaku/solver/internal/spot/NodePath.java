package dev.yaku.solver.internal.spot;

import dev.yaku.Card;
import dev.yaku.internal.cards.Quote;
import dev.yaku.internal.cards.SuitExchange;
import dev.yaku.solver.internal.betting.Action;
import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.cfr.NodeView;
import java.util.Arrays;
import java.util.List;

/**
 * A place in the tree, and the names of the actions and cards that lead there.
 *
 * @param path the names, with slashes between; empty at the start
 * @param cards on the board, in the order in which they came
 */
public record NodePath(NodeView view, String path, int... cards) {
  private static final int MOST_PATH = 100_000;

  /**
   * The actions and cards of a path: text between slashes.
   *
   * @throws IllegalArgumentException if the text is longer than any path
   */
  public static List<String> steps(String text) {
    if (text.length() > MOST_PATH) {
      throw new IllegalArgumentException(
          "expected a place of at most " + MOST_PATH + " characters, found " + text.length());
    }
    return text.isBlank()
        ? List.of()
        : Arrays.stream(text.split("/", -1)).map(String::strip).toList();
  }

  /** Whether an exchange of suits leaves the cards of a path as they are. */
  public static boolean keeps(SuitExchange exchange, List<String> steps) {
    return steps.stream()
        .map(NodePath::card)
        .allMatch(card -> card < 0 || exchange.card(card) == card);
  }

  /** The card of this name; -1 if there is none. */
  private static int card(String text) {
    try {
      int card = Card.parse(text);
      return card < Card.JOKER ? card : -1;
    } catch (IllegalArgumentException e) {
      return -1;
    }
  }

  public boolean isDeal() {
    return view.node().kind() == BettingNode.Kind.DEAL;
  }

  public List<String> actions() {
    return view.node().actions().stream().map(Action::toString).toList();
  }

  /** The number of the action of this name; -1 if there is none. */
  public int action(String name) {
    return Action.number(name, view.node().actions());
  }

  /** The steps that can come next. */
  public String expected() {
    return switch (view.node().kind()) {
      case PLAYER -> String.join(", ", actions());
      case DEAL -> "a card that is not on the board, " + Card.toString(cards);
      default -> "nothing: the hand is over";
    };
  }

  /**
   * The place after an action or a card.
   *
   * @throws IllegalArgumentException if it cannot come
   */
  public NodePath step(String step) {
    int number = isDeal() ? card(step) : action(step);
    NodeView next = number < 0 ? null : isDeal() ? view.deal(number) : view.play(number);
    if (next == null) {
      throw new IllegalArgumentException(Quote.of(step) + ": expected " + expected());
    }
    String name = isDeal() ? Card.toString(number) : actions().get(number);
    int[] after = isDeal() ? Arrays.copyOf(cards, cards.length + 1) : cards;
    if (isDeal()) {
      after[cards.length] = number;
    }
    return new NodePath(next, path.isEmpty() ? name : path + " / " + name, after);
  }

  /**
   * The place after actions and cards.
   *
   * @throws IllegalArgumentException if they cannot come
   */
  public NodePath follow(List<String> steps) {
    NodePath at = this;
    for (String step : steps) {
      at = at.step(step);
    }
    return at;
  }
}
