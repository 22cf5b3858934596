package dev.yaku.cli.strength;

import dev.yaku.TableFormatException;
import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.ThreadsOption;
import dev.yaku.cli.options.ThreeHandsFile;
import dev.yaku.equity.ThreeHands;
import dev.yaku.equity.ThreeHandsWriter;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.DoublePredicate;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options of {@code matrix} that write the table of three hands. */
final class ThreeHandsWriting {
  private static final long PROGRESS_NANOS = 200_000_000;

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

  @Mixin private ThreadsOption threads = new ThreadsOption();

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
      writer.threads(threads.count());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command, "--threads: " + e.getMessage(), e);
    }
    try {
      if (file == null) {
        Files.createDirectories(path.getParent());
      }
      writer.write(program.terminal() ? progress(program) : done -> true);
    } catch (TableFormatException e) {
      throw new CliException(e.getMessage(), e);
    } catch (FileSystemException e) {
      throw FileFault.writing(path, e);
    }
    String bytes = String.format(Locale.ROOT, "%,d", ThreeHands.LENGTH);
    program.out().write(path + ": three hands, " + bytes + " bytes\n");
    program.out().flush();
    return 0;
  }

  /** Shows the progress, and erases it at the end. */
  private static DoublePredicate progress(Program program) {
    long[] shown = {System.nanoTime()};
    return done -> {
      long now = System.nanoTime();
      if (now - shown[0] > PROGRESS_NANOS || done == 1) {
        shown[0] = now;
        String text = String.format(Locale.ROOT, "%5.1f %%", 100 * done);
        program.err().print("\r" + (done == 1 ? " ".repeat(text.length()) + "\r" : text));
        program.err().flush();
      }
      return true;
    };
  }
}
