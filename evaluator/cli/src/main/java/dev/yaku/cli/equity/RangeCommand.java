package dev.yaku.cli.equity;

import dev.yaku.CardFormatException;
import dev.yaku.Hand;
import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.LineReader;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.equity.Range;
import dev.yaku.equity.RangeFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
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
      "Draws a range of hands of two cards as a grid, pairs on the diagonal, suited hands above"
          + " it.",
      "",
      "What is no range is reported on standard error, the others are drawn all the same, and the"
          + " exit status is 1."
    },
    footer = {
      "",
      "A range is items with commas between them, each perhaps with a weight of 0 to 1:",
      "  QQ  QQ+  QQ-99           pairs",
      "  AKs  AKo  AK             suited, offsuit, both",
      "  ATs+  KT+  A5s-A2s       and with higher kickers; from one to the other",
      "  AsKd  AsK                one hand; that ace and any king",
      "  15%%  5%%-15%%              the strongest, by equity against a random hand",
      "  random  *  !AA           every hand; without aces",
      "  [0.5](QQ+, AK)  AK:0.5   weights; \"@50%%\" is understood, too",
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
      description = "Cards that are known elsewhere: hands with one of them are left out.")
  private String dead = "";

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Writes the grid of one range as a picture, too.")
  private Path svg;

  @Parameters(
      paramLabel = "RANGE",
      description =
          "A range, in quotes; without any, ranges are read from standard input, one a line.")
  private List<String> ranges = List.of();

  private long deck;
  private long deadCards;
  private boolean allGood = true;
  private boolean isFirst = true;

  @Override
  public Integer call() throws IOException {
    if (svg != null && ranges.size() != 1) {
      throw new ParameterException(spec.commandLine(), "--svg is for one range, given as argument");
    }
    deck = ruleSet.handEvaluator("range").ruleSet().deck() & Hand.DECK;
    deadCards = deadCards();
    for (int i = 0; i < ranges.size(); i++) {
      draw(ranges.get(i), "range", i + 1);
    }
    if (ranges.isEmpty()) {
      drawLines();
    }
    program.out().flush();
    return allGood ? 0 : 1;
  }

  private long deadCards() {
    try {
      return Hand.parse(dead);
    } catch (CardFormatException e) {
      String fault = "--dead, column " + e.column() + ": " + e.getMessage();
      throw new ParameterException(spec.commandLine(), fault, e);
    }
  }

  private void drawLines() throws IOException {
    if (program.terminal()) {
      program.err().println("Ranges, one a line:");
    }
    LineReader lines = new LineReader(program.in(), program.out());
    for (String line = lines.next(); line != null; line = lines.next()) {
      if (line.length() > LineReader.MAX_LENGTH) {
        report("line", lines.lines(), LineReader.MAX_LENGTH + 1, "too long for a range");
      } else {
        draw(line, "line", lines.lines());
      }
    }
  }

  private void draw(String text, String unit, long number) throws IOException {
    try {
      Range range = Range.parse(text, deck);
      HandMatrix matrix = HandMatrix.of(text.strip(), range.requireWithout(deadCards));
      program
          .out()
          .append(isFirst ? "" : "\n")
          .append(HandMatrixText.of(matrix, program.terminal()));
      isFirst = false;
      for (Range.Overlap overlap : range.overlaps()) {
        program.out().append("Note: ").append(overlap.toString()).append('\n');
      }
      if (svg != null) {
        write(HandMatrixSvg.of(matrix));
      }
    } catch (RangeFormatException e) {
      report(unit, number, e.column(), e.getMessage());
    }
  }

  private void write(String picture) {
    try {
      Files.writeString(svg, picture);
    } catch (IOException e) {
      throw new CliException(RuleSetOption.reason(e, svg), e);
    }
  }

  private void report(String unit, long number, int column, String fault) throws IOException {
    allGood = false;
    program.out().flush(); // so that answers and faults stand in the order of the ranges
    program.err().println(unit + " " + number + ", column " + column + ": " + fault);
  }
}
