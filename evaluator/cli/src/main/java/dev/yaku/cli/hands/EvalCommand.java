package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.EvaluatedHand;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.Percentile;
import dev.yaku.RuleSet;
import dev.yaku.TextException;
import dev.yaku.cli.board.BoardWords;
import dev.yaku.cli.options.Batch;
import dev.yaku.cli.options.BatchTask;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HandText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "eval")
public final class EvalCommand extends BatchTask {
  private static final String[] NO_COLUMNS = {};

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();

  @Option(names = "--percentile")
  private boolean percentile;

  @Option(names = "--words")
  private boolean isWide;

  @Parameters(paramLabel = "HAND")
  private List<String> hands = List.of();

  private Evaluator evaluator;
  private HandText text;
  private HandOnBoard onBoard;

  @Override
  protected int run() throws IOException {
    checkFile("HAND", hands);
    evaluator = ruleSet.evaluator();
    text = new HandText(words());
    if (isWide) {
      BoardWords.boards("eval --words", evaluator); // rejects other games
    } else if (evaluator instanceof HandEvaluator) {
      isWide = hands.stream().anyMatch(HandOnBoard::hasBar) && onBoard().isPossible();
    }
    boolean table = answers.format() == Format.TSV && !percentile;
    int status = table ? writeTable() : write();
    if (hands.size() > 1 && hands.stream().allMatch(EvalCommand::isOneCard)) {
      String advice = " hands of one card each; to read them as one hand, put them in quotes: ";
      String hand = "\"" + String.join(" ", hands) + "\"";
      program.err().println("yaku: read as " + hands.size() + advice + hand);
    }
    return status;
  }

  private int writeTable() throws IOException {
    HandRows rows = new HandRows(program.bytes(), evaluator);
    rows.appendHeader(isWide);
    Batch.Action action =
        (hand, number) -> {
          EvaluatedHand judged = judge(hand);
          rows.append(judged, number, isWide ? onBoard().columns(judged) : NO_COLUMNS);
        };
    return answerAll(new Batch(program, rows, "hand", action).withBlankLines(), hands);
  }

  private int write() throws IOException {
    List<String> columns = new ArrayList<>(List.of("beats", "ties", "line"));
    columns.addAll(isWide ? HandOnBoard.COLUMNS : List.of());
    answers.header(HandRows.columns(evaluator.isSplit(), columns));
    return answerAll(
        new Batch(program, program.out(), "hand", this::write).withBlankLines(), hands);
  }

  private void write(CharSequence hand, long number) throws IOException {
    EvaluatedHand judged = judge(hand);
    HandPercentile among = percentile ? HandPercentile.of(evaluator, judged) : null;
    boolean hasWords =
        (isWide || evaluator instanceof HandEvaluator)
            && judged.board().length > 0
            && onBoard().hasWords(judged);
    Sheet sheet = new Sheet().line(text.of("", judged));
    Members row = HandRows.of(judged, locale());
    Members words = new Members();
    if (hasWords) {
      onBoard().add(sheet, words, judged, text.indent("", judged));
    } else if (isWide) {
      words.column("").column("").column("");
    }
    if (among != null) {
      among.add(sheet, row, words());
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
      onBoard = new HandOnBoard(evaluator, words());
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

  /**
   * Where a hand stands among all hands of as many cards.
   *
   * @param high of the high hand
   * @param low of the low hand; null if there is none
   */
  private record HandPercentile(Percentile high, Percentile low) {
    private static final String NUMBER = "%.10f";

    /**
     * Counts the hands, if they have not been counted before.
     *
     * @throws IllegalArgumentException if hands of this size cannot be counted; says why
     */
    static HandPercentile of(Evaluator evaluator, EvaluatedHand hand) {
      RuleSet rules = evaluator.ruleSet();
      int cards = hand.cards().length + (rules.maxBoard() == 0 ? hand.board().length : 0);
      int held = (int) Arrays.stream(hand.cards()).filter(Card::isJoker).count();
      int jokers = rules.hasUnlimitedJokers() ? held : rules.jokers();
      boolean hasLow = hand.low().isPresent() && hand.low().get().value() > 0;
      return new HandPercentile(
          evaluator.percentile(hand.high().value(), cards, jokers),
          hasLow ? evaluator.lowHalf().percentile(hand.low().get().value(), cards, jokers) : null);
    }

    /** Adds a line for people, or one for each half, and the columns. */
    void add(Sheet sheet, Members row, Words words) {
      sheet.line(line(high, words));
      if (low != null) {
        sheet.line(line(low, words));
      }
      row.put("beats", Members.figure(NUMBER, high.beats()));
      row.put("ties", Members.figure(NUMBER, high.ties()));
    }

    private static String line(Percentile of, Words words) {
      return words.say("eval.percentile", 100 * of.beats(), 100 * of.ties(), of.all());
    }
  }
}
