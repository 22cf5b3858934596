package dev.yaku.cli.options;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option for a file of items instead of arguments. */
public final class FileOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "Reads a file, one item per line, instead of standard input.")
  private Path file;

  /** The file, or null; rejects a file together with arguments. */
  public Path without(String label, List<String> arguments) {
    if (file != null && !arguments.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), label + " and --file cannot be combined: give one of them");
    }
    return file;
  }
}
