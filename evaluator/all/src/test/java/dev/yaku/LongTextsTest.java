package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.board.Boards;
import dev.yaku.equity.Equity;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopReport;
import dev.yaku.solver.SolutionNode;
import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import dev.yaku.strength.Measure;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.Fraction;
import dev.yaku.videopoker.PayTable;
import dev.yaku.videopoker.VideoPoker;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each public reader of texts answers a hundred thousand letters, with a message of bounded length.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class LongTextsTest {
  private static final int LETTERS = 100_000 / Integer.getInteger("yaku.step", 1);
  private static final int MOST = 1000;
  private static final List<String> BEGINNINGS =
      List.of(
          "a", "As ", "/", "(", "9", "check / ", "bets = 50%\n", "AA,", "\uD83C\uDCA1", "joker ");

  private static final String SPOT =
      "board = Td 9d 6h Qc 3s\noop = QQ\nip = 99, AQ\npot = 20\nstack = 100\n";
  private static final SolutionNode ROOT =
      Solver.of(SolverSpot.parse(SPOT + "bets = 50%\n")).root();

  private record Reader(String name, Consumer<String> read) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static List<Reader> ofGames() {
    return List.of(
        new Reader("Evaluator.of", Evaluator::of),
        new Reader("HandEvaluator.of", HandEvaluator::of),
        new Reader("OmahaEvaluator.of", OmahaEvaluator::of),
        new Reader("BadugiEvaluator.of", BadugiEvaluator::of),
        new Reader("Equity.of", Equity::of),
        new Reader("Boards.of", Boards::of),
        new Reader("Strength.of", Strength::of),
        new Reader("Measure.parse", Measure::parse),
        new Reader("VideoPoker.of", VideoPoker::of),
        new Reader("VideoPoker.payTable", VideoPoker::payTable),
        new Reader("PayTable.parse", PayTable::parse),
        new Reader("Fraction.parse", Fraction::parse));
  }

  private static List<Reader> ofCards() {
    return List.of(
        new Reader("Card.parse", Card::parse),
        new Reader("Card.parseAll", Card::parseAll),
        new Reader("Hand.parse", Hand::parse),
        new Reader("CardText.parse", CardText::parse),
        new Reader("HandEvaluator.judge", text -> HandEvaluator.of("standard").judge(text)),
        new Reader("OmahaEvaluator.judge", text -> OmahaEvaluator.of("omaha").judge(text)),
        new Reader("BadugiEvaluator.judge", text -> BadugiEvaluator.of("badugi").judge(text)));
  }

  private static List<Reader> ofSpots() {
    return List.of(
        new Reader("Range.parse", Range::parse),
        new Reader("OmahaRange.parse", text -> OmahaRange.parse(text, 4)),
        new Reader("OmahaRange.parse 6", text -> OmahaRange.parse(text, 6)),
        new Reader("Equity.parse", text -> Equity.of("standard").parse(text)),
        new Reader("Equity.parse omaha", text -> Equity.of("omaha").parse(text)),
        new Reader("Equity.parse stud", text -> Equity.of("stud").parse(text)),
        new Reader("EquitySpot.player", text -> Equity.of("standard").spot().player(text)),
        new Reader("EquitySpot.board", text -> Equity.of("standard").spot().board(text)),
        new Reader("EquitySpot.dead", text -> Equity.of("standard").spot().dead(text)));
  }

  private static List<Reader> ofSolver() {
    return List.of(
        new Reader("SolutionNode.node", ROOT::node),
        new Reader("SolutionNode.play", ROOT::play),
        new Reader("Flop.parse", Flop::parse),
        new Reader("SolverSpot.parse", SolverSpot::parse),
        new Reader("FlopReport.of", FlopReport::of),
        new Reader("rules", text -> SolverSpot.parse("rules = " + line(text))),
        new Reader("range", text -> SolverSpot.parse("oop = " + line(text))),
        new Reader("pot", text -> SolverSpot.parse("pot = " + line(text))),
        new Reader("bets", text -> SolverSpot.parse(SPOT + "bets = " + line(text))),
        new Reader("lock", text -> SolverSpot.parse(SPOT + "lock = " + line(text))));
  }

  private static String line(String text) {
    return text.replace('\n', ' ');
  }

  private static List<Reader> readers() {
    return Stream.of(ofGames(), ofCards(), ofSpots(), ofSolver()).flatMap(List::stream).toList();
  }

  @ParameterizedTest
  @MethodSource("readers")
  void reader_longText_answersInShort(Reader reader) {
    for (String beginning : BEGINNINGS) {
      String text = beginning.repeat(LETTERS / beginning.length());
      String message = "";
      try {
        reader.read.accept(text);
      } catch (IllegalArgumentException e) {
        message = e.getMessage();
      }
      assertTrue(message.length() <= MOST, beginning + ": " + message.length() + " characters");
    }
  }
}
