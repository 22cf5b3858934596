package dev.yaku.cli.hands;

import static java.util.stream.Collectors.joining;

import dev.yaku.EvaluatedHand;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HandResult;
import dev.yaku.Hands;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.board.Draw;
import dev.yaku.cli.board.BoardWords;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.SpotText;
import java.util.List;
import java.util.Optional;

/**
 * Hands of a hole and a board, and what players call them.
 *
 * @param boards null if the rules have no words
 */
record HandOnBoard(Evaluator evaluator, Boards boards, BoardWords words) {
  static final List<String> COLUMNS = List.of("made", "draws", "beaten-by");

  HandOnBoard(Evaluator evaluator, Words language) {
    this(evaluator, boards(evaluator), new BoardWords(language));
  }

  private static Boards boards(Evaluator evaluator) {
    try {
      return Boards.of(evaluator);
    } catch (IllegalArgumentException e) {
      return null; // neither hold'em nor Omaha
    }
  }

  boolean isPossible() {
    return boards != null;
  }

  /** Evaluates a hand of hold'em: a hole, a bar and a board. */
  EvaluatedHand judge(HandEvaluator hands, CharSequence text) {
    SpotText spot = SpotText.parse(text.toString(), evaluator.ruleSet().deck()).checked();
    int[] cards = spot.text().cards();
    HandResult result = new HandResult(hands, hands.evaluateCards(cards), hands.bestCards(cards));
    return new EvaluatedHand(spot.hole(), spot.board(), result, Optional.empty());
  }

  private BoardHands board(EvaluatedHand hand) {
    return boards.board(Hand.of(hand.board()));
  }

  /** Adds lines for people, each after an indent, and the members made, draws and beatenBy. */
  void add(Sheet sheet, Members row, EvaluatedHand hand, String indent) {
    BoardHands board = board(hand);
    long hole = Hand.of(hand.cards());
    int found = board.words(hole);
    int beatenBy = board.beatenBy(hole);
    long others = evaluator.ruleSet().deck() & ~(hole | board.board());
    long holes = Hands.of(others, hand.cards().length).count();
    sheet.line(indent + words.hand(found)).line(indent + words.standing(beatenBy, holes));
    BoardWords.add(row, found).put("beatenBy", beatenBy);
  }

  String[] columns(EvaluatedHand hand) {
    if (hand.board().length == 0) {
      return new String[] {"", "", ""};
    }
    BoardHands board = board(hand);
    long hole = Hand.of(hand.cards());
    int found = board.words(hole);
    String draws = BoardWords.draws(found).stream().map(Draw::text).collect(joining(","));
    return new String[] {BoardWords.made(found), draws, "" + board.beatenBy(hole)};
  }
}
