package dev.yaku.cli.options;

import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.FileFault;
import dev.yaku.equity.Equity;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Properties;
import java.util.StringJoiner;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

public final class RuleSetOption {
  @Option(names = "--rules", paramLabel = "NAME")
  private String rules = "standard";

  @Option(names = "--table", paramLabel = "FILE")
  private Path table;

  /** Whether the rules are those of a table that the user has given, not of one of the library. */
  public boolean isTable() {
    return table != null;
  }

  public Evaluator evaluator() {
    return table == null ? builtIn(rules) : open(table);
  }

  /** The equity by these rules, or in a game that is no rule set by itself, such as stud. */
  public Equity equity() {
    return found(() -> table == null ? Equity.of(rules) : Equity.of(open(table)));
  }

  /** The evaluator for a command that supports only plain hands of cards; rejects other games. */
  public HandEvaluator handEvaluator(String command) {
    Evaluator evaluator = evaluator();
    if (evaluator instanceof HandEvaluator hands) {
      return hands;
    }
    throw CliException.ofArguments(
        command + " does not support " + evaluator.ruleSet() + ": use eval, compare, count or deal",
        null);
  }

  public static Evaluator builtIn(String name) {
    return found(() -> Evaluator.of(name));
  }

  /** Names alone say too little: the message has each with its title. */
  private static <T> T found(Supplier<T> named) {
    try {
      return named.get();
    } catch (IllegalArgumentException e) {
      StringJoiner titled = new StringJoiner(", ");
      String names = String.join(", ", Evaluator.names());
      if (e.getMessage().endsWith(names)) {
        for (String name : Evaluator.names()) {
          titled.add(name + " (" + title(Evaluator.of(name).ruleSet()) + ")");
        }
      }
      throw CliException.ofArguments(e.getMessage().replace(names, titled.toString()), e);
    }
  }

  public static String title(RuleSet rules) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(rules.text()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("title");
  }

  public static Evaluator open(Path table) {
    return FileFault.read(table, () -> Evaluator.open(table, Evaluator.class));
  }
}
