package dev.yaku.cli.options;

import dev.yaku.cli.io.CliException;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.ThreeHands;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** In place of the command line's: the table is that of the option, and is nowhere else. */
public final class ThreeHandsFile {
  @Option(names = "--three-hands", paramLabel = "FILE")
  private Path file;

  public void use(EquitySpot question, boolean hasBoard, String rules, PrintWriter err) {
    boolean ofThree = !hasBoard && question.players().size() == 3 && rules.equals("standard");
    if (file != null && ofThree) {
      question.threeHands(table(err));
    }
  }

  public ThreeHands table(PrintWriter err) {
    try {
      return file == null ? null : ThreeHands.open(file);
    } catch (IOException e) {
      throw fault(e);
    }
  }

  public void discard(UncheckedIOException e, PrintWriter err) {
    throw file == null ? e : fault(e.getCause());
  }

  private static CliException fault(IOException e) {
    return new CliException("--three-hands " + e.getMessage(), e);
  }
}
