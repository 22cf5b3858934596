package dev.yaku.cli.strength;

import dev.yaku.HoleClass;
import dev.yaku.cli.options.AnswerTask;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Sheet;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

@Command(name = "matrix")
public final class MatrixCommand extends AnswerTask {

  @Option(names = "--svg", paramLabel = "FILE", description = "Writes a picture instead.")
  private Path svg;

  @Mixin private ThreeHandsWriting threeHands = new ThreeHandsWriting();

  @Parameters(
      arity = "0..1",
      paramLabel = "HAND",
      description = "One hand, such as AKs, T9o or 77; default: all against all.")
  private String hand;

  @Override
  protected int run() throws IOException {
    boolean others = hand != null || svg != null || format() != Format.TEXT;
    if (threeHands.isAsked(spec.commandLine(), others)) {
      return threeHands.write(program, spec.commandLine());
    }
    int row = hand == null ? -1 : row();
    MatrixSheet matrix = new MatrixSheet(new PreflopMatrix());
    answers.header(matrix.columns(row));
    Sheet sheet = row < 0 ? matrix.all() : matrix.row(row);
    if (svg != null) {
      program.draw(svg, sheet);
    } else if (row < 0 && format() == Format.TEXT && !program.colours()) {
      Answers table = program.answers(Format.TSV); // text has colours, or nothing to show
      table.header(matrix.columns(row));
      table.write(sheet);
    } else {
      answers.write(sheet);
    }
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
