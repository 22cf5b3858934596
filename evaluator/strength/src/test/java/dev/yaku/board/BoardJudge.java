package dev.yaku.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.OmahaEvaluator;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.rules.RulesReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;

/** Asks both classifiers, the library's and the naive one, by one rule set. */
final class BoardJudge {
  private static final Path RULES = Path.of("../../tables/src/main/rules");

  private static final Draw[] DRAWS = Draw.values();

  final Boards boards;
  final NaiveBoardWords naive;

  private BoardJudge(Boards boards, NaiveBoardWords naive) {
    this.boards = boards;
    this.naive = naive;
  }

  static BoardJudge of(String name) {
    Evaluator evaluator = Evaluator.of(name);
    boolean omaha = evaluator instanceof OmahaEvaluator;
    return of(evaluator, RULES.resolve((omaha ? "standard" : name) + ".rules"));
  }

  /**
   * @param five the rules of the five cards that count
   */
  static BoardJudge of(Evaluator evaluator, Path five) {
    try {
      Rules rules = RulesReader.read(five);
      boolean omaha = evaluator instanceof OmahaEvaluator;
      return new BoardJudge(Boards.of(evaluator), new NaiveBoardWords(rules, omaha));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String words(String made, Set<String> draws) {
    return made + " " + new TreeSet<>(draws);
  }

  String naive(long hole, long board) {
    int[] cards = Hand.cards(hole);
    int[] onBoard = Hand.cards(board);
    return words(naive.made(cards, onBoard), naive.draws(cards, onBoard));
  }

  static String fast(BoardHands hands, long hole) {
    Set<String> draws = new TreeSet<>();
    Draw.list(hands.draws(hole)).forEach(draw -> draws.add(draw.text()));
    return words(hands.made(hole).text(), draws);
  }

  void assertSame(BoardHands hands, long hole) {
    int[] cards = Hand.cards(hole);
    int[] board = Hand.cards(hands.board());
    String made = naive.made(cards, board);
    Set<String> draws = naive.draws(cards, board, made);
    int words = hands.words(hole);
    int found = words >>> BoardHands.DRAWS_SHIFT;
    boolean same =
        made.equals(Made.of(words & BoardHands.MADE).text())
            && draws.size() == Integer.bitCount(found);
    for (Draw draw : DRAWS) {
      same &= !draw.isIn(found) || draws.contains(draw.text());
    }
    if (!same) {
      String cardsInWords = Hand.toString(hole) + " | " + Hand.toString(hands.board());
      assertEquals(words(made, draws), fast(hands, hole), cardsInWords);
      throw new AssertionError(cardsInWords);
    }
  }

  void assertSameTexture(BoardHands hands) {
    int[] board = Hand.cards(hands.board());
    Texture texture = hands.texture();
    assertEquals(
        naive.suits(board) + naive.pairing(board) + naive.straights(board) + naive.highCard(board),
        texture.suits().text()
            + texture.pairing().text()
            + texture.straights()
            + Card.RANKS.charAt(texture.highRank()),
        Hand.toString(hands.board()));
  }
}
