package dev.yaku.cli;

import dev.yaku.HandEvaluator;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Lists the rule sets that there are, or shows what one of them says.",
    footer = {
      "",
      "What is shown of a rule set is a rules file, from which another can be made.",
      "",
      "Examples:",
      "  yaku rules",
      "  yaku rules standard > mine.rules"
    })
final class RulesCommand implements Callable<Integer> {
  @ParentCommand private Main main;

  @Parameters(arity = "0..1", paramLabel = "NAME", description = "The rule set to show.")
  private String name;

  @Override
  public Integer call() throws IOException {
    if (name == null) {
      list();
    } else {
      show(RuleSetOption.builtIn(name));
    }
    main.out().flush();
    return 0;
  }

  private void list() throws IOException {
    List<String> names = HandEvaluator.names();
    int width = names.stream().mapToInt(String::length).max().orElse(0);
    for (String each : names) {
      String title = title(RuleSetOption.builtIn(each).ruleSet().text());
      main.out().write(each + " ".repeat(width - each.length()) + "  " + title + "\n");
    }
  }

  private static String title(String rules) throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(rules));
    return properties.getProperty("title");
  }

  private void show(HandEvaluator evaluator) throws IOException {
    String rules = evaluator.ruleSet().text();
    int least = evaluator.ruleSet().minCards();
    int most = evaluator.ruleSet().maxCards();
    int jokers = evaluator.ruleSet().jokers();
    main.out().write(rules.endsWith("\n") ? rules : rules + "\n");
    main.out()
        .write(
            String.format(
                Locale.ROOT,
                "\n# Deck: %d cards%s.\n# Hands: of %s cards.\n# Values: 1 to %,d.\n",
                Long.bitCount(evaluator.ruleSet().cards()),
                jokers == 0 ? "" : ", and at most " + jokers + " jokers in a hand",
                least == most ? most : least + " to " + most,
                evaluator.ruleSet().maxValue()));
  }
}
