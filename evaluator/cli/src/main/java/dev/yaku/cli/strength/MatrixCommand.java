package dev.yaku.cli.strength;

import dev.yaku.HoleClass;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.FormatOption;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Sheet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "matrix",
    mixinStandardHelpOptions = true,
    versionProvider = Program.Version.class,
    description = {
      "Shows how often each of the 169 hold'em hands wins against each other before the flop, with"
          + " every deal counted; with --three, writes the table of every three hands."
    },
    footer = {
      "",
      "Formats:",
      "  text  for people: one hand's equities as a grid; all hands in colour, on a terminal",
      "  tsv   all hands: a row and a column for each hand; one hand: for each opponent, the"
          + " number of deals won, tied and lost",
      "  json  an object for each hand",
      "",
      "Examples:",
      "  yaku matrix AKs",
      "  yaku matrix --format tsv > matrix.tsv",
      "  yaku matrix --svg matrix.svg",
      "  yaku matrix --three"
    })
public final class MatrixCommand implements Callable<Integer> {
  @ParentCommand private Program program;
  @Spec private CommandSpec spec;

  @Mixin private FormatOption output = new FormatOption();

  @Option(names = "--svg", paramLabel = "FILE", description = "Writes a picture instead.")
  private Path svg;

  @Mixin private ThreeHandsWriting threeHands = new ThreeHandsWriting();

  @Parameters(
      arity = "0..1",
      paramLabel = "HAND",
      description = "One hand, such as AKs, T9o or 77; default: all against all.")
  private String hand;

  @Override
  public Integer call() throws IOException {
    boolean others = hand != null || svg != null || output.format() != Format.TEXT;
    if (threeHands.isAsked(spec.commandLine(), others)) {
      return threeHands.write(program, spec.commandLine());
    }
    int row = hand == null ? -1 : row();
    Answers answers = program.answers(output.format());
    MatrixSheet matrix = new MatrixSheet(new PreflopMatrix());
    answers.header(matrix.columns(row));
    Sheet sheet = row < 0 ? matrix.all() : matrix.row(row);
    if (svg != null) {
      program.draw(svg, sheet);
    } else if (row < 0 && output.format() == Format.TEXT && !program.colours()) {
      Answers table = program.answers(Format.TSV); // text has colours, or nothing to show
      table.header(matrix.columns(row));
      table.write(sheet);
    } else {
      answers.write(sheet);
    }
    program.out().flush();
    return 0;
  }

  private int row() {
    try {
      return HoleClass.parse(hand);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }
}
