package dev.yaku.cli.strength;

import dev.yaku.Category;
import dev.yaku.HandEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongToDoubleFunction;

/**
 * The next cards that improve a hand: they give it a better category, which the board alone does
 * not have, and more strength against the given opponent.
 *
 * @param category the better category
 * @param cards the cards, as a set
 * @param ehs the average strength after one of the cards
 */
record Outs(Category category, long cards, double ehs) {
  /** A difference that rounding explains. */
  private static final double ROUNDING = 1e-9;

  /**
   * The outs by category, best first; none if the board is complete.
   *
   * @param ehs the strength against the opponent on a board; NaN if the opponent has no hand left
   */
  static List<Outs> of(HandEvaluator evaluator, long hole, long board, LongToDoubleFunction ehs) {
    List<Outs> outs = new ArrayList<>();
    if (Long.bitCount(board) == 5) {
      return outs;
    }
    List<Category> order = evaluator.ruleSet().categories();
    int now = order.indexOf(evaluator.category(evaluator.evaluate(hole | board)));
    long live = evaluator.ruleSet().deck() & ~(hole | board);
    double before = ehs.applyAsDouble(board);
    for (int better = order.size() - 1; better > now; better--) {
      long cards = 0;
      double sum = 0;
      for (long rest = live; rest != 0; rest &= rest - 1) {
        long card = rest & -rest;
        long next = board | card;
        int category = order.indexOf(evaluator.category(evaluator.evaluate(hole | next)));
        if (category == better && ofBoard(evaluator, next, live & ~card) < better) {
          double after = ehs.applyAsDouble(next);
          if (after > before + ROUNDING) { // not if it is NaN
            cards |= card;
            sum += after;
          }
        }
      }
      if (cards != 0) {
        outs.add(new Outs(order.get(better), cards, sum / Long.bitCount(cards)));
      }
    }
    return outs;
  }

  /** The category of the board alone; a board of four is completed by the card that helps least. */
  private static int ofBoard(HandEvaluator evaluator, long board, long live) {
    List<Category> order = evaluator.ruleSet().categories();
    if (Long.bitCount(board) == 5) {
      return order.indexOf(evaluator.category(evaluator.evaluate(board)));
    }
    int least = order.size();
    for (long rest = live; rest != 0; rest &= rest - 1) {
      int value = evaluator.evaluate(board | rest & -rest);
      least = Math.min(least, order.indexOf(evaluator.category(value)));
    }
    return least;
  }
}
