package dev.yaku.cli;

import dev.yaku.HandEvaluator;
import dev.yaku.TableFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Which rules a command goes by. */
final class RuleSetOption {
  @Option(
      names = "--rules",
      paramLabel = "NAME",
      description = "A rule set that \"yaku rules\" lists; standard if not given.")
  private String rules = "standard";

  @Option(
      names = "--table",
      paramLabel = "FILE",
      description = "A table file that the generator made of a rules file.")
  private Path table;

  HandEvaluator evaluator() {
    return table == null ? builtIn(rules) : open(table);
  }

  static HandEvaluator builtIn(String name) {
    try {
      return HandEvaluator.of(name);
    } catch (IllegalArgumentException e) {
      throw new Failure(e.getMessage(), e);
    } catch (UncheckedIOException e) {
      throw new Failure(e.getCause().getMessage(), e);
    }
  }

  private static HandEvaluator open(Path table) {
    try {
      return HandEvaluator.open(table);
    } catch (TableFormatException e) {
      throw new Failure(e.getMessage(), e);
    } catch (IOException e) {
      throw new Failure(reason(e, table), e);
    }
  }

  /** Some exceptions have no more to say than the file's name. */
  private static String reason(IOException e, Path table) {
    if (e instanceof FileSystemException f) {
      String kind = f.getClass().getSimpleName().replace("Exception", "");
      return table + ": " + (f.getReason() == null ? kind : f.getReason());
    }
    return table + ": " + e.getMessage();
  }
}
