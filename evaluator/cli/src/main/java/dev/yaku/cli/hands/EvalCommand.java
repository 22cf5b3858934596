package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.EvaluatedHand;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.TextException;
import dev.yaku.cli.board.BoardOption;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.Batch;
import dev.yaku.cli.options.FileOption;
import dev.yaku.cli.options.FormatOption;
import dev.yaku.cli.options.Language;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.text.HandText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "eval",
    mixinStandardHelpOptions = true,
    versionProvider = Program.Version.class,
    description = {
      "Evaluates hands.",
      "",
      "An empty line is the empty hand, if the rules allow one; lines that begin with # are"
          + " skipped. Invalid hands are reported on"
          + " standard error; the others are still evaluated, and the exit status is 1.",
      "",
      "In Omaha a hand is the hole cards, a bar and the board. By rules of hold'em it may be: then"
          + " text and json also say what players call it, such as top pair, its draws, and how"
          + " many holes beat it."
    },
    footer = {
      "",
      "Formats:",
      "  text  for people",
      "  tsv   a header line, then columns: hand, value, category, packed, best, line",
      "  json  one object per line, with the columns of tsv and a description",
      "",
      "If the pot is split, value, category, packed and best are those of the high hand; tsv adds"
          + " the columns low, low-packed and low-best before line, and json low, lowPacked,"
          + " lowBest and lowDescription. If low is 0, the hand does not qualify for low.",
      "",
      "With --percentile, tsv and json have beats and ties before line: the parts of all hands, 0"
          + " to 1, that the (high) hand beats and ties.",
      "",
      "If an argument has a bar in hold'em, or with --words, tsv has the columns made, draws and"
          + " beaten-by after line; yaku board --words prints what the words mean.",
      "",
      "line is the number of the input line, or of the argument, so that rows can be joined with"
          + " the input.",
      "",
      "The hand with the greater value wins; equal values tie. Packed values have the same order,"
          + " and their hexadecimal digits are the category and the ranks.",
      "",
      "Examples:",
      "  yaku eval \"As Ah Kd Kc Qs\"",
      "  yaku eval --percentile \"As Ah Kd Kc Qs 7d 2c\"",
      "  yaku eval --file hands.txt",
      "  yaku eval --format json < hands.txt | jq 'select(.value > 7000)'",
      "  yaku eval --format tsv < hands.txt | cut -f 3 | sort | uniq -c",
      "  yaku eval \"Js Ts | 9s 8d 2s\"",
      "  yaku eval --rules omaha \"As Kh Qd Jc | Ts 9s 8d 2c 2h\"",
      "  yaku eval --rules badugi --lang ja \"9s 5h 3d Ac\""
    })
public final class EvalCommand implements Callable<Integer> {
  @ParentCommand private Program program;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @Mixin private Language language = new Language();

  @Mixin private FormatOption output = new FormatOption();

  @Option(
      names = "--percentile",
      description =
          "Also says which part of all hands of as many cards each hand beats. These are counted"
              + " once for each number of cards, in Omaha in some seconds.")
  private boolean percentile;

  @Option(
      names = "--words",
      description =
          "Says what players call a hand on its board, in Omaha, too; adds the columns for that to"
              + " tsv.")
  private boolean isWide;

  @Parameters(
      paramLabel = "HAND",
      description =
          "A hand, in quotes; if none is given, hands are read from standard input, one per line.")
  private List<String> hands = List.of();

  @Mixin private FileOption file = new FileOption();

  private Evaluator evaluator;
  private HandText text;
  private HandOnBoard onBoard;
  private Answers answers;

  @Override
  public Integer call() throws IOException {
    Path from = file.without("HAND", hands);
    evaluator = ruleSet.evaluator();
    text = new HandText(language.words());
    answers = program.answers(output.format());
    if (isWide) {
      BoardOption.boards("eval --words", evaluator); // rejects other games
    } else if (evaluator instanceof HandEvaluator) {
      isWide = hands.stream().anyMatch(HandOnBoard::hasBar) && onBoard().isPossible();
    }
    boolean table = answers.format() == Format.TSV && !percentile;
    int status = table ? writeTable(from) : write(from);
    if (hands.size() > 1 && hands.stream().allMatch(EvalCommand::isOneCard)) {
      program
          .err()
          .println(
              "yaku: read as "
                  + hands.size()
                  + " hands of one card each; to read them as one hand, put them in quotes: \""
                  + String.join(" ", hands)
                  + "\"");
    }
    return status;
  }

  private int writeTable(Path from) throws IOException {
    TsvRows rows = new TsvRows(program.bytes(), evaluator);
    rows.appendHeader(isWide);
    Batch.Action action =
        (hand, number) -> {
          EvaluatedHand judged = judge(hand);
          rows.append(judged, number, isWide ? onBoard().columns(judged) : "");
        };
    return new Batch(program, rows, "hand", action).withBlankLines().run(hands, from);
  }

  private int write(Path from) throws IOException {
    List<String> columns = new ArrayList<>(List.of("beats", "ties", "line"));
    columns.addAll(isWide ? HandOnBoard.COLUMNS : List.of());
    String[] names = HandRow.columns(evaluator.isSplit(), columns.toArray(new String[0]));
    answers.header(names);
    return new Batch(program, program.out(), "hand", this::write).withBlankLines().run(hands, from);
  }

  private void write(CharSequence hand, long number) throws IOException {
    EvaluatedHand judged = judge(hand);
    HandPercentile among = percentile ? HandPercentile.of(evaluator, judged) : null;
    boolean hasWords =
        (isWide || evaluator instanceof HandEvaluator)
            && judged.board().length > 0
            && onBoard().hasWords(judged);
    Sheet sheet = new Sheet().line(text.of("", judged));
    Members row = HandRow.of(judged, language.locale());
    Members words = new Members();
    if (hasWords) {
      onBoard().add(sheet, words, judged, text.indent("", judged));
    } else if (isWide) {
      words.column("").column("").column("");
    }
    if (among != null) {
      among.add(sheet, row, language.words());
    }
    answers.write(sheet.add(row.put("line", number).putAll(words)));
  }

  private EvaluatedHand judge(CharSequence hand) {
    try {
      return evaluator instanceof HandEvaluator && HandOnBoard.hasBar(hand)
          ? onBoard().judge(hand)
          : evaluator.judge(hand);
    } catch (IndexOutOfBoundsException | IllegalStateException e) {
      if (!ruleSet.isTable()) {
        throw e;
      }
      // Evaluator.open: another program wrote the table
      throw new TextException(e.getMessage(), 1, 0, e);
    }
  }

  /** Made on first use: most hands have no board. */
  private HandOnBoard onBoard() {
    if (onBoard == null) {
      onBoard = new HandOnBoard(evaluator, language.words());
    }
    return onBoard;
  }

  private static boolean isOneCard(String hand) {
    try {
      return Card.parseAll(hand).length == 1;
    } catch (CardFormatException e) {
      return false;
    }
  }
}
