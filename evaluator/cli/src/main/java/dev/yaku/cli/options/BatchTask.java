package dev.yaku.cli.options;

import dev.yaku.cli.io.LineReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/** A command that answers its arguments, or else the lines of a file or of standard input. */
public abstract class BatchTask extends WordsTask {
  @Option(names = "--file", paramLabel = "FILE")
  private Path file;

  protected final boolean hasFile() {
    return file != null;
  }

  /** Answers all items, each called so in messages; returns the exit status. */
  protected final int answerAll(String item, List<String> arguments, Batch.Action action)
      throws IOException {
    return answerAll(item, LineReader.MAX_LENGTH, arguments, action);
  }

  /** Answers all items, each of at most so many characters if it is a line. */
  protected final int answerAll(String item, int most, List<String> arguments, Batch.Action action)
      throws IOException {
    return answerAll(new Batch(program, program.out(), item, most, false, action), arguments);
  }

  /** Answers all items; rejects a file together with arguments. */
  protected final int answerAll(Batch batch, List<String> arguments) throws IOException {
    String label = batch.item().toUpperCase(Locale.ROOT);
    rejectIf(
        file != null && !arguments.isEmpty(),
        label + " and --file cannot be combined: give one of them");
    return batch.run(arguments, file);
  }
}
