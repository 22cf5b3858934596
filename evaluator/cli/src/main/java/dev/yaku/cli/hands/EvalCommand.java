package dev.yaku.cli.hands;

import static java.util.stream.Collectors.joining;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.EvaluatedHand;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HandResult;
import dev.yaku.Hands;
import dev.yaku.Percentile;
import dev.yaku.RuleSet;
import dev.yaku.TextException;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Draw;
import dev.yaku.cli.board.BoardWords;
import dev.yaku.cli.io.LineReader;
import dev.yaku.cli.options.Batch;
import dev.yaku.cli.options.BatchTask;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.text.HandText;
import dev.yaku.cli.text.SpotText;
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
  private static final String SHARE = "%.10f";

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();

  @Option(names = "--percentile")
  private boolean percentile;

  @Option(names = "--words")
  private boolean isWide;

  @Parameters(paramLabel = "HAND")
  private List<String> hands = List.of();

  private Evaluator evaluator;
  private HandText text;
  private HandJudge judge;

  @Override
  protected int run() throws IOException {
    evaluator = ruleSet.evaluator();
    judge = new HandJudge(evaluator);
    text = new HandText(words());
    if (isWide) {
      BoardWords.boards("eval --words", evaluator); // rejects other games
    } else if (evaluator instanceof HandEvaluator) {
      isWide = hands.stream().anyMatch(SpotText::hasBar) && judge.boards() != null;
    }
    boolean table = answers().format() == Format.TSV && !percentile;
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
          rows.append(judged, number, isWide ? columns(judged) : NO_COLUMNS);
        };
    return answerAll(new Batch(program, rows, "hand", LineReader.MAX_LENGTH, true, action), hands);
  }

  private int write() throws IOException {
    List<String> columns = new ArrayList<>(List.of("beats", "ties", "line"));
    columns.addAll(isWide ? HandRows.ON_BOARD : List.of());
    answers().header(HandRows.columns(evaluator.isSplit(), columns));
    return answerAll(
        new Batch(program, program.out(), "hand", LineReader.MAX_LENGTH, true, this::write), hands);
  }

  private void write(CharSequence hand, long number) throws IOException {
    EvaluatedHand judged = judge(hand);
    List<Percentile> among = percentile ? percentiles(judged) : List.of();
    boolean canHaveWords = isWide || evaluator instanceof HandEvaluator;
    boolean hasWords = canHaveWords && judged.board().length > 0 && judge.boards() != null;
    Sheet sheet = new Sheet().line(text.of("", judged));
    Members row = HandRows.of(judged, words().language());
    Members words = new Members();
    if (hasWords) {
      addWords(sheet, words, judged, text.indent(judged));
    } else if (isWide) {
      words.column("").column("").column("");
    }
    for (Percentile half : among) {
      double beats = 100 * half.beats();
      sheet.line(words().say("eval.percentile", beats, 100 * half.ties(), half.all()));
    }
    if (!among.isEmpty()) {
      row.put("beats", Members.figure(SHARE, among.get(0).beats()));
      row.put("ties", Members.figure(SHARE, among.get(0).ties()));
    }
    answers().write(sheet.add(row.put("line", number).putAll(words)));
  }

  private EvaluatedHand judge(CharSequence hand) {
    try {
      return judge.judge(hand);
    } catch (IndexOutOfBoundsException | IllegalStateException e) {
      if (!ruleSet.isTable() || e instanceof ArrayIndexOutOfBoundsException) {
        throw e; // a fault of this program, not of the table
      }
      // Evaluator.open: another program wrote the table
      throw new TextException(e.getMessage(), 1, 0, e);
    }
  }

  private static boolean isOneCard(String hand) {
    try {
      return Card.parseAll(hand).length == 1;
    } catch (CardFormatException e) {
      return false;
    }
  }

  /**
   * Where a hand stands among all hands of as many cards, counted if they have not been before;
   * then its low hand, if it has one. Throws if they cannot be counted; says why.
   */
  private List<Percentile> percentiles(EvaluatedHand hand) {
    RuleSet rules = evaluator.ruleSet();
    int cards = hand.cards().length + (rules.maxBoard() == 0 ? hand.board().length : 0);
    int held = (int) Arrays.stream(hand.cards()).filter(Card::isJoker).count();
    int jokers = rules.hasUnlimitedJokers() ? held : rules.jokers();
    Percentile high = evaluator.percentile(hand.high().value(), cards, jokers);
    int low = hand.low().map(HandResult::value).orElse(0);
    return low == 0
        ? List.of(high)
        : List.of(high, evaluator.lowHalf().percentile(low, cards, jokers));
  }

  /** Adds lines for people, each after an indent, and the members made, draws and beatenBy. */
  private void addWords(Sheet sheet, Members row, EvaluatedHand hand, String indent) {
    BoardHands board = judge.boards().board(Hand.of(hand.board()));
    long hole = Hand.of(hand.cards());
    int found = board.words(hole);
    int beatenBy = board.beatenBy(hole);
    long others = evaluator.ruleSet().deck() & ~(hole | board.board());
    long holes = Hands.of(others, hand.cards().length).count();
    BoardWords words = new BoardWords(words());
    sheet.line(indent + words.hand(found)).line(indent + words.standing(beatenBy, holes));
    BoardWords.add(row, found).put("beatenBy", beatenBy);
  }

  /** The values of the columns {@link HandRows#ON_BOARD}; empty for a hand without a board. */
  private String[] columns(EvaluatedHand hand) {
    if (hand.board().length == 0) {
      return new String[] {"", "", ""};
    }
    BoardHands board = judge.boards().board(Hand.of(hand.board()));
    long hole = Hand.of(hand.cards());
    int found = board.words(hole);
    String draws = BoardWords.draws(found).stream().map(Draw::text).collect(joining(","));
    return new String[] {BoardWords.made(found), draws, "" + board.beatenBy(hole)};
  }
}
