package dev.yaku.cli.hands;

import dev.yaku.Evaluator;
import dev.yaku.RuleSet;
import dev.yaku.cli.io.Task;
import dev.yaku.cli.options.RuleSetOption;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "rules")
public final class RulesCommand extends Task {

  @Parameters(arity = "0..1", paramLabel = "NAME", description = "The rule set to show.")
  private String name;

  @Option(
      names = "--table",
      paramLabel = "FILE",
      description = "Shows the rules that a table file was compiled from.")
  private Path table;

  @Override
  public Integer call() throws IOException {
    if (name != null && table != null) {
      throw rejection("NAME and --table cannot be combined: give one of them");
    }
    if (table != null) {
      show(RuleSetOption.open(table));
    } else if (name == null) {
      list();
    } else {
      show(RuleSetOption.builtIn(name));
    }
    program.out().flush();
    return 0;
  }

  private void list() throws IOException {
    List<String> names = Evaluator.names();
    int width = names.stream().mapToInt(String::length).max().orElse(0);
    for (String each : names) {
      String title = title(RuleSetOption.builtIn(each).ruleSet().text());
      program.out().write(each + " ".repeat(width - each.length()) + "  " + title + "\n");
    }
  }

  private static String title(String rules) throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(rules));
    return properties.getProperty("title");
  }

  private void show(Evaluator evaluator) throws IOException {
    RuleSet rules = evaluator.ruleSet();
    String text = rules.text();
    program.out().write(text.endsWith("\n") ? text : text + "\n");
    program
        .out()
        .write(
            String.format(
                Locale.ROOT,
                "\n# Deck: %d cards, each %s; %s.\n# Hands: of %s.\n# Values: %s.\n",
                Long.bitCount(rules.deck()),
                copies(rules),
                jokers(rules),
                hands(evaluator),
                values(evaluator)));
  }

  private static String hands(Evaluator evaluator) {
    RuleSet rules = evaluator.ruleSet();
    String cards = range(rules.minCards(), rules.maxCards()) + " cards";
    return rules.maxBoard() > 0
        ? cards + " in the hole and " + range(rules.minBoard(), rules.maxBoard()) + " on the board"
        : cards;
  }

  private static String range(int least, int most) {
    return least == most ? "" + most : least + " to " + most;
  }

  private static String values(Evaluator evaluator) {
    String values = String.format(Locale.ROOT, "1 to %,d", evaluator.ruleSet().maxValue());
    return evaluator.isSplit()
        ? values + ", of low hands 1 to " + evaluator.lowHalf().ruleSet().maxValue()
        : values;
  }

  private static String copies(RuleSet rules) {
    if (rules.copies() == 1) {
      return "once";
    }
    return rules.hasUnlimitedCopies()
        ? "any number of times"
        : "up to " + rules.copies() + " times";
  }

  private static String jokers(RuleSet rules) {
    if (rules.jokers() <= 1) {
      return rules.jokers() == 0 ? "no jokers" : "one joker";
    }
    return (rules.hasUnlimitedJokers() ? "any number of" : "" + rules.jokers()) + " jokers";
  }
}
