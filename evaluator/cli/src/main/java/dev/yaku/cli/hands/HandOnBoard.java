package dev.yaku.cli.hands;

import static java.util.stream.Collectors.joining;

import dev.yaku.CardText;
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

/** Hands of a hole and a board, and what players call them. */
final class HandOnBoard {
  static final List<String> COLUMNS = List.of("made", "draws", "beaten-by");

  private final Evaluator evaluator;
  private final Boards boards; // null if the rules have no words
  private final BoardWords words;

  HandOnBoard(Evaluator evaluator, Words language) {
    this.evaluator = evaluator;
    words = new BoardWords(language);
    boards = boards(evaluator);
  }

  private static Boards boards(Evaluator evaluator) {
    try {
      return Boards.of(evaluator);
    } catch (IllegalArgumentException e) {
      return null; // neither hold'em nor Omaha
    }
  }

  static boolean hasBar(CharSequence text) {
    return CardText.indexOfBar(text, 0) >= 0;
  }

  /** Whether the rules have words for hands on boards. */
  boolean isPossible() {
    return boards != null;
  }

  /** Evaluates a hand in the form of its game, or of hold'em: a hole, a bar and a board. */
  EvaluatedHand judge(CharSequence text) {
    if (!(evaluator instanceof HandEvaluator hands) || boards == null || !hasBar(text)) {
      return evaluator.judge(text);
    }
    SpotText spot = SpotText.parse(text.toString(), evaluator.ruleSet().deck()).checked();
    int[] cards = spot.text().cards();
    HandResult result = new HandResult(hands, hands.evaluateCards(cards), hands.bestCards(cards));
    return new EvaluatedHand(spot.hole(), spot.board(), result, Optional.empty());
  }

  /** Whether a hand has words: it has a board, and the rules are those of hold'em or Omaha. */
  boolean hasWords(EvaluatedHand hand) {
    return boards != null && hand.board().length > 0;
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

  /** The columns made, draws and beaten-by. */
  String[] columns(EvaluatedHand hand) {
    if (!hasWords(hand)) {
      return new String[] {"", "", ""};
    }
    BoardHands board = board(hand);
    long hole = Hand.of(hand.cards());
    int found = board.words(hole);
    String draws = BoardWords.draws(found).stream().map(Draw::text).collect(joining(","));
    return new String[] {BoardWords.made(found), draws, "" + board.beatenBy(hole)};
  }
}
