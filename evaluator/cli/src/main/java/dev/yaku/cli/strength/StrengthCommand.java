package dev.yaku.cli.strength;

import dev.yaku.CardFormatException;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.cli.io.CliException;
import dev.yaku.cli.options.BatchTask;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HandText;
import dev.yaku.cli.text.SpotText;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.NextCards;
import dev.yaku.equity.Range;
import dev.yaku.strength.HandStrength;
import dev.yaku.strength.Measure;
import dev.yaku.strength.Potential;
import dev.yaku.strength.Strength;
import dev.yaku.strength.StrengthTableWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "strength")
public final class StrengthCommand extends BatchTask {
  private static final int DEFAULT_BINS = 20;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();

  @Option(names = "--write", paramLabel = "FILE")
  private Path write;

  @Option(names = "--round", paramLabel = "ROUND")
  private String round;

  @Option(names = "--rounds", paramLabel = "CARDS", split = ",")
  private int[] rounds;

  @Option(names = "--what", paramLabel = "WHAT")
  private String what = "ehs";

  @Option(names = "--against", paramLabel = "RANGE")
  private String against;

  @Option(names = "--bins", paramLabel = "N")
  private Integer bins;

  @Option(names = "--ochs", paramLabel = "N")
  private Integer ochs;

  @Option(names = "--svg", paramLabel = "FILE")
  private Path svg;

  @Parameters(paramLabel = "SPOT")
  private List<String> spots = List.of();

  private HandEvaluator evaluator;
  private Strength strength;
  private Range range; // null if uniform
  private ClusterText clusters;

  @Override
  protected int run() throws IOException {
    evaluator = ruleSet.handEvaluator("strength");
    try {
      strength = Strength.of(evaluator);
    } catch (IllegalArgumentException e) {
      throw new CliException(e.getMessage(), e);
    }
    check();
    double[] weights = range == null ? null : range.weights();
    if (write != null) {
      StrengthTableWriter writer =
          asked(() -> new StrengthTableWriter(write, strength, Measure.parse(what), rounds()));
      program.write(write, what, writer.length(), writer::write);
      return 0;
    }
    clusters = asked("--ochs", () -> new ClusterText(strength, ochs == null ? 0 : ochs, weights));
    strength = weights == null ? strength : strength.against(weights);
    List<String> columns = new ArrayList<>(List.of("spot", "ehs", "ehs2"));
    for (int bin = 1; bins != null && bin <= bins; bin++) {
      columns.add("bin" + bin);
    }
    columns.addAll(clusters.columns());
    answers().header(columns);
    return answerAll("spot", spots, this::answer);
  }

  private void check() {
    rejectIf(
        bins != null && (bins < 1 || bins > Strength.MAX_BINS),
        "--bins " + bins + ": expected 1 to " + Strength.MAX_BINS);
    rejectIf(ochs != null && ochs < 1, "--ochs: " + ochs + " clusters: expected 1 or more");
    rejectIf(
        svg != null && spots.size() != 1,
        "--svg: expected exactly one SPOT, found " + spots.size());
    rejectIf(
        write != null && (!spots.isEmpty() || against != null || bins != null || ochs != null),
        "--write: expected no spot, --against, --bins or --ochs");
    if (against != null) {
      range = asked("--against", () -> Range.parse(against, evaluator.ruleSet().deck()));
    }
  }

  private int[] rounds() {
    if (rounds != null && round != null) {
      throw new IllegalArgumentException("--round and --rounds: expected one of them");
    }
    if (rounds != null) {
      return rounds;
    }
    return switch (round == null ? "flop" : round) {
      case "preflop" -> new int[] {2};
      case "flop" -> new int[] {2, 3};
      case "turn" -> new int[] {2, 4};
      case "river" -> new int[] {2, 5};
      default ->
          throw new IllegalArgumentException(
              "--round " + round + ": expected preflop, flop, turn or river");
    };
  }

  private void answer(CharSequence text, long number) throws IOException {
    SpotText spot = SpotText.parse(text.toString(), evaluator.ruleSet().deck()).checked();
    try {
      answer(number, Hand.of(spot.hole()), Hand.of(spot.board()));
    } catch (IllegalArgumentException e) { // no hand of the range is possible
      throw new CardFormatException(e.getMessage(), 1);
    }
  }

  private void answer(long number, long hole, long board) throws IOException {
    HandStrength found = strength.hand(hole, board);
    Sheet sheet = new Sheet();
    if (answers().format() == Format.TSV) {
      Members row = StrengthSheet.row(number, found, bins == null ? 0 : bins);
      sheet.rows(sink -> sink.take(clusters.add(row, hole, board)));
    }
    if (answers().format() != Format.TSV || svg != null) {
      draw(sheet, number, found, hole, board);
    }
    answers().write(sheet);
    program.draw(svg, sheet);
  }

  private void draw(Sheet sheet, long number, HandStrength found, long hole, long board) {
    Words words = words();
    Potential potential = Long.bitCount(board) == 5 ? null : strength.potential(hole, board);
    int bars = bins == null ? DEFAULT_BINS : bins;
    StrengthSheet one = new StrengthSheet(found, potential, bars, outs(hole, board), words);
    sheet.object(one.object(number, clusters.add(new Members(), hole, board)));
    String cards = HandText.byRank(hole) + " | " + HandText.byRank(board);
    String made = evaluator.describe(evaluator.evaluate(hole | board), words.language());
    String description = against == null ? made : words.say("strength.against", made, against);
    double percent = 100 * found.ehs();
    sheet.title(cards, words.say("strength.picture", description, percent, found.rivers()));
    sheet.line(cards + ": " + description);
    one.draw(sheet);
    clusters.draw(sheet, hole, board, words);
  }

  /** The next cards that help by a better hand; none if the board is complete. */
  private List<NextCards.Outs> outs(long hole, long board) {
    if (Long.bitCount(board) == 5) {
      return List.of();
    }
    EquitySpot spot = Equity.of(evaluator).spot().player(hole).board(board).exact();
    EquitySpot both = range == null ? spot.random() : spot.player(range);
    return both.byNextCard().outs(0).stream().filter(out -> out.category() != null).toList();
  }
}
