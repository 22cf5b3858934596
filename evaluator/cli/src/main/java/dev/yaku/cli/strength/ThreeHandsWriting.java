package dev.yaku.cli.strength;

import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.Options;
import dev.yaku.cli.options.ThreeHandsFile;
import dev.yaku.equity.ThreeHands;
import dev.yaku.equity.ThreeHandsWriter;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options of {@code matrix} that write the table of three hands. */
final class ThreeHandsWriting {
  @Option(
      names = "--three",
      description =
          "Writes a table of every three hands against each other, 23 MB, in some minutes, for"
              + " \"yaku equity\" and programs. What was stopped continues.")
  private boolean three;

  @Option(
      names = "--write",
      paramLabel = "FILE",
      description =
          "The file that --three writes; default: three-hands in the folder yaku of the user's"
              + " cache, where \"yaku equity\" finds it.")
  private Path file;

  @Mixin private Options.Threads threads = new Options.Threads();

  /** Whether a table is to be written. */
  boolean isAsked(CommandLine command, boolean others) {
    if (!three && file != null) {
      throw new ParameterException(command, "--write: expected --three, too");
    }
    if (three && others) {
      throw new ParameterException(command, "--three: expected no HAND, --svg or --format");
    }
    return three;
  }

  int write(Program program, CommandLine command) throws IOException {
    Path path = file == null ? ThreeHandsFile.place() : file;
    if (path == null) {
      throw new ParameterException(command, "--three: no cache folder found; give --write FILE");
    }
    ThreeHandsWriter writer = new ThreeHandsWriter(path);
    try {
      writer.threads(threads.count);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command, "--threads: " + e.getMessage(), e);
    }
    if (file == null) {
      try {
        Files.createDirectories(path.getParent());
      } catch (FileSystemException e) {
        throw FileFault.writing(path, e);
      }
    }
    LargeFile.write(program, path, "three hands", ThreeHands.LENGTH, writer::write);
    return 0;
  }
}
