package dev.yaku.cli.equity;

import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.OmahaEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.board.BoardHands;
import dev.yaku.cli.board.WordCounts;
import dev.yaku.cli.io.LineReader;
import dev.yaku.cli.options.BatchTask;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.text.HoleGrid;
import dev.yaku.cli.text.SpotText;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "range")
public final class RangeCommand extends BatchTask {
  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();

  @Option(names = "--dead", paramLabel = "CARDS")
  private String dead = "";

  @Option(names = "--svg", paramLabel = "FILE")
  private Path svg;

  @Option(names = "--against", paramLabel = "RANGE")
  private String against;

  @Option(names = "--words")
  private boolean isWide;

  @Option(names = "--cards", paramLabel = "N")
  private Integer cards;

  @Option(names = "--totals")
  private boolean isTotal;

  @Option(names = "--text")
  private boolean isText;

  @Parameters(paramLabel = "RANGE")
  private List<String> ranges = List.of();

  private long deck;
  private long deadCards;
  private RuleSet omahaRules;
  private int omahaCards; // of a hand; 0 if the game is not Omaha
  private RangeSheet ofRanges;
  private boolean isFirst = true;

  @Override
  protected int run() throws IOException {
    rejectIf(svg != null && ranges.size() != 1, "--svg: expected exactly one RANGE");
    Evaluator evaluator = ruleSet.evaluator();
    deck = evaluator.ruleSet().deck() & Hand.DECK;
    deadCards = asked("--dead", () -> Hand.parse(dead));
    omahaRules = evaluator.ruleSet();
    omahaCards = evaluator instanceof OmahaEvaluator omaha ? omahaCards(omaha.ruleSet()) : 0;
    if (omahaCards == 0) {
      ruleSet.handEvaluator("range"); // rejects other games
      rejectIf(cards != null, "--cards: for Omaha only");
    }
    isWide = isWide || against != null || ranges.stream().anyMatch(SpotText::hasBar);
    rejectIf(isText && isTotal, "--totals: not with --text");
    rejectIf(isText && (omahaCards > 0 || isWide || svg != null), "--text: for holes alone");
    ofRanges = new RangeSheet(evaluator, words(), against(), isWide);
    answers().header(isText ? List.of("text", "line") : ofRanges.columns(isTotal));
    return answerAll("range", LineReader.MAX_OF_RANGES, ranges, this::answer);
  }

  private Range against() {
    if (against == null) {
      return null;
    }
    rejectIf(deadCards != 0, "--against: not with --dead");
    rejectIf(omahaCards > 0, "--against: not in Omaha");
    return asked("--against", () -> Range.parse(against, deck));
  }

  private void answer(CharSequence item, long number) throws IOException {
    String text = item.toString();
    if (isText) {
      Range range = Range.parse(text, deck);
      String shortest = range.requireWithout(deadCards).toString();
      Members row = new Members().put("text", shortest).put("line", number);
      answers().write(new Sheet().add(row).line(shortest));
      program.notes("range " + number + ": ", range.notes(), words());
      return;
    }
    BoardHands hands = SpotText.hasBar(text) ? ofRanges.board(text) : null;
    if (hands == null && against != null) {
      throw new IllegalArgumentException("--against: expected a bar and a board after the range");
    }
    String asked = SpotText.beforeBar(text);
    Sheet sheet = new Sheet().text(isFirst ? "" : "\n");
    List<String> notes =
        omahaCards > 0
            ? answer(sheet, text, hands, OmahaRange.parse(asked, omahaCards, omahaRules), number)
            : answer(sheet, text, hands, Range.parse(asked, deck), number);
    answers().write(sheet);
    isFirst = false;
    program.notes("range " + number + ": ", notes, words());
    program.draw(svg, sheet);
  }

  /** Adds the answer; returns notes. */
  private List<String> answer(
      Sheet sheet, String text, BoardHands hands, Range range, long number) {
    Range left = range.requireWithout(deadCards);
    WordCounts counts = hands == null ? null : ofRanges.counts(hands, left);
    if (isTotal) {
      double share = left.totalWeight() / Range.random(deck).size();
      ofRanges.addTotals(sheet, counts, left.totalWeight(), share, number);
    } else {
      sheet.addAll(ofRanges.rows(left, hands, counts, number));
    }
    if (hands != null) {
      ofRanges.draw(sheet, text, hands, counts);
    } else {
      sheet.block(HoleGrid.of(text.strip(), left));
    }
    return range.notes();
  }

  private int omahaCards(RuleSet rules) {
    int least = rules.minCards();
    int most = rules.maxCards();
    rejectIf(
        svg != null && !SpotText.hasBar(ranges.get(0)),
        "--svg: not for Omaha, which has no grid, without a board");
    rejectIf(
        cards != null && (cards < least || cards > most),
        "--cards " + cards + ": expected " + least + " to " + most);
    return cards == null ? least : cards;
  }

  private List<String> answer(
      Sheet sheet, String text, BoardHands hands, OmahaRange range, long number) {
    OmahaRange left = range.without(deadCards);
    if (isTotal) {
      WordCounts counts = hands == null ? null : WordCounts.of(hands, left);
      double[] combos = {0};
      left.forEach(hand -> combos[0]++);
      double share = combos[0] / Hands.of(deck, omahaCards).count();
      ofRanges.addTotals(sheet, counts, combos[0], share, number);
    } else {
      sheet.addAll(ofRanges.rows(left, hands, number));
    }
    if (hands != null && (answers().format() == Format.TEXT || svg != null)) {
      ofRanges.draw(sheet, text, hands, WordCounts.of(hands, left));
    } else if (answers().format() == Format.TEXT) {
      ofRanges.draw(sheet, range, left, Hands.of(deck, omahaCards).count());
    }
    return range.notes();
  }
}
