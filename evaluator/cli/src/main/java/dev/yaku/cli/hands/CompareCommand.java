package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.CardText;
import dev.yaku.EvaluatedHand;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HandResult;
import dev.yaku.Showdown;
import dev.yaku.TextException;
import dev.yaku.cli.io.Fault;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.options.WordsTask;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Style;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HandText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(name = "compare")
public final class CompareCommand extends WordsTask {
  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();

  @Parameters(arity = "2..*", paramLabel = "HAND")
  private List<String> hands;

  @Override
  protected int run() throws IOException {
    List<EvaluatedHand> judged = judge();
    if (judged.size() < hands.size()) {
      return 1;
    }
    boolean split = judged.get(0).low().isPresent();
    int[] high = judged.stream().mapToInt(hand -> hand.high().value()).toArray();
    int[] low =
        judged.stream().mapToInt(hand -> hand.low().map(HandResult::value).orElse(0)).toArray();
    Showdown showdown = Showdown.ofHalves(high, low);
    answers().header(HandRows.columns(split, List.of("share", "line")));
    Words words = words();
    HandText text = new HandText(words);
    Sheet sheet = new Sheet();
    List<String> verdict = ShowdownText.of(judged, showdown, words);
    for (int i = 0; i < judged.size(); i++) {
      Members row = HandRows.of(judged.get(i), words.language());
      row.put("share", showdown.share(i)).put("line", i + 1);
      sheet.add(i == 0 ? row.member("verdict", verdict) : row);
      sheet.line(text.of(words.say("showdown.label", i + 1), judged.get(i)));
    }
    verdict.forEach(line -> sheet.line(Style.bold(line)));
    answers().write(sheet);
    return 0;
  }

  /** The valid hands; reports the others. */
  private List<EvaluatedHand> judge() {
    Evaluator evaluator = ruleSet.evaluator();
    HandJudge judge = new HandJudge(evaluator);
    List<EvaluatedHand> judged = new ArrayList<>();
    long held = Hand.EMPTY; // by players, of one deck
    for (int i = 0; i < hands.size(); i++) {
      try {
        EvaluatedHand hand = judge.judge(hands.get(i));
        boolean oneDeck = !(evaluator instanceof HandEvaluator) || hand.board().length > 0;
        long cards = oneDeck ? Hand.of(hand.cards()) : Hand.EMPTY;
        EvaluatedHand first = judged.isEmpty() ? hand : judged.get(0);
        if (Hand.of(hand.board()) != Hand.of(first.board())) {
          int bar = CardText.indexOfBar(hands.get(i), 0);
          String board = Card.toString(first.board());
          String fault = "a different board, expected " + (board.isEmpty() ? "none" : board);
          report(i, new TextException(fault, 1, Math.max(bar, 0) + 1, null));
        } else if ((cards & held) != Hand.EMPTY) {
          String fault =
              Hand.toString(cards & held) + " is in another hand, and the deck has it only once";
          program.fault(
              "hand " + (i + 1) + ", " + fault,
              Fault.ofItem("hand", i + 1, new IllegalArgumentException(fault)));
        } else {
          judged.add(hand);
          held |= cards;
        }
      } catch (CardFormatException e) {
        report(i, e);
      }
    }
    return judged;
  }

  private void report(int index, TextException fault) {
    String line = "hand " + (index + 1) + ", column " + fault.column() + ": " + fault.getMessage();
    program.fault(line, Fault.ofItem("hand", index + 1, fault));
  }
}
