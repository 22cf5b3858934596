package dev.yaku.cli.options;

import dev.yaku.cli.io.Task;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Format;
import picocli.CommandLine.Option;

/** A command that answers in the format that is asked for. */
public abstract class AnswerTask extends Task {
  @Option(names = "--format", paramLabel = "FORMAT")
  private Format format = Format.TEXT;

  protected final Answers answers() {
    return program.answers(format);
  }

  protected final Format format() {
    return format;
  }
}
