package dev.yaku.cli.strength;

import dev.yaku.HoleClass;
import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.options.AnswerTask;
import dev.yaku.cli.options.Options;
import dev.yaku.cli.options.ThreeHandsFile;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.equity.ThreeHands;
import dev.yaku.equity.ThreeHandsWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "matrix")
public final class MatrixCommand extends AnswerTask {
  @Option(names = "--svg", paramLabel = "FILE")
  private Path svg;

  @Option(names = "--three")
  private boolean three;

  @Option(names = "--write", paramLabel = "FILE")
  private Path write;

  @Mixin private Options.Threads threads = new Options.Threads();

  @Parameters(arity = "0..1", paramLabel = "HAND")
  private String hand;

  @Override
  protected int run() throws IOException {
    rejectIf(!three && write != null, "--write: expected --three, too");
    rejectIf(
        three && (hand != null || svg != null || format() != Format.TEXT),
        "--three: expected no HAND, --svg or --format");
    if (three) {
      writeThreeHands();
      return 0;
    }
    int row = hand == null ? -1 : asked(() -> HoleClass.parse(hand));
    MatrixSheet matrix = new MatrixSheet();
    answers().header(matrix.columns(row));
    Sheet sheet = row < 0 ? matrix.all() : matrix.row(row);
    if (svg != null) {
      program.draw(svg, sheet);
    } else if (row < 0 && format() == Format.TEXT && !program.colours()) {
      Answers table = program.answers(Format.TSV); // text has colours, or nothing to show
      table.header(matrix.columns(row));
      table.write(sheet);
    } else {
      answers().write(sheet);
    }
    return 0;
  }

  private void writeThreeHands() throws IOException {
    Path path = write == null ? ThreeHandsFile.place() : write;
    rejectIf(path == null, "--three: no cache folder found; give --write FILE");
    ThreeHandsWriter writer = new ThreeHandsWriter(path);
    asked("--threads", () -> writer.threads(threads.count));
    if (write == null) {
      FileFault.write(path, () -> Files.createDirectories(path.getParent()));
    }
    program.write(path, "three hands", ThreeHands.LENGTH, writer::write);
  }
}
