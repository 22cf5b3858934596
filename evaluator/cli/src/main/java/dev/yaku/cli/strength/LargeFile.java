package dev.yaku.cli.strength;

import dev.yaku.Progress;
import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.io.StatusLine;
import dev.yaku.cli.sheet.Words;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.function.Predicate;

/** A large file that a command writes. */
final class LargeFile {
  @FunctionalInterface
  interface Writer {
    boolean write(Predicate<Progress> goOn) throws IOException;
  }

  private LargeFile() {}

  /** Writes the file with a line that shows the progress, and says what it is. */
  static void write(Program program, Path file, String what, long length, Writer writer)
      throws IOException {
    StatusLine line = program.statusLine();
    try {
      writer.write(
          progress -> {
            line.show(progress, 0, 0);
            return true;
          });
    } catch (FileSystemException e) {
      throw FileFault.writing(file, e);
    }
    line.erase();
    program.out().write(Words.format("%s: %s, %,d bytes\n", file, what, length));
  }
}
