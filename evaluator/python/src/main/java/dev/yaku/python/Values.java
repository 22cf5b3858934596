package dev.yaku.python;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import java.util.Arrays;

/** One game, whichever of the three kinds it is. Thread-safe. */
public record Values(Evaluator evaluator) {
  /** The value of a set of cards. */
  public int set(long cards) {
    if (evaluator instanceof HandEvaluator holdem) {
      return holdem.evaluate(cards);
    }
    if (evaluator instanceof BadugiEvaluator badugi) {
      return badugi.evaluate(cards);
    }
    throw new IllegalArgumentException(
        evaluator.ruleSet().name() + " takes a hole and a board: evaluate(hole, board)");
  }

  /** The value of a hole and a board, both sets. */
  public int spot(long hole, long board) {
    if (evaluator instanceof OmahaEvaluator omaha) {
      return omaha.evaluate(hole, board);
    }
    if ((hole & board) != 0) {
      throw new IllegalArgumentException(
          Hand.toString(hole & board) + ": in the hole and on the board");
    }
    return set(hole | board);
  }

  int of(int[] hole, int... board) {
    if (evaluator instanceof OmahaEvaluator omaha) {
      return omaha.evaluate(hand(hole, board));
    }
    int[] all = joined(hole, board);
    return evaluator instanceof BadugiEvaluator badugi
        ? badugi.evaluateCards(all)
        : ((HandEvaluator) evaluator).evaluateCards(all);
  }

  /** The value of a text: cards, in Omaha with a bar before the board. */
  public int text(String text) {
    if (evaluator instanceof OmahaEvaluator omaha) {
      return omaha.evaluate(omaha.parse(text));
    }
    return of(parse(text));
  }

  /** The best cards of a text. */
  public int[] bestOf(String text) {
    if (evaluator instanceof OmahaEvaluator omaha) {
      return omaha.bestCards(omaha.parse(text));
    }
    return best(parse(text));
  }

  int[] best(int[] hole, int... board) {
    if (evaluator instanceof OmahaEvaluator omaha) {
      return omaha.bestCards(hand(hole, board));
    }
    int[] all = joined(hole, board);
    return evaluator instanceof BadugiEvaluator badugi
        ? badugi.bestCards(all)
        : ((HandEvaluator) evaluator).bestCards(all);
  }

  /** The values of texts. */
  public int[] texts(String... texts) {
    int[] values = new int[texts.length];
    for (int i = 0; i < texts.length; i++) {
      try {
        values[i] = text(texts[i]);
      } catch (IllegalArgumentException e) {
        throw new RowException(i, e);
      }
    }
    return values;
  }

  private int[] parse(String text) {
    return evaluator instanceof BadugiEvaluator badugi
        ? badugi.parse(text)
        : ((HandEvaluator) evaluator).parse(text);
  }

  private static OmahaHand hand(int[] hole, int... board) {
    return OmahaHand.ofHole(Hand.of(hole)).withBoard(Hand.of(board));
  }

  private static int[] joined(int[] hole, int... board) {
    int[] all = Arrays.copyOf(hole, hole.length + board.length);
    System.arraycopy(board, 0, all, hole.length, board.length);
    return all;
  }
}
