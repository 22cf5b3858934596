package dev.yaku.cli.hands;

import dev.yaku.EvaluatedHand;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.HandResult;
import dev.yaku.board.Boards;
import dev.yaku.cli.text.SpotText;
import java.util.Optional;

/** Judges hands as people write them: by rules of hold'em also a hole, a bar and a board. */
final class HandJudge {
  private final Evaluator evaluator;
  private boolean looked; // for the boards
  private Boards boards;

  HandJudge(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /** Null if the rules have no words. Made on first use: most hands have no board. */
  Boards boards() {
    if (!looked) {
      looked = true;
      try {
        boards = Boards.of(evaluator);
      } catch (IllegalArgumentException e) {
        return null; // neither hold'em nor Omaha
      }
    }
    return boards;
  }

  /** Throws a {@link dev.yaku.CardFormatException} if the text is no hand. */
  EvaluatedHand judge(CharSequence hand) {
    return evaluator instanceof HandEvaluator holdem && SpotText.hasBar(hand) && boards() != null
        ? judgeSpot(holdem, hand)
        : evaluator.judge(hand);
  }

  private static EvaluatedHand judgeSpot(HandEvaluator holdem, CharSequence hand) {
    SpotText spot = SpotText.parse(hand.toString(), holdem.ruleSet().deck()).checked();
    int[] cards = spot.text().cards();
    HandResult result =
        new HandResult(holdem, holdem.evaluateCards(cards), holdem.bestCards(cards));
    return new EvaluatedHand(spot.hole(), spot.board(), result, Optional.empty());
  }
}
