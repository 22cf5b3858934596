package dev.yaku.cli.equity;

import dev.yaku.CardFormatException;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.OmahaEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.board.BoardHands;
import dev.yaku.cli.board.WordCounts;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.Batch;
import dev.yaku.cli.options.FileOption;
import dev.yaku.cli.options.FormatOption;
import dev.yaku.cli.options.Language;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.text.HoleGrid;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import dev.yaku.equity.RangeFormatException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "range",
    mixinStandardHelpOptions = true,
    versionProvider = Program.Version.class,
    description = {
      "Draws a range of two-card hands as a grid: pairs on the diagonal, suited hands above it. By"
          + " rules of Omaha, counts the hands of a range by their ranks and suits.",
      "",
      "After a bar, a board of three to five cards: then it tells how many hands of the range are"
          + " what on this board, such as sets, overpairs and flush draws.",
      "",
      "Invalid ranges are reported on standard error; the others are still drawn, and the exit"
          + " status is 1. Lines that are blank or begin with # are skipped."
    },
    footer = {
      "",
      "A range is a list of items separated by commas, each with an optional weight of 0 to 1:",
      "  QQ  QQ+  55-  QQ-99      pairs: this, and higher, and lower, from one to the other",
      "  AKs  AKo  AK  AXs        suited, offsuit, both; any suited ace",
      "  ATs+  KT+  A5s-A2s       this kicker and higher; from one kicker to the other",
      "  98s-65s  AQo-86o         the same gap between the ranks",
      "  AsKd  AsK  8s8h+         one hand; one ace with any king; the same suits",
      "  15%%  5%%-15%%              the strongest hands, by equity against a random hand",
      "  random  *  !AA           every hand; every hand; without aces",
      "  [0.5](QQ+, AK)  AK:0.5   weights; \"@50%%\" and [50]QQ+[/50] are accepted, too",
      "",
      "In Omaha, a range is a list of patterns of ranks and suits; other cards are any:",
      "  AsAhKdQc  AA  KsQs*      one hand; two aces or more; any card instead of *",
      "  AwAxJwTx                 suits w to z: the same letter is the same suit",
      "  [A-T][A-T]  [AK]         one of several ranks",
      "  AA:$ds  AA!AAA           $ds, $ss, $rb suits, $np no pair; \":\" and, \"!\" not",
      "  15%%  10%%-30%%             of four or five cards, the strongest by exact equity",
      "                           against a random hand: what they win at showdown,",
      "                           which is not how they play",
      "",
      "Formats:",
      "  text  for people",
      "  tsv   a header line, then a row for each hand of the range: hand, weight, line (the"
          + " number of the input line, or of the argument)",
      "  json  one object per line, with the columns of tsv",
      "",
      "If an argument has a board, or with --words, tsv has the further columns made and draws, and"
          + " with --against also equity; yaku board --words prints what the words mean.",
      "",
      "Examples:",
      "  yaku range \"15%%\"",
      "  yaku range \"QQ+, AKs, 76s | 9s 8d 2s\"",
      "  yaku range --against \"22+, A2s+\" --svg flop.svg \"QQ+, AKs, 76s | 9s 8d 2s\"",
      "  yaku range --svg open.svg \"22+, A2s+, KTs+, QJs, ATo+, KJo+:0.5\"",
      "  yaku range --rules omaha --cards 5 \"AA:$ds, KKQQ\"",
      "  yaku range --rules omaha-hi-lo \"10%%\"",
      "  yaku range --rules short-deck --dead \"As Kd\" \"77+, AT+\""
    })
