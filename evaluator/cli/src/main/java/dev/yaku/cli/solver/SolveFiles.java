package dev.yaku.cli.solver;

import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.FileFault;
import dev.yaku.solver.Solution;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The files of a command that solves: questions and solutions. */
final class SolveFiles {
  private static final int MOST_BYTES = 1 << 20;

  private SolveFiles() {}

  /** The question in a file, or in the standard input if there is none. */
  static String question(Path file, InputStream in) throws IOException {
    if (file == null) {
      return text(in);
    }
    try (InputStream read = Files.newInputStream(file)) {
      return text(read);
    } catch (IOException e) {
      throw FileFault.reading(file, e);
    }
  }

  /** Does not ask the stream how long it is, which a pipe cannot tell. */
  private static String text(InputStream in) throws IOException {
    byte[] bytes = new BufferedInputStream(in).readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new IOException("longer than the megabyte that a question may have");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new IOException("not text in UTF-8", e);
    }
  }

  /** Opens a solution. */
  static Solution open(Path open) {
    try {
      return Solution.open(open);
    } catch (IOException e) {
      String message = String.valueOf(e.getMessage());
      throw message.startsWith(open + ": ")
          ? new CliException(message, e)
          : FileFault.reading(open, e);
    }
  }

  /** Writes a solution in place of what is there. */
  static void write(Solution solution, Path write) {
    try {
      solution.write(write);
    } catch (IOException e) {
      throw FileFault.writing(write, e);
    }
  }
}
