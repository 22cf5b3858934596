package dev.yaku.cli.equity;

import dev.yaku.CardFormatException;
import dev.yaku.Hand;
import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.Batch;
import dev.yaku.cli.options.FileOption;
import dev.yaku.cli.options.Format;
import dev.yaku.cli.options.FormatOption;
import dev.yaku.cli.options.Rows;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.text.CardOrder;
import dev.yaku.cli.text.HandMatrix;
import dev.yaku.cli.text.HandMatrixSvg;
import dev.yaku.cli.text.HandMatrixText;
import dev.yaku.equity.HoleIndex;
import dev.yaku.equity.Range;
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
      "Draws a range of two-card hands as a grid: pairs on the diagonal, suited hands above it.",
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
      "Formats:",
      "  text  for people",
      "  tsv   a header line, then a row for each hand of the range: hand, weight, line (the"
          + " number of the input line, or of the argument)",
      "  json  one object per line, with the columns of tsv",
      "",
      "Examples:",
      "  yaku range \"15%%\"",
      "  yaku range --svg open.svg \"22+, A2s+, KTs+, QJs, ATo+, KJo+:0.5\"",
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
      description = "Also writes the grid of one range into a file, as a picture.")
  private Path svg;

  @Mixin private FormatOption output = new FormatOption();

  @Parameters(
      paramLabel = "RANGE",
      description =
          "A range, in quotes; if none is given, ranges are read from standard input, one per"
              + " line.")
  private List<String> ranges = List.of();

  @Mixin private FileOption file = new FileOption();

  private long deck;
  private long deadCards;
  private boolean isFirst = true;

  @Override
  public Integer call() throws IOException {
    Path from = file.without("RANGE", ranges);
    if (svg != null && ranges.size() != 1) {
      throw new ParameterException(spec.commandLine(), "--svg: expected exactly one RANGE");
    }
    deck = ruleSet.handEvaluator("range").ruleSet().deck() & Hand.DECK;
    deadCards = deadCards();
    program.out().write(Rows.header(output.format(), "hand", "weight", "line"));
    return new Batch(program, program.out(), "range", this::answer).run(ranges, from);
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
    Range range = Range.parse(text, deck);
    HandMatrix matrix = HandMatrix.of(text.strip(), range.requireWithout(deadCards));
    if (output.format() == Format.TEXT) {
      draw(range, matrix);
    } else {
      writeRows(range.requireWithout(deadCards), number);
    }
    if (svg != null) {
      FileFault.writePicture(svg, HandMatrixSvg.of(matrix));
    }
  }

  private void writeRows(Range range, long line) throws IOException {
    Rows row = new Rows(output.format());
    double[] weights = range.weights();
    for (int hole = HoleIndex.SIZE - 1; hole >= 0; hole--) {
      double weight = weights[hole];
      if (weight > 0) {
        row.text("hand", CardOrder.byRank(HoleIndex.hand(hole))).value("weight", weight);
        program.out().write(row.value("line", line).end());
      }
    }
  }

  private void draw(Range range, HandMatrix matrix) throws IOException {
    program.out().append(isFirst ? "" : "\n").append(HandMatrixText.of(matrix, program.colours()));
    isFirst = false;
    for (String note : range.notes()) {
      program.out().append("Note: ").append(note).append('\n');
    }
  }
}