public final class RangeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @ParentCommand private Program program;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();

  @Option(
      names = "--dead",
      paramLabel = "CARDS",
      description = "Dead cards: leaves out the hands that contain one of them.")
  private String dead = "";

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description =
          "Also writes the grid of one range into a file, as a picture; with a board, the bars.")
  private Path svg;

  @Option(
      names = "--against",
      paramLabel = "RANGE",
      description =
          "On a board, adds the equity against a player who has this range; not in Omaha.")
  private String against;

  @Option(
      names = "--words",
      description = "Adds the columns for boards to tsv even if no argument has a board.")
  private boolean isWide;

  @Option(
      names = "--cards",
      paramLabel = "N",
      description = "In Omaha, the number of cards of a hand; default: the fewest.")
  private Integer cards;

  @Mixin private FormatOption output = new FormatOption();
  @Mixin private Language language = new Language();

  @Parameters(
      paramLabel = "RANGE",
      description =
          "A range, in quotes; if none is given, ranges are read from standard input, one per"
              + " line.")
  private List<String> ranges = List.of();

  @Mixin private FileOption file = new FileOption();

  private long deck;
  private long deadCards;
  private RuleSet omahaRules;
  private int omahaCards; // of a hand; 0 if the game is not Omaha
  private RangeOnBoard onBoard;
  private RangeRows rows;
  private Answers answers;
  private boolean isFirst = true;

  @Override
  public Integer call() throws IOException {
    Path from = file.without("RANGE", ranges);
    if (svg != null && ranges.size() != 1) {
      throw new ParameterException(spec.commandLine(), "--svg: expected exactly one RANGE");
    }
    Evaluator evaluator = ruleSet.evaluator();
    deck = evaluator.ruleSet().deck() & Hand.DECK;
    deadCards = deadCards();
    omahaRules = evaluator.ruleSet();
    omahaCards = evaluator instanceof OmahaEvaluator omaha ? omahaCards(omaha.ruleSet()) : 0;
    if (omahaCards == 0) {
      ruleSet.handEvaluator("range"); // rejects other games
      if (cards != null) {
        throw new ParameterException(spec.commandLine(), "--cards: for Omaha only");
      }
    }
    onBoard = new RangeOnBoard(evaluator, language.words(), against());
    isWide = isWide || against != null || ranges.stream().anyMatch(RangeOnBoard::hasBoard);
    rows = new RangeRows(isWide, against != null);
    answers = program.answers(output.format());
    answers.header(rows.columns());
    return new Batch(program, program.out(), "range", this::answer).run(ranges, from);
  }

  private Range against() {
    if (against == null) {
      return null;
    }
    if (omahaCards > 0 || deadCards != 0) {
      String other = deadCards != 0 ? "with --dead" : "in Omaha";
      throw new ParameterException(spec.commandLine(), "--against: not " + other);
    }
    try {
      return Range.parse(against, deck);
    } catch (RangeFormatException e) {
      String fault = "--against, column " + e.column() + ": " + e.getMessage();
      throw new ParameterException(spec.commandLine(), fault, e);
    }
  }

  private long deadCards() {
    try {
      return Hand.parse(dead);
    } catch (CardFormatException e) {
      String fault = "--dead, column " + e.column() + ": " + e.getMessage();
      throw new ParameterException(spec.commandLine(), fault, e);
    }
  }

  private void answer(CharSequence item, long number) throws IOException {
    String text = item.toString();
    BoardHands hands = RangeOnBoard.hasBoard(text) ? onBoard.board(text) : null;
    if (hands == null && against != null) {
      throw new IllegalArgumentException("--against: expected a bar and a board after the range");
    }
    String asked = hands == null ? text : RangeOnBoard.range(text);
    Sheet sheet = new Sheet().text(isFirst ? "" : "\n");
    List<String> notes =
        omahaCards > 0
            ? answer(sheet, text, hands, OmahaRange.parse(asked, omahaCards, omahaRules), number)
            : answer(sheet, text, hands, Range.parse(asked, deck), number);
    notes.forEach(note -> sheet.line(language.words().say("note", note)));
    answers.write(sheet);
    isFirst = false;
    if (answers.format() != Format.TEXT) { // which have no place for notes
      notes.forEach(note -> program.err().println("range " + number + ": Note: " + note));
    }
    if (svg != null) {
      program.draw(svg, sheet);
    }
  }

  /** Adds the answer; returns notes. */
  private List<String> answer(
      Sheet sheet, String text, BoardHands hands, Range range, long number) {
    Range left = range.requireWithout(deadCards);
    WordCounts counts = hands == null ? null : onBoard.counts(hands, left);
    sheet.addAll(rows.of(left, hands, counts, number));
    if (hands != null) {
      onBoard.draw(sheet, text, hands, counts);
    } else {
      sheet.block(HoleGrid.of(text.strip(), left));
    }
    return range.notes();
  }

  private int omahaCards(RuleSet rules) {
    int least = rules.minCards();
    int most = rules.maxCards();
    if (svg != null && !RangeOnBoard.hasBoard(ranges.get(0))) {
      throw new ParameterException(
          spec.commandLine(), "--svg: not for Omaha, which has no grid, without a board");
    }
    if (cards != null && (cards < least || cards > most)) {
      throw new ParameterException(
          spec.commandLine(), "--cards " + cards + ": expected " + least + " to " + most);
    }
    return cards == null ? least : cards;
  }

  private List<String> answer(
      Sheet sheet, String text, BoardHands hands, OmahaRange range, long number) {
    OmahaRange left = range.without(deadCards);
    sheet.addAll(rows.of(left, hands, number));
    if (hands != null && (answers.format() == Format.TEXT || svg != null)) {
      onBoard.draw(sheet, text, hands, WordCounts.of(hands, left));
    } else if (answers.format() == Format.TEXT) {
      long all = Hands.of(deck, omahaCards).count();
      OmahaRangeText.draw(sheet, range, deadCards, all, language.words());
    }
    return range.notes();
  }
}
